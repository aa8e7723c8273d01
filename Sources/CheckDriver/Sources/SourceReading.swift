import CompileDriver
import SourceFacts
import SourceText

/// Reads the files of a survey, or takes their facts from the cache.
struct SourceReading: Sendable {
    let survey: SourceSurvey
    /// What earlier runs have left of them.
    let kept: FactsCache.Contents?
    /// Texts that stand in for those of files, by paths.
    let standIns: [String: [UInt8]]
    /// Called for each file that is done.
    let progress: @Sendable () -> Void

    enum Outcome: Sendable {
        case facts(FileFacts, FactsKey, parsed: Parsed?)
        case problem(SourceBytes.Problem)
    }

    /// Of a file that was read to parse it.
    struct Parsed: Sendable {
        let stamp: SourceStamps.Entry?
    }

    /// What becomes of files, by their numbers in the survey.
    func outcomes(of numbers: ArraySlice<Int>, _ extractor: FactsExtractor) -> [Outcome] {
        var outcomes = numbers.map(knownOutcome)
        var parsed: [(position: Int, key: FactsKey, stamp: SourceStamps.Entry?)] = []
        func takeFacts() {
            for (facts, file) in zip(extractor.takeFacts(), parsed) {
                outcomes[file.position] = .facts(facts, file.key, parsed: Parsed(stamp: file.stamp))
                progress()
            }
            parsed.removeAll(keepingCapacity: true)
        }
        for (position, number) in numbers.enumerated() {
            guard outcomes[position] == nil else {
                progress()
                continue
            }
            let path = survey.files[number].path
            do throws(SourceBytes.Problem) {
                let file = standIns[path] == nil ? try SourceBytes.read(path) : nil
                let bytes = file?.bytes ?? standIns[path] ?? []
                extractor.parse(bytes, flags: Self.flags(of: bytes))
                let key = FactsKey(bytes)
                parsed.append((position, key, file.flatMap { SourceStamps.Entry(path, $0, key) }))
            } catch {
                outcomes[position] = .problem(error)
                progress()
            }
            if extractor.isFull { takeFacts() }
        }
        takeFacts()
        return outcomes.compactMap(\.self)
    }

    /// What the survey and the cache tell; `nil` where the file is to be parsed.
    private func knownOutcome(of number: Int) -> Outcome? {
        switch survey.contents?[number] {
        case .success(let key): kept?.facts(for: key).map { .facts($0, key, parsed: nil) }
        case .failure(let problem): .problem(problem)
        case nil: nil
        }
    }

    private static func flags(of bytes: [UInt8]) -> FileFacts.Flags {
        switch GeneratedMark(of: bytes) {
        case .handWritten: []
        case .generated: .generated
        case .edited: [.generated, .editedByHand]
        }
    }
}
