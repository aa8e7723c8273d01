import Package

func layOut(_ parts: PackageParts) {
    parts.first.layOut()
    parts.first.waveToEverybody()
    parts.first.popoverPresentationController.close()
}

struct LayoutPart {
    func layOut() {}
}

final class LayoutViewController: PlainViewController {}
