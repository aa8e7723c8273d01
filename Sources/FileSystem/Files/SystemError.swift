import ScreenSpecCLibrary

/// Why the system refused a call, in words that do not depend on the machine's language.
package struct SystemError: Error, Hashable, Sendable {
    package let code: Int32

    package init(code: Int32) {
        self.code = code
    }

    static let missing = SystemError(code: ENOENT)

    /// The error of the call that has just failed on this thread.
    package static var last: SystemError {
        SystemError(code: errno)
    }

    package var isMissing: Bool {
        code == ENOENT || code == ENOTDIR
    }

    /// The reason and, where there is an obvious one, the remedy: the end of a message after a colon.
    package var reason: String {
        switch code {
        case EACCES, EPERM: "permission denied; change the permissions of the file or its folder"
        case EROFS: "the file system is read-only"
        case ENOSPC: "the disk is full; make room"
        case EDQUOT: "the disk quota is used up; make room"
        case ENOENT: "it does not exist"
        case ENOTDIR: "a part of the path is a file, not a folder"
        case EISDIR: "it is a folder"
        case EEXIST: "it exists already"
        case ENAMETOOLONG: "the name or the path is longer than the system allows; shorten it"
        case ELOOP: "its symbolic links go round in a circle"
        case EMFILE, ENFILE: "too many files are open; raise the limit ('ulimit -n') or lower '--jobs'"
        case EXDEV: "it lies on another disk"
        case EIO: "the disk reports an error"
        default: String(cString: strerror(code)).lowercased()
        }
    }
}

/// Repeats a call as long as a signal interrupts it.
package func uninterrupted<Value: SignedInteger>(_ call: () -> Value) throws(SystemError) -> Value {
    while true {
        let result = call()
        if result >= 0 { return result }
        if errno != EINTR { throw SystemError.last }
    }
}
