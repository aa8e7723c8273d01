import CLibYAML
import ScreenSpecDiagnostics
import YAMLTree
import Yams

/// Three ways through the same bytes.
enum Contenders {
    struct Disagreement: Error, CustomStringConvertible {
        let description: String
    }

    /// Sees to it that all three read every file, and returns how many nodes there are.
    static func checked(_ files: [[UInt8]]) throws -> Int {
        var total = 0
        for bytes in files {
            let (tree, diagnostics) = YAMLTree.parse(SourceFile(id: FileID(index: 0), path: "", bytes: bytes))
            let text = String(decoding: bytes, as: UTF8.self)
            let events = try countNodeEvents(bytes)
            guard diagnostics.isEmpty, tree.nodeCount == events, try Yams.compose(yaml: text) != nil else {
                throw Disagreement(description: "not everybody can read this spec:\n\(text)")
            }
            total += tree.nodeCount
        }
        return total
    }

    static func runEventLoop(_ files: [[UInt8]]) throws {
        for bytes in files { _ = try forEachEvent(bytes) { _ in } }
    }

    static func makeTrees(_ files: [[UInt8]]) throws {
        for (index, bytes) in files.enumerated() {
            let file = SourceFile(id: FileID(index: index), path: "", bytes: bytes)
            guard YAMLTree.parse(file).tree.roots.count == 1 else {
                throw Disagreement(description: "a tree without root")
            }
        }
    }

    static func composeWithYams(_ files: [[UInt8]]) throws {
        for bytes in files { _ = try Yams.compose(yaml: String(decoding: bytes, as: UTF8.self)) }
    }

    private static func countNodeEvents(_ bytes: [UInt8]) throws -> Int {
        var count = 0
        try forEachEvent(bytes) { type in
            switch type {
            case YAML_SCALAR_EVENT, YAML_SEQUENCE_START_EVENT, YAML_MAPPING_START_EVENT: count += 1
            default: break
            }
        }
        return count
    }

    @inline(__always)
    private static func forEachEvent(_ bytes: [UInt8], _ body: (yaml_event_type_t) -> Void) throws {
        var parser = yaml_parser_t()
        guard yaml_parser_initialize(&parser) == 1 else { throw Disagreement(description: "no memory for libyaml") }
        defer { yaml_parser_delete(&parser) }
        try bytes.withUnsafeBufferPointer { source in
            guard let base = source.baseAddress else { return }
            yaml_parser_set_input_string(&parser, base, source.count)
            var event = yaml_event_t()
            while true {
                guard yaml_parser_parse(&parser, &event) == 1 else {
                    throw Disagreement(description: "libyaml cannot read a spec")
                }
                let type = event.type
                body(type)
                yaml_event_delete(&event)
                if type == YAML_STREAM_END_EVENT { return }
            }
        }
    }
}
