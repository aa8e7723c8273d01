/// A layout as SVG: a box for each view, with what people read in it.
struct LayoutDrawing {
    private let picture: LayoutPicture
    /// The address of an anchor; `nil` draws no links.
    private let address: ((String) -> String)?
    private var layout: ScreenLayout { picture.layout }

    init(_ picture: LayoutPicture, address: ((String) -> String)? = nil) {
        self.picture = picture
        self.address = address
    }

    var hasLinks: Bool {
        address != nil && layout.boxes.contains { $0.name.map { picture.anchors[$0] != nil } ?? false }
    }

    /// Part of a page, whose style sheet colours it.
    var element: String {
        let meaning = hasLinks ? "" : " role=\"img\" aria-label=\"\(MarkupText.escaped(picture.caption))\""
        return "<svg class=\"layout\"\(meaning) \(size)>\n\(content)</svg>"
    }

    /// Beside words that say what it is.
    static func decoration(_ small: SmallLayout) -> String {
        let drawing = LayoutDrawing(LayoutPicture(layout: small.layout, caption: small.title, anchors: [:]))
        let (width, height) = (number(small.layout.width + 2), number(small.layout.height + 2))
        return
            "<svg class=\"layout\" aria-hidden=\"true\" viewBox=\"-1 -1 \(width) \(height)\">\n\(drawing.content)</svg>"
    }

    /// A file of its own, in the colours of one scheme, or in those that its reader likes.
    func file(scheme: ThemeColor.Scheme?) -> String {
        var colors = "svg {\n\(ThemeColor.properties(ThemeColor.layout, scheme ?? .light))}\n"
        if scheme == nil {
            let dark = ThemeColor.properties(ThemeColor.layout, .dark)
            colors += "@media (prefers-color-scheme: dark) {\nsvg {\n\(dark)}\n}\n"
        }
        return """
            <svg xmlns="http://www.w3.org/2000/svg" class="layout" role="img" \(size)>
            <title>\(MarkupText.escaped(picture.caption))</title>
            <style>
            \(colors)\(LayoutStyle.rules)
            </style>
            \(content)</svg>

            """
    }

    /// As large as in the hand, and a little smaller where a screen is tall.
    private var size: String {
        let scale = min(1, Self.largest.width / layout.width, Self.largest.height / layout.height)
        let (width, height) = (Self.number(layout.width + 2), Self.number(layout.height + 2))
        return "width=\"\(Self.number(layout.width * scale))\" height=\"\(Self.number(layout.height * scale))\" "
            + "viewBox=\"-1 -1 \(width) \(height)\""
    }

    private static let largest = (width: 420.0, height: 640.0)
    /// A picture with more is a picture of nothing.
    private static let boxLimit = 400

    private var content: String {
        var svg = "<rect class=\"screen\" \(Self.place(0, 0, layout.width, layout.height))/>\n"
        let boxes = Array(layout.boxes.lazy.compactMap(onScreen).prefix(Self.boxLimit))
        let names = LayoutNames(boxes)
        for (number, box) in boxes.enumerated() { append(box, named: names.labels[number], to: &svg) }
        return svg
    }

    /// The part of a box that the screen shows, so that its frame closes at the screen's edge.
    private func onScreen(_ box: ScreenLayout.Box) -> ScreenLayout.Box? {
        var part = box
        (part.x, part.y) = (max(0, box.x), max(0, box.y))
        part.width = min(layout.width, box.x + box.width) - part.x
        part.height = min(layout.height, box.y + box.height) - part.y
        return part.width > 0 && part.height > 0 ? part : nil
    }

    private func append(_ box: ScreenLayout.Box, named label: LayoutNames.Label?, to svg: inout String) {
        let anchor = box.name.flatMap { picture.anchors[$0] }
        let link = anchor.flatMap { name in address.map { $0(name) } }
        if let link { svg += "<a href=\"\(MarkupText.escaped(link))\">" }
        svg += "<g class=\"\(box.kind.rawValue)\(anchor == nil ? "" : " named")\(box.isHidden ? " hidden" : "")\">"
        if let name = box.name { svg += "<title>\(MarkupText.escaped(name))</title>" }
        let radius = box.kind.radius(in: box.height)
        svg += "<rect \(Self.place(box.x, box.y, box.width, box.height))"
        if radius > 0 { svg += " rx=\"\(Self.number(radius))\"" }
        svg += "/>"
        appendText(of: box, to: &svg)
        if let label, let name = box.name {
            svg += "<text class=\"name\" x=\"\(Self.number(label.x))\" y=\"\(Self.number(label.y))\" "
            svg += "font-size=\"\(Self.number(LayoutNames.fontSize))\">\(MarkupText.escaped(name))</text>"
        }
        svg += link == nil ? "</g>\n" : "</g></a>\n"
    }

    private func appendText(of box: ScreenLayout.Box, to svg: inout String) {
        let lines = LayoutText(box).lines
        guard let first = lines.first else { return }
        let isCentred = box.kind == .button || box.kind == .control
        let inset = box.kind == .field ? 8.0 : 0
        let height = first.fontSize * LayoutText.lineHeight
        let top = box.y + (box.height - height * Double(lines.count)) / 2
        for (number, line) in lines.enumerated() {
            let x = isCentred ? box.x + box.width / 2 : box.x + inset
            let y = top + height * Double(number) + first.fontSize * Self.baseline
            svg += "<text x=\"\(Self.number(x))\" y=\"\(Self.number(y))\" font-size=\"\(Self.number(line.fontSize))\""
            svg += isCentred ? " text-anchor=\"middle\">" : ">"
            svg += "\(MarkupText.escaped(line.text))</text>"
        }
    }

    /// From the top of a line to where its letters stand, in sizes of the font.
    private static let baseline = 0.92

    private static func place(_ x: Double, _ y: Double, _ width: Double, _ height: Double) -> String {
        "x=\"\(number(x))\" y=\"\(number(y))\" width=\"\(number(width))\" height=\"\(number(height))\""
    }

    /// With at most one digit behind the point, alike on all machines.
    private static func number(_ value: Double) -> String {
        guard value.isFinite, abs(value) < 1e6 else { return "0" }
        let tenths = Int((value * 10).rounded())
        let sign = tenths < 0 ? "-" : ""
        let (whole, rest) = abs(tenths).quotientAndRemainder(dividingBy: 10)
        return rest == 0 ? "\(sign)\(whole)" : "\(sign)\(whole).\(rest)"
    }
}

extension ScreenLayout.Kind {
    fileprivate func radius(in height: Double) -> Double {
        switch self {
        case .button, .field: min(8, height / 4)
        case .control: height / 2
        case .image, .page: 4
        case .group, .label, .list, .cell, .bar: 0
        }
    }
}
