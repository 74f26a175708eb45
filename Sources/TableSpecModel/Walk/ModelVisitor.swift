/// Sees the parts of a screen, a cell or an app one after the other, and may change them.
///
/// ``ModelWalk`` alone knows where texts, bindings and triggers lie; a visitor that needs none of a kind leaves out its
/// function.
package protocol ModelVisitor: AnyObject {
    /// Called before the walk goes over a part; `false` leaves the part out.
    func enter(_ part: ModelPart) -> Bool

    /// Called after the walk has visited everything in a part that was entered.
    func leave(_ part: ModelPart)

    /// Called for each text; its bindings are visited after it.
    func visit(_ text: inout TextTemplate, as role: TextRole)

    /// Called for each binding, those in texts among them.
    func visit(_ binding: inout Binding)

    /// Called for what each tap does, and for `none`; what its segues pass is visited after it.
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
/// It is held by reference, as it is shown to all rules.
package indirect enum ModelPart {
    case barButton(BarButton, in: Bar)
    case view(ScreenView, at: ViewPlace)
    /// A view around the table that holds what the content of a cell holds.
    case views(at: ViewPlace)
    /// The field of a navigation bar, and its scopes.
    case searchField(SearchField)
    case searchScopes
    case headerView(HeaderView)
    case footerView(HeaderView)
    case refreshControl(RefreshControl)
    /// A content in place of the rows, by its index in the list.
    case contentUnavailable(Int)
    case prototype(Prototype)
    case section(Section)
    /// A row that the spec spells out, in a list or as the one that inserts.
    case row(Row)
    /// A requirement on the value of a row, by its index in the list.
    case validation(Int)
    case dynamicRows(DynamicRows)
    case accessory(Accessory)
    case contentView(ContentView)
    /// A control in a cell, a bar or beside the table.
    case control(Control)
    case tab(Tab)

    /// The bars that hold buttons.
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
