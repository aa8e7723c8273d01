import Foundation

/// A program that ran to its end, with what it took.
struct Child {
    let status: Int32
    let seconds: Double
    /// The most memory that it, or one that it started and waited for, held at a time.
    let peakBytes: Int

    struct Failure: Error, CustomStringConvertible {
        let description: String
    }

    /// Runs a program whose output nobody reads; throws where it does not end with the status that is expected.
    ///
    /// The system counts memory of whoever starts a program as that program's own, so it is started by a process that has
    /// hardly any: this program again, as `--launch`.
    ///
    /// - Parameter isSilent: Whether nobody needs its messages when it fails either: to read many of them takes time of the
    ///   processor that is measured.
    static func run(
        _ words: [String],
        in folder: URL,
        expecting statuses: ClosedRange<Int32> = 0...0,
        isSilent: Bool = false
    ) throws -> Child {
        let report = folder.appendingPathComponent(".launch-report")
        defer { try? FileManager.default.removeItem(at: report) }
        let process = Process()
        process.executableURL = URL(fileURLWithPath: try program)
        process.arguments = ["--launch", report.path] + words
        process.currentDirectoryURL = folder
        process.standardInput = FileHandle.nullDevice
        process.standardOutput = FileHandle.nullDevice
        let errors = Pipe()
        process.standardError = isSilent ? FileHandle.nullDevice : errors
        try process.run()
        let messages = isSilent ? Data() : errors.fileHandleForReading.readDataToEndOfFile()
        process.waitUntilExit()
        let child = try Child(report: (try? String(contentsOf: report, encoding: .utf8)) ?? "")
        guard statuses.contains(child.status) else {
            throw Failure(
                description: """
                    '\(words.joined(separator: " "))' ended with \(child.status):
                    \(String(decoding: messages, as: UTF8.self).suffix(2_000))
                    """
            )
        }
        return child
    }

    /// `--launch REPORT PROGRAM WORD...`: runs the program and writes to the report what it took.
    static func launch(_ words: [String]) throws {
        guard let report = words.first, words.count > 1 else { throw Failure(description: "nothing to launch") }
        var arguments: [UnsafeMutablePointer<CChar>?] = words.dropFirst().map { strdup($0) }
        arguments.append(nil)
        defer { for case let argument? in arguments { free(argument) } }
        var child = pid_t()
        let clock = ContinuousClock()
        let start = clock.now
        let code = posix_spawnp(&child, words[1], nil, nil, &arguments, environ)
        guard code == 0 else {
            throw Failure(description: "cannot start '\(words[1])': \(String(cString: strerror(code)))")
        }
        var status: Int32 = 0
        var usage = rusage()
        while wait4(child, &status, 0, &usage) < 0, errno == EINTR {}
        let seconds = (clock.now - start) / .seconds(1)
        #if canImport(Darwin)
        let peak = Int(usage.ru_maxrss)
        #else
        let peak = Int(usage.ru_maxrss) * 1024
        #endif
        let text = "\(exitStatus(status)) \(seconds) \(peak)"
        try Data(text.utf8).write(to: URL(fileURLWithPath: report))
    }

    private init(report: String) throws {
        let fields = report.split(separator: " ")
        guard fields.count == 3, let status = Int32(fields[0]), let seconds = Double(fields[1]),
            let peak = Int(fields[2])
        else { throw Failure(description: "the launcher did not say what came of it") }
        self.status = status
        self.seconds = seconds
        peakBytes = peak
    }

    /// The number of the signal, below 0, for what was killed.
    private static func exitStatus(_ status: Int32) -> Int32 {
        let signal = status & 0x7f
        return signal == 0 ? (status >> 8) & 0xff : -signal
    }

    private static var program: String {
        get throws {
            guard let path = Bundle.main.executablePath else { throw Failure(description: "no path of this program") }
            return path
        }
    }
}
