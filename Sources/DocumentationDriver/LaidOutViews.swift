import DocumentationEmitter
import InterfaceBuilder
import ScreenModel
import ScreenSpecConcurrency
import ScreenSpecFileSystem
import SpecFrontEnd
import SpecProject

/// The storyboards and xibs below the sources of a project, and what they lay out for the views of its specs.
struct LaidOutViews {
    private let compilation: Compilation
    private let jobs: Jobs

    init(_ compilation: Compilation, jobs: Jobs) {
        self.compilation = compilation
        self.jobs = jobs
    }

    func layouts() -> DocumentedLayouts {
        var layouts = DocumentedLayouts()
        let wanted = compilation.modules.flatMap { module in
            module.program.components.map { (name: $0.viewType, module: module.name) }
        }
        guard !wanted.isEmpty else { return layouts }
        let documents = documents(naming: Set(wanted.map(\.name)))
        for (name, module) in wanted {
            let found = documents.lazy.compactMap { document -> ScreenLayout? in
                document.document.layout(ofClass: name, module: module).map { ScreenLayout($0, document.name) }
            }
            if let layout = found.first { layouts.add(layout, ofClass: name, module: module) }
        }
        return layouts
    }

    private struct Document: Sendable {
        let path: String
        let document: InterfaceDocument

        var name: String { path.split(separator: "/").last.map(String.init) ?? path }

        /// What is written for telephones, and in the language that others are translated from, comes first.
        var rank: Int {
            let isTranslated = path.contains(".lproj/") && !path.contains("/Base.lproj/")
            return (path.contains("~ipad.") ? 2 : 0) + (isTranslated ? 1 : 0)
        }
    }

    private func documents(naming classes: Set<String>) -> [Document] {
        let folder = compilation.location.folder
        let project = compilation.project
        let sources = (project.sources + project.modules.flatMap(\.sources)).map(\.text)
        let discovery = FileDiscovery(folder: folder, suffixes: [".storyboard", ".xib"], wanted: .sources)
        let paths = discovery.find(sources.isEmpty ? [folder] : sources).paths
        let reader = FileReader()
        let found = jobs.map(paths) { path -> Document? in
            guard let bytes = try? reader.read(path), let document = try? DocumentExtraction.extract(bytes),
                document.isOfUIKit, !document.classNames.isDisjoint(with: classes)
            else { return nil }
            return Document(path: Paths.display(path, from: folder), document: document)
        }
        return found.compactMap(\.self).sorted { ($0.rank, $0.path) < ($1.rank, $1.path) }
    }
}

extension ScreenLayout {
    fileprivate init(_ view: LaidOutView, _ source: String) {
        self.init(
            width: Double(view.width),
            height: Double(view.height),
            boxes: view.parts.map { part in
                Box(
                    x: Double(part.frame.x),
                    y: Double(part.frame.y),
                    width: Double(part.frame.width),
                    height: Double(part.frame.height),
                    kind: Kind(element: part.element),
                    text: part.text ?? "",
                    name: part.outlet,
                    isHidden: part.isHidden
                )
            },
            source: source
        )
    }
}

extension ScreenLayout.Kind {
    fileprivate init(element: String) {
        self =
            switch element {
            case "label": .label
            case "button": .button
            case "textField", "textView", "searchBar": .field
            case "switch", "slider", "stepper", "segmentedControl", "pageControl", "datePicker", "pickerView",
                "activityIndicatorView", "progressView", "control", "colorWell":
                .control
            case "imageView": .image
            case "tableView", "collectionView": .list
            case "tableViewCell", "collectionViewCell", "collectionReusableView": .cell
            case "navigationBar", "toolbar", "tabBar": .bar
            case "webView", "wkWebView", "mapView", "glkView", "mtkView", "sceneKitView", "skView", "pdfView": .page
            default: .group
            }
    }
}
