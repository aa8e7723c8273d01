import SourceFacts

extension CodeIndex {
    /// The paths of a file that have a name among theirs; one that has it twice may come twice.
    func uses(naming name: FactText, inFile number: Int) -> [UseFact] {
        let facts = file(at: number).facts
        // A few questions do not make up for the table.
        guard facts.declarations.count > Self.manyTypes else { return facts.uses.naming(name) }
        return usesByName(number) { UsesByName(facts) }.naming(name)
    }

    private static let manyTypes = 200
}
