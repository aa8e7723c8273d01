/// How far the specs of a project cover its code.
package struct SpecCounts: Hashable, Sendable {
    /// Screens that the code has, with a spec or without one.
    package var screens = 0
    /// Those of them that a spec describes.
    package var screensWithSpec = 0
    /// Views of the code that are no screens and that a spec describes.
    package var viewsWithSpec = 0
    /// Screens and views of specs whose class the code lacks.
    package var specsWithoutCode = 0

    package init() {}

    /// "12 of 30 screens in code have one, and 5 views; 1 spec has no code".
    package var summary: String {
        var text = ""
        if screens > 0 {
            let verb = screensWithSpec == 1 ? "has" : "have"
            text = "\(screensWithSpec) of \(screens) \(screens == 1 ? "screen" : "screens") in code \(verb) one"
        }
        if viewsWithSpec > 0 {
            let views = viewsWithSpec == 1 ? "1 view" : "\(viewsWithSpec) views"
            text += screens > 0 ? ", and \(views)" : "\(views) in code \(viewsWithSpec == 1 ? "has" : "have") one"
        }
        if text.isEmpty { text = "no screen in code has one" }
        switch specsWithoutCode {
        case 0: return text
        case 1: return text + "; 1 spec has no code"
        default: return text + "; \(specsWithoutCode) specs have no code"
        }
    }
}
