import InterfaceBuilder

/// One storyboard or xib: its facts, and what its place in the project says about it.
package struct InterfaceFile: Sendable {
    /// Relative to the project's folder.
    package let path: String
    /// The module of the project file that it belongs to.
    package let module: String?
    package let document: InterfaceDocument
    /// Whether it is other people's, or part of tests: read for what it declares, and not checked.
    package let isChecked: Bool

    package init(path: String, module: String? = nil, document: InterfaceDocument, isForeign: Bool = false) {
        self.path = path
        self.module = module
        self.document = document
        isChecked = !isForeign && !CodeFile.isTestFolder(path)
    }

    /// What code loads it by: `Main` of `Base.lproj/Main~ipad.storyboard`.
    package var name: String {
        let file = path.split(separator: "/").last ?? ""
        let stem = file.lastIndex(of: ".").map { file[..<$0] } ?? file
        return String(stem.prefix { $0 != "~" })
    }

    /// The path without the folder of its language, and that language.
    fileprivate var original: (path: String, language: String?) {
        var folders = path.split(separator: "/")
        guard let folder = folders.lastIndex(where: { $0.hasSuffix(".lproj") }) else { return (path, nil) }
        let language = folders.remove(at: folder).dropLast(".lproj".count)
        return (folders.joined(separator: "/"), String(language))
    }
}

extension CodeFile {
    /// Whether a module may be the one that the file is compiled into: the project file says so, or a folder is called like it.
    /// Of the name of a target, a module has what Swift takes for a name: `Share_Extension`.
    func mayBelong(to module: String) -> Bool {
        if let own = self.module { return own == module }
        return path.split(separator: "/").dropLast().contains { folder in
            folder.utf8.elementsEqual(module.utf8) { $0 == $1 || $1 == UInt8(ascii: "_") }
        }
    }
}

/// What lies beside the Swift of a project.
package struct InterfaceSources: Sendable {
    /// Those of UIKit, each once, whatever number of languages it is there in.
    package let files: [InterfaceFile]
    /// The classes that files of Objective-C declare or add to.
    package let objectiveCClasses: Set<String>
    /// Whether nothing that is connected may be missing from what is known: no document is of a form that is not read.
    package let isComplete: Bool

    package static let none = InterfaceSources(files: [], objectiveCClasses: [], isComplete: true)

    package init(files: [InterfaceFile], objectiveCClasses: Set<String>, isComplete: Bool) {
        self.files = Self.eachOnce(files.filter(\.document.isOfUIKit))
        self.objectiveCClasses = objectiveCClasses
        self.isComplete = isComplete && !files.contains { $0.document.kind == .archive }
    }

    /// Of the copies of a document in several languages the one that the others are translated from.
    private static func eachOnce(_ files: [InterfaceFile]) -> [InterfaceFile] {
        var best: [String: (rank: Int, index: Int)] = [:]
        for (index, file) in files.enumerated() {
            let (path, language) = file.original
            let rank = language == nil || language == "Base" ? 0 : language == "en" ? 1 : 2
            if let known = best[path], known.rank <= rank { continue }
            best[path] = (rank, index)
        }
        return best.values.map(\.index).sorted().map { files[$0] }
    }
}
