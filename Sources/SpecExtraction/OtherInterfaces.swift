import SourceCheck

/// What of an app is written otherwise than in Swift with UIKit, so that no document describes it: by names, sorted.
package struct OtherInterfaces: Sendable {
    /// Views of SwiftUI.
    package let swiftUI: [String]
    /// Classes.
    package let objectiveC: [String]

    package static let none = OtherInterfaces(swiftUI: [], objectiveC: [])

    private init(swiftUI: [String], objectiveC: [String]) {
        (self.swiftUI, self.objectiveC) = (swiftUI, objectiveC)
    }

    /// - Parameter isWanted: Whether a type is among those that a run looks at; of Objective-C all are, or none.
    init(in subject: CodeSubject, _ isWanted: (CodeType) -> Bool, namesObjectiveC: Bool) {
        let code = subject.code
        let views = subject.checkedTypes.filter { type in
            type.kind != .protocol && !type.isClass && code.conforms(type.id, toProtocolNamed: "View")
                && code.file(of: type).facts.imports.contains { $0.module.string == "SwiftUI" } && isWanted(type)
        }
        swiftUI = views.map { code.qualifiedName(of: $0.id) }.sorted()
        objectiveC = namesObjectiveC ? subject.interfaces.objectiveCClasses.sorted() : []
    }
}
