import ScreenSpecCLibrary

/// An open file, closed when the value ends.
package struct Descriptor: ~Copyable {
    package let raw: Int32

    /// Opens without ever waiting for the other end of a pipe, and without handing the file to child processes.
    package init(opening path: String, _ flags: Int32, permissions: mode_t = 0o666) throws(SystemError) {
        raw = try uninterrupted { open(path, flags | O_NONBLOCK | O_CLOEXEC | O_NOCTTY, permissions) }
    }

    /// Takes over a file that is open already, and closes it in the end.
    init(owning raw: Int32) {
        self.raw = raw
    }

    deinit {
        close(raw)
    }

    /// Reads from where the file stands to its end, or to the limit.
    ///
    /// - Parameter size: How long the file is said to be; it may be longer, or shorter.
    package func read(expecting size: Int, upTo limit: Int) throws(SystemError) -> [UInt8] {
        // One more than the size: the read that finds the end then needs no room of its own.
        var length = min(size + 1, limit)
        var bytes = try readPart(length)
        while bytes.count == length, length < limit {
            let more = try readPart(min(limit - length, max(Self.chunk, length)))
            if more.isEmpty { break }
            length = min(limit, length + max(Self.chunk, length))
            bytes += more
        }
        return bytes
    }

    /// So many bytes, or fewer where the file ends.
    private func readPart(_ length: Int) throws(SystemError) -> [UInt8] {
        let number = raw
        var failure: SystemError?
        let part = [UInt8](unsafeUninitializedCapacity: length) { buffer, count in
            do throws(SystemError) {
                while count < length {
                    let next = buffer.baseAddress.map { $0 + count }
                    let added = try uninterrupted { ScreenSpecCLibrary.read(number, next, length - count) }
                    if added == 0 { return }
                    count += added
                }
            } catch {
                failure = error
            }
        }
        if let failure { throw failure }
        return part
    }

    /// Writes everything, however many calls that takes.
    package func write(_ bytes: [UInt8]) throws(SystemError) {
        try Self.write(bytes, to: raw)
    }

    /// Writes everything to a file that something else has opened, such as standard output.
    package static func write(_ bytes: [UInt8], to raw: Int32) throws(SystemError) {
        var written = 0
        while written < bytes.count {
            do {
                written += try uninterrupted {
                    bytes.withUnsafeBytes { buffer in
                        ScreenSpecCLibrary.write(raw, buffer.baseAddress.map { $0 + written }, buffer.count - written)
                    }
                }
            } catch {
                guard error.code == EAGAIN else { throw error }
                waitUntilWritable(raw)
            }
        }
    }

    /// Writes everything in the place of what stands there, wherever the file stands.
    package func rewrite(_ bytes: UnsafeRawBufferPointer, at offset: Int) throws(SystemError) {
        var written = 0
        while written < bytes.count {
            written += try uninterrupted {
                pwrite(raw, bytes.baseAddress.map { $0 + written }, bytes.count - written, off_t(offset + written))
            }
        }
    }

    /// Writes one stretch of memory after the other, many of them with one call.
    package func write(gathering parts: [UnsafeRawBufferPointer]) throws(SystemError) {
        var vectors = parts.map { part in
            iovec(iov_base: UnsafeMutableRawPointer(mutating: part.baseAddress), iov_len: part.count)
        }
        var first = 0
        while first < vectors.count {
            var (count, length) = (0, 0)
            while first + count < vectors.count, count < Self.gatheredCount, length < Self.gatheredLength {
                length += vectors[first + count].iov_len
                count += 1
            }
            var written = try uninterrupted {
                vectors.withUnsafeBufferPointer { writev(raw, $0.baseAddress.map { $0 + first }, Int32(count)) }
            }
            while first < vectors.count, written >= vectors[first].iov_len {
                written -= vectors[first].iov_len
                first += 1
            }
            guard written > 0 else { continue }
            vectors[first].iov_base += written
            vectors[first].iov_len -= written
        }
    }

    private static let chunk = 4096
    /// Fewer than any system takes at once.
    private static let gatheredCount = 512
    /// Of a larger write, Linux keeps megabytes together, which it has to find first: that takes three times as long.
    private static let gatheredLength = 1 << 18

    /// Standard output may be a pipe that somebody else has made non-blocking.
    private static func waitUntilWritable(_ raw: Int32) {
        var request = pollfd(fd: raw, events: Int16(POLLOUT), revents: 0)
        _ = poll(&request, 1, 1000)
    }
}
