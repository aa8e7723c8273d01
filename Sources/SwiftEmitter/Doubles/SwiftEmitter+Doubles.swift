import ScreenModel

extension SwiftEmitter {
    /// The doubles of the protocols of one spec file, in order.
    static func emitDoubles(_ file: SpecFile, in program: CheckedProgram) -> EmittedFile {
        let settings = program.program.settings
        let isMocking = settings.doubles?.form == .mockolo
        return EmittedFile(
            name: OutputForm.doubles.fileName(ofSpec: file.path),
            source: file.path,
            declarations: file.doubles.map { isMocking ? $0.mockDeclaration(settings) : $0.declaration(settings) },
            moduleOfType: file.modules,
            emptyRemark: "Nothing that this spec declares has a double.",
            testableModule: settings.doubles?.module,
            comments: file.missingDoubles.map { "// There is no double of '\($0.protocolName)': \($0.reason)." },
            style: PrintStyle(settings)
        )
    }

    /// What the doubles of a module share.
    package static func emitDoubleSupport(_ program: CheckedProgram) -> EmittedFile {
        EmittedFile(
            name: OutputForm.doubleSupportFileName,
            source: nil,
            text: program.program.settings.doubles?.form == .mockolo
                ? MockSupport.text(program.program.settings) : DoubleSupport.text(program.program.settings)
        )
    }
}
