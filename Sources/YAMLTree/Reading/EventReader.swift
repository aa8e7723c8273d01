import CLibYAML

/// libyaml's parser over bytes, at least one, that outlive it.
struct EventReader: ~Copyable {
    private let parser: UnsafeMutablePointer<yaml_parser_t>
    private let isReady: Bool

    init(_ source: UnsafeBufferPointer<UInt8>) {
        parser = .allocate(capacity: 1)
        parser.initialize(to: yaml_parser_t())
        isReady = yaml_parser_initialize(parser) == 1
        if isReady, let base = source.baseAddress { yaml_parser_set_input_string(parser, base, source.count) }
    }

    deinit {
        if isReady { yaml_parser_delete(parser) }
        parser.deallocate()
    }

    /// Reads one event, which the caller deletes; `false` where there is a `failure` instead.
    mutating func read(into event: inout yaml_event_t) -> Bool {
        isReady && yaml_parser_parse(parser, &event) == 1
    }

    /// Why the last event could not be read.
    var failure: Failure {
        guard isReady else { return Failure(kind: .memory) }
        let state = parser.pointee
        var failure = Failure(kind: .syntax)
        if state.error == YAML_MEMORY_ERROR { failure.kind = .memory }
        if state.error == YAML_READER_ERROR { failure.kind = .unreadableBytes }
        if let problem = state.problem { failure.problem = String(cString: problem) }
        if let context = state.context { failure.context = String(cString: context) }
        failure.problemIndex = Int(state.problem_mark.index)
        failure.contextIndex = Int(state.context_mark.index)
        return failure
    }

    /// What libyaml says when it stops, in its own words and counted in Unicode scalars.
    struct Failure {
        enum Kind {
            case syntax
            case unreadableBytes
            case memory
        }

        var kind: Kind
        var problem = ""
        var context = ""
        var problemIndex = 0
        var contextIndex = 0
    }
}
