/// The program that compiles, as a plugin of this package has it: built from source. The release writes the lines anew for a
/// package that has it as a program.
enum Compiler {
    static let tool = "screenspec-compile"
    static let arguments: [String] = []
}
