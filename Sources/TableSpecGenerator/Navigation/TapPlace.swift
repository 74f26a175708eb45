internal import TableSpecModel
internal import TableSpecSwift

/// Where the code that follows a segue appears.
enum TapPlace {
    /// In a method of the delegate that is called for a row.
    case row
    /// In the menu of a row, or in a button of a swiped one: the row may have moved since they were shown.
    case rowMenu
    /// In the action of a button that belongs to a row.
    case button
    /// Where a gesture on a view is recognized.
    case view
    /// In the action of a bar button.
    case barButton
    /// In the menu of a bar button, by the property that holds the button.
    case menu(of: SwiftIdentifier?)

    /// The tapped element, for a popover to point at.
    var tapped: SwiftExpression {
        switch self {
        case .row: .call("tableView.cellForRow", ["at": "indexPath"])
        case .rowMenu: SwiftExpression.call("source.cell", ["of": "row.id"]).using(.rowCells)
        case .button: SwiftExpression("action.sender").cast(to: "UIView")
        case .view: "view"
        case .barButton: SwiftExpression("action.sender").cast(to: "UIBarButtonItem")
        case .menu(let button): button.map(SwiftExpression.name) ?? .nil
        }
    }
}

extension Trigger {
    /// The parameter of a button's action, which is only used where a popover points at the button.
    var actionParameter: SwiftClosure.Parameter { parameter(at: .button) }

    /// The parameter of what happens at a place, which is only used where a popover points there.
    func parameter(at place: TapPlace) -> SwiftClosure.Parameter {
        guard segues.contains(where: \.isPopover) else { return "_" }
        if case .view = place { return "view" }
        return "action"
    }
}
