internal import TableSpecModel

/// A kind of part of a screen at which rules look; a rule of a new kind declares it beside itself.
struct RuleSubject<Part: Sendable>: Sendable {
    /// The part, where the walk has come to one of the kind.
    let part: @Sendable (ModelPart) -> Part?
}

extension RuleSubject<BarButton> {
    static let barButton = RuleSubject { if case .barButton(let button, in: _) = $0 { button } else { nil } }
}

extension RuleSubject<Section> {
    static let section = RuleSubject { if case .section(let section) = $0 { section } else { nil } }
}

extension RuleSubject<DynamicRows> {
    static let dynamicRows = RuleSubject { if case .dynamicRows(let rows) = $0 { rows } else { nil } }
}

extension RuleSubject<Accessory> {
    static let accessory = RuleSubject { if case .accessory(let accessory) = $0 { accessory } else { nil } }
}

extension RuleSubject<Control> {
    static let control = RuleSubject { if case .control(let control) = $0 { control } else { nil } }
}

/// The checks of one kind of part by the rules that are on.
protocol PartChecks: Sendable {
    /// Calls the checks where a part is of the kind.
    func check(_ part: ModelPart, of owner: CellOwner?, in scope: ScreenScope, _ findings: inout Findings)
}

/// The checks that look at parts of one type.
struct PartList<Part: Sendable>: PartChecks {
    typealias Check = @Sendable (Part, CellOwner?, ScreenScope, inout Findings) -> Void

    let subject: RuleSubject<Part>
    var checks: [EnabledRules.Numbered<Check>] = []

    func check(_ part: ModelPart, of owner: CellOwner?, in scope: ScreenScope, _ findings: inout Findings) {
        guard let part = subject.part(part) else { return }
        findings.check(checks) { $0(part, owner, scope, &$1) }
    }
}
