import ScreenSpecDiagnostics

/// What ends the reading of a file.
extension TreeBuilder {
    mutating func stop(_ rule: RuleDescription, _ range: SourceRange, _ message: String, help: [String] = []) {
        guard isReading else { return }
        findings.append(rule.finding(at: range, message, help: help))
        isReading = false
    }

    mutating func stopForDepth(_ lower: Int, _ upper: Int) {
        stop(
            YAMLRules.tooDeep,
            SourceRange(file: file, lower: lower, upper: min(upper, source.count)),
            "More than \(limits.depth) lists and mappings stand in one another here.",
            help: ["Give the inner ones a document of their own."]
        )
    }

    mutating func stopForNodeCount(_ lower: Int, _ upper: Int) {
        stop(
            YAMLRules.tooManyNodes,
            SourceRange(file: file, lower: lower, upper: upper),
            "The file has more than \(limits.nodeCount) keys and values.",
            help: ["Split it into several files."]
        )
    }

    mutating func stopForExpansion(_ range: SourceRange) {
        stop(
            YAMLRules.aliasExpansion,
            range,
            "With this alias written out, the file would have more than \(limits.nodeCount) keys and values.",
            help: ["Use fewer aliases inside what other aliases stand for."]
        )
    }

    private var openBracket: Int? {
        open.last { nodes[Int($0.node.index)].form.isFlow }.map { Int(nodes[Int($0.node.index)].lower) }
    }

    mutating func stop(at failure: EventReader.Failure) {
        switch failure.kind {
        case .memory:
            stop(
                YAMLRules.tooLarge,
                SourceRange(file: file, lower: 0, upper: 0),
                "There was not enough memory to read the file.",
                help: ["Split it into several files."]
            )
        case .unreadableBytes:
            isUnreadable = true
            isReading = false
        case .syntax:
            var fresh = ByteOffsets(source: source, isASCII: false)
            let context = fresh.offset(ofScalar: failure.contextIndex)
            let problem = fresh.offset(ofScalar: failure.problemIndex)
            gaps.scan(to: min(problem, source.count))
            let error = SyntaxError(
                failure,
                problem: problem,
                context: context,
                openBracket: openBracket,
                source: source,
                file: file
            )
            // A tab that libyaml stumbles over is told with the other tabs.
            if error.rule.id != YAMLRules.tab.id || gaps.tabs.count == 0 { findings.append(error.diagnostic) }
            isReading = false
        }
    }
}
