import SourceFacts

/// Which classes of an app are of its part for the Mac.
extension CodeIndex {
    /// Whether a class is a view or a controller of AppKit: the class above all others has a name of AppKit's, where that is imported.
    package func isOfAppKit(_ id: TypeID) -> Bool {
        guard let last = classes(from: id).last, ancestry.unknownNames(of: last).first?.hasPrefix("NS") == true else {
            return false
        }
        return file(of: self[last]).facts.imports.contains { $0.module == "AppKit" || $0.module == "Cocoa" }
            && (isView(id) || isController(id))
    }

    /// Whether a class is a view or a controller of UIKit, be it one whose base class comes from a package and is called one.
    package func isOfUIKit(_ id: TypeID) -> Bool {
        (isView(id) || isController(id)) && !isOfAppKit(id)
    }
}
