/// A call in a file of Swift that describes a build, as far as it is written out: `.target(name: "Shop", dependencies: ["Kit"])`.
package struct SwiftCall {
    package indirect enum Value {
        case text(String)
        case list([Value])
        case call(SwiftCall)
        /// Anything else: the last name of `.app` and `Shop.name`, or nothing.
        case other(String)
    }

    /// The last name before the bracket.
    package let name: String
    package let arguments: [(label: String?, value: Value)]

    package subscript(_ label: String) -> Value? { arguments.first { $0.label == label }?.value }

    package func text(_ label: String) -> String? {
        if case .text(let text) = self[label] { text } else { nil }
    }

    /// The calls among its arguments, without those of some, however deep they stand.
    package func calls(beside label: String) -> [SwiftCall] {
        arguments.filter { $0.label != label }.flatMap { $0.value.calls }
    }
}

extension SwiftCall.Value {
    /// The calls that it holds, the outer ones alone.
    package var calls: [SwiftCall] {
        switch self {
        case .call(let call): [call]
        case .list(let values): values.flatMap(\.calls)
        case .text, .other: []
        }
    }

    /// The texts that it is or lists.
    package var texts: [String] {
        switch self {
        case .text(let text): [text]
        case .list(let values): values.flatMap(\.texts)
        case .call, .other: []
        }
    }

    /// `app` of `.app`, and of `.app(…)`.
    package var word: String? {
        switch self {
        case .other(let text): text
        case .call(let call): call.name
        case .text, .list: nil
        }
    }
}
