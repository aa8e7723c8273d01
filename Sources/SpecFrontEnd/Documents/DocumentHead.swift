/// The keys by which documents of screens and views start: what they describe and how it is built, before what it has.
package enum DocumentHead {
    package static let keys = [
        "screen", "view", "summary", "generate", "architecture", "access", "entry", "inherits", "layout", "types",
    ]
}
