import ScreenSpecDiagnostics
import Testing

@Suite struct CamelCaseTests {
    @Test(arguments: [
        ("", []), ("login", ["login"]), ("loginButton", ["login", "Button"]), ("UITextField", ["UI", "Text", "Field"]),
        ("photoURL", ["photo", "URL"]), ("URLCell", ["URL", "Cell"]), ("line2Label", ["line2", "Label"]),
        ("x", ["x"]), ("ABC", ["ABC"]), ("größeÄndern", ["größe", "Ändern"]),
    ])
    func capitalsStartWords(name: String, words: [String]) {
        #expect(name.camelCaseWords == words)
        #expect(name.camelCaseWords.joined() == name)
    }

    @Test func theFirstLetterChangesAlone() {
        #expect("loginButton".firstUppercased == "LoginButton")
        #expect("LoginButton".firstLowercased == "loginButton")
        #expect("".firstUppercased.isEmpty)
    }
}
