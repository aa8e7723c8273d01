import Foundation
import TestSupport
import Testing

/// The recipes of the documentation, against the schemas that their services publish for them.
@Suite("Recipes as their services read them")
struct RecipeSchemaTests {
    private static let validator = BuildTools.find("check-jsonschema")

    private enum Service: String {
        case gitHub = "vendor.github-workflows"
        case gitLab = "vendor.gitlab-ci"

        /// By what only one of them knows; `nil` for what is no recipe of a service, such as a project file.
        init?(_ text: String) {
            if text.contains("runs-on:") {
                self = .gitHub
            } else if text.contains("script:\n") {
                self = .gitLab
            } else {
                return nil
            }
        }
    }

    @Test(
        "meet the schema",
        .enabled(if: validator != nil, "This needs check-jsonschema, a Python package."),
        arguments: Recipe.Page.allCases
    )
    func meetsSchema(page: Recipe.Page) throws {
        let validator = try #require(Self.validator)
        let recipes = try Recipe.blocks("yml", of: page).compactMap { text in
            Service(text).map { (service: $0, text: text) }
        }
        #expect(Set(recipes.map(\.service.rawValue)).count == 2)
        try TemporaryFolder.with { folder in
            for (service, text) in recipes {
                try folder.write(text, to: "recipe.yml")
                func validate() throws -> Completed {
                    try run(validator, ["--builtin-schema", service.rawValue, folder.path("recipe.yml")])
                }
                let checked = try validate()
                #expect(checked.status == 0, "\(checked.output)\(checked.errors)\n\(text)")
                // The schema does tell right from wrong.
                try folder.write(
                    text.replacing("runs-on:", with: "run-on:").replacing("  script:", with: "  scripts:"),
                    to: "recipe.yml"
                )
                #expect(try validate().status == 1)
            }
        }
    }
}
