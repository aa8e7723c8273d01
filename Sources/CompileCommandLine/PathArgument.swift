import ArgumentParser

/// What the command line may name files and folders by.
package enum PathArgument {
    /// Refuses an empty path, which a script makes of a variable that is not set: it would be the working folder.
    package static func text(_ argument: String) throws -> String {
        guard !argument.isEmpty else { throw ValidationError("A path is empty; name a file or folder.") }
        return argument
    }
}
