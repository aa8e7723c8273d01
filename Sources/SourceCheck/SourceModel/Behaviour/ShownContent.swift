import ScreenModel

extension Content {
    func declares(_ name: String) -> Bool {
        stores(name) || declaration.derived.contains { $0.name.text == name }
    }

    /// Whether a property is stored: what is worked out may say the same as another one in another form.
    func stores(_ name: String) -> Bool {
        declaration.properties.contains { $0.name.text == name }
    }

    /// Whether two paths lead the same way, or the second one is worked out of the first.
    func isOne(_ path: [String], _ source: [String]) -> Bool {
        let count = min(path.count, source.count)
        return path.prefix(count) == source.prefix(count) || isDerived(source[0], from: path[0])
    }

    private func isDerived(_ name: String, from other: String) -> Bool {
        declaration.derived.contains { derived in
            guard derived.name.text == name else { return false }
            switch derived.value {
            case .format(let format): return format.property.text == other
            case .expression(let expression): return expression.names.contains(other)
            }
        }
    }
}
