import ScreenSpecDiagnostics

/// `place` spells a range as a path with its line.
extension SpecExplanation {
    package func text(place: (SourceRange) -> String?) -> String {
        var text = [path, ""]
        let width = lines.last.map { "\($0.number)".count } ?? 0
        for line in lines {
            text.append("\(String(line.number).aligned(to: width))  \(line.text)")
            text += line.words(place).map { "".padded(to: width + 4) + $0 }
        }
        if !lines.isEmpty { text.append("") }
        return (text + [summary(place), ""]).joined(separator: "\n")
    }

    /// "37 of 41 lines held, 1 different, 3 not compared, 5 generated."
    private func summary(_ place: (SourceRange) -> String?) -> String {
        let total = total
        guard total.lines + total.generated > 0 else {
            let reason = error.map { error in
                " \(error.range.flatMap(place).map { "\($0): " } ?? "")\(error.rule.text): \(error.message)"
            }
            return "No line of it is compared with code." + (reason ?? "")
        }
        let open = total.lines - total.held - total.different
        let rest = [(total.different, "different"), (open, "not compared"), (total.generated, "generated")]
        let parts = rest.filter { $0.0 > 0 }.map { "\($0.0) \($0.1)" }
        return (["\(total.held) of \(total.lines) lines held"] + parts).joined(separator: ", ") + "."
    }

    package func json(place: (SourceRange) -> String?) -> JSON {
        let total = total
        return [
            "file": .string(path),
            "lines": .integer(total.lines),
            "held": .integer(total.held),
            "different": .integer(total.different),
            "generated": .integer(total.generated),
            "entries": .array(
                lines.map { line in
                    [
                        "line": .integer(line.number),
                        "text": .string(line.text),
                        "standing": .string(line.standing.rawValue),
                        "compared": .array(line.compared.map { $0.json(place) }),
                    ]
                }
            ),
        ]
    }
}

extension SpecExplanation.Line {
    /// One for each place that the line is held to, and for each reason why something is not.
    fileprivate func words(_ place: (SourceRange) -> String?) -> [String] {
        var words: [(outcome: String, keys: [String])] = []
        for comparison in compared {
            let (outcome, key) = (comparison.words(place), comparison.key.rawValue)
            if let index = words.firstIndex(where: { $0.outcome == outcome }) {
                if words[index].keys.last != key { words[index].keys.append(key) }
            } else {
                words.append((outcome, [key]))
            }
        }
        return words.map { "\($0.keys.joined(separator: ", ")): \($0.outcome)" }
    }
}

extension Comparison<Diagnostic> {
    fileprivate func words(_ place: (SourceRange) -> String?) -> String {
        switch outcome {
        case .held(let range): place(range) ?? "held"
        case .differs(let finding):
            "\(finding.range.flatMap(place).map { "\($0): " } ?? "")\(finding.rule.text): \(finding.message)"
        case .open(let reason): "nothing, since \(reason.words)"
        }
    }

    fileprivate func json(_ place: (SourceRange) -> String?) -> JSON {
        func entry(_ range: SourceRange?, rule: String? = nil, message: String? = nil, reason: String? = nil) -> JSON {
            .object([
                "key": .string(key.rawValue),
                "standing": .string(standing.rawValue),
                "place": range.flatMap(place).map(JSON.string),
                "rule": rule.map(JSON.string),
                "message": message.map(JSON.string),
                "reason": reason.map(JSON.string),
            ])
        }
        return switch outcome {
        case .held(let range): entry(range)
        case .differs(let finding): entry(finding.range, rule: finding.rule.text, message: finding.message)
        case .open(let reason): entry(nil, message: reason.words, reason: reason.rawValue)
        }
    }
}
