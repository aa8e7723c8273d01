import ScreenModel
import ScreenSpecDiagnostics

extension ProjectFile {
    /// What is made of specs beside the Swift of the app, as far as somebody asks for it.
    package struct SideOutputs: Sendable {
        package var doubles: Doubles?
        package var examples: Examples?
        package var identifiers: Identifiers?
        package var robots: Robots?

        package init() {}
    }

    /// What tests have in the place of those who conform to protocols.
    package struct Doubles: Sendable {
        package var output: Name?
        package var form: DoubleSettings.Form?
        /// What scaffolded tests are written with.
        package var tests: DoubleSettings.Tests?
        /// The pattern of their names.
        package var name: Name?
        /// The module that tests import.
        package var module: Name?

        package init() {}
    }

    /// Values of view models and models.
    package struct Examples: Sendable {
        package var output: Name?
        /// The module that tests import.
        package var module: Name?
        /// Whether they go to the app instead, with previews of its views.
        package var previews: Bool?

        package init() {}
    }

    /// By which UI tests find the parts of views.
    package struct Identifiers: Sendable {
        /// The pattern of the types that hold them.
        package var type: Name?
        package var pattern: Name?
        package var output: Name?
        package var uiTestOutput: Name?

        package init() {}
    }

    /// By which UI tests touch and read screens.
    package struct Robots: Sendable {
        package var output: Name?
        /// The pattern of their names.
        package var name: Name?
        /// The key that asks for them.
        package var place = SourceRange.none

        package init() {}
    }
}

extension ProjectFile.SideOutputs {
    /// Those of a module: its own word goes before the project's.
    func settled(by own: ProjectFile.SideOutputs, ofModule name: Name) -> ProjectFile.SideOutputs {
        var settled = self
        if var doubles = own.doubles {
            doubles.form = doubles.form ?? self.doubles?.form
            doubles.tests = doubles.tests ?? self.doubles?.tests
            doubles.name = doubles.name ?? self.doubles?.name
            settled.doubles = doubles
        }
        settled.doubles?.module = own.doubles?.module ?? name
        settled.examples = own.examples ?? examples
        settled.examples?.module = own.examples?.module ?? own.doubles?.module ?? name
        if var identifiers = own.identifiers {
            identifiers.type = identifiers.type ?? self.identifiers?.type
            identifiers.pattern = identifiers.pattern ?? self.identifiers?.pattern
            settled.identifiers = identifiers
        }
        if var robots = own.robots {
            robots.name = robots.name ?? self.robots?.name
            settled.robots = robots
        }
        return settled
    }

    /// Where robots are asked for that have no identifiers to find anything by.
    var robotsWithoutIdentifiers: SourceRange? {
        identifiers == nil ? robots?.place : nil
    }

    /// The pattern of robots where it makes the names of identifiers.
    var robotsNamedLikeIdentifiers: Name? {
        guard let name = robots?.name, name.text == identifierSettings?.type else { return nil }
        return name
    }

    // MARK: As the language has it

    var doubleSettings: DoubleSettings? {
        doubles.map {
            var settings = DoubleSettings($0.form ?? .recorder, name: $0.name?.text, module: $0.module?.text)
            settings.tests = $0.tests ?? .swiftTesting
            return settings
        }
    }

    var exampleSettings: ExampleSettings? {
        examples.map {
            let hasPreviews = $0.previews == true
            return ExampleSettings(
                module: hasPreviews ? nil : ($0.module ?? doubles?.module)?.text,
                hasPreviews: hasPreviews
            )
        }
    }

    var identifierSettings: IdentifierSettings? {
        identifiers.map {
            IdentifierSettings(
                type: $0.type?.text ?? IdentifierSettings.standardType,
                pattern: $0.pattern?.text ?? IdentifierSettings.standardPattern
            )
        }
    }

    var robotSettings: RobotSettings? {
        robots.map { RobotSettings(name: $0.name?.text ?? RobotSettings.standardName) }
    }
}
