import ScreenModel

/// The parts in a stack, bar items in the bar.
extension ViewScaffold {
    var layOut: [[String]] {
        guard let room = form.room else {
            return barItems.isEmpty ? [] : [SwiftLines.block("private func layOut()", barItems)]
        }
        let all = component.declaration.subviews.filter { !isInherited($0) }.map {
            SubviewText(subview: $0, types: types)
        }
        let views = all.filter { $0.isView && $0.isMade }.map { SwiftName.escaped($0.subview.name.text) }
        var body: [String] = []
        if !views.isEmpty {
            if form == .stackView {
                body += ["axis = .vertical"] + views.map { "addArrangedSubview(\($0))" }
            } else {
                body += stack(views, in: room)
            }
        }
        for gesture in all where gesture.isGesture && gesture.isMade {
            body.append(
                "\(room.isEmpty ? "" : "\(room).")addGestureRecognizer(\(SwiftName.escaped(gesture.subview.name.text)))"
            )
        }
        body += barItems
        return body.isEmpty ? [] : [SwiftLines.block("private func layOut()", body)]
    }

    private func stack(_ views: [String], in room: String) -> [String] {
        let guide = form == .controller ? "view.safeAreaLayoutGuide" : room.isEmpty ? "" : "\(room).layoutMarginsGuide"
        let anchors = guide.isEmpty ? "layoutMarginsGuide" : guide
        let list = "let stack = UIStackView(arrangedSubviews: [\(views.joined(separator: ", "))])"
        let made =
            list.utf8.count < 100
            ? [list]
            : ["let stack = UIStackView(arrangedSubviews: ["] + views.map { "\(SwiftLines.step)\($0)," } + ["])"]
        return made + [
            "stack.axis = .vertical",
            "stack.spacing = 8",
            "stack.translatesAutoresizingMaskIntoConstraints = false",
            "\(room.isEmpty ? "" : "\(room).")addSubview(stack)",
            "NSLayoutConstraint.activate([",
        ]
            + ["top", "leading", "trailing", "bottom"].map { side in
                "\(SwiftLines.step)stack.\(side)Anchor.constraint(equalTo: \(anchors).\(side)Anchor),"
            } + ["])"]
    }

    /// The view of a controller has no bar: its controller puts them there.
    var barItems: [String] {
        guard form.isController else { return [] }
        let items = component.declaration.subviews.filter { !isInherited($0) }.map {
            SubviewText(subview: $0, types: types)
        }
        .filter { $0.isBarItem && $0.isMade }.map { reach + SwiftName.escaped($0.subview.name.text) }
        return items.isEmpty ? [] : ["navigationItem.rightBarButtonItems = [\(items.joined(separator: ", "))]"]
    }
}
