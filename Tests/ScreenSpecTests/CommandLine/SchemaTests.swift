import Foundation
import TestSupport
import Testing

@Suite("JSON Schema")
struct SchemaTests {
    @Test(
        "is JSON for every kind of document",
        arguments: [nil, "view", "screen", "models", "architecture", "project"]
    )
    func isJSON(_ kind: String?) throws {
        try TemporaryFolder.with { folder in
            try folder.write("architecture: ours\nextends: viper\n", to: "ours.architecture.yaml")
            for project in [[], ["--project", "."]] {
                let completed = try folder.screenspec(["schema"] + [kind].compactMap(\.self) + project)
                #expect(completed.status == 0)
                let schema = try JSONSerialization.jsonObject(with: Data(completed.output.utf8)) as? [String: Any]
                #expect(schema?["$schema"] as? String == "https://json-schema.org/draft/2020-12/schema")
                #expect(schema?["title"] is String)
            }
        }
    }

    @Test(
        "takes every spec of the example projects, and refuses a misspelt key",
        .enabled(if: Validator.isAvailable, "python3 with the modules jsonschema and yaml (PyYAML) is not on PATH"),
        arguments: SpecProject.examples + SpecProject.programs
    )
    func takesSpecs(_ project: SpecProject) throws {
        try TemporaryFolder.with { folder in
            try project.copy(to: folder)
            try folder.write(try folder.screenspec(["schema", "--project", "."]).output, to: "specs.json")
            try folder.write(try folder.screenspec(["schema", "project"]).output, to: "project.json")
            let specs = try project.specs().filter { $0 != "screenspec.yaml" }
            #expect(try Validator.problems(of: specs, schema: "specs.json", in: folder) == "")
            #expect(try Validator.problems(of: ["screenspec.yaml"], schema: "project.json", in: folder) == "")

            try folder.write("view: Badge\nsummry: A badge.\n", to: "misspelt.view.yaml")
            #expect(try Validator.problems(of: ["misspelt.view.yaml"], schema: "specs.json", in: folder) != "")
        }
    }

    @Test(
        "knows the architectures of modules, of one of which a screen is that names none",
        .enabled(if: Validator.isAvailable, "python3 with the modules jsonschema and yaml (PyYAML) is not on PATH")
    )
    func takesSpecsOfModules() throws {
        try TemporaryFolder.with { folder in
            let project = """
                version: 1
                architecture: viper
                modules: {A: {specs: [A]}, B: {specs: [B], architecture: mvvm}}

                """
            try folder.write(project, to: "screenspec.yaml")
            try folder.write("screen: Home\ndisplays: {show: {}}\n", to: "A/Home.screen.yaml")
            try folder.write("screen: Help\noutputs: {state: {type: Int}}\n", to: "B/Help.screen.yaml")
            try folder.write("screen: Both\ndisplays: {show: {}}\noutputs: {state: {type: Int}}\n", to: "Both.yaml")
            try folder.write("screen: Other\narchitecture: vip\noutputs: {state: {type: Int}}\n", to: "Other.yaml")
            try folder.write(try folder.screenspec(["schema", "--project", "."]).output, to: "specs.json")
            let specs = ["A/Home.screen.yaml", "B/Help.screen.yaml"]
            #expect(try Validator.problems(of: specs, schema: "specs.json", in: folder) == "")
            for wrong in ["Both.yaml", "Other.yaml"] {
                #expect(try Validator.problems(of: [wrong], schema: "specs.json", in: folder) != "")
            }
        }
    }
}

/// A JSON Schema validator that is not the project's own.
private enum Validator {
    static let isAvailable: Bool = {
        guard let python = Tools.find("python3") else { return false }
        return (try? run(python, ["-c", "import jsonschema, yaml"], timeout: 60))?.status == 0
    }()

    /// What is wrong with the documents of YAML files; nothing where all is well.
    static func problems(of files: [String], schema: String, in folder: TemporaryFolder) throws -> String {
        let python = try #require(Tools.find("python3"))
        try folder.write(script, to: "validate.py")
        return try run(python, ["validate.py", schema] + files, in: folder.path, timeout: 120).output
    }

    private static let script = """
        import json, sys, yaml
        from jsonschema import Draft202012Validator

        schema = json.load(open(sys.argv[1], encoding="utf-8"))
        Draft202012Validator.check_schema(schema)
        validator = Draft202012Validator(schema)
        # Text as an editor takes it: dates are no type of JSON.
        loader = yaml.SafeLoader
        loader.yaml_implicit_resolvers = {
            first: [(tag, pattern) for tag, pattern in pairs if tag != "tag:yaml.org,2002:timestamp"]
            for first, pairs in loader.yaml_implicit_resolvers.items()
        }
        for name in sys.argv[2:]:
            for document in yaml.load_all(open(name, encoding="utf-8"), loader):
                for error in validator.iter_errors(document):
                    print(f"{name}: {error.json_path}: {error.message[:300]}")

        """
}
