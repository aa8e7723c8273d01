import ScreenModel
import ScreenSpecDiagnostics

/// Tells apart what a double makes of messages that share a name: cases and closures can't be overloaded as functions are.
enum DoubleNames {
    static func assign(to messages: inout [TestDouble.Message]) {
        let cases = messages.map(\.caseName)
        var names = FreeNames(cases)
        for group in namesakes(cases) where !areDistinct(group.map { messages[$0] }) {
            names.release(cases[group[0]])
            for index in group { messages[index].caseName = names.take(messages[index].longName(cases[index])) }
        }
        let requirements = messages.map(\.member.baseName)
        var closures = requirements
        names = FreeNames(requirements)
        for group in namesakes(requirements) {
            names.release(requirements[group[0]])
            for index in group { closures[index] = names.take(messages[index].longName(requirements[index])) }
        }
        let taken = Set(requirements)
        for index in messages.indices {
            // What answers for a plain property is the property.
            guard let answer = messages[index].answer, answer.name != requirements[index] else { continue }
            let name = closures[index] + "Handler"
            messages[index].answer?.name = taken.contains(name) ? name + "2" : name
        }
    }

    /// The places of those that share a name, in order.
    private static func namesakes(_ names: [String]) -> [[Int]] {
        guard Set(names).count < names.count else { return [] }
        return Dictionary(grouping: names.indices) { names[$0] }.values.filter { $0.count > 1 }.sorted { $0[0] < $1[0] }
    }

    /// Whether Swift takes the messages as cases of one name: each carries something, under other labels.
    private static func areDistinct(_ messages: [TestDouble.Message]) -> Bool {
        guard messages.count > 1 else { return true }
        let labels = messages.map { $0.payload.map { $0.label ?? "_" } }
        return !labels.contains([]) && Set(labels).count == labels.count
    }
}

/// Names that nothing in a double has yet.
private struct FreeNames {
    private var taken: Set<String>
    private var counts: [String: Int] = [:]

    init(_ taken: [String]) {
        self.taken = Set(taken)
    }

    mutating func release(_ name: String) {
        taken.remove(name)
    }

    /// The name, or the name with a number.
    mutating func take(_ name: String) -> String {
        var free = name
        while !taken.insert(free).inserted {
            let count = counts[name, default: 1] + 1
            counts[name] = count
            free = "\(name)\(count)"
        }
        return free
    }
}

extension TestDouble.Message {
    /// A name followed by the labels of what the message carries.
    fileprivate func longName(_ base: String) -> String {
        base + payload.compactMap(\.label).map(\.firstUppercased).joined()
    }
}
