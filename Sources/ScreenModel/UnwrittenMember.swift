/// A member that somebody has still to write, in Swift.
package enum UnwrittenMember {
    /// What stands in its body: it stops the program with the member's name.
    package static func trap(_ name: String) -> String {
        "fatalError(\"\(name) is still to be written.\")"
    }

    /// What stands in the body of one that returns nothing: a program that is not debugged goes on.
    package static func assertion(_ name: String) -> String {
        "assertionFailure(\"\(name) is still to be written.\")"
    }
}
