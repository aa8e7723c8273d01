extension Catalogue {
    /// Pickers of dates, days, colours and rows.
    static let uiKitPickers: StaticString = #"""
        module UIKit
        main class UICalendarSelection: NSObject @16
          func updateSelectableDates()
        main class UICalendarSelectionMultiDate: UICalendarSelection @16
          var selectedDates: [DateComponents]
        main class UICalendarSelectionSingleDate: UICalendarSelection @16
          var selectedDate: DateComponents?
        main class UICalendarView: UIView @16
          weak var delegate: (any UICalendarViewDelegate)?
          var selectionBehavior: UICalendarSelection?
          var locale: Locale
          var calendar: Calendar
          var timeZone: TimeZone?
          var fontDesign: UIFontDescriptor.SystemDesign
          var availableDateRange: DateInterval
          var visibleDateComponents: DateComponents
          var wantsDateDecorations: Bool
          func setVisibleDateComponents(_ dateComponents: DateComponents, animated: Bool)
          func reloadDecorations(forDateComponents dates: [DateComponents], animated: Bool)
        main class UICalendarView.Decoration: NSObject @16
        protocol UICalendarViewDelegate: NSObjectProtocol @16
          optional func calendarView(_ calendarView: UICalendarView, didChangeVisibleDateComponentsFrom
            previousDateComponents: DateComponents)
        main class UIColorWell: UIControl @14
          var title: String?
          var supportsAlpha: Bool
          var selectedColor: UIColor?
        main class UIDatePicker: UIControl
          var datePickerMode: UIDatePicker.Mode
          var locale: Locale?
          var calendar: Calendar!
          var timeZone: TimeZone?
          var date: Date
          var minimumDate, maximumDate: Date?
          var countDownDuration: TimeInterval
          var minuteInterval: Int
          func setDate(_ date: Date, animated: Bool)
          var preferredDatePickerStyle: UIDatePickerStyle @13.4
          let datePickerStyle: UIDatePickerStyle @13.4
          var roundsToMinuteInterval: Bool @15
        enum UIDatePicker.Mode: Int
          case time, date, dateAndTime, countDownTimer, yearAndMonth
        enum UIDatePickerStyle: Int @13.4
          case automatic, wheels, compact, inline
        main class UIPickerView: UIView
          weak var dataSource: (any UIPickerViewDataSource)?
          weak var delegate: (any UIPickerViewDelegate)?
          var showsSelectionIndicator: Bool
          let numberOfComponents: Int
          func numberOfRows(inComponent component: Int) -> Int
          func rowSize(forComponent component: Int) -> CGSize
          func view(forRow row: Int, forComponent component: Int) -> UIView?
          func reloadAllComponents()
          func reloadComponent(_ component: Int)
          func selectRow(_ row: Int, inComponent component: Int, animated: Bool)
          func selectedRow(inComponent component: Int) -> Int
        main protocol UIPickerViewDataSource: NSObjectProtocol
          func numberOfComponents(in pickerView: UIPickerView) -> Int
          func pickerView(_ pickerView: UIPickerView, numberOfRowsInComponent component: Int) -> Int
        main protocol UIPickerViewDelegate: NSObjectProtocol
          optional func pickerView(_ pickerView: UIPickerView, widthForComponent component: Int) -> CGFloat
          optional func pickerView(_ pickerView: UIPickerView, rowHeightForComponent component: Int) -> CGFloat
          optional func pickerView(_ pickerView: UIPickerView, titleForRow row: Int, forComponent component: Int) -> String?
          optional func pickerView(_ pickerView: UIPickerView, attributedTitleForRow row: Int,
            forComponent component: Int) -> NSAttributedString?
          optional func pickerView(_ pickerView: UIPickerView, viewForRow row: Int, forComponent component: Int,
            reusing view: UIView?) -> UIView
          optional func pickerView(_ pickerView: UIPickerView, didSelectRow row: Int, inComponent component: Int)
        """#
}
