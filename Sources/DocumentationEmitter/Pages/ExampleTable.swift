import ScreenModel

extension PageContents {
    /// The examples that a spec writes, with what each holds.
    mutating func examples(_ examples: [Example], level: Int) {
        let written = examples.filter { $0.madeUpFor == nil }
        guard !written.isEmpty else { return }
        heading(level, "Examples")
        table(["Example", "Holds"], written.map { [[.code($0.name)], $0.value.parts] })
    }
}

extension ExampleValue {
    /// Each property on a line of its own.
    fileprivate var parts: [Inline] {
        guard case .call(let callee, let arguments) = self else { return [.code(shown)] }
        let parts = arguments.map { [Inline.code($0.name), .text(": "), .code($0.value.shown)] }
        // A case stands before what it holds.
        let path = callee.dottedParts
        let name = path.last.flatMap { $0.first?.isLowercase == true && path.count > 1 ? $0 : nil }
        let lines = (name.map { [[Inline.code($0)]] } ?? []) + parts
        return lines.isEmpty ? [.text("All that is its default.")] : Array(lines.joined(separator: [.lineBreak]))
    }
}
