import SystemTypes
import ScreenModel
import SourceFacts
import ScreenSpecDiagnostics

/// What a forbidden import is there for, as far as the file shows it, and how to do without.
struct ImportUse {
    private let found: ForbiddenImports.Import
    private let subject: CodeSubject
    private let module: String
    /// A type of the module that the file names.
    private let used: String?
    /// Whether the file reads `indexPath.row`, which UIKit adds to a type of Foundation.
    private let readsRows: Bool
    /// Whether it makes an `IndexPath(row: 0, section: 0)`, by what UIKit adds to the type.
    private let makesRows: Bool
    /// A module that the forbidden one brings along, and of which the file names a type: `Combine` of `SwiftUI`.
    private let broughtModule: String?

    init(_ found: ForbiddenImports.Import, in subject: CodeSubject) {
        self.found = found
        self.subject = subject
        module = found.fact.module.string
        let module = module
        let facts = found.fact.facts
        let imports = Set(facts.imports.map(\.module.string))
        // What SwiftUI hands on of UIKit is its own as far as the file is concerned.
        let isFramework = module == "UIKit" || module == "SwiftUI" && !imports.contains("UIKit")
        let own = Self.ownNames(in: facts, subject.code)
        let isOfModule: (String) -> Bool = { name in
            guard subject.code.types(named: name).isEmpty, !own.contains(name) else { return false }
            let source = SystemTypes.module(of: name)
            return source.map { $0 == module || isFramework && $0 == "UIKit" }
                ?? Self.isNamedAfter(isFramework ? "UIKit" : module, name)
                || module == "SwiftUI" && (Self.wrappers.contains(name) || Self.functions.contains(name))
        }
        let names = Self.names(in: facts)
        let imported = found.fact.path == found.fact.module ? nil : found.fact.path.string.split(separator: ".").last
        used =
            imported.flatMap { name in names.first { $0 == name } } ?? names.first(where: isOfModule)
            ?? names.first { isFramework && Self.attributedStrings.contains($0) && Self.readsAttributes(facts) }
        readsRows = isFramework && facts.uses.contains { Self.readsRow($0.components) || Self.readsRowOfVariable($0) }
        makesRows = isFramework && facts.calls.contains(where: Self.makesRow)
        let brought = Self.exported(by: [module]).subtracting(Self.exported(by: ["Foundation"]))
            .subtracting(Self.exported(by: imports.subtracting([module])))
        broughtModule = names.lazy.filter { subject.code.types(named: $0).isEmpty && !own.contains($0) }
            .compactMap { name in
                if module == "SwiftUI", Self.observables.contains(name) { return "Combine" }
                return SystemTypes.module(of: name).flatMap { brought.contains($0) && $0 != "UIKit" ? $0 : nil }
            }
            .first { !imports.contains($0) }
    }

    /// The modules that come along with others, those themselves included.
    private static func exported(by modules: Set<String>) -> Set<String> {
        modules.reduce(into: modules) { $0.formUnion(SystemTypes.modulesExported(by: $1)) }
    }

    /// What SwiftUI hands on of Combine.
    private static let observables: Set<String> = ["ObservableObject", "ObservableObjectPublisher", "Published"]

    /// What may be types: the names of those that are written, then the first names of paths, then attributes, each once.
    private static func names(in facts: FileFacts) -> [String] {
        var seen: Set<UInt32> = []
        var names: [String] = []
        func add(_ name: FactText?) {
            if let name, seen.insert(name.identity).inserted { names.append(name.string) }
        }
        for type in facts.types where type.kind == .named && type.base == nil { add(type.name) }
        for use in facts.uses where use.root == .name { add(use.components.first?.name) }
        for member in facts.members {
            for attribute in member.attributes { add(attribute.name) }
        }
        return names
    }

    /// What stands for something of the app's own in the file, though the module has it as well: generic parameters, and what is
    /// nested in the types of the file, in those around them and in their ancestors.
    private static func ownNames(in facts: FileFacts, _ code: CodeIndex) -> Set<String> {
        var names: Set<String> = []
        for declaration in facts.declarations {
            for parameter in declaration.genericParameters { names.insert(parameter.name.string) }
            guard let type = code.type(of: declaration) else { continue }
            for ancestor in code.classes(from: type.id) + code.protocols(of: type.id).flatMap(\.candidates) {
                for nested in code.nestedTypes(in: ancestor) { names.insert(code[nested].name) }
            }
        }
        return names
    }

    private static func readsRow(_ path: FactRows<ComponentFact>) -> Bool {
        path.dropFirst().contains { member in
            rows.contains(member.name)
                && path[member.index - 1].name.string.lowercased().hasSuffix("indexpath")
        }
    }

    /// `guard let path = indexPath`, `for path in paths`: by what is written where the variable is set.
    private static func readsRowOfVariable(_ use: UseFact) -> Bool {
        let components = use.components
        guard components.count > 1, let member = components.dropFirst().first,
            rows.contains(member.name),
            let local = use.local
        else { return false }
        if local.type?.stripped.name == "IndexPath" { return true }
        guard let value = local.value else { return false }
        if value.type?.stripped.name == "IndexPath" { return true }
        return value.use?.components.last.map { $0.name.string.lowercased().hasSuffix("indexpath") } ?? false
    }

    private static func makesRow(_ call: CallFact) -> Bool {
        guard call.calledPath.first?.name == "IndexPath" else { return false }
        return call.arguments.contains { argument in rows.contains(argument.label) }
    }

    /// `UIImpactFeedbackGenerator`, `UIGraphicsGetCurrentContext`: not all of UIKit is in the catalogue.
    private static func isNamedAfter(_ module: String, _ name: String) -> Bool {
        module == "UIKit" && name.hasPrefix("UI") && name.dropFirst(2).first?.isUppercase == true
    }

    private var isFramework: Bool { PresenterNoUIKit.frameworks.contains(module) }

    private var importsFoundation: Bool {
        found.fact.facts.imports.contains { $0.module == "Foundation" }
    }

    /// What to import in its place; `nil` where nothing is needed.
    private var instead: String? {
        broughtModule ?? (isFramework && !importsFoundation ? "Foundation" : nil)
    }

    /// As a clause: "no type of it is named here, so import 'Foundation' instead".
    var remedy: String {
        guard let used else {
            if readsRows {
                return "it reads rows of an 'IndexPath', which UIKit adds; let the view hand over the number"
            }
            if makesRows {
                return
                    "it makes an 'IndexPath' of a row, which UIKit adds; hand over the number, and let the view make one of it"
            }
            guard SystemTypes.isKnownModule(module) || isFramework else {
                // Nobody knows what it has.
                return
                    "let \(sender.map { "the \($0)" } ?? "a role that may import it") do what '\(module)' is there for, "
                    + "or leave it out if that is nothing"
            }
            return "no type of it is named here, so \(instead.map { "import '\($0)' instead" } ?? "leave it out")"
        }
        guard isFramework else {
            if SystemTypes.isSubclass(used, of: "UIResponder"), found.owner.role.isView != true {
                return "it names '\(used)'; " + Self.advice(on: used, in: found.owner.architecture)
            }
            let source = sender.map { "the \($0)" } ?? "a role that may import it"
            return "it names '\(used)'; let \(source) hand over plain values"
        }
        if Self.functions.contains(used) { return "it calls '\(used)'; leave that to the view" }
        if Self.looks.contains(used), isOnlyGiven(used) {
            return "it is handed \(used.quotedWithArticle); have whoever does that pass on a plain value"
        }
        // Which way it goes, in or out, an observer does not say.
        if Self.looks.contains(used), isOnlyCarried(used) {
            return "it names '\(used)' and makes none; have plain values handed in and out in its place"
        }
        return "it names '\(used)'; " + Self.advice(on: used, in: found.owner.architecture)
    }

    /// How a role does without a type of a UI framework, as a clause.
    static func advice(on used: String, in architecture: Architecture) -> String {
        if looks.contains(used) {
            return "pass on plain values, and let the view make \(used.quotedWithArticle) of them"
        }
        if states.contains(used) { return "publish the value, and let the view bind to it" }
        if used.contains("DiffableDataSource") || used.hasSuffix("DataSource")
            || used.hasPrefix("UICollectionViewDelegate")
            || used.hasPrefix("UITableViewDelegate")
        {
            return "let the view keep the data source and its snapshots, and hand over sections and items"
        }
        if used.hasPrefix("UINavigationItem") { return "let the view choose, or pass on a plain value" }
        if SystemTypes.isSubclass(used, of: "UIResponder"), used != "UIApplication" {
            return "leave views and controllers to \(keeper(in: architecture))"
        }
        return "put what it is used for behind a protocol of your own, and hand that in"
    }

    /// Whether the file names a key of UIKit, such as `.font`, with which attributed strings are made.
    private static func readsAttributes(_ facts: FileFacts) -> Bool {
        facts.uses.contains { use in
            use.components.contains { component in attributes.contains(component.name) }
        }
    }

    private static let attributes = [
        "font", "foregroundColor", "backgroundColor", "paragraphStyle", "kern", "underlineStyle", "strikethroughStyle",
        "strokeColor", "strokeWidth", "shadow", "attachment", "baselineOffset", "documentType", "DocumentType",
        "DocumentReadingOptionKey",
    ]

    /// Whether the file names a type only as that of parameters, and makes nothing of it.
    private func isOnlyGiven(_ name: String) -> Bool {
        let facts = found.fact.facts
        let parameters = facts.members.flatMap(\.parameters).compactMap(\.type?.range)
        let isNamed: (FactText?) -> Bool = { $0 == name }
        return !facts.uses.contains { $0.root == .name && isNamed($0.components.first?.name) }
            && facts.types.allSatisfy { type in
                type.kind != .named || !isNamed(type.name) || parameters.contains { $0.contains(type.range) }
            }
    }

    /// Whether the file names a type only as what something generic carries, such as `AnyObserver<UIImage>`, and makes nothing of it.
    private func isOnlyCarried(_ name: String) -> Bool {
        let facts = found.fact.facts
        let isNamed: (FactText?) -> Bool = { $0 == name }
        let carriers = facts.types.filter { !$0.genericArguments.isEmpty }.map(\.range)
        return !facts.uses.contains {
            $0.root == .name && isNamed($0.components.first?.name) && !carried($0, by: carriers)
        }
            && facts.types.allSatisfy { type in
                type.kind != .named || !isNamed(type.name) || carriers.contains { $0.contains(type.range) }
            }
    }

    private func carried(_ use: UseFact, by carriers: [SourceRange]) -> Bool {
        carriers.contains { $0.contains(use.range) }
    }

    /// The view, and who puts screens together.
    private static func keeper(in architecture: Architecture) -> String {
        let assembler = architecture.roles.first { $0.assembles == true && $0.isView != true }?.name.text
        return assembler.map { "the view and the \($0)" } ?? "the view"
    }

    /// Who tells a view what to show.
    private var sender: String? {
        let architecture = found.owner.architecture
        guard found.owner.role.isView == true else { return nil }
        let role = found.owner.role.name.text
        let sender = architecture.channels.first { $0.to?.text == role }?.from?.text ?? architecture.partner
        // Who may not import it either is no help.
        return sender.flatMap { name in
            NameGlobs(architecture.role(name)?.forbids?.imports).contains(module) ? nil : name
        }
    }

    /// Where nothing of the module is named, what it hands on is enough. Not safe: a member may come from it.
    var fixes: [Diagnostic.Fix] {
        guard used == nil, !readsRows, !makesRows, isFramework, let instead, found.fact.path == found.fact.module,
            found.fact.attributes.isEmpty
        else { return [] }
        return [Diagnostic.Fix("Import \(instead) instead", at: found.fact.range, with: "import \(instead)")]
    }

    private static let rows = ["row", "section", "item"]
    /// Foundation's, and mostly used with what UIKit adds.
    private static let attributedStrings: Set<String> = ["NSAttributedString", "NSMutableAttributedString"]
    /// What SwiftUI has beside types, and what stands behind an `@`.
    private static let functions: Set<String> = ["withAnimation", "withTransaction"]
    private static let wrappers: Set<String> = [
        "AppStorage", "Bindable", "Environment", "EnvironmentObject", "FetchRequest", "FocusState", "GestureState",
        "Namespace", "ObservedObject", "ScaledMetric", "SceneStorage", "State", "StateObject", "ViewBuilder",
    ]
    /// What SwiftUI hands state around by.
    private static let states: Set<String> = ["Binding", "NavigationPath"]
    /// What only says how something looks, and what is made of a title and a choice.
    private static let looks: Set<String> = [
        "UIColor", "UIFont", "UIImage", "UIEdgeInsets", "Color", "Font", "Image", "NSAttributedString",
        "NSMutableAttributedString", "NSParagraphStyle", "NSMutableParagraphStyle", "NSTextAttachment",
        "UIMenu", "UIMenuElement", "UIAction", "UIAlertAction", "Text", "Label", "ActionSheet", "Alert",
    ]
}
