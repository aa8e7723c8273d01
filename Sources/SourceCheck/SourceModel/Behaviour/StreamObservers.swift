/// The methods by which somebody gives a closure to what a stream tells: those of Combine and of RxSwift, for each kind of stream.
enum StreamObservers {
    static let names: Set<String> = ["sink", "subscribe", "bind", "drive", "emit"]
}
