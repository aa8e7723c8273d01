import SpecRules
import ScreenModel
import SourceFacts
import ScreenSpecDiagnostics

/// A controller with a controller view lays nothing out.
package enum ViewCodeInController {
    package static let description = RuleDescription.viewCodeInController

    package static let rule = Rule(description) { (subject: CodeSubject) in
        subject.analysis(ViewlessControllers.self).all.flatMap { controller in
            controller.type.members.compactMap { finding(in: $0, of: controller, subject) }
        }
    }

    private static func finding(
        in member: MemberFact,
        of controller: ViewlessController,
        _ subject: CodeSubject
    ) -> Diagnostic? {
        guard let place = firstPlace(in: member) else { return nil }
        let owner = subject.code.qualifiedName(of: controller.type.id)
        return description.finding(
            at: place.range,
            "The \(controller.role) '\(owner)' \(place.deed).",
            help: [remedy(for: place, in: member, of: controller, subject).asSentence],
            subject: subject.subject(controller.type, member.name.string)
        )
    }

    private static func remedy(
        for place: Place,
        in member: MemberFact,
        of controller: ViewlessController,
        _ subject: CodeSubject
    ) -> String {
        if CellCode.isAboutCell(place.path, in: member, subject.code) {
            return "give the cell a class of its own that does it, and hand that what it shows"
        }
        let view = controller.screen.types(playing: controller.view.name.text).first
        let name = view.map { "'\(subject.code.qualifiedName(of: $0))'" } ?? "its \(controller.view.name.text)"
        return "move that into \(name), and call it by what it does"
    }

    private struct Place {
        let range: SourceRange
        /// "adds subviews".
        let deed: String
        /// The path that does it.
        let path: UseFact
    }

    private static func firstPlace(in member: MemberFact) -> Place? {
        var places: [Place] = []
        for call in member.calls {
            guard let component = call.calledPath.last, let deed = deed(of: call, named: component.name) else {
                continue
            }
            places.append(Place(range: component.range, deed: deed, path: call.callee))
        }
        for assignment in member.assignments {
            guard assignment.target.components.count > 1, let last = assignment.target.components.last,
                frames.contains(last.name), !isOfOtherController(assignment.target)
            else { continue }
            places.append(Place(range: last.range, deed: "sets '\(last.name.string)'", path: assignment.target))
        }
        return places.min { $0.range < $1.range }
    }

    /// `child.view.frame`: a container gives other controllers their place.
    private static func isOfOtherController(_ use: UseFact) -> Bool {
        let path = use.selfPath ?? use.components
        return path.dropFirst().contains { $0.name == "view" }
    }

    private static func deed(of call: CallFact, named name: FactText) -> String? {
        let text = name.string
        if additions.contains(text) { return "adds subviews" }
        if orders.contains(text) { return "puts subviews in order" }
        if layers.contains(text) { return "adds layers" }
        if text == "constraint",
            call.arguments.contains(where: {
                $0.label?.hasSuffix("To") ?? false || $0.label?.hasSuffix("ToConstant") ?? false
            })
        {
            return "lays views out"
        }
        let path = call.calledPath
        let root = path.first?.name.string
        if text == "activate", root == "NSLayoutConstraint" { return "lays views out" }
        if root == "UIView", animations.contains(text) { return "animates views" }
        if root == "UIViewPropertyAnimator", path.count == 1 || text == "init" || text == "runningPropertyAnimator" {
            return "animates views"
        }
        // `view.layer.add(animation, forKey: "pulse")`.
        if text == "add", path.dropLast().last?.name == "layer",
            call.argument(labelled: "forKey") != nil
        {
            return "animates layers"
        }
        return nil
    }

    private static let additions: Set<String> = [
        "addSubview", "insertSubview", "addArrangedSubview", "insertArrangedSubview", "addConstraint", "addConstraints",
    ]
    private static let orders: Set<String> = ["bringSubviewToFront", "sendSubviewToBack", "exchangeSubview"]
    private static let layers: Set<String> = ["addSublayer", "insertSublayer"]
    private static let animations: Set<String> = ["animate", "animateKeyframes", "transition", "perform"]
    private static let frames: Set<String> = [
        "frame", "bounds", "center", "transform", "translatesAutoresizingMaskIntoConstraints",
    ]
}

/// What a data source does with cells is no part of the controller's own view.
private enum CellCode {
    static func isAboutCell(_ path: UseFact, in member: MemberFact, _ code: CodeIndex) -> Bool {
        if makers.contains(member.name) { return true }
        let start = path.local.map { code.type(of: $0, in: member, depth: 0) } ?? .unknown
        return ([start] + code.types(along: path, in: member)).contains { type in
            classes.contains { code.inherits(type, from: $0) }
        }
    }

    private static let classes = ["UITableViewCell", "UITableViewHeaderFooterView", "UICollectionReusableView"]

    private static let makers: Set<String> = [
        "tableView(_:cellForRowAt:)", "tableView(_:viewForHeaderInSection:)", "tableView(_:viewForFooterInSection:)",
        "tableView(_:willDisplay:forRowAt:)", "collectionView(_:cellForItemAt:)",
        "collectionView(_:viewForSupplementaryElementOfKind:at:)", "collectionView(_:willDisplay:forItemAt:)",
    ]
}
