internal import TableSpecDiagnostics
internal import TableSpecModel

/// The one walk over a model that calls all rules.
struct RuleWalk {
    let rules: EnabledRules
    let model: ModelIndex
    var findings: Findings
    private var arrivals = Arrivals()

    init(rules: EnabledRules, model: ModelIndex, findings: Findings) {
        self.rules = rules
        self.model = model
        self.findings = findings
    }

    mutating func run() {
        let model = model
        for app in model.model.apps { each(rules.ofApps) { $0.check(app, in: model, &$1) } }
        for screen in model.screens {
            let scope = ScreenScope(screen, in: model)
            arrivals.pass(scope)
            visit(screen, in: scope)
        }
        for screen in rules.ofReachedScreens.isEmpty ? [] : arrivals.reached(model.screens) {
            each(rules.ofReachedScreens) { $0.check(screen, &$1) }
        }
        let walked = WalkedModel(
            index: model,
            reachedNames: arrivals.reachedNames,
            knowsAllDestinations: arrivals.areKnown
        )
        each(rules.ofModels) { $0.check(walked, &$1) }
    }

    private mutating func each<R>(_ rules: [EnabledRules.Numbered<R>], _ check: (R, inout Findings) -> Void) {
        for rule in rules {
            findings.begin(rule.number)
            check(rule.rule, &findings)
        }
    }

    private mutating func visit(_ screen: Screen, in scope: ScreenScope) {
        each(rules.ofScreens) { $0.check(screen, in: scope, &$1) }
        visit(screen.title, as: .title, in: scope)
        visit(screen.navigationItem.prompt, as: .prompt, in: scope)
        for button in screen.barButtons { visit(button, in: scope) }
        each(rules.ofTables) { $0.check(screen.table, in: scope, &$1) }
        for section in screen.table.sections.all { visit(section, in: scope) }
        for owner in scope.owners { visit(owner, in: scope) }
    }

    private mutating func visit(_ button: BarButton, in scope: ScreenScope) {
        each(rules.ofBarButtons) { $0.check(button, in: scope, &$1) }
        if case .title(let title) = button.face { visit(title, as: .buttonTitle, in: scope) }
        visit(button.accessibilityLabel, as: .accessibilityLabel, in: scope)
        visit(button.trigger, in: scope)
    }

    private mutating func visit(_ section: Section, in scope: ScreenScope) {
        each(rules.ofSections) { $0.check(section, in: scope, &$1) }
        visit(section.header, as: .header, in: scope)
        visit(section.footer, as: .footer, in: scope)
        guard case .forEach(let rows) = section.rows else { return }
        each(rules.ofDynamicRows) { $0.check(rows, in: scope, &$1) }
    }

    private mutating func visit(_ owner: CellOwner, in scope: ScreenScope) {
        each(rules.ofCells) { $0.check(owner, in: scope, &$1) }
        visit(owner.cell.text, as: .text, in: scope)
        visit(owner.cell.detail, as: .detail, in: scope)
        visit(owner.cell.accessibilityLabel, as: .accessibilityLabel, in: scope)
        visit(owner.cell.accessibilityHint, as: .accessibilityHint, in: scope)
        visit(owner.cell.trigger, in: scope)
        if owner.cell.accessory != nil { visitAccessory(of: owner, in: scope) }
        for view in owner.cell.content?.all ?? [] { visit(view, of: owner, in: scope) }
    }

    private mutating func visit(_ view: ContentView, of owner: CellOwner, in scope: ScreenScope) {
        visit(view.accessibilityLabel, as: .accessibilityLabel, in: scope)
        switch view.kind {
        case .label(let label): visit(label.text, as: .text, in: scope)
        case .control(let control): visit(control, of: owner, in: scope)
        case .stack, .image, .app, .spacer, .invalid: break
        }
    }

    private mutating func visitAccessory(of owner: CellOwner, in scope: ScreenScope) {
        guard let accessory = owner.cell.accessory else { return }
        each(rules.ofAccessories) { $0.check(accessory, of: owner, in: scope, &$1) }
        visit(accessory.trigger, in: scope)
        if let control = accessory.control { visit(control, of: owner, in: scope) }
    }

    private mutating func visit(_ control: Control, of owner: CellOwner, in scope: ScreenScope) {
        each(rules.ofControls) { $0.check(control, of: owner, in: scope, &$1) }
        visit(control.title, as: .buttonTitle, in: scope)
        visit(control.placeholder, as: .placeholder, in: scope)
        for segment in control.segments { visit(segment, as: .segment, in: scope) }
    }

    private mutating func visit(_ trigger: Trigger, in scope: ScreenScope) {
        guard case .segue(let segue) = trigger else { return }
        each(rules.ofSegues) { $0.check(segue, in: scope, &$1) }
    }

    private mutating func visit(_ template: TextTemplate?, as role: TextRole, in scope: ScreenScope) {
        guard let template else { return }
        let text = ShownText(template, as: role)
        each(rules.ofTexts) { $0.check(text, in: scope, &$1) }
    }
}
