internal import TableSpecModel

extension ScreenPlan {
    /// Whether something asks before it is done: a button of a swiped row, or an entry of a menu.
    var asksBeforeActions: Bool {
        let ofRows = table.dynamicRows.flatMap { $0.editing?.swipeActions ?? [] }
        return (ofRows + cells.flatMap(\.swipeActions)).contains { $0.confirmation != nil }
            || menus.flatMap { $0 }.flatMap(\.all).contains { $0.confirmation != nil }
    }

    /// The menus of rows and bar buttons.
    private var menus: [[MenuItem]] {
        cells.filter(\.hasContextMenu).map(\.contextMenu)
    }
}
