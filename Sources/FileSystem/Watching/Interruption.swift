import Dispatch
import ScreenSpecCLibrary

/// Ctrl-C, or another program's wish that this one ends: noticed between two compiles, so that none is cut short.
package final class Interruption {
    private let wakeUp: WakeUp
    private let sources: [any DispatchSourceSignal]

    static let signals = [SIGINT, SIGTERM, SIGHUP]

    package init(on signals: [Int32] = Interruption.signals) throws(SystemError) {
        let wakeUp = try WakeUp()
        self.wakeUp = wakeUp
        sources = signals.map { number in
            signal(number, SIG_IGN)
            let source = DispatchSource.makeSignalSource(signal: number, queue: .global())
            source.setEventHandler { wakeUp.send() }
            source.resume()
            return source
        }
    }

    deinit {
        for source in sources { source.cancel() }
    }

    /// Ready to be read from when the program is to end, and from then on.
    var descriptor: Int32 { wakeUp.descriptor }

    package var isPending: Bool {
        Readiness.wait(for: [descriptor], within: .zero)[0]
    }
}
