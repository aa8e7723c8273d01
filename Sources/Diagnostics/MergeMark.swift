/// What git leaves in a file where both sides of a merge have changed the same lines.
package enum MergeMark {
    /// Whether a line is one: what stands in it is for people to decide.
    package static func starts(_ line: String) -> Bool {
        marks.contains(where: line.hasPrefix)
    }

    /// Whether a line is the first of a conflict, behind which both sides of it stand.
    package static func startsConflict(_ line: some Sequence<UInt8>) -> Bool {
        line.starts(with: "<<<<<<< ".utf8)
    }

    private static let marks = ["<<<<<<<", "|||||||", "=======", ">>>>>>>"]
}
