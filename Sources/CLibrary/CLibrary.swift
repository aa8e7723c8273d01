// The system's C library, by one name on every system. Foundation would bring it too, and with it 44 MB of ICU into a program
// that is linked statically.
#if canImport(Darwin)
@_exported import Darwin
#elseif canImport(Glibc)
@_exported import Glibc
#elseif canImport(Musl)
@_exported import Musl
#endif
