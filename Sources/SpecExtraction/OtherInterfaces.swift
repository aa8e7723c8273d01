import SourceCheck
import SourceFacts

/// What of an app is written otherwise than in Swift with UIKit, so that no document describes it: by names, sorted.
package struct OtherInterfaces: Sendable {
    /// Views of SwiftUI.
    package let swiftUI: [String]
    /// Views and view controllers of AppKit.
    package let appKit: [String]
    /// Classes.
    package let objectiveC: [String]

    package static let none = OtherInterfaces(swiftUI: [], appKit: [], objectiveC: [])

    private init(swiftUI: [String], appKit: [String], objectiveC: [String]) {
        (self.swiftUI, self.appKit, self.objectiveC) = (swiftUI, appKit, objectiveC)
    }

    /// - Parameter isWanted: Whether a type is among those that a run looks at; of Objective-C all are, or none.
    init(in subject: CodeSubject, _ isWanted: (CodeType) -> Bool, namesObjectiveC: Bool) {
        let code = subject.code
        let views = subject.checkedTypes.filter { type in
            type.kind != .protocol && !type.isClass && code.conforms(type.id, toProtocolNamed: "View")
                && code.file(of: type).facts.imports.contains { $0.module == "SwiftUI" } && isWanted(type)
        }
        swiftUI = views.map { code.qualifiedName(of: $0.id) }.sorted()
        let ofAppKit = subject.checkedTypes.filter { $0.isClass && code.isOfAppKit($0.id) && isWanted($0) }
        appKit = ofAppKit.map { code.qualifiedName(of: $0.id) }.sorted()
        objectiveC = namesObjectiveC ? subject.interfaces.objectiveCClasses.sorted() : []
    }
}
