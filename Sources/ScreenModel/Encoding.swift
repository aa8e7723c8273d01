import ScreenSpecDiagnostics

extension SwiftType: Encodable {
    package func encode(to encoder: any Encoder) throws {
        var container = encoder.singleValueContainer()
        try container.encode(description)
    }
}

extension Throwing: Encodable {
    package func encode(to encoder: any Encoder) throws {
        var container = encoder.singleValueContainer()
        switch self {
        case .never: try container.encode(false)
        case .any: try container.encode(true)
        case .typed(let error): try container.encode(error)
        }
    }
}

extension Member.Requirement: Encodable {
    package func encode(to encoder: any Encoder) throws {
        var container = encoder.container(keyedBy: CodingKeys.self)
        switch self {
        case .function(let function): try container.encode(function, forKey: .function)
        case .property(let property): try container.encode(property, forKey: .property)
        }
        try container.encode(description, forKey: .swift)
    }

    private enum CodingKeys: CodingKey {
        case function, property, swift
    }
}

/// How a range is written as `path:line:column`; put it under this key of an encoder.
extension CodingUserInfoKey {
    package static let sourceFiles = CodingUserInfoKey(rawValue: "sourceFiles")
}

extension SourceRange: Encodable {
    package func encode(to encoder: any Encoder) throws {
        var container = encoder.singleValueContainer()
        let files = CodingUserInfoKey.sourceFiles.flatMap { encoder.userInfo[$0] as? SourceFiles }
        guard let files, let path = files.path(of: self), let position = files.position(of: self) else {
            return try container.encodeNil()
        }
        try container.encode("\(path):\(position.line):\(position.column)")
    }
}
