import ScreenModel
import ScreenSpecDiagnostics

extension TypeKnowledge {
    /// What a test reads of an element, for a property that shows something; `nil` for what no test sees.
    func reading(of binding: Subview.Binding, _ className: String) -> (value: ScreenRobot.Reading.Value, name: String?)?
    {
        let property = binding.property.text
        let path = property.dottedParts
        switch path.last ?? property {
        case "isHidden", "isAnimating": return (.isShown, "Shown")
        case "isEnabled": return (.isEnabled, "Enabled")
        case "isSelected", "isHighlighted": return (.isSelected, "Selected")
        case "isOn": return (.isOn, "On")
        case "placeholder", "attributedPlaceholder": return (.placeholder, nil)
        case "accessibilityValue": return (.value, nil)
        case "accessibilityLabel": return (.label, nil)
        case "title", "attributedTitle", "setTitle(_:for:)", "setAttributedTitle(_:for:)":
            return isAny(of: ["UIButton", "UIBarItem"], className) ? (.label, nil) : nil
        case "text", "attributedText":
            if isAny(of: Self.texts, className) { return (.text, nil) }
            return isAny(of: ["UILabel"], className) || path.count > 1 ? (.label, nil) : nil
        case "progress", "value", "currentPage", "setProgress(_:animated:)", "setValue(_:animated:)":
            return isAny(of: ["UIProgressView", "UISlider", "UIStepper", "UIPageControl"], className)
                ? (.value, nil) : nil
        default: return nil
        }
    }
}

extension ScreenRobot.Reading.Value {
    /// `isLoginEnabled`, `hint`, `loginTitle`: what it is called of a subview, whose own name is taken.
    func name(of noun: String, _ element: String, state: String?, isButton: Bool) -> String {
        if let state { return "is\((noun.isEmpty ? element : noun).firstUppercased)\(state)" }
        let subject = noun.isEmpty ? element : noun
        switch self {
        case .placeholder: return "\(subject)Placeholder"
        case .label where isButton: return "\(subject)Title"
        case .value: return subject == element ? "\(subject)Value" : subject
        default: return subject == element ? "\(subject)Text" : subject
        }
    }
}
