public struct Book {
    public internal(set) var pages: Int
    public fileprivate(set) var shelf: String
}
