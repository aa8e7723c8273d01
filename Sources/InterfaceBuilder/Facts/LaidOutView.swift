/// A view as a document lays it out, with all that is in it.
package struct LaidOutView: Hashable, Sendable {
    /// A view in it, outer ones before those inside them.
    package struct Part: Hashable, Sendable {
        /// In points, from the corner of the whole.
        package var frame: InterfaceObject.Frame
        /// `tableViewCell`.
        package var element: String
        package var text: String?
        /// By which outlet the owner knows it.
        package var outlet: String?
        package var isHidden: Bool
    }

    package var width: Float
    package var height: Float
    package var parts: [Part]
}

extension InterfaceDocument {
    /// What the document lays out for a class, by the object that is of it: a controller, the owner of a xib, a view or a cell.
    ///
    /// - Parameter module: That of the class, where it is known.
    package func layout(ofClass name: String, module: String? = nil) -> LaidOutView? {
        for index in objectRows.indices {
            let object = InterfaceObject(document: self, index: index)
            guard object.isOfClass(name, module), let root = root(of: object) else { continue }
            if let layout = layout(from: root, ownedBy: object) { return layout }
        }
        return nil
    }

    /// The names of the classes that a layout may be asked for.
    package var classNames: Set<String> {
        Set(objectRows.compactMap { text($0.customClass) })
    }

    /// The view of an object.
    private func root(of object: InterfaceObject) -> InterfaceObject? {
        if object.isOwner {
            return connections.first { $0.row.owner == UInt32(object.index) && $0.name == "view" }?.destination
                ?? objects.first { $0.parent == nil && $0.frame != nil }
        }
        if object.frame != nil { return object }
        return objects.first { $0.parent?.index == object.index && $0.key == "view" }
    }

    private func layout(from root: InterfaceObject, ownedBy owner: InterfaceObject) -> LaidOutView? {
        guard let size = root.frame ?? screen, size.width >= 1, size.height >= 1 else { return nil }
        var outlets: [UInt32: String] = [:]
        for row in connectionRows where row.owner == UInt32(owner.index) && outlets[row.destination] == nil {
            guard row.kind == InterfaceConnection.Kind.outlet.rawValue else { continue }
            outlets[row.destination] = text(row.name)
        }
        var layout = LaidOutView(width: size.width, height: size.height, parts: [])
        // Where each view of the tree starts; objects outside it have no place.
        var places: [Int: (x: Float, y: Float, isHidden: Bool)] = [root.index: (0, 0, false)]
        for index in objectRows.indices.dropFirst(root.index + 1) {
            let object = InterfaceObject(document: self, index: index)
            guard let parent = object.parent, let outer = places[parent.index] else { continue }
            let isHidden = outer.isHidden || object.isHidden
            guard let frame = object.frame else {
                places[index] = (outer.x, outer.y, isHidden)
                continue
            }
            let place = (x: outer.x + frame.x, y: outer.y + frame.y, isHidden: isHidden)
            places[index] = place
            layout.parts.append(
                LaidOutView.Part(
                    frame: InterfaceObject.Frame(x: place.x, y: place.y, width: frame.width, height: frame.height),
                    element: object.element,
                    text: object.text,
                    outlet: outlets[UInt32(index)],
                    isHidden: isHidden
                )
            )
        }
        return layout
    }

    /// The size of the device that the document is shown on.
    private var screen: InterfaceObject.Frame? {
        guard let device, let size = Self.screens[device] else { return nil }
        return isRotated
            ? InterfaceObject.Frame(width: size.height, height: size.width)
            : InterfaceObject.Frame(width: size.width, height: size.height)
    }

    private static let screens: [String: (width: Float, height: Float)] = [
        "retina3_5": (320, 480), "retina4_0": (320, 568), "retina4_7": (375, 667), "retina5_5": (414, 736),
        "retina5_9": (375, 812), "retina6_0": (390, 844), "retina6_1": (414, 896), "retina6_3": (402, 874),
        "retina6_5": (414, 896), "retina6_7": (428, 926), "retina6_9": (440, 956), "retina6_12": (393, 852),
        "retina6_72": (430, 932), "ipad9_7": (768, 1024), "ipad10_5": (834, 1112), "ipad10_9rounded": (820, 1180),
        "ipad11_0rounded": (834, 1194), "ipad12_9": (1024, 1366), "ipad12_9rounded": (1024, 1366),
    ]
}

extension InterfaceObject {
    fileprivate func isOfClass(_ name: String, _ module: String?) -> Bool {
        guard customClass == name else { return false }
        guard let module, let customModule, !isOfTarget else { return true }
        return module == customModule
    }
}
