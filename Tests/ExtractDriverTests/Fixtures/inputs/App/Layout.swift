import Package

func layOut(_ parts: PackageParts) {
    parts.first.layOut()
    parts.first.popoverPresentationController.close()
}
