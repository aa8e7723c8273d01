import InterfaceBuilder
import ScreenSpecConcurrency
import SourceFacts
import SystemTypes

/// The class of an object in a document.
enum MeantClass: Hashable, Sendable {
    /// One of the project's Swift, or several of one name of which each may be meant.
    case project([TypeID])
    case platform(PlatformType)
    /// Nobody declares it, and nobody else could.
    case missing
    case undecided(Reason)

    /// Why it is not known what a class has.
    package enum Reason: String, Hashable, Sendable, CaseIterable {
        case objectiveC = "a class of Objective-C"
        case package = "a class of a package"
        case otherModule = "a class of another module"
        case unnamedOwner = "an owner that the document does not name"
        case responder = "whoever answers first"
        case element = "an element that nobody knows"
        case reference = "a controller of another storyboard"
        case dynamic = "a class that takes what it does not have"
        case unreadSource = "a class whose file is no Swift"
    }

    var types: [TypeID] {
        guard case .project(let types) = self else { return [] }
        return types
    }

    /// The class of the platform that it is or inherits from.
    func platformClass(_ code: CodeIndex) -> PlatformType? {
        switch self {
        case .platform(let type): type
        case .project(let types): types.first.flatMap { code.platformClass(of: $0) }
        case .missing, .undecided: nil
        }
    }

    func className(_ code: CodeIndex) -> String? {
        switch self {
        case .platform(let type): type.name
        case .project(let types): types.first.map { code.qualifiedName(of: $0) }
        case .missing, .undecided: nil
        }
    }
}

/// Finds the classes that documents name.
struct ClassResolution: CodeAnalysis {
    private let code: CodeIndex
    private let sources: InterfaceSources
    // Where there is no document, nobody asks for any of them.
    /// Classes by the names that Objective-C knows them by, where those are not their own.
    private let objectiveCNames: Lazy<[String: [TypeID]]>
    private let known: Lazy<Set<String>>
    /// What files import.
    private let importedModules: Lazy<Set<String>>

    init(of subject: CodeSubject) {
        let (code, sources) = (subject.code, subject.interfaces)
        self.code = code
        self.sources = sources
        objectiveCNames = Lazy { Self.objectiveCNames(code) }
        known = Lazy { Self.ownModules(sources, code) }
        importedModules = Lazy {
            code.files.reduce(into: []) { modules, file in
                for imported in file.facts.imports { modules.insert(imported.module.string) }
            }
        }
    }

    /// The modules that documents name and that are known to be of the project: the project file has them for these documents, or a class
    /// of theirs was found where they lie.
    var ownModules: Set<String> { known.value }

    private static func objectiveCNames(_ code: CodeIndex) -> [String: [TypeID]] {
        var names: [String: [TypeID]] = [:]
        for type in code.types where type.isClass {
            guard let name = type.declaration.attributes.first(named: "objc")?.argument?.string else { continue }
            names[name, default: []].append(type.id)
        }
        return names
    }

    private static func ownModules(_ sources: InterfaceSources, _ code: CodeIndex) -> Set<String> {
        var own: Set<String> = []
        for file in sources.files {
            for object in file.document.objects {
                guard let module = object.customModule, !own.contains(module), let name = object.customClass,
                    file.module == module
                        || classes(named: name, in: file, code).contains(where: {
                            object.isOfTarget || code.file(of: code[$0]).mayBelong(to: module)
                        })
                else { continue }
                own.insert(module)
            }
        }
        return own
    }

    // MARK: Objects

    func meantClass(of object: InterfaceObject, in file: InterfaceFile) -> MeantClass {
        // Xcode writes the class 'UIResponder' there: what it sends goes to whoever of the chain has the method.
        if object.isFirstResponder { return .undecided(.responder) }
        guard let name = object.customClass else {
            if object.isOwner { return .undecided(.unnamedOwner) }
            if object.isReference { return .undecided(.reference) }
            return ElementClasses.className(of: object.element).flatMap(PlatformType.init(named:))
                .map { .platform($0) } ?? .undecided(.element)
        }
        return meantClass(named: name, module: object.customModule, isOfTarget: object.isOfTarget, in: file)
    }

    func meantClass(named name: String, module: String?, isOfTarget: Bool, in file: InterfaceFile) -> MeantClass {
        if let known = objectiveCNames.value[name] { return .project(nearest(known, to: file)) }
        let found = Self.classes(named: name, in: file, code)
        let ofModule = found.filter { code.file(of: code[$0]).module == module }
        if let module, !isOfTarget, importedModules.value.contains(module), !ownModules.contains(module) {
            // What the project file calls a module, or nothing there at all, may be several of Swift, each in its folder.
            let ofFolder = found.filter { code.file(of: code[$0]).isIn(folder: module) }
            return ofFolder.isEmpty ? .undecided(.otherModule) : .project(nearest(ofFolder, to: file))
        }
        if !found.isEmpty { return .project(nearest(ofModule.isEmpty ? found : ofModule, to: file)) }
        if sources.objectiveCClasses.contains(name) { return .undecided(.objectiveC) }
        let isOwn = module.map { ownModules.contains($0) }
        // What a macro or a plugin writes, nobody has seen.
        if isOwn != true, let platform = PlatformType(named: name) { return .platform(platform) }
        if isOwn == true || (isOfTarget && module == nil && !ownModules.isEmpty) { return .missing }
        return .undecided(module == nil ? .package : .otherModule)
    }

    /// The classes of Swift that a document may mean by a name.
    private static func classes(named name: String, in file: InterfaceFile, _ code: CodeIndex) -> [TypeID] {
        let path = ObjectiveCName.demangled(name)?.path ?? name.split(separator: ".").last.map(String.init) ?? name
        return code.types(named: path).filter {
            code[$0].isClass && (!code.file(of: code[$0]).isTest || !file.isChecked)
        }
    }

    /// Of several classes of one name those whose files lie nearest to the document.
    private func nearest(_ types: [TypeID], to file: InterfaceFile) -> [TypeID] {
        guard types.count > 1 else { return types }
        let folders = file.path.split(separator: "/").dropLast()
        let ranked = types.map { type in
            let other = code.file(of: code[type]).path.split(separator: "/").dropLast()
            return (type, zip(folders, other).prefix { $0 == $1 }.count)
        }
        let best = ranked.map(\.1).max() ?? 0
        return ranked.filter { $0.1 == best }.map(\.0)
    }

    func isDeclaredInObjectiveC(_ name: String) -> Bool {
        sources.objectiveCClasses.contains(name)
    }

    func isOfObjectiveC(_ type: TypeID) -> Bool {
        sources.objectiveCClasses.contains(code[type].name)
    }
}
