/// What a file beside Swift says of the objects and classes of an app.
package enum InterfaceFacts: Sendable {
    /// Of a storyboard or xib.
    case document(InterfaceDocument)
    /// Why a storyboard or xib says nothing.
    case fault(XMLFault)
    /// The names of the classes that a file of Objective-C declares or adds to.
    case classes([String])
}

extension InterfaceFacts {
    /// Which files have them, by their names.
    package enum Kind: Sendable {
        case document, objectiveC

        package init?(path: String) {
            if path.hasSuffix(".storyboard") || path.hasSuffix(".xib") {
                self = .document
            } else if path.hasSuffix(".h") || path.hasSuffix(".m") || path.hasSuffix(".mm") {
                self = .objectiveC
            } else {
                return nil
            }
        }
    }

    package static let suffixes = [".storyboard", ".xib", ".h", ".m", ".mm"]

    package init(_ bytes: [UInt8], _ kind: Kind) {
        switch kind {
        case .objectiveC: self = .classes(ObjectiveCClasses.names(in: bytes))
        case .document:
            do throws(XMLFault) {
                self = .document(try DocumentExtraction.extract(bytes))
            } catch {
                self = .fault(error)
            }
        }
    }

    // MARK: Stored form

    /// `nil` for what is found out anew each time.
    package var storedBytes: [UInt8]? {
        switch self {
        case .document(let document): [0] + document.storedBytes
        case .classes(let names): [1] + names.joined(separator: "\n").utf8
        case .fault: nil
        }
    }

    package init?(storedBytes bytes: ArraySlice<UInt8>) {
        switch bytes.first {
        case 0:
            guard let document = InterfaceDocument(storedBytes: bytes.dropFirst()) else { return nil }
            self = .document(document)
        case 1:
            let names = bytes.dropFirst().split(separator: UInt8(ascii: "\n"))
            self = .classes(names.map { String(decoding: $0, as: UTF8.self) })
        default: return nil
        }
    }
}
