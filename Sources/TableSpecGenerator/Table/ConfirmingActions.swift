internal import TableSpecModel

extension ScreenPlan {
    /// Whether a row, a button of a swiped row, or an entry of a row's menu, asks before something is done.
    var asksBeforeActions: Bool {
        let ofRows = table.dynamicRows.flatMap { $0.editing?.swipeActions ?? [] }
        return (ofRows + cells.flatMap(\.swipeActions)).contains { $0.confirmation != nil }
            || cells.contains { $0.hasContextMenu && $0.contextMenu.asks }
            || cells.contains { $0.hasAttributes && $0.confirmation != nil }
    }

    /// Whether an entry of a bar button's menu asks.
    var asksInBar: Bool { screen.barButtons.contains(where: \.menu.asks) }
}

extension [MenuItem] {
    fileprivate var asks: Bool { flatMap(\.all).contains { $0.confirmation != nil } }
}
