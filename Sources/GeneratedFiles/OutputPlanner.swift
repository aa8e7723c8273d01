import ScreenSpecCLibrary
import ScreenSpecConcurrency
import ScreenSpecFileSystem

/// Compares the wanted outputs with the files on the disk, and writes nothing.
package struct OutputPlanner: Sendable {
    /// The absolute folder that the paths of specs in headers start from.
    package var projectFolder: String
    /// The specs of this run, as headers name them.
    package var specs: Set<String>
    /// Whether files that were edited by hand are given up.
    package var isForced: Bool
    package var jobs: Jobs
    /// The name of a file that makes its folder another project, whose outputs are none of this one's.
    package var projectFile: String?

    package init(
        projectFolder: String,
        projectFile: String? = nil,
        specs: Set<String>,
        isForced: Bool = false,
        jobs: Jobs
    ) {
        self.projectFolder = projectFolder
        self.projectFile = projectFile
        self.specs = specs
        self.isForced = isForced
        self.jobs = jobs
    }

    package func plan(_ folders: [OutputFolder]) -> OutputPlan {
        var plan = OutputPlan(folders: folders)
        plan.refusals = folders.flatMap(OutputNames.check) + sharedFolders(folders)
        guard plan.refusals.isEmpty else { return plan }
        for index in folders.indices {
            do throws(OutputRefusal) {
                let boundary = try OutputBoundary(folders[index])
                try checkFolders(folders[index], boundary)
                let inspected = inspect(folders[index], boundary)
                plan.texts.append(inspected.map(\.text))
                add(inspected.map(\.inspection), of: index, to: &plan)
                addStale(index, to: &plan)
            } catch {
                plan.refusals.append(error)
            }
        }
        if plan.refusals.isEmpty { checkWritable(&plan) }
        return plan
    }

    /// Two modules that write one kind of file to one folder would remove each other's.
    private func sharedFolders(_ folders: [OutputFolder]) -> [OutputRefusal] {
        folders.indices.compactMap { index in
            let folder = folders[index]
            let isTaken = folders[..<index].contains {
                $0.path == folder.path && !Set($0.kind.suffixes).isDisjoint(with: folder.kind.suffixes)
            }
            guard isTaken else { return nil }
            return .unwritable(folder.displayPath, "two modules have it as their output folder; give each its own")
        }
    }

    // MARK: Files that shall be

    /// Every folder once, and no two names of one.
    private func checkFolders(_ folder: OutputFolder, _ boundary: OutputBoundary) throws(OutputRefusal) {
        var realPaths: [String: String] = [:]
        for relative in Set(folder.files.map { Paths.folder(of: $0.path) }).sorted() {
            try boundary.check(relative)
            let real = boundary.realPath(ofFolder: relative)
            if let other = realPaths.updateValue(relative, forKey: real) {
                throw .unwritable(
                    folder.display(relative),
                    "a symbolic link makes it the same folder as '\(folder.display(other))'; remove the link"
                )
            }
        }
    }

    private func inspect(
        _ folder: OutputFolder,
        _ boundary: OutputBoundary
    ) -> [(text: OutputPlan.FileText, inspection: OutputInspection)] {
        jobs.map(folder.files) { file in
            let head = folder.head(of: file)
            let inspection = OutputInspection(
                of: file,
                head: head,
                at: Paths.join(folder.path, file.path),
                in: folder,
                boundary
            )
            return (OutputPlan.FileText(head: head, hash: ContentHash(head + file.body)), inspection)
        }
    }

    private func add(_ inspections: [OutputInspection], of index: Int, to plan: inout OutputPlan) {
        let folder = plan.folders[index]
        var shownEdits = 0
        for (number, inspection) in inspections.enumerated() {
            let file = folder.files[number]
            func step(_ action: OutputPlan.Step.Action) {
                plan.steps.append(OutputPlan.Step(folder: index, path: file.path, action: action))
            }
            switch inspection {
            case .missing: step(.create(file: number))
            case .unchanged(let stamp):
                plan.unchangedCount += 1
                plan.unchanged.append(OutputPlan.OutputStamp(folder: index, file: number, stamp: stamp))
            case .outdated(let status): step(.replace(file: number, status, recasedFrom: nil))
            case .edited(let status) where isForced: step(.replace(file: number, status, recasedFrom: nil))
            case .edited:
                plan.refusals.append(EditedOutput.refusal(of: file, in: folder, showsEdit: shownEdits < 20))
                shownEdits += 1
            case .foreign: plan.refusals.append(foreign(file, in: folder))
            case .refused(let refusal): plan.refusals.append(refusal)
            }
        }
    }

    private func foreign(_ file: GeneratedFile, in folder: OutputFolder) -> OutputRefusal {
        let path = folder.display(file.path)
        return OutputRefusal(
            .foreignOutput,
            path,
            "'\(path)' was not generated and stands where what \(file.origin.name) makes shall go.",
            help: ["Move it away or rename it."]
        )
    }

    // MARK: Files that shall not be

    private func addStale(_ index: Int, to plan: inout OutputPlan) {
        let folder = plan.folders[index]
        guard folder.search != .nothing else {
            plan.leftovers.append([])
            plan.searched.append([:])
            return
        }
        let others = Set(plan.folders.map(\.path)).subtracting([folder.path])
        let scan = OutputScan(folder, others: others, projectFile: projectFile)
        plan.leftovers.append(scan.leftovers)
        plan.searched.append(scan.folders)
        plan.refusals += scan.refusals
        var planned = Set(folder.files.map(\.path))
        var spelt: Set<String> = []
        if case .allBut(let known) = folder.search {
            spelt = Set(known.subtracting(planned).map(OutputNames.folded))
            planned.formUnion(known)
        }
        let candidates = scan.files.filter { !planned.contains($0) }
        guard !candidates.isEmpty else { return }
        var spellings: [String: Int] = [:]
        for (number, file) in folder.files.enumerated() { spellings[OutputNames.folded(file.path)] = number }

        for (path, found) in zip(candidates, jobs.map(candidates) { StaleOutput(of: $0, in: folder) }) {
            let twin = spellings[OutputNames.folded(path)]
            if let twin, isSameFile(path, folder.files[twin].path, in: folder) {
                recase(path, to: twin, of: index, in: &plan)
                continue
            }
            if let found, isStale(found.origin, in: folder) {
                if found.isEdited, !isForced {
                    plan.refusals.append(EditedOutput.refusal(ofStale: path, found.origin, in: folder))
                } else {
                    plan.steps.append(OutputPlan.Step(folder: index, path: path, action: .remove(found.origin)))
                }
            } else if let twin {
                plan.refusals.append(clash(path, folder.files[twin], in: folder))
            } else if spelt.contains(OutputNames.folded(path)) {
                plan.refusals.append(.unwritable(folder.display(path), "another output has this name in other case"))
            }
        }
    }

    /// Whether no spec makes the file any more: its spec was in this run and made other files, or is gone.
    private func isStale(_ origin: GeneratedFile.Origin, in folder: OutputFolder) -> Bool {
        switch origin {
        case .allSpecs: folder.coversAllSpecs
        case .spec(let path):
            folder.isExclusive || specs.contains(path)
                || (try? FileStatus(path: Paths.normalised(Paths.join(projectFolder, path)))) == nil
        }
    }

    private func isSameFile(_ left: String, _ right: String, in folder: OutputFolder) -> Bool {
        guard let left = try? FileStatus(path: Paths.join(folder.path, left)),
            let right = try? FileStatus(path: Paths.join(folder.path, right))
        else { return false }
        return left.identity == right.identity
    }

    /// A spec was renamed in case only, on a disk without case: the output is renamed with it.
    private func recase(_ path: String, to file: Int, of index: Int, in plan: inout OutputPlan) {
        let folder = plan.folders[index]
        let target = folder.files[file].path
        guard let status = try? FileStatus(path: Paths.join(folder.path, path)) else { return }
        if let known = plan.steps.firstIndex(where: { $0.folder == index && $0.path == target }) {
            plan.steps.remove(at: known)
        } else {
            plan.unchangedCount -= 1
        }
        plan.steps.append(
            OutputPlan.Step(
                folder: index,
                path: target,
                action: .replace(file: file, status, recasedFrom: path)
            )
        )
    }

    private func clash(_ path: String, _ file: GeneratedFile, in folder: OutputFolder) -> OutputRefusal {
        OutputRefusal(
            .caseClash,
            folder.display(file.path),
            "'\(folder.display(path))' is the same file on a disk without case as '\(folder.display(file.path))'.",
            help: ["Rename or remove it: \(file.origin.name) makes the other one."]
        )
    }

    // MARK: Room to write

    /// Refuses where a step's folder cannot be written. A folder that is read-only but up to date is none.
    private func checkWritable(_ plan: inout OutputPlan) {
        for folder in plan.folders.indices.flatMap(plan.changedFolders) {
            var existing = folder
            while existing != "/", (try? FileStatus(path: existing)) == nil { existing = Paths.folder(of: existing) }
            if access(existing, W_OK | X_OK) != 0 {
                let reason = SystemError.last.reason
                plan.refusals.append(.unwritable(Paths.display(existing, from: projectFolder), reason))
            }
        }
    }
}
