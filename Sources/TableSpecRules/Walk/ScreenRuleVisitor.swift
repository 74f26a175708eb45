internal import TableSpecDiagnostics
internal import TableSpecModel

/// Calls the rules on the parts of one screen, and records where its segues lead.
final class ScreenRuleVisitor: ModelVisitor {
    private(set) var findings: Findings
    private(set) var incomingSegues = IncomingSegues()
    private let rules: EnabledRules
    private let scope: ScreenScope
    /// The prototypes and rows that the walk hasn't visited yet.
    private var owners: ArraySlice<CellOwner>
    /// The prototype or the row that the walk is visiting.
    private var owner: CellOwner?
    /// Whether the walk is in the rows of a collection, whose buttons are outside their prototype.
    private var isInDynamicRows = false
    private var bindings: [Binding] = []
    private var callsApp = false

    init(_ scope: ScreenScope, rules: EnabledRules, findings: Findings) {
        self.scope = scope
        self.rules = rules
        self.findings = findings
        owners = scope.owners[...]
    }

    func run() {
        findings.check(rules.ofScreens) { [scope] in $0(scope.screen, scope, &$1) }
        findings.check(rules.ofTables) { [scope] in $0(scope.table, scope, &$1) }
        scope.screen.visit(by: self)
        findings.check(rules.ofBindings) { [scope, bindings] in $0(bindings, scope, &$1) }
        incomingSegues.endScreen(callsApp: callsApp)
    }

    func enter(_ part: ModelPart) -> Bool {
        switch part {
        case .row(let row): enterCell(at: row.range)
        case .prototype(let prototype): enterCell(at: prototype.range)
        case .dynamicRows: isInDynamicRows = true
        case .control(let control): callsApp = callsApp || owner != nil && control.action != nil
        case .contentView(let view): callsApp = callsApp || owner != nil && view[.tap].callsApp
        default: break
        }
        findings.check(part, of: owner, in: scope, by: rules)
        return true
    }

    func leave(_ part: ModelPart) {
        switch part {
        case .row, .prototype: owner = nil
        case .dynamicRows: isInDynamicRows = false
        default: break
        }
    }

    func visit(_ text: inout TextTemplate, as role: TextRole) {
        findings.check(text, as: role, by: rules)
    }

    func visit(_ binding: inout Binding) {
        if !rules.ofBindings.isEmpty { bindings.append(binding) }
    }

    func visit(_ trigger: inout Trigger) {
        callsApp = callsApp || (owner != nil || isInDynamicRows) && trigger.callsApp
        for segue in trigger.segues {
            findings.check(rules.ofSegues) { [scope] in $0(segue, scope, &$1) }
            incomingSegues.take(segue, from: scope.screen.name.value)
        }
        if let unwind = trigger.unwind { incomingSegues.take(unwind, from: scope.screen.name.value) }
    }

    /// Takes the owner of a cell from the scope, which lists them in the order of the walk. Two can have the same
    /// location if an alias repeats a row.
    private func enterCell(at range: SourceRange) {
        owners = owners.drop { $0.range != range }
        guard let owner = owners.popFirst() else { return }
        self.owner = owner
        findings.check(rules.ofCells) { [scope] in $0(owner, scope, &$1) }
    }
}

extension Trigger {
    /// Whether the screen may be closed: by a method of the app, by a return, or by something that couldn't be decoded.
    fileprivate var callsApp: Bool {
        switch self {
        case .none, .segue, .choice, .toggle, .choose, .open: false
        case .action, .unwind, .finish, .invalid: true
        }
    }
}
