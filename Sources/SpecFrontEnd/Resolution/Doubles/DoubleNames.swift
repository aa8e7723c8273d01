import ScreenModel

/// Tells apart what a double makes of messages that share a name: cases and closures can't be overloaded as functions are.
enum DoubleNames {
    static func assign(to messages: inout [TestDouble.Message]) {
        for group in namesakes(messages.map(\.caseName)) where !areDistinct(group.map { messages[$0] }) {
            for (index, name) in zip(group, names(of: group.map { messages[$0] }, \.caseName)) {
                messages[index].caseName = name
            }
        }
        let requirements = messages.map(\.member.baseName)
        var closures = requirements
        for group in namesakes(requirements) {
            for (index, name) in zip(group, names(of: group.map { messages[$0] }, \.member.baseName)) {
                closures[index] = name
            }
        }
        for index in messages.indices {
            // What answers for a plain property is the property.
            guard let answer = messages[index].answer, answer.name != requirements[index] else { continue }
            let name = closures[index] + "Handler"
            messages[index].answer?.name = requirements.contains(name) ? name + "2" : name
        }
    }

    /// The places of those that share a name.
    private static func namesakes(_ names: [String]) -> [[Int]] {
        guard Set(names).count < names.count else { return [] }
        return Dictionary(grouping: names.indices) { names[$0] }.values.filter { $0.count > 1 }
    }

    /// Whether Swift takes the messages as cases of one name: each carries something, under other labels.
    private static func areDistinct(_ messages: [TestDouble.Message]) -> Bool {
        guard messages.count > 1 else { return true }
        let labels = messages.map { $0.payload.map { $0.label ?? "_" } }
        return !labels.contains([]) && Set(labels).count == labels.count
    }

    /// A name of its own for each: with its labels, or with a number.
    private static func names(
        of messages: [TestDouble.Message],
        _ base: (TestDouble.Message) -> String
    ) -> [String] {
        let names = messages.map { message in
            base(message) + message.payload.compactMap(\.label).map(CocoaNaming.upperFirst).joined()
        }
        var counts: [String: Int] = [:]
        return names.map { name in
            counts[name, default: 0] += 1
            return counts[name] == 1 ? name : "\(name)\(counts[name, default: 0])"
        }
    }
}

extension Member {
    /// The name without labels.
    fileprivate var baseName: String {
        switch requirement {
        case .function(let function): function.name
        case .property(let property): property.name
        }
    }
}
