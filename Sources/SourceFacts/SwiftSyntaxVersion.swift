extension FactsExtraction {
    /// The swift-syntax that this program is built with; `nil` where it reads no Swift.
    ///
    /// The library does not say it at run time. The release compares it with the package that was resolved.
    package static var swiftSyntaxVersion: String? {
        #if Check
        return "603.0.1"
        #else
        return nil
        #endif
    }
}
