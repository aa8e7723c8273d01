import ScreenModel
import SourceFacts
import SpecProject
import YAMLTree

/// The program itself, and the libraries in it.
struct LibraryExaminations {
    /// The first libyaml that the tests of ScreenSpec have passed with.
    private static let testedLibYAML = [0, 2, 5]

    var all: [Examination] {
        [
            Examination(
                "screenspec",
                "\(ProgramVersion.number), language version \(LanguageVersion.current), \(ProgramVersion.triple)"
            ),
            swiftSyntax, libYAML(LibYAML.version),
        ]
    }

    private var swiftSyntax: Examination {
        if let version = FactsExtraction.swiftSyntaxVersion { return Examination("swift-syntax", version) }
        return Examination(
            "swift-syntax",
            "not built in",
            state: .missing,
            advice: ["'screenspec check' reads no Swift. Build it with the trait 'Check', as it is by default."]
        )
    }

    func libYAML(_ version: String) -> Examination {
        let numbers = version.split(separator: ".").compactMap { Int($0) }
        guard numbers.lexicographicallyPrecedes(Self.testedLibYAML) else { return Examination("libyaml", version) }
        let tested = Self.testedLibYAML.map(String.init).joined(separator: ".")
        return Examination("libyaml", version, advice: ["ScreenSpec is tested with \(tested) and later."])
    }
}
