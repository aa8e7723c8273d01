import ScreenSpecCLibrary

/// Paths as text: nothing here asks the disk, and symbolic links stay as they are written.
package enum Paths {
    package static func isAbsolute(_ path: String) -> Bool {
        path.utf8.first == slash
    }

    /// `path` as seen from `folder`; an absolute path stays.
    package static func join(_ folder: String, _ path: String) -> String {
        if isAbsolute(path) || folder.isEmpty { return path }
        if path.isEmpty { return folder }
        return folder.utf8.last == slash ? folder + path : folder + "/" + path
    }

    /// Without `.`, `//`, a slash at the end, and `a/..`: `a/./b/../c/` is `a/c`. An empty path is `.`.
    package static func normalised(_ path: String) -> String {
        if isNormalised(path) { return path }
        var kept: [Substring] = []
        for component in path.split(separator: "/") where component != "." {
            if component != ".." {
                kept.append(component)
            } else if let last = kept.last, last != ".." {
                kept.removeLast()
            } else if !isAbsolute(path) {
                kept.append(component)
            }
        }
        let joined = kept.joined(separator: "/")
        return isAbsolute(path) ? "/" + joined : joined.isEmpty ? "." : joined
    }

    private static func isNormalised(_ path: String) -> Bool {
        let inner = isAbsolute(path) ? path.utf8.dropFirst() : path.utf8[...]
        return inner.split(separator: slash, omittingEmptySubsequences: false).allSatisfy { component in
            component.first.map { $0 != dot } ?? false
        }
    }

    /// The last component.
    package static func name(of path: String) -> String {
        var name = path.utf8[...]
        while name.last == slash { name.removeLast() }
        guard !name.isEmpty else { return path }
        if let end = name.lastIndex(of: slash) { name = name[name.index(after: end)...] }
        return String(Substring(name))
    }

    /// All but the last component; `.` for a name alone.
    package static func folder(of path: String) -> String {
        guard let end = path.utf8.lastIndex(of: slash) else { return "." }
        return end == path.startIndex ? "/" : String(path[..<end])
    }

    /// A path and all folders around it, the innermost first.
    package static func ancestry(of path: String) -> some Sequence<String> {
        sequence(first: normalised(path)) { inner in
            let outer = folder(of: inner)
            return outer == inner ? nil : outer
        }
    }

    /// From one folder to a path, both normalised and absolute: `../Other/a.yaml`.
    package static func relative(_ path: String, to folder: String) -> String {
        let target = path.split(separator: "/")
        let start = folder.split(separator: "/")
        let shared = zip(target, start).prefix { $0 == $1 }.count
        let up = Array(repeating: Substring(".."), count: start.count - shared)
        let joined = (up + target[shared...]).joined(separator: "/")
        return joined.isEmpty ? "." : joined
    }

    /// Whether a normalised path lies in a normalised folder, or is that folder.
    package static func isInside(_ path: String, _ folder: String) -> Bool {
        guard path.utf8.starts(with: folder.utf8) else { return false }
        let next = path.utf8.dropFirst(folder.utf8.count).first
        return next == nil || next == slash || folder.utf8.last == slash
    }

    /// How people see a normalised, absolute path: relative inside the folder, absolute elsewhere.
    package static func display(_ path: String, from folder: String) -> String {
        guard isInside(path, folder) else { return path }
        guard path != folder else { return "." }
        let prefix = folder.utf8.count + (folder.utf8.last == slash ? 0 : 1)
        return String(decoding: path.utf8.dropFirst(prefix), as: UTF8.self)
    }

    /// The path of a file as people see it, in a folder as they see it.
    package static func display(_ name: String, in folder: String) -> String {
        folder == "." ? name : join(folder, name)
    }

    /// Where a path really is, without symbolic links; `nil` if there is nothing.
    package static func real(_ path: String) -> String? {
        guard let real = realpath(path, nil) else { return nil }
        defer { free(real) }
        return String(cString: real)
    }

    /// The folder in which the program was started. Of one that is gone, the system knows no path, and the shell does.
    package static var workingFolder: String {
        guard let path = getcwd(nil, 0) else { return Environment.variables["PWD"] ?? "." }
        defer { free(path) }
        return String(cString: path)
    }

    private static let slash = UInt8(ascii: "/")
    private static let dot = UInt8(ascii: ".")
}
