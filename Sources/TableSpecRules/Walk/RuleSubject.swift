internal import TableSpecModel

/// A kind of part of a screen that rules check. A rule for a new kind declares it.
struct RuleSubject<Part: Sendable>: Sendable {
    /// Passes the part to a function if the walk is at one of this kind.
    let visit: @Sendable (ModelPart, (Part) -> Void) -> Void
}

extension RuleSubject<BarButton> {
    static let barButton = RuleSubject { if case .barButton(let button, in: _) = $0 { $1(button) } }
}

extension RuleSubject<Section> {
    static let section = RuleSubject { if case .section(let section) = $0 { $1(section) } }
}

extension RuleSubject<DynamicRows> {
    static let dynamicRows = RuleSubject { if case .dynamicRows(let rows) = $0 { $1(rows) } }
}

extension RuleSubject<Accessory> {
    static let accessory = RuleSubject { if case .accessory(let accessory) = $0 { $1(accessory) } }
}

extension RuleSubject<Control> {
    static let control = RuleSubject { if case .control(let control) = $0 { $1(control) } }
}

extension RuleSubject<ContentView> {
    static let contentView = RuleSubject { if case .contentView(let view) = $0 { $1(view) } }
}

/// A check of a part of one kind. The owner is `nil` for a part outside cells.
typealias PartCheck<Part> = @Sendable (Part, CellOwner?, ScreenScope, inout Findings) -> Void
