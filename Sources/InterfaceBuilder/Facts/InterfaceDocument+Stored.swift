import ScreenSpecCache

/// The stored form of a document: its rows one behind the other. Only the program that wrote it reads it back.
extension InterfaceDocument {
    package var storedBytes: [UInt8] {
        var writer = ByteWriter()
        writer.write(head)
        writer.write(array: objectRows)
        writer.write(array: connectionRows)
        writer.write(array: texts.ends)
        writer.write(bytes: texts.bytes)
        return writer.bytes
    }

    /// `nil` where the bytes are damaged.
    package init?(storedBytes bytes: ArraySlice<UInt8>) {
        do throws(ByteReader.Damage) {
            var reader = ByteReader(Array(bytes))
            let head = try reader.read(Head.self)
            let objects = try reader.readArray(of: InterfaceObject.Row.self)
            let connections = try reader.readArray(of: InterfaceConnection.Row.self)
            let ends = try reader.readArray(of: UInt32.self)
            guard let texts = InterfaceTexts(bytes: try reader.readBytes(), ends: ends) else { return nil }
            self.init(head: head, objectRows: objects, connectionRows: connections, texts: texts)
        } catch {
            return nil
        }
        guard isWellFormed else { return nil }
    }

    /// Whether all numbers are those of texts and objects that are there.
    private var isWellFormed: Bool {
        func isText(_ number: UInt32) -> Bool { number == Self.none || Int(number) < texts.ends.count }
        func isObject(_ number: UInt32) -> Bool { number == Self.none || Int(number) < objectRows.count }
        return isText(head.initialController) && isText(head.device)
            && objectRows.enumerated().allSatisfy { index, row in
                Int(row.element) < texts.ends.count && Int(row.id) < texts.ends.count
                    && (row.parent == Self.none || Int(row.parent) < index)
                    && [
                        row.key, row.customClass, row.customModule, row.placeholder, row.storyboardIdentifier,
                        row.reuseIdentifier, row.storyboardName, row.accessibilityIdentifier, row.text,
                        row.identification.indentation,
                    ].allSatisfy(isText)
            }
            && connectionRows.allSatisfy { row in
                isObject(row.owner) && isObject(row.destination)
                    && [row.name, row.event, row.segueKind, row.customClass, row.customModule].allSatisfy(isText)
            }
    }
}
