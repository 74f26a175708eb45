internal import TableSpecModel

extension ScreenPlan {
    /// Whether a row, a button of a swiped row, or an entry of a row's menu, asks before something is done.
    var asksBeforeActions: Bool {
        let ofRows = dynamicRows.flatMap { $0.editing?.swipeActions ?? [] }
        return (ofRows + cells.flatMap(\.swipeActions)).contains { $0.confirmation != nil }
            || cells.contains { $0.hasContextMenu && $0.contextMenu.asks }
            || cells.contains { $0.hasAttributes && $0.confirmation != nil }
    }

    /// Whether a bar button or an entry of its menu asks.
    var asksInBar: Bool { screen.barButtons.contains { $0.confirmation != nil || $0.menu.asks } }
}

extension [MenuItem] {
    fileprivate var asks: Bool { flatMap(\.all).contains { $0.confirmation != nil } }
}
