/// Memory in which facts stand, those of one file or of many.
package final class FactsMemory: @unchecked Sendable {
    package let bytes: UnsafeRawBufferPointer

    /// - Parameter fill: Sets all bytes; nobody changes them afterwards.
    package init(byteCount: Int, fill: (UnsafeMutableRawBufferPointer) -> Void) {
        let alignment = MemoryLayout<UInt64>.alignment
        let memory = UnsafeMutableRawBufferPointer.allocate(byteCount: byteCount, alignment: alignment)
        fill(memory)
        bytes = UnsafeRawBufferPointer(memory)
    }

    deinit {
        bytes.deallocate()
    }
}
