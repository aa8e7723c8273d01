extension Catalogue {
    /// How Foundation writes values as text, and reads them.
    static let foundationFormats: StaticString = #"""
        module Foundation
        struct ByteCountFormatStyle: FormatStyle, Sendable @15
        class ByteCountFormatter: Formatter
        enum ByteCountFormatter.CountStyle: Int
        options ByteCountFormatter.Units
        enum CurrencyFormatStyleConfiguration @15
        struct Date.ComponentsFormatStyle: FormatStyle, Sendable @15
        struct Date.FormatStyle: FormatStyle, Sendable @15
        struct Date.ISO8601FormatStyle: FormatStyle, Sendable @15
        struct Date.IntervalFormatStyle: FormatStyle, Sendable @15
        struct Date.RelativeFormatStyle: FormatStyle, Sendable @15
        class DateComponentsFormatter: Formatter, Sendable
        enum DateComponentsFormatter.UnitsStyle: Int
        options DateComponentsFormatter.ZeroFormattingBehavior
        class DateFormatter: Formatter, Sendable
        enum DateFormatter.Style: UInt
        class DateIntervalFormatter: Formatter, Sendable
        enum DateIntervalFormatter.Style: UInt
        struct Decimal.FormatStyle: FormatStyle, Sendable @15
        class EnergyFormatter: Formatter
        struct FloatingPointFormatStyle<Value: BinaryFloatingPoint>: FormatStyle, Sendable? @15
        protocol FormatStyle: Hashable, Codable @15
        struct FormatStyleCapitalizationContext: Hashable, Codable, Sendable @15
        class Formatter: NSObject
        class ISO8601DateFormatter: Formatter @10
        options ISO8601DateFormatter.Options @10
        struct IntegerFormatStyle<Value: BinaryInteger>: FormatStyle, Sendable? @15
        class LengthFormatter: Formatter
        struct ListFormatStyle<Style: FormatStyle, Base: Sequence>: FormatStyle, Sendable? @15
        class ListFormatter: Formatter @13
        class MassFormatter: Formatter
        class MeasurementFormatter: Formatter @10
        struct Morphology: Hashable, Codable, Sendable @15
        enum NumberFormatStyleConfiguration @15
        class NumberFormatter: Formatter, Sendable
        enum NumberFormatter.PadPosition: UInt
        enum NumberFormatter.RoundingMode: UInt
        enum NumberFormatter.Style: UInt
          case none, decimal, currency, percent, scientific, spellOut, ordinal, currencyISOCode, currencyPlural,
            currencyAccounting
        protocol ParseStrategy: Hashable, Codable @15
        protocol ParseableFormatStyle: FormatStyle @15
        class PersonNameComponentsFormatter: Formatter
        enum PersonNameComponentsFormatter.Style: Int
        class RelativeDateTimeFormatter: Formatter @13
        enum RelativeDateTimeFormatter.DateTimeStyle: Int @13
        enum RelativeDateTimeFormatter.UnitsStyle: Int @13
        struct URL.FormatStyle: FormatStyle, Sendable @16
        struct URL.ParseStrategy: ParseStrategy, Sendable @16
        """#
}
