import CodeProject
import ScreenSpecDiagnostics
import ScreenSpecFileSystem
import ScreenSpecGeneratedFiles
import SourceCheck
import SpecFrontEnd
import SpecProject

/// `init` in the folder of an app: the project file that fits what is there.
package struct ProjectSetup: Sendable {
    private let draft: ProjectDraft

    /// `nil` where a folder has no views of UIKit, or is gone.
    ///
    /// - Parameter folder: Absolute.
    package init?(in folder: String) {
        var compile = CompileRequest(workingFolder: folder)
        compile.project = folder
        var draft = ProjectDraft(compile)
        guard draft.isNew, (try? FileStatus(path: folder).kind) == .folder else { return nil }
        let code = ProjectRehearsal(compile, draft.overlay, keepsFacts: false).analysed(draft.overlay).code
        let index = code.subject.code
        guard index.types.contains(where: { index.isView($0.id) || index.isViewController($0.id) }) else { return nil }
        draft.fit(to: code.subject)
        draft.split(DraftedModules(of: code.subject, in: folder))
        self.draft = draft
    }

    /// The path of what is written, from the folder.
    package static let path = ProjectParser.fileName

    /// What kept the file from being written.
    package func write() -> [Diagnostic] {
        FileChanges([FileChanges.Change(Self.path, text)], in: draft.folder).write()
    }

    private var text: String {
        draft.text(namesSpecs: false, namesTypes: false) + """

            # Findings that are known and not shown, once 'screenspec check --write-baseline' has noted them.
            # baseline: screenspec-baseline.txt

            """
    }
}
