import Foundation
import TestSupport
import Testing

/// This package as others clone it, without its tests: they are three files of four, and no client reads them.
enum PackageRepository {
    /// Whether this package is a repository, which a job can clone.
    static var isPossible: Bool {
        let git = try? run("/usr/bin/env", ["git", "rev-parse", "--verify", "HEAD"], in: Fixtures.packageFolder().path)
        return git?.status == 0
    }

    /// Made once for all tests, in the build folder; the package itself where that is not possible.
    static let path: String = {
        let products = (try? Products.executable("screenspec-compile")).map(URL.init(fileURLWithPath:))
        let place = products?.deletingLastPathComponent().appendingPathComponent("package-repository").path
        guard let place, (try? make(at: place)) == true else { return Fixtures.packageFolder().path }
        return place
    }()

    /// The last commit, as one of its own.
    private static func make(at place: String) throws -> Bool {
        let made = try run(
            "/bin/sh",
            [
                "-ec",
                """
                rm -rf "$2"
                git clone --quiet --bare --depth 1 "file://$1" "$2"
                cd "$2"
                git read-tree HEAD
                git rm -r --quiet --cached Tests
                git symbolic-ref HEAD refs/heads/main
                git update-ref refs/heads/main "$(git commit-tree -m Package "$(git write-tree)")"
                """,
                "sh", Fixtures.packageFolder().path, place,
            ],
            environment: ServiceRun.identity
        )
        return made.status == 0
    }
}
