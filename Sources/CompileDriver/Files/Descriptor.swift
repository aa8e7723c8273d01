import Foundation

/// An open file, closed when the value ends.
struct Descriptor: ~Copyable {
    let raw: Int32

    /// Opens without ever waiting for the other end of a pipe, and without handing the file to child processes.
    init(opening path: String, _ flags: Int32, permissions: mode_t = 0o666) throws(SystemError) {
        raw = try uninterrupted { open(path, flags | O_NONBLOCK | O_CLOEXEC | O_NOCTTY, permissions) }
    }

    deinit {
        close(raw)
    }

    /// Reads from where the file stands into the end of `bytes`, until the file ends or `bytes` holds `limit`.
    func read(into bytes: inout [UInt8], upTo limit: Int) throws(SystemError) {
        while bytes.count < limit {
            let start = bytes.count
            let room = bytes.capacity - start
            let length = min(limit - start, room > 0 ? room : max(Self.chunk, start))
            bytes.append(contentsOf: repeatElement(0, count: length))
            let count: Int
            do {
                count = try uninterrupted {
                    bytes.withUnsafeMutableBytes { buffer in
                        Foundation.read(raw, buffer.baseAddress.map { $0 + start }, length)
                    }
                }
            } catch {
                bytes.removeLast(length)
                throw error
            }
            bytes.removeLast(length - count)
            if count == 0 { return }
        }
    }

    /// Writes everything, however many calls that takes.
    func write(_ bytes: [UInt8]) throws(SystemError) {
        try Self.write(bytes, to: raw)
    }

    /// Writes everything to a file that something else has opened, such as standard output.
    static func write(_ bytes: [UInt8], to raw: Int32) throws(SystemError) {
        var written = 0
        while written < bytes.count {
            do {
                written += try uninterrupted {
                    bytes.withUnsafeBytes { buffer in
                        Foundation.write(raw, buffer.baseAddress.map { $0 + written }, buffer.count - written)
                    }
                }
            } catch {
                guard error.code == EAGAIN else { throw error }
                waitUntilWritable(raw)
            }
        }
    }

    private static let chunk = 4096

    /// Standard output may be a pipe that somebody else has made non-blocking.
    private static func waitUntilWritable(_ raw: Int32) {
        var request = pollfd(fd: raw, events: Int16(POLLOUT), revents: 0)
        _ = poll(&request, 1, 1000)
    }
}
