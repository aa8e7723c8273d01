import ScreenModel

extension SwiftEmitter {
    /// The robots of the screens and views of one spec file, in order.
    static func emitRobots(_ file: SpecFile, in program: CheckedProgram) -> EmittedFile {
        let settings = program.program.settings
        return EmittedFile(
            name: OutputForm.robots.fileName(ofSpec: file.path),
            source: file.path,
            declarations: file.robots.map { $0.declaration(settings) },
            moduleOfType: ["XCUIApplication": "XCTest"],
            emptyRemark: "Nothing that this spec declares has a robot.",
            style: PrintStyle(settings)
        )
    }
}
