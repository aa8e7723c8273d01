import Foundation

/// On what and how everything is measured.
enum Surroundings {
    static var description: String {
        let host = ProcessInfo.processInfo
        return """
            \(host.operatingSystemVersionString), \(host.activeProcessorCount) cores, \(processor), \(build), \(load)
            """
    }

    private static var processor: String {
        let information = (try? String(contentsOfFile: "/proc/cpuinfo", encoding: .utf8)) ?? ""
        let line = information.split(separator: "\n").first { $0.hasPrefix("model name") }
        return line?.split(separator: ":").last.map { $0.trimmingCharacters(in: .whitespaces) } ?? "unknown processor"
    }

    /// What else the machine had to do: figures are taken side by side, but noise is noise.
    private static var load: String {
        var averages = [0.0]
        guard getloadavg(&averages, 1) == 1 else { return "unknown load" }
        return "load \(averages[0].rounded(to: 1))"
    }

    private static var build: String {
        #if DEBUG
        "a DEBUG BUILD, whose figures mean nothing (use -c release)"
        #else
        "release build"
        #endif
    }
}
