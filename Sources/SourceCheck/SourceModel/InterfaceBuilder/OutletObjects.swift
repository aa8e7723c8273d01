import InterfaceBuilder
import SourceFacts

/// The objects of documents that outlets are connected to.
struct OutletObjects: CodeAnalysis {
    private var objects: [MemberPlace: [InterfaceObject]] = [:]

    init(of subject: CodeSubject) {
        for met in subject.analysis(InterfaceConnections.self).all {
            guard met.connection.kind == .outlet || met.connection.kind == .collection, met.file.isChecked,
                case .member(let member, _) = met.end, let object = met.connection.destination
            else { continue }
            objects[MemberPlace(member), default: []].append(object)
        }
    }

    func objects(of outlet: MemberFact) -> [InterfaceObject] {
        objects[MemberPlace(outlet)] ?? []
    }
}
