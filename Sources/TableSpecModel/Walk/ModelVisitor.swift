/// Visits the parts of a screen, a cell or an app, and can change them.
///
/// Only ``ModelWalk`` knows the locations of texts, bindings and triggers. A visitor implements only the functions that
/// it needs.
package protocol ModelVisitor: AnyObject {
    /// Called before a part is visited. Returns `false` to skip the part.
    func enter(_ part: ModelPart) -> Bool

    /// Called after the contents of an entered part have been visited.
    func leave(_ part: ModelPart)

    /// Called for each text, before its bindings.
    func visit(_ text: inout TextTemplate, as role: TextRole)

    /// Called for each binding, including those in texts.
    func visit(_ binding: inout Binding)

    /// Called for the effect of each tap, including `none`, before the values that its segues pass.
    func visit(_ trigger: inout Trigger)
}

extension ModelVisitor {
    package func enter(_ part: ModelPart) -> Bool { true }

    package func leave(_ part: ModelPart) {}

    package func visit(_ text: inout TextTemplate, as role: TextRole) {}

    package func visit(_ binding: inout Binding) {}

    package func visit(_ trigger: inout Trigger) {}
}

/// A part of a screen or an app that a walk enters and leaves.
///
/// It's stored by reference, because it's passed to all rules.
package indirect enum ModelPart {
    case barButton(BarButton, in: Bar)
    case view(ScreenView, at: ViewPlace)
    /// A content view around the table.
    case views(at: ViewPlace)
    /// The search field of a navigation bar, and its scopes.
    case searchField(SearchField)
    case searchScopes
    case headerView(HeaderView)
    case footerView(HeaderView)
    case refreshControl(RefreshControl)
    /// Content in place of the rows, by its index in the list.
    case contentUnavailable(Int)
    case prototype(Prototype)
    case section(Section)
    /// A static row: one in a list, or an insert row.
    case row(Row)
    /// A requirement for the value of a row, by its index in the list.
    case validation(Int)
    case dynamicRows(DynamicRows)
    case accessory(Accessory)
    case contentView(ContentView)
    /// A control in a cell, in a bar or around the table.
    case control(Control)
    case tab(Tab)

    /// The bars that contain buttons.
    package enum Bar { case navigationBar, toolbar }

    /// The position of a view outside the table; positions count from the top.
    package enum ViewPlace {
        case titleView, barButton
        case aboveTable(Int)
        case belowTable(Int)
        case overTable(Int)
        case behindTable
    }
}
