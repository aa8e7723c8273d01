import SourceFacts

/// Which segues code performs by their identifiers.
struct PerformedSegues {
    /// `nil` where some call says an identifier that is not written out there.
    private let identifiers: Set<String>?

    init(of subject: CodeSubject) {
        // Objective-C is not read, and neither is what stands behind a syntax error.
        let isRead =
            subject.interfaces.objectiveCClasses.isEmpty && !subject.code.files.contains { $0.facts.hasSyntaxErrors }
        identifiers = isRead ? Self.identifiers(in: subject.code) : nil
    }

    private static func identifiers(in code: CodeIndex) -> Set<String>? {
        var identifiers: Set<String> = []
        for file in code.files {
            for call in file.facts.calls where call.name.map(performs) == true {
                if call.name == "perform", call.argument(labelled: "segue") == nil { continue }
                guard let identifier = call.performedSegue else { return nil }
                identifiers.insert(identifier)
            }
        }
        return identifiers
    }

    /// UIKit's method, and those of apps and packages around it.
    private static func performs(_ name: FactText) -> Bool {
        name == "perform" || name.string.hasPrefix("performSegue")
    }

    func mayInclude(_ identifier: String) -> Bool {
        identifiers?.contains(identifier) ?? true
    }
}
