import ScreenModel
import ScreenSpecDiagnostics
import SwiftNotation

extension DocumentContext {
    /// Resolves what an architecture names itself, and makes the protocols that all of its screens share.
    mutating func architecture(_ architecture: Architecture, generates: Bool) -> Architecture {
        check(architecture)
        var resolved = architecture
        resolved.sharedProtocols = generates ? sharedProtocols(of: architecture) : []
        return resolved
    }

    /// Resolves the types that an architecture names itself.
    private mutating func check(_ architecture: Architecture) {
        for role in architecture.roles {
            for var conforms in role.conforms ?? [] where conforms.range.file == architecture.range.file {
                resolve(&conforms, member: role.name.text)
                checkProtocol(conforms, of: role.type?.text, member: role.name.text)
            }
            guard var inherits = role.inherits, inherits.range.file == architecture.range.file else { continue }
            if inherits.type.isNamed("Controller") || inherits.type.isNamed("ControllerView") { continue }
            resolve(&inherits, member: role.name.text)
            checkSuperclass(inherits, of: role.type?.text ?? role.name.text, member: role.name.text)
        }
        for channel in architecture.channels where channel.name.range.file == architecture.range.file {
            for var inherited in channel.inherits ?? [] { resolve(&inherited, member: channel.name.text) }
            for template in channel.members ?? [] { check(template, of: channel) }
        }
    }

    private mutating func check(_ template: Channel.TemplateMember, of channel: Channel) {
        if template.member(forScreen: "Screen") == nil {
            report(
                .invalidRequirement,
                at: template.key.range,
                "'\(template.key.text)' makes no Swift requirement",
                help: ["Write it as in Swift, with {screen} where the screen's name belongs."],
                member: channel.name.text
            )
        }
        for parameter in template.parameters {
            guard case .failure(let error) = parameter.names else { continue }
            report(
                .invalidIdentifier,
                at: parameter.key.range,
                "'\(parameter.key.text)' is no parameter: \(error.reason)",
                help: error.help,
                member: channel.name.text
            )
        }
        for pattern in [template.type, template.returns].compactMap(\.self) + template.parameters.map(\.type) {
            guard case .failure(let error) = SwiftNotation.type(pattern.name(forScreen: "Screen")) else { continue }
            report(
                .invalidType,
                at: pattern.range,
                "'\(pattern.text)' makes no Swift type: \(error.reason)",
                help: error.help,
                member: channel.name.text
            )
        }
    }
}
