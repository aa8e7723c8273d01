import ScreenModel
import ScreenSpecDiagnostics
import Testing

/// Names made from those of screens.
@Suite struct NamePatternTests {
    private static func pattern(_ text: String) -> Pattern {
        Pattern(text, at: SourceRange(file: FileID(index: 0), lower: 0, upper: 0))
    }

    @Test(
        arguments: [
            ("{screen}ViewController", "LoginViewController"),
            ("I{screen}", "ILogin"),
            ("{screen}", "Login"),
            ("Shared", "Shared"),
            ("{screen}To{screen}", "LoginToLogin"),
            ("{{screen}}", "{Login}"),
            ("{scr{screen}een}", "{scrLogineen}"),
            ("{screen", "{screen"),
            ("", ""),
        ]
    )
    func theScreenStandsInTheHoles(_ text: String, _ name: String) {
        let pattern = Self.pattern(text)
        #expect(pattern.name(forScreen: "Login") == name)
        #expect(pattern.isName(name, forScreen: "Login"))
        #expect(!pattern.isName(name + "s", forScreen: "Login"))
        #expect(!pattern.isName("s" + name, forScreen: "Login"))
        #expect(name.isEmpty || !pattern.isName(String(name.dropLast()), forScreen: "Login"))
    }

    @Test func aNameIsThatOfOneScreen() {
        let pattern = Self.pattern("{screen}Input")
        #expect(pattern.isName("LoginInput", forScreen: "Login"))
        #expect(!pattern.isName("LoginInput", forScreen: "Log"))
        #expect(!pattern.isName("LoginInput", forScreen: "LoginInput"))
        #expect(pattern.isName("Größe👍Input", forScreen: "Größe👍"))
    }
}
