import SourceCheck

/// Says which architecture a run took the code for where nobody wrote it down, why, and how to settle it.
enum ArchitectureText {
    /// A line for each module whose architecture was guessed.
    static func lines(_ architectures: EffectiveArchitectures) -> [String] {
        architectures.choices.compactMap { choice in
            guard case .guessed(let guess) = choice.reason,
                guess.viewControllers > 0 || guess.evidenceForChoice?.types ?? 0 > 0
            else { return nil }
            let code = choice.module.map { "The code of '\($0)'" } ?? "The code"
            let place = choice.module.map { "under 'modules: \($0)' in screenspec.yaml" } ?? "in screenspec.yaml"
            return "\(code) is taken for '\(guess.architecture)': \(reason(for: guess)). To settle it, write"
                + " 'architecture: \(guess.architecture)' \(place)."
        }
    }

    private static func reason(for guess: ArchitectureGuess) -> String {
        let controllers = count(guess.viewControllers, "view controller")
        guard let evidence = guess.evidenceForChoice, evidence.screens > 0 else {
            return "beside \(controllers) no other role stands out by its name"
        }
        let holders = evidence.links == 1 ? "1 view that holds" : "\(evidence.links) views that hold"
        let parts = [
            "\(count(evidence.screens, "screen")) with its roles, of \(controllers)",
            evidence.protocols > 0 ? "\(count(evidence.protocols, "protocol")) with its names" : nil,
            evidence.links > 0 ? "\(holders) the role to talk to" : nil,
        ]
        return parts.compactMap(\.self).joined(separator: ", ")
    }

    private static func count(_ number: Int, _ noun: String) -> String {
        number == 1 ? "1 \(noun)" : "\(number) \(noun)s"
    }
}
