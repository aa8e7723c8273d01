public struct Book {
    public internal(set) var pages: Int
    public private(set) var shelf: String
}
