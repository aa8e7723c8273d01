import Foundation
import TestSupport

/// A remote cache for Bazel: nginx, which keeps what is put.
struct CacheServer {
    let address: String

    static func with<Result>(_ body: (CacheServer) throws -> Result) throws -> Result {
        try TemporaryFolder.with { folder in
            let port = try freePort()
            try FileManager.default.createDirectory(atPath: folder.path("files"), withIntermediateDirectories: true)
            try folder.write(
                """
                daemon off;
                \(getuid() == 0 ? "user root;" : "")
                pid \(folder.path("pid"));
                error_log \(folder.path("errors"));
                worker_processes 1;
                events {}
                http {
                    access_log off;
                    client_max_body_size 64m;
                    client_body_temp_path \(folder.path("body"));
                    proxy_temp_path \(folder.path("proxy"));
                    fastcgi_temp_path \(folder.path("fastcgi"));
                    uwsgi_temp_path \(folder.path("uwsgi"));
                    scgi_temp_path \(folder.path("scgi"));
                    server {
                        listen 127.0.0.1:\(port);
                        root \(folder.path("files"));
                        location / {
                            dav_methods PUT;
                            create_full_put_path on;
                        }
                    }
                }

                """,
                to: "nginx.conf"
            )
            let nginx = BuildTools.nginx ?? "nginx"
            return try BackgroundProcess.with(nginx, ["-p", folder.path, "-c", folder.path("nginx.conf")]) { process in
                guard BackgroundProcess.eventually(within: 10, { folder.exists("pid") }) else {
                    throw RunError(description: "nginx did not start: \(process.errors)")
                }
                defer {
                    process.send(signal: SIGTERM)
                    _ = process.end(within: 10)
                }
                return try body(CacheServer(address: "http://127.0.0.1:\(port)"))
            }
        }
    }

    /// A port that nobody listens to, chosen by the system.
    private static func freePort() throws -> UInt16 {
        #if canImport(Darwin)
        let kind = SOCK_STREAM
        #else
        let kind = Int32(SOCK_STREAM.rawValue)
        #endif
        let number = socket(AF_INET, kind, 0)
        defer { close(number) }
        var address = sockaddr_in()
        address.sin_family = sa_family_t(AF_INET)
        address.sin_addr.s_addr = UInt32(0x7F00_0001).bigEndian
        var length = socklen_t(MemoryLayout<sockaddr_in>.size)
        let status = withUnsafeMutablePointer(to: &address) {
            $0.withMemoryRebound(to: sockaddr.self, capacity: 1) {
                bind(number, $0, length) == 0 ? getsockname(number, $0, &length) : -1
            }
        }
        guard status == 0 else { throw RunError(description: "no port is free") }
        return UInt16(bigEndian: address.sin_port)
    }
}
