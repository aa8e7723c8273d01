import ScreenModel
import SystemTypes

/// What the platform's views tell their delegate.
extension ViewScaffold {
    /// A method of a delegate's protocol, as the catalogue has it.
    struct DelegateCall {
        let protocolName: String
        let method: PlatformMember
        /// By which the object has its delegate.
        let property: String
    }

    func callback(_ event: String, of platform: String) -> DelegateCall? {
        for callback in SystemTypes.callbacks where callback.event == event {
            let sender = callback.sender
            let isSent =
                SystemTypes.isSubclass(platform, of: sender)
                || platform == "\(sender)Controller" || SystemTypes.isSubclass(platform, of: "\(sender)Controller")
            guard isSent, sender != "UIView" else { continue }
            for property in ["delegate", "dataSource", "searchResultsUpdater", "prefetchDataSource"] {
                let owner = SystemTypes.isSubclass(platform, of: sender) ? platform : sender
                guard let type = SystemTypes.member(property, of: owner)?.type else { continue }
                let name = type.replacing("any ", with: "").filter { !"?!()".contains($0) }
                let protocols = [name] + (SystemTypes.type(named: name)?.protocols ?? [])
                for candidate in protocols {
                    guard let method = SystemTypes.method(callback.method, declaredBy: candidate) else { continue }
                    return DelegateCall(protocolName: name, method: method, property: property)
                }
            }
        }
        return nil
    }

    /// Whether the handler is called from there; a list's element goes straight to whoever answers.
    mutating func delegated(
        _ action: Action,
        _ trigger: Trigger,
        _ call: DelegateCall,
        _ object: String,
        _ platform: String
    ) -> Bool {
        let handler = SwiftName.escaped(handlerName(action))
        let list = lists.first { $0.name == object }
        let isOwn =
            list?.isOwn == true || form == .tableController && object.hasPrefix("tableView")
            || form == .collectionController && object.hasPrefix("collectionView")
        let key = DelegateMethod(
            name: call.method.fullName,
            protocolName: call.protocolName,
            method: call.method,
            isOwn: isOwn
        )
        if !object.isEmpty, !isOwn {
            let line = "\(object).\(call.property) = self"
            if !wiring.contains(line) { wiring.append(line) }
        }
        var body = ["\(handler)()"]
        var callsHandler = true
        let isOfRow = call.method.parameters?.contains("indexPath: IndexPath") == true
        let places = isOfRow ? rowPlaces(in: action, platform, sections: list?.sections.count ?? 1) : []
        if let list, isOfRow,
            let parameter = action.member.function?.parameters.first(where: { parameter in
                list.sections.contains { $0.making == nil && $0.element == parameter.type.type.stored }
            }),
            let number = list.sections.firstIndex(where: {
                $0.making == nil && $0.element == parameter.type.type.stored
            })
        {
            let section = list.sections[number]
            let value = ArgumentValues.Value(
                name: parameter.name,
                type: parameter.type.type.stored,
                expression: "\(section.items)[\(list.index)]"
            )
            body = sending(action, knowing: [value] + places)
            handled.insert(action.member.fullName)
            callsHandler = false
            if list.sections.count > 1 { body = ["guard indexPath.section == \(number) else { return }"] + body }
            if list.sections.count > 1, delegateMethods.contains(where: { $0.key == key }) {
                body = SwiftLines.block("if indexPath.section == \(number)", Array(body.dropFirst()))
            }
        } else if !places.isEmpty {
            body = sending(action, knowing: places)
            handled.insert(action.member.fullName)
            callsHandler = false
        }
        add(body, to: key, from: object)
        return callsHandler
    }

    /// Where the row is, for the parameters that are named after it.
    private func rowPlaces(in action: Action, _ platform: String, sections: Int) -> [ArgumentValues.Value] {
        let item = SystemTypes.isSubclass(platform, of: "UICollectionView") ? "item" : "row"
        let words = ["row": item, "item": item, "index": item, "position": item, "section": "section"]
        let parameters = action.member.function?.parameters ?? []
        let places = parameters.compactMap { parameter -> ArgumentValues.Value? in
            let type = parameter.type.type.stored
            let word = words[parameter.name] ?? parameter.label.flatMap { words[$0] }
            let number = type.isNamed("Int") ? word.map { "indexPath.\($0)" } : nil
            let expression = type.isNamed("IndexPath") ? "indexPath" : number
            return expression.map { ArgumentValues.Value(name: parameter.name, type: type, expression: $0) }
        }
        let numbers = parameters.filter { $0.type.type.stored.isNamed("Int") }
        // A number that is called otherwise is no row's, and the row alone says nothing where there are sections.
        let areKnown = numbers.allSatisfy { number in places.contains { $0.name == number.name } }
        let isWhole = numbers.isEmpty || sections < 2 || places.contains { $0.expression == "indexPath.section" }
        return areKnown && isWhole ? places : []
    }

    private mutating func add(_ body: [String], to key: DelegateMethod, from object: String) {
        if let index = delegateMethods.firstIndex(where: { $0.key == key }) {
            delegateMethods[index].bodies.append((object, body))
        } else {
            delegateMethods.append((key, [(object, body)]))
        }
    }

    struct DelegateMethod: Hashable {
        let name: String
        let protocolName: String
        let method: PlatformMember
        let isOwn: Bool
    }

    /// The methods, once all that they do is known.
    mutating func finishDelegates() {
        for (key, bodies) in delegateMethods {
            let sender = key.method.parameters.flatMap(Self.firstName) ?? "_"
            let objects = Set(bodies.map(\.object))
            var body: [String] = []
            for (object, lines) in bodies {
                body +=
                    objects.count > 1 && !object.isEmpty ? SwiftLines.block("if \(sender) === \(object)", lines) : lines
            }
            if let type = key.method.type {
                body.append(
                    type == "Bool" ? "return true" : type.hasSuffix("?") ? "return nil" : UnwrittenMember.trap(key.name)
                )
            }
            let returns = key.method.type.map { " -> \($0)" } ?? ""
            let word = key.isOwn ? "override " : ""
            let method = SwiftLines.block(
                "\(word)\(access)func \(key.method.name)\(key.method.parameters ?? "()")\(returns)",
                body
            )
            if key.isOwn {
                ownMethods.append(method)
            } else if let index = conformances.firstIndex(where: { $0.name == key.protocolName }) {
                conformances[index].methods.append(method)
            } else {
                conformances.append((key.protocolName, [method]))
            }
        }
    }

    /// `textField` of `(_ textField: UITextField, …)`.
    private static func firstName(_ parameters: String) -> String? {
        parameters.dropFirst().prefix { $0 != ":" }.split(separator: " ").last.map(String.init)
    }
}
