/// The values that the tree states because of frames alone, such as the width that a text had when it was last laid out.
///
/// With other data it may be wrong, and often the views lie at their places without it.
extension LayoutTree {
    /// How many guesses there are.
    var guesses: Int {
        var (copy, visit) = (self, GuessVisit(forgotten: []))
        copy.forget(&visit)
        return visit.count
    }

    /// The tree without some of its guesses.
    ///
    /// - Parameter forgotten: Their places in the order of the views.
    func without(guesses forgotten: Set<Int>) -> LayoutTree {
        guard !forgotten.isEmpty else { return self }
        var (copy, visit) = (self, GuessVisit(forgotten: forgotten))
        copy.forget(&visit)
        return copy
    }

    private mutating func forget(_ visit: inout GuessVisit) {
        // Where a view lies that is not there at first, no trial tells.
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
                // With space before all views they are in the middle, or at the trailing edge.
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

/// The way through the guesses of a tree.
private struct GuessVisit {
    var forgotten: Set<Int>
    var count = 0

    mutating func forgetsNext() -> Bool {
        defer { count += 1 }
        return forgotten.contains(count)
    }
}
