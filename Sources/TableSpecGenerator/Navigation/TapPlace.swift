internal import TableSpecModel
internal import TableSpecSwift

/// The location of the code that performs a segue.
enum TapPlace {
    /// In a method of the delegate that is called for a row.
    case row
    /// In the rule of the source for the insertion of a row.
    case insertion
    /// In the menu of a row, or in a swipe button: the row may have moved since it was shown.
    case rowMenu
    /// In the action of a button that belongs to a row.
    case button
    /// Where a gesture on a view is recognized.
    case view
    /// Where a link in a text is tapped.
    case link
    /// In the action of a bar button.
    case barButton
    /// In the menu of a bar button, by the property of the button.
    case menu(of: SwiftIdentifier?)

    /// The additional arguments of the app's method.
    var arguments: SwiftArguments {
        if case .link = self { return ["url": "url"] }
        return []
    }

    /// The tapped view, for a popover to point at.
    func tapped(in scope: ValueScope) -> SwiftExpression {
        switch self {
        case .row: .call("tableView.cellForRow", ["at": "indexPath"])
        case .insertion: .call(scope.member("tableView").dot("cellForRow"), ["at": "indexPath"])
        case .rowMenu: SwiftExpression.call("source.cell", ["of": "row.id"]).using(.rowCells)
        case .button: SwiftExpression("action.sender").cast(to: "UIView")
        case .view, .link: "view"
        case .barButton: SwiftExpression("action.sender").cast(to: "UIBarButtonItem")
        case .menu(let button): button.map(SwiftExpression.name) ?? .nil
        }
    }
}

extension Trigger {
    /// The parameter of a button's action, which is used only if a popover points at the button.
    var actionParameter: SwiftClosure.Parameter { parameter(at: .button) }

    /// The parameter of the action at a location: a URL, or a view that is used only if a popover points there.
    func parameter(at place: TapPlace) -> SwiftClosure.Parameter {
        if case .link = place { return "url" }
        guard segues.contains(where: \.isPopover) else { return "_" }
        if case .view = place { return "view" }
        return "action"
    }
}
