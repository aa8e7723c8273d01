import SpecRules
import ScreenModel

/// What lacks a summary.
struct CoveragePage {
    let content: SiteContent
    let outline: PageOutline

    private struct Gap {
        let page: PageOutline
        let survey: MissingSummary.Survey
    }

    func build() -> [Block] {
        var page = PageContents()
        let surveys = surveys
        let count = surveys.reduce(0) { $0 + $1.survey.count }
        let gaps = surveys.filter { !$0.survey.findings.isEmpty }
        let missing = gaps.reduce(0) { $0 + $1.survey.findings.count }
        guard missing > 0 else {
            page.paragraph([.text("All \(count) declarations that others see have a summary.")])
            return page.blocks
        }
        page.paragraph([
            .text(
                "\(count - missing) of \(count) declarations that others see have a summary; these \(missing) have none."
            )
        ])
        for group in PageGroup.groups(of: gaps.map(\.page)) {
            let pages = Set(group.pages.map(\.id))
            page.heading(2, group.title)
            page.table(["Name", "Missing", "Without a summary"], gaps.filter { pages.contains($0.page.id) }.map(row))
        }
        return page.blocks
    }

    private func row(_ gap: Gap) -> [Table.Cell] {
        let findings = gap.survey.findings
        return [
            [.link(.page(gap.page.id), [.text(gap.page.title)])],
            [.text("\(findings.count) of \(gap.survey.count)")],
            findings.map { finding in
                finding.subject.member.map { .code($0) } ?? .text("the \(gap.page.kind.rawValue) itself")
            }.commaSeparated,
        ]
    }

    /// One for each view, screen and model, in the order of the specs.
    private var surveys: [Gap] {
        var pages = content.outlines.filter { $0.spec != nil }[...]
        var gaps: [Gap] = []
        for program in content.project.programs {
            for document in program.program.files.lazy.flatMap(\.documents) {
                if case .architecture = document { continue }
                for survey in MissingSummary.surveys(of: document) {
                    guard let page = pages.popFirst() else { return gaps }
                    gaps.append(Gap(page: page, survey: survey))
                }
            }
        }
        return gaps
    }
}
