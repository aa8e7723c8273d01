import SpecFrontEnd

extension SpecAnalysis {
    /// What each module shows to others, where all of its files were compiled; `nil` where the project is one module.
    package func interfaces(_ inputs: ProjectInputs) -> [ModuleInterface?] {
        let modules = inputs.sources.modules
        var architectures = inputs.interfaces.interfaces.mapValues(\.architectures)
        var interfaces: [ModuleInterface?] = modules.map { _ in nil }
        for index in ModuleOrder.dependenciesFirst(modules) {
            guard var interface = ModuleInterface(of: self.modules[index].scope) else { continue }
            interface.architectures = ModuleInterface.architectures(
                in: files.modules[index].compactMap { texts[$0]?.parsed },
                ofModule: interface.name,
                below: modules[index].dependsOn.flatMap { architectures[$0] ?? [] },
                source: texts.source
            )
            architectures[interface.name] = interface.architectures
            interfaces[index] = interface
        }
        return interfaces
    }
}
