import SystemTypes
import Testing
import TestSupport

@Suite("The catalogue is well-formed")
struct CatalogueTests {
    private static let declarations = SystemTypes.modules.flatMap { module in
        SystemTypes.declarations(in: module).map { (module, $0) }
    }

    @Test func everyLineOfEveryChunkIsUnderstood() {
        #expect(CatalogueText.linesNotUnderstood == [])
    }

    @Test func typesStandInOrderAndOnce() {
        for (module, names) in CatalogueText.lists {
            #expect(names == names.sorted { $0.utf8.lexicographicallyPrecedes($1.utf8) }, "\(module)")
        }
        #expect(SystemTypes.names.count == Set(SystemTypes.names).count)
        #expect(SystemTypes.names.count > 1_500)
    }

    @Test func superclassesProtocolsAndAliasesResolve() {
        for (module, declaration) in Self.declarations {
            let header = declaration.header
            let mentioned =
                (header.inherited + [header.aliased, header.requirement].compactMap { $0 })
                .flatMap(TypeNames.mentioned)
                + header.genericParameters.flatMap { TypeNames.mentioned(in: "<" + $0 + ">") }
            let own = header.genericParameters.map { String($0.prefix { $0 != ":" }) }
            for name in mentioned where !own.contains(name) {
                #expect(SystemTypes.type(named: name) != nil, "\(name), at \(header.name) in \(module)")
            }
        }
    }

    @Test func classesInheritFromClassesAndAllReachARoot() {
        for (_, declaration) in Self.declarations where declaration.header.keyword == .class {
            let name = declaration.header.name
            let chain = SystemTypes.superclasses(of: name)
            #expect(chain.allSatisfy { $0.kind == .class }, "\(name)")
            let isRoot = declaration.header.modifiers.contains("root")
            #expect(isRoot || chain.count > 1, "\(name) has no superclass")
            #expect(chain.last?.superclass == nil, "\(name)")
        }
    }

    @Test func typesOfMembersResolve() {
        for (module, declaration) in Self.declarations {
            let header = declaration.header
            var own = declaration.header.genericParameters.map { String($0.prefix { $0 != ":" }) }
            if header.keyword == .extension, let type = SystemTypes.type(named: header.name) {
                own += type.genericParameters.map { String($0.prefix { $0 != ":" }) }
            }
            for member in declaration.members where member.keyword != .case {
                let known = own + member.genericParameters
                for name in TypeNames.mentioned(in: member.signature) where !known.contains(name) {
                    #expect(
                        SystemTypes.type(named: name) != nil,
                        "\(name), at \(header.name).\(member.declaration) in \(module)"
                    )
                }
            }
        }
    }

    @Test func membersAreDeclaredOnce() {
        for (_, declaration) in Self.declarations {
            var seen: Set<String> = []
            for reader in declaration.members where reader.keyword != .show {
                for member in reader.members {
                    let key = "\(member.name) \(member.parameters ?? "") \(member.isStatic) \(member.type ?? "")"
                    #expect(seen.insert(key).inserted, "\(declaration.header.name).\(key)")
                }
            }
        }
    }

    /// So that one import is enough for what a module's types inherit from. `NSObject` is listed at Foundation, whose
    /// import apps write to have it.
    @Test func superclassesAndProtocolsComeFromExportedModules() {
        for (module, declaration) in Self.declarations {
            let exported = Set(SystemTypes.modulesExported(by: module) + [module, "Swift"])
            let own = declaration.header.genericParameters.map { String($0.prefix { $0 != ":" }) }
            for name in declaration.header.inherited.flatMap(TypeNames.mentioned)
            where !own.contains(name) && name != "NSObject" {
                let home = SystemTypes.module(of: name) ?? ""
                #expect(
                    exported.contains(home),
                    "\(module) does not export \(home): \(name), at \(declaration.header.name)"
                )
            }
        }
    }

    @Test func importsAreKnownModules() {
        for module in SystemTypes.modules {
            for exported in SystemTypes.modulesExported(by: module) {
                #expect(SystemTypes.isKnownModule(exported), "\(exported), exported by \(module)")
            }
        }
    }

    @Test func extensionsExtendKnownTypes() {
        for (module, declaration) in Self.declarations where declaration.header.keyword == .extension {
            #expect(
                SystemTypes.type(named: declaration.header.name) != nil,
                "\(declaration.header.name) in \(module)"
            )
        }
    }

    @Test func shorthandsNameAMethodOrPropertyThatExists() {
        for (_, declaration) in Self.declarations {
            for reader in declaration.members where reader.keyword == .show {
                for shorthand in reader.members {
                    let target = shorthand.setter.map { String($0.prefix { $0 != "(" && $0 != "." }) } ?? ""
                    #expect(
                        SystemTypes.member(target, of: declaration.header.name) != nil,
                        "\(declaration.header.name).\(shorthand.name) = \(target)"
                    )
                }
            }
        }
    }
}
