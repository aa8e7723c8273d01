import ScreenModel
import ScreenSpecDiagnostics
import ScreenSpecFileSystem
import ScreenSpecTemplates
import SpecFrontEnd
import SpecProject

/// A team's own templates: `ROLE.mustache` for the class of a role, `ROLE.tests.mustache` for its test, and whatever those take in by
/// name.
struct ScaffoldTemplates {
    private var templates: [String: Template] = [:]
    private var paths: [String: String] = [:]
    private(set) var problems: [Diagnostic] = []
    /// With the files of templates, for the places of problems.
    private(set) var files: SourceFiles

    private static let suffix = ".mustache"

    init(of project: ProjectFile, in folder: String, _ files: SourceFiles) {
        self.files = files
        guard let named = project.scaffold.templates else { return }
        let path = Paths.normalised(Paths.join(folder, named.text))
        guard let listing = try? FolderListing(path: path) else {
            problems.append(
                RuleDescription.refusedScaffold.finding(
                    at: named.range,
                    "There is no folder '\(named.text)' of templates.",
                    help: ["Make it, or remove 'templates'."]
                )
            )
            return
        }
        for entry in listing.entries where entry.name.hasSuffix(Self.suffix) && !entry.name.hasPrefix(".") {
            read(Paths.join(path, entry.name), as: Paths.normalised(Paths.join(named.text, entry.name)))
        }
        checkNames()
    }

    private mutating func read(_ path: String, as shown: String) {
        do throws(FileProblem) {
            let id = files.append(path: shown, bytes: try FileReader().read(path))
            guard let file = files[id] else { return }
            parse(file)
        } catch {
            problems.append(error.diagnostic(path: shown))
        }
    }

    private mutating func parse(_ file: SourceFile) {
        let name = String(Paths.name(of: file.path).dropLast(Self.suffix.count))
        paths[name] = file.path
        do throws(Template.Mistake) {
            let template = try Template(String(decoding: file.bytes, as: UTF8.self))
            templates[name] = template
            for (value, place) in template.valueNames where !ScaffoldNames.all.contains(value) {
                let hint = Spelling.closest(to: value, among: ScaffoldNames.all.sorted())
                report(
                    at: SourceRange(file: file.id, lower: place.lowerBound, upper: place.upperBound),
                    "The model has nothing called '\(value)'.",
                    hint.map { "Did you mean '\($0)'?" } ?? "'screenspec compile --emit ir' shows what it has."
                )
            }
        } catch {
            let place = SourceRange(file: file.id, lower: error.place.lowerBound, upper: error.place.upperBound)
            let (message, help) = error.kind.words
            report(at: place, message, help)
        }
    }

    /// Templates that templates take in.
    private mutating func checkNames() {
        for (name, template) in templates.sorted(by: { $0.key < $1.key }) {
            guard let path = paths[name], let file = files.all.last(where: { $0.path == path }) else { continue }
            for (other, place) in template.templateNames where paths[other] == nil {
                let hint = Spelling.closest(to: other, among: templates.keys.sorted())
                report(
                    at: SourceRange(file: file.id, lower: place.lowerBound, upper: place.upperBound),
                    "There is no template '\(other)'.",
                    hint.map { "Did you mean '\($0)'?" } ?? "Write '\(other)\(Self.suffix)' beside this one."
                )
            }
        }
    }

    private mutating func report(at place: SourceRange, _ message: String, _ help: String) {
        problems.append(RuleDescription.refusedScaffold.finding(at: place, message, help: [help]))
    }

    // MARK: Use

    /// A template that makes more text than anybody reads.
    struct Endless: Error {
        let finding: Diagnostic
    }

    /// The text of a class in place of the scaffold's own; `nil` where the team leaves it to that.
    func text(
        of role: String,
        isTest: Bool,
        _ values: () -> [String: TemplateValue]
    ) throws(Endless) -> String? {
        let name = isTest ? "\(role).tests" : role
        guard let template = templates[name] else { return nil }
        guard var text = template.render(values(), templates: templates) else {
            let file = files.all.last { $0.path == paths[name] }
            throw Endless(
                finding: RuleDescription.refusedScaffold.finding(
                    at: file.map { SourceRange(file: $0.id, lower: 0, upper: 0) },
                    "The template '\(name)' makes no end of text.",
                    help: ["Look for a template that takes itself in, or sections of lists within one another."]
                )
            )
        }
        while text.hasSuffix("\n") { text.removeLast() }
        return text + "\n"
    }

    /// The templates that no role uses, nor another one, by their paths.
    func unused(besides roles: Set<String>) -> [String] {
        let taken = Set(templates.values.flatMap { $0.templateNames.map(\.name) })
        return templates.keys.sorted().filter { name in
            let role = name.hasSuffix(".tests") ? String(name.dropLast(".tests".count)) : name
            return !roles.contains(role) && !taken.contains(name)
        }.compactMap { paths[$0] }
    }
}

extension Template.Mistake.Kind {
    /// What is wrong, and what to do.
    fileprivate var words: (message: String, help: String) {
        switch self {
        case .unclosedTag: ("This tag has no end.", "Write '}}' behind it.")
        case .unclosedSection(let name): ("The section '\(name)' has no end.", "Write '{{/\(name)}}' behind it.")
        case .strayEnd(let name):
            ("No section '\(name)' is open here.", "Remove this, or begin it with '{{#\(name)}}'.")
        case .misplacedName(let name): ("'\(name)' is no name of a value.", "Names are 'name', 'outer.inner' and '.'.")
        case .unknownFunction(let name):
            (
                "There is no function '\(name)'.",
                "There are first(), last(), index(), count(…), capitalized(…), uncapitalized(…), uppercased(…), lowercased(…)."
            )
        case .tooDeep: ("Too many sections stand in one another.", "Take some of them into a template of their own.")
        case .unreadableDelimiters: ("These are no delimiters.", "Write '{{=<% %>=}}'.")
        }
    }
}
