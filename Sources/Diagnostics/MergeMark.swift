/// What git leaves in a file where both sides of a merge have changed the same lines.
package enum MergeMark {
    /// Whether a line is one: what stands in it is for people to decide.
    package static func starts(_ line: String) -> Bool {
        marks.contains(where: line.hasPrefix)
    }

    private static let marks = ["<<<<<<<", "|||||||", "=======", ">>>>>>>"]
}
