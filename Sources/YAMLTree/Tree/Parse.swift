import ScreenSpecDiagnostics

extension YAMLTree {
    /// Reads a file. What is wrong with it becomes diagnostics, in the order of their places; the tree then holds the
    /// documents before the first place at which the file cannot be read on.
    package static func parse(
        _ file: SourceFile,
        limits: Limits = .standard
    ) -> (tree: YAMLTree, diagnostics: [Diagnostic]) {
        if let refusal = limits.refusal(ofByteCount: file.bytes.count, file: file.id) {
            return (YAMLTree(emptyFor: file.id, isCutShort: true), [refusal])
        }
        if file.bytes.isEmpty { return (YAMLTree(emptyFor: file.id, isCutShort: false), []) }
        let survey = TextSurvey(file.bytes)
        if let refusal = survey.refusal(file: file.id) {
            return (YAMLTree(emptyFor: file.id, isCutShort: true), [refusal])
        }
        if !survey.holdsForeignLineBreak {
            let outcome = build(file.id, from: file.bytes, isASCII: survey.isASCII, limits: limits)
            if !outcome.isUnreadable { return (outcome.tree, outcome.diagnostics) }
        }
        let repair = TextRepair(file)
        let outcome = build(file.id, from: repair.bytes, isASCII: false, limits: limits)
        return (outcome.tree, repair.diagnostics(with: outcome))
    }

    private static func build(
        _ file: FileID,
        from bytes: [UInt8],
        isASCII: Bool,
        limits: Limits
    ) -> TreeBuilder.Outcome {
        bytes.withUnsafeBufferPointer { source in
            var builder = TreeBuilder(file: file, source: source, isASCII: isASCII, limits: limits)
            builder.readAll()
            return builder.outcome(of: bytes)
        }
    }

    init(emptyFor file: FileID, isCutShort: Bool) {
        self.init(
            fileID: file,
            roots: [],
            comments: [],
            isCutShort: isCutShort,
            source: [],
            decoded: [],
            nodes: [],
            children: []
        )
    }
}
