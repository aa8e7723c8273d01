import Foundation
import ScreenSpecConcurrency

/// The least that any compiler has to do: read the same bytes with libyaml, and write the same files.
struct Floor: Sendable {
    /// The specs' bytes.
    let specs: [[UInt8]]
    /// The outputs as the compiler has written them, by their names.
    let outputs: [(name: String, bytes: [UInt8])]

    init(specs: [[UInt8]], outputsIn folder: URL) throws {
        self.specs = specs
        let names = try FileManager.default.contentsOfDirectory(atPath: folder.path).sorted()
        outputs = try names.map { name in
            (name, try [UInt8](Data(contentsOf: folder.appendingPathComponent(name))))
        }
    }

    var outputByteCount: Int { outputs.reduce(0) { $0 + $1.bytes.count } }

    /// Runs libyaml's bare event loop over all specs, and writes each output to a temporary file that is then renamed.
    func run(jobs: Jobs, to folder: URL) throws {
        try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
        let events = jobs.map(specs) { bytes in Result { try Contenders.runEventLoop([bytes]) } }
        for result in events { try result.get() }
        let path = folder.path
        let written = jobs.map(outputs) { output in Self.write(output.bytes, to: "\(path)/\(output.name)") }
        guard !written.contains(false) else { throw Child.Failure(description: "cannot write to \(path)") }
    }

    private static func write(_ bytes: [UInt8], to path: String) -> Bool {
        let temporary = path + ".tmp"
        let descriptor = open(temporary, O_WRONLY | O_CREAT | O_EXCL | O_CLOEXEC, 0o666)
        guard descriptor >= 0 else { return false }
        let count = bytes.withUnsafeBytes { Foundation.write(descriptor, $0.baseAddress, $0.count) }
        close(descriptor)
        return count == bytes.count && rename(temporary, path) == 0
    }
}
