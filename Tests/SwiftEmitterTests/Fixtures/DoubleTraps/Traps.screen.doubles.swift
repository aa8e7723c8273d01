@testable import Shop

/// Records what is said to `TrapsViewInterface`.
@MainActor
final class TrapsViewInterfaceDouble: TrapsViewInterface, CallRecorder {
    nonisolated enum Call: Equatable {
        case display(ArgumentPresence)
        case best
        case best2
        case show
        case showTitle2(title: String)
        case showTitle
        case size
        case sizeOf2(of: ArgumentPresence)
        case sizeOf
        case later(ArgumentPresence)
        case fail(with: ArgumentPresence)
        case open(ArgumentPresence, in: ArgumentPresence)
        case ask(calls: Int, callLog: String, order: Int, then: ArgumentPresence)
        case current
    }

    let callLog = CallLog<Call>(of: "TrapsViewInterface")
    var bestHandler: @MainActor () -> Int = { 0 }
    var best2Handler: @MainActor () -> String = { "" }
    var sizeHandler: @MainActor () -> Int = { 0 }
    var sizeOf2Handler: @MainActor (Document) -> Int = { _ in 0 }
    var sizeOfHandler: @MainActor () -> Int = { 0 }
    var currentHandler: @MainActor () -> Document? = { nil }

    func display(_ viewModel: TrapsViewModel) {
        callLog.add(.display(ArgumentPresence(viewModel)))
    }

    func best() -> Int {
        callLog.add(.best)
        return bestHandler()
    }

    func best() -> String {
        callLog.add(.best2)
        return best2Handler()
    }

    func show() {
        callLog.add(.show)
    }

    func show(title: String) {
        callLog.add(.showTitle2(title: title))
    }

    func showTitle() {
        callLog.add(.showTitle)
    }

    func size() -> Int {
        callLog.add(.size)
        return sizeHandler()
    }

    func size(of document: Document) -> Int {
        callLog.add(.sizeOf2(of: ArgumentPresence(document)))
        return sizeOf2Handler(document)
    }

    func sizeOf() -> Int {
        callLog.add(.sizeOf)
        return sizeOfHandler()
    }

    func later(_ work: @escaping @Sendable () async -> Void) {
        callLog.add(.later(ArgumentPresence(work)))
    }

    func fail(with error: any Error) {
        callLog.add(.fail(with: ArgumentPresence(error)))
    }

    func open(_ document: Document, in session: Session) {
        callLog.add(.open(ArgumentPresence(document), in: ArgumentPresence(session)))
    }

    func ask(calls: Int, callLog: String, order: Int, then: ((Bool) -> Void)?) {
        self.callLog.add(.ask(calls: calls, callLog: callLog, order: order, then: ArgumentPresence(then)))
    }

    func current() -> Document? {
        callLog.add(.current)
        return currentHandler()
    }
}

/// Records what is said to `TrapsWorking`.
nonisolated final class TrapsWorkingDouble: TrapsWorking, ConcurrentCallRecorder {
    nonisolated enum Call: Equatable, Sendable {
        case run(on: ArgumentPresence, count: Int)
    }

    let callLog = ConcurrentCallLog<Call>(of: "TrapsWorking")

    func run(on actor: isolated Worker, count: Int) {
        callLog.add(.run(on: ArgumentPresence(actor), count: count))
    }
}

// There is no double of 'TrapsControlling': 'run(on:)' runs on the actor that it is given, where a double on the main actor cannot record.
