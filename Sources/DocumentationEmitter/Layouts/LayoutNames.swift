/// Where the names of subviews stand: in boxes that nobody can read anything in, and where no other text is. Inner boxes
/// come first, since outer ones have more room.
struct LayoutNames {
    /// The start of a line of text, at the foot of its letters.
    struct Label: Hashable {
        var x: Double
        var y: Double
    }

    static let fontSize = 13.0
    private static let inset = 4.0
    private static let lineHeight = fontSize * LayoutText.lineHeight
    /// How many lines of a box are looked at, since a document may claim any height.
    private static let tries = 64
    /// How wide letters are that are all of one width, in sizes of the font.
    private static let letterWidth = 0.61

    /// By the position of the box.
    private(set) var labels: [Int: Label] = [:]

    init(_ boxes: [ScreenLayout.Box]) {
        var taken = boxes.filter { !$0.text.isEmpty }.map(Area.init)
        for (number, box) in boxes.enumerated().reversed() {
            guard let name = box.name, box.text.isEmpty else { continue }
            let width = Double(name.count) * Self.fontSize * Self.letterWidth
            guard width + 2 * Self.inset <= box.width else { continue }
            let area = stride(from: box.y + 2, through: box.y + box.height - Self.lineHeight, by: Self.lineHeight)
                .lazy
                .prefix(Self.tries)
                .map { Area(x: box.x + Self.inset, y: $0, width: width, height: Self.lineHeight) }
                .first { area in !taken.contains { $0.overlaps(area) } }
            guard let area else { continue }
            taken.append(area)
            labels[number] = Label(x: area.x, y: area.y + Self.fontSize)
        }
    }

    private struct Area {
        var x: Double
        var y: Double
        var width: Double
        var height: Double

        init(x: Double, y: Double, width: Double, height: Double) {
            (self.x, self.y, self.width, self.height) = (x, y, width, height)
        }

        init(_ box: ScreenLayout.Box) {
            self.init(x: box.x, y: box.y, width: box.width, height: box.height)
        }

        func overlaps(_ other: Area) -> Bool {
            x < other.x + other.width && other.x < x + width && y < other.y + other.height && other.y < y + height
        }
    }
}
