/// By what tests find objects, and where a document says it.
extension DocumentExtractor {
    /// What Interface Builder writes of an object's accessibility.
    mutating func readAccessibility(_ tag: XMLReader.Tag, of object: UInt32) {
        guard object != InterfaceDocument.none else { return }
        let identifier = text(of: "identifier")
        objects[Int(object)].accessibilityIdentifier = identifier
        if let value = reader.place(of: "identifier") {
            objects[Int(object)].identification = IdentificationPlace(.value, value)
        } else {
            let place = reader.place(of: "key").map { $0.upperBound + 1 } ?? tag.name.upperBound
            objects[Int(object)].identification = IdentificationPlace(.attribute, place..<place)
        }
    }

    /// What a team sets of an object by the name of its property.
    mutating func readAttribute(of object: UInt32) {
        guard object != InterfaceDocument.none, reader.value(of: "keyPath") == "accessibilityIdentifier" else { return }
        guard let value = reader.place(of: "value") else {
            // A text of several lines has an element of its own.
            objects[Int(object)].accessibilityIdentifier = texts.number(of: "")
            objects[Int(object)].identification = IdentificationPlace()
            return
        }
        objects[Int(object)].accessibilityIdentifier = text(of: "value")
        objects[Int(object)].identification = IdentificationPlace(.value, value)
    }

    /// Interface Builder writes an object's accessibility behind its size.
    mutating func movePlace(behind tag: XMLReader.Tag, keyed key: String, in object: UInt32) {
        guard object != InterfaceDocument.none, tag.isEmpty, reader.value(of: "key") == key,
            objects[Int(object)].identification.form == IdentificationPlace.Form.child.rawValue
        else { return }
        objects[Int(object)].identification = IdentificationPlace(behind: tag, reader.bytes, &texts)
    }
}
