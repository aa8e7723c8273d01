import ScreenModel

/// What routes of the openings are called.
extension OpenedScreens {
    package struct Opened: Hashable {
        /// That of the method, or one made of the screen's.
        package let name: String
        /// The class of the controller; `nil` of what leads back.
        package let destination: String?
        /// `nil` of a segue of the app's own class, which shows it as it likes.
        package let presentation: Route.Presentation?
    }

    /// Each way once, in the order of the code, by a name that the screen has nothing else for.
    package var all: [Opened] {
        var all: [Opened] = []
        for opening in openings {
            let (destination, presentation) = (opening.destination, opening.presentations.first)
            guard !all.contains(where: { $0.destination == destination && $0.presentation == presentation }) else {
                continue
            }
            let made = destination.map { "show\(Self.stem($0))" } ?? (presentation == .dismiss ? "close" : "goBack")
            let names = [destination == nil ? nil : opening.name, made, destination.map { "show\($0)" }]
            let free = names.compactMap(\.self).first { name in
                SwiftWord.isOne(name) && !taken.contains(name) && !all.contains { $0.name == name }
            }
            if let free { all.append(Opened(name: free, destination: destination, presentation: presentation)) }
        }
        return all
    }

    /// `Login` of `LoginViewController`.
    package static func stem(_ name: String) -> String {
        let last = name.lastDottedPart
        for suffix in ["ViewController", "Controller", "VC"] where last.hasSuffix(suffix) && last != suffix {
            return String(last.dropLast(suffix.count))
        }
        return last
    }
}

private enum SwiftWord {
    static func isOne(_ name: String) -> Bool {
        name.first?.isNumber == false && name.allSatisfy { $0.isLetter || $0.isNumber || $0 == "_" }
    }
}
