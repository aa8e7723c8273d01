/// What shows that something is under way.
public protocol Waiting: AnyObject {
    func wait(for seconds: Int)
}
