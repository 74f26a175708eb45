/// The values in the tree that come only from frames, such as the width of a text at the last layout.
///
/// With other data, they may be wrong, and views are often in position without them.
extension LayoutTree {
    /// The number of guesses.
    var guesses: Int {
        var (copy, visit) = (self, GuessVisit(forgotten: []))
        copy.forget(&visit)
        return visit.count
    }

    /// The tree without some of its guesses.
    ///
    /// - Parameter forgotten: Their indexes in the order of the views.
    func without(guesses forgotten: Set<Int>) -> LayoutTree {
        guard !forgotten.isEmpty else { return self }
        var (copy, visit) = (self, GuessVisit(forgotten: forgotten))
        copy.forget(&visit)
        return copy
    }

    private mutating func forget(_ visit: inout GuessVisit) {
        // The position of an initially hidden view can't be tested.
        guard !shownViews.isEmpty else { return }
        let isAllShown = shownViews.count == views.count
        switch self {
        case .view(var view):
            for key in view.guessedKeys.sorted() where view.keys[key] != nil {
                if visit.forgetsNext() { view.keys[key] = nil }
            }
            self = .view(view)
        case .stack(var stack):
            if isAllShown {
                if stack.width != nil, visit.forgetsNext() { stack.width = nil }
                // With space before all views, they're centered or at the trailing edge.
                let keepsRoom = stack.spacers.contains(0)
                stack.spacers = stack.spacers.filter { _ in keepsRoom || !visit.forgetsNext() }
            }
            for index in stack.items.indices { stack.items[index].forget(&visit) }
            let isNeedless = stack.items.count == 1 && stack.spacers.isEmpty && stack.isPlain
            self = isNeedless && !visit.forgotten.isEmpty ? stack.items[0] : .stack(stack)
        case .layers(var layers):
            for index in layers.items.indices { layers.items[index].forget(&visit) }
            self = .layers(layers)
        }
    }
}

/// A walk over the guesses of a tree.
private struct GuessVisit {
    var forgotten: Set<Int>
    var count = 0

    mutating func forgetsNext() -> Bool {
        defer { count += 1 }
        return forgotten.contains(count)
    }
}
