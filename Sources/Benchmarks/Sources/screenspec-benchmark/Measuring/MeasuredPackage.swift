import Foundation

/// The package that is measured: the one whose sources these benchmarks lie in.
enum MeasuredPackage {
    static let root: URL = {
        var folder = URL(fileURLWithPath: #filePath)
        // Sources/Benchmarks/Sources/screenspec-benchmark/Measuring/MeasuredPackage.swift
        for _ in 0..<6 { folder.deleteLastPathComponent() }
        return folder
    }()

    /// The path of `screenspec-compile`, built for release where the command line names none.
    static func compiler(_ arguments: Arguments) throws -> String {
        if let named = arguments.compiler { return URL(fileURLWithPath: named).path }
        _ = try Child.run(["swift", "build", "-c", "release", "--product", "screenspec-compile"], in: root)
        return root.appendingPathComponent(".build/release/screenspec-compile").path
    }

    /// The path of `screenspec`, built for release where the command line names none.
    static func program(_ arguments: Arguments) throws -> String {
        if let named = arguments.program { return URL(fileURLWithPath: named).path }
        _ = try Child.run(["swift", "build", "-c", "release", "--product", "screenspec"], in: root)
        return root.appendingPathComponent(".build/release/screenspec").path
    }
}
