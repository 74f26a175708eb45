internal import TableSpecModel

/// Calls the rules on the parts of one screen, and takes down where its segues lead.
final class ScreenRuleVisitor: ModelVisitor {
    private(set) var findings: Findings
    private(set) var incomingSegues = IncomingSegues()
    private let rules: EnabledRules
    private let scope: ScreenScope
    /// The prototypes and rows that the walk has not come to yet.
    private var owners: ArraySlice<CellOwner>
    /// The prototype or the row in which the walk is.
    private var owner: CellOwner?
    private var callsApp = false

    init(_ scope: ScreenScope, rules: EnabledRules, findings: Findings) {
        self.scope = scope
        self.rules = rules
        self.findings = findings
        owners = scope.owners[...]
    }

    func run() {
        findings.check(rules.ofScreens) { [scope] in $0.check(scope.screen, in: scope, &$1) }
        findings.check(rules.ofTables) { [scope] in $0.check(scope.table, in: scope, &$1) }
        scope.screen.visit(by: self)
        incomingSegues.endScreen(callsApp: callsApp)
    }

    func enter(_ part: ModelPart) -> Bool {
        let scope = scope
        switch part {
        case .barButton(let button, in: _): findings.check(rules.ofBarButtons) { $0.check(button, in: scope, &$1) }
        case .section(let section): findings.check(rules.ofSections) { $0.check(section, in: scope, &$1) }
        case .dynamicRows(let rows): findings.check(rules.ofDynamicRows) { $0.check(rows, in: scope, &$1) }
        case .row, .prototype: enterCell()
        case .accessory(let accessory):
            guard let owner else { break }
            findings.check(rules.ofAccessories) { $0.check(accessory, of: owner, in: scope, &$1) }
        case .control(let control):
            guard let owner else { break }
            findings.check(rules.ofControls) { $0.check(control, of: owner, in: scope, &$1) }
            callsApp = callsApp || control.action != nil
        case .view, .searchField, .searchScopes, .headerView, .footerView, .refreshControl, .contentView, .tab: break
        }
        return true
    }

    func leave(_ part: ModelPart) {
        switch part {
        case .row, .prototype: owner = nil
        default: break
        }
    }

    func visit(_ text: inout TextTemplate, as role: TextRole) {
        findings.check(text, as: role, by: rules)
    }

    func visit(_ trigger: inout Trigger) {
        callsApp = callsApp || owner != nil && trigger.callsApp
        for segue in trigger.segues {
            findings.check(rules.ofSegues) { [scope] in $0.check(segue, in: scope, &$1) }
            incomingSegues.take(segue, from: scope.screen.name.value)
        }
    }

    /// The scope lists the cells in the order of the walk.
    private func enterCell() {
        guard let owner = owners.popFirst() else { return }
        self.owner = owner
        findings.check(rules.ofCells) { [scope] in $0.check(owner, in: scope, &$1) }
    }
}

extension Trigger {
    /// Whether something happens that is no segue: a method of the app, or something that could not be read.
    fileprivate var callsApp: Bool {
        switch self {
        case .none, .segue, .choice: false
        case .action, .finish, .invalid: true
        }
    }
}
