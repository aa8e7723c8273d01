import ScreenSpecConcurrency

/// What is found out about the code as a whole, whatever specs say of it.
package final class CodeSurvey: Sendable {
    struct Findings: Sendable {
        let checkedTypes: [CodeType]
        let rootViews: RootViews
        let visibility: MemberVisibility
    }

    package let code: CodeIndex
    private let made: Lazy<Findings>

    package init(_ code: CodeIndex) {
        self.code = code
        made = Lazy {
            let checkedTypes = code.jobs.filter(code.types) { code.file(of: $0).isChecked }
            let mentions = NameMentions(ofMembersOf: checkedTypes, in: code)
            return Findings(
                checkedTypes: checkedTypes,
                rootViews: RootViews(code),
                visibility: MemberVisibility(code: code, mentions: mentions)
            )
        }
    }

    var findings: Findings { made.value }
}
