import TestSupport
import Testing

@Suite("Completions")
struct CompletionTests {
    @Test("are scripts that the shell reads", arguments: ["bash", "zsh", "fish"])
    func scripts(_ shell: String) throws {
        try TemporaryFolder.with { folder in
            let completed = try folder.screenspec(["--generate-completion-script", shell])
            #expect(completed.status == 0)
            for word in ["compile", "architecture", "explain", "report", "strict"] {
                #expect(completed.output.contains(word), "\(word)")
            }
            // Where the shell itself is at hand, it says whether it can read the script.
            guard let program = Tools.find(shell) else { return }
            try folder.write(completed.output, to: "completions")
            let check = try run(program, ["-n", folder.path("completions")], timeout: 60)
            #expect(check.status == 0, "\(check.errors)")
        }
    }
}
