import Counting

final class Bindable<Value> {
    let value: Value

    init(_ value: Value) {
        self.value = value
    }

    func erased() -> AnyBindable<Value> {
        AnyBindable(value)
    }
}

final class AnyBindable<Value> {
    let value: Value

    init(_ value: Value) {
        self.value = value
    }
}
