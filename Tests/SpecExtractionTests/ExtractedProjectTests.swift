import ScreenSpecDiagnostics
import SpecExtraction
import Testing

@Suite("Extracted projects")
struct ExtractedProjectTests {
    private static let place = SourceRange(file: FileID(index: 0), lower: 0, upper: 1)

    private static func models(_ names: String..., at path: String) -> ExtractedDocument {
        var document = ExtractedDocument(.models, named: names[0], type: names[0], at: place, path: path)
        document.entries = [DocumentEntry("models", .mapping(names.map { DocumentEntry($0, .mapping([])) }))]
        return document
    }

    @Test("What is left of a screen has models for the protocols that it names, each once, in the file of their own")
    func leavesPlain() {
        var screen = ExtractedDocument(
            .screen,
            named: "Jogs",
            type: "JogsController",
            at: Self.place,
            path: "Jogs.yaml"
        )
        screen.entries = [DocumentEntry("screen", "Jogs"), DocumentEntry("displays", .mapping([]))]
        let plain = [
            DocumentEntry("screen", "Jogs"),
            DocumentEntry(
                "interfaces",
                .mapping(["Waiting", "Helping", "Known"].map { DocumentEntry($0, .mapping([])) })
            ),
        ]
        screen.plain = plain
        var project = ExtractedProject()
        project.documents = [screen, Self.models("Jog", at: "Jog.models.yaml")]
        project.reserves = [
            .init("Waiting", Self.models("Waiting", at: "Jog.models.yaml")),
            .init("Helping", Self.models("Helping", at: "Help.models.yaml")),
            .init("Other", Self.models("Other", at: "Help.models.yaml")),
        ]
        let isLeft = project.leavePlain(0)
        #expect(isLeft)
        #expect(project.documents[0].entries == plain)
        let models = project.documents.dropFirst().map { ($0.path, $0.entries["models"]?.entries.map(\.key) ?? []) }
        #expect(models.map(\.0) == ["Jog.models.yaml", "Help.models.yaml"])
        #expect(models.map(\.1) == [["Jog", "Waiting"], ["Helping"]])
        let isLeftAgain = project.leavePlain(0)
        #expect(!isLeftAgain)
        #expect(project.documents.count == 3)
    }
}
