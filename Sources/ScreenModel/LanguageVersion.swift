/// The version of the spec language that this compiler speaks.
package enum LanguageVersion {
    package static let current = 1
}
