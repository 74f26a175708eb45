internal import TableSpecModel

extension Screen {
    /// All bindings of the screen: of its bar, its table and the prototypes.
    var bindings: [Binding] {
        let texts = [title, navigationItem.prompt].compactMap { $0 }.flatMap(\.bindings)
        return texts + barButtons.flatMap(\.bindings) + table.bindings
    }
}

extension BarButton {
    fileprivate var bindings: [Binding] {
        let passed = trigger.segue?.pass ?? []
        return face.bindings + (accessibilityLabel?.bindings ?? []) + passed.flatMap(\.value.bindings)
    }
}

extension BarButton.Face {
    fileprivate var bindings: [Binding] {
        switch self {
        case .title(let title): title.bindings
        case .image(let image): image.bindings
        case .edit, .system, .invalid: []
        }
    }
}

extension Table {
    fileprivate var bindings: [Binding] {
        var bindings = prototypes.flatMap(\.cell.bindings) + sections.all.flatMap(\.bindings)
        if case .forEach(let loop, _) = sections { bindings.append(loop.collection) }
        return bindings
    }
}

extension Section {
    fileprivate var bindings: [Binding] {
        let texts = [header, footer].compactMap { $0 }.flatMap(\.bindings)
        return texts + (visible.map { [$0] } ?? []) + rows.bindings
    }
}

extension Rows {
    fileprivate var bindings: [Binding] {
        switch self {
        case .list(let rows): rows.flatMap { $0.cell.bindings + ($0.visible.map { [$0] } ?? []) }
        case .forEach(let rows): rows.bindings
        case .invalid: []
        }
    }
}

extension DynamicRows {
    fileprivate var bindings: [Binding] {
        var bindings = [loop.collection]
        if case .byCase(let value, _, _) = prototype { bindings.append(value) }
        if let value = selection?.value { bindings.append(value) }
        return bindings
    }
}
