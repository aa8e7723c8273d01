/// A call in a file of Swift that describes a build, as far as it is written out: `.target(name: "Shop", dependencies: ["Kit"])`.
struct SwiftCall {
    indirect enum Value {
        case text(String)
        case list([Value])
        case call(SwiftCall)
        /// Anything else, such as `.app` and `Shop.name`.
        case other(String)
    }

    /// The last name before the bracket.
    let name: String
    let arguments: [(label: String?, value: Value)]

    subscript(_ label: String) -> Value? { arguments.first { $0.label == label }?.value }

    func text(_ label: String) -> String? {
        if case .text(let text) = self[label] { text } else { nil }
    }

    /// The calls among its arguments, without those of some, however deep they stand.
    func calls(beside label: String) -> [SwiftCall] {
        arguments.filter { $0.label != label }.flatMap { $0.value.calls }
    }
}

extension SwiftCall.Value {
    /// The calls that it holds, the outer ones alone.
    var calls: [SwiftCall] {
        switch self {
        case .call(let call): [call]
        case .list(let values): values.flatMap(\.calls)
        case .text, .other: []
        }
    }

    /// The texts that it is or lists.
    var texts: [String] {
        switch self {
        case .text(let text): [text]
        case .list(let values): values.flatMap(\.texts)
        case .call, .other: []
        }
    }

    /// `app` of `.app`, and of `.app(…)`.
    var word: String? {
        switch self {
        case .other(let text): text.split(separator: ".").last.map(String.init)
        case .call(let call): call.name
        case .text, .list: nil
        }
    }
}
