import ScreenSpecCLibrary
import ScreenSpecFileSystem

/// What the program prints to.
package enum StandardStream: Sendable {
    case output
    case errors

    /// Lets a run finish its work when whoever reads its output goes away early, as `| head` does.
    ///
    /// Without this the signal would end the program between two outputs.
    package static func outliveReaders() {
        signal(SIGPIPE, SIG_IGN)
    }

    /// Writes all of it, and nothing further to a reader that is gone.
    package func send(_ text: String) throws(SystemError) {
        do throws(SystemError) {
            try Descriptor.write(Array(text.utf8), to: number)
        } catch {
            if error.code != EPIPE { throw error }
        }
    }

    /// The same for what a run ends with: where standard output takes no more, such as on a full disk, that is how it ends.
    package func write(_ text: String) {
        do throws(SystemError) {
            try send(text)
        } catch {
            // There is nowhere left to say that standard error cannot be written.
            guard self == .output else { return }
            Self.errors.write("error: Standard output cannot be written: \(error.reason).\n")
            exit(ExitStatus.failure.rawValue)
        }
    }

    /// Whether a person sees it at once.
    package var isTerminal: Bool {
        isatty(number) == 1
    }

    /// Whether to colour: only on a terminal that can, and not where `NO_COLOR` is set to anything.
    package func showsColors(environment: [String: String] = Environment.variables) -> Bool {
        guard environment["NO_COLOR"]?.isEmpty ?? true, environment["TERM"] != "dumb" else { return false }
        return isTerminal
    }

    private var number: Int32 {
        switch self {
        case .output: 1
        case .errors: 2
        }
    }
}
