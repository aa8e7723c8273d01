/// One part of the program that is measured by itself.
protocol Section {
    /// What it is called on the command line.
    static var name: String { get }
    static var summary: String { get }

    init(_ arguments: Arguments)

    /// Measures and prints.
    func run() throws
}
