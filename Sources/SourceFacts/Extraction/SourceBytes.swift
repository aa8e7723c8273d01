/// What is looked for in the bytes of a source without parsing them. Every file is read by it, some more than once.
extension RandomAccessCollection<UInt8> where Index == Int {
    /// Where a comment ends that starts by `/*` and may have others in it; `nil` where it does not end.
    @inline(__always) func endOfBlockComment(from start: Int, to end: Int) -> Int? {
        var depth = 0
        var offset = start
        while offset + 1 < end {
            switch (self[offset], self[offset + 1]) {
            case (UInt8(ascii: "/"), UInt8(ascii: "*")):
                depth += 1
                offset += 2
            case (UInt8(ascii: "*"), UInt8(ascii: "/")):
                depth -= 1
                offset += 2
                if depth == 0 { return offset }
            default: offset += 1
            }
        }
        return nil
    }

    /// Where the line of an offset starts, behind the mark of the encoding.
    @inline(__always) func lineStart(before offset: Int) -> Int {
        var start = Swift.min(offset, count)
        while start > 0, self[start - 1] != UInt8(ascii: "\n"), self[start - 1] != UInt8(ascii: "\r") { start -= 1 }
        return start == 0 && starts(with: [0xEF, 0xBB, 0xBF]) ? 3 : start
    }
}
