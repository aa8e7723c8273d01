import ScreenSpecConcurrency

/// All pages of a documentation. Each is built when it is asked for, so that only those that are being written are in
/// memory at a time.
package struct Site: Sendable {
    let content: SiteContent

    package init(_ project: DocumentedProject, jobs: Jobs = Jobs(1)) {
        content = SiteContent(project, jobs: jobs)
    }

    /// In the order in which a reader would leaf through them.
    package var outlines: [PageOutline] { content.outlines }

    package func outline(_ page: PageID) -> PageOutline {
        content.outlines[page.index]
    }

    package func page(_ id: PageID) -> Page {
        let outline = content.outlines[id.index]
        return Page(outline, blocks: blocks(of: outline))
    }

    private func blocks(of outline: PageOutline) -> [Block] {
        switch content.subjects[outline.id.index] {
        case .index: return IndexPage(content, outline).build()
        case .navigation:
            var page = NavigationPage(content, outline)
            return page.build()
        case .coverage: return CoveragePage(content: content, outline: outline).build()
        case .folder(let number):
            return FolderPage(content: content, outline: outline, folder: content.folders[number]).build()
        case .component(let number, let place):
            var page = ComponentPage(content, outline, number, place)
            return page.build()
        case .model(let model, let place):
            var page = ModelPage(content, outline, model, place)
            return page.build()
        case .architecture(let architecture):
            var page = ArchitecturePage(content, outline, architecture)
            return page.build()
        case .rules: return RulesPage(content: content, outline: outline).build()
        case .rule(let number):
            let scope = NameScope(names: content.names, module: 0, page: outline.id)
            return RulePage(rule: content.project.rules[number], scope: scope).build()
        }
    }
}
