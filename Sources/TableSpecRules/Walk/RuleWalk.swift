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
        // A walk for each screen begins with it, on any core.
        let start = self
        for app in model.model.apps {
            arrivals.pass(app)
            each(rules.ofApps) { $0.check(app, in: model, &$1) }
        }
        for walk in model.screens.concurrentMap({ start.walk(over: $0) }) {
            findings.append(walk.findings)
            arrivals.append(walk.arrivals)
        }
        for screen in rules.ofReachedScreens.isEmpty ? [] : arrivals.reached(model) {
            each(rules.ofReachedScreens) { $0.check(screen, &$1) }
        }
        let walked = WalkedModel(
            index: model,
            reachedNames: arrivals.reachedNames,
            knowsAllDestinations: arrivals.areKnown
        )
        each(rules.ofModels) { $0.check(walked, &$1) }
    }

    /// A walk like this one that goes over one screen.
    private func walk(over screen: Screen) -> RuleWalk {
        var walk = self
        let scope = ScreenScope(screen, in: model)
        walk.arrivals.pass(scope)
        walk.visit(screen, in: scope)
        return walk
    }

    private mutating func each<R: Sendable>(_ rules: [EnabledRules.Numbered<R>], _ check: (R, inout Findings) -> Void) {
        for rule in rules {
            findings.begin(rule.number)
            check(rule.rule, &findings)
        }
    }

    /// Not inlined, as each call of a rule would copy the screen then.
    @inline(never)
    private mutating func visit(_ screen: Screen, in scope: ScreenScope) {
        each(rules.ofScreens) { $0.check(screen, in: scope, &$1) }
        visit(screen.title, as: .title, in: scope)
        visit(screen.navigationItem.prompt, as: .prompt, in: scope)
        visit(screen.navigationItem.backButtonTitle, as: .backButtonTitle, in: scope)
        let beside = [screen.navigationItem.titleView].compactMap { $0 } + screen.settings.viewsAbove
        for view in beside + screen.settings.viewsBelow { visit(view, in: scope) }
        if let search = screen.navigationItem.search {
            visit(search.field.placeholder, as: .placeholder, in: scope)
            for title in search.scopes?.segments ?? [] { visit(title, as: .segment, in: scope) }
        }
        for button in screen.barButtons { visit(button, in: scope) }
        each(rules.ofTables) { $0.check(screen.table, in: scope, &$1) }
        visit(screen.table.headerView?.text, as: .text, in: scope)
        visit(screen.table.footerView?.text, as: .text, in: scope)
        visit(screen.table.refreshControl?.title, as: .title, in: scope)
        for section in screen.table.sections.all { visit(section, in: scope) }
        for owner in scope.owners { visit(owner, in: scope) }
    }

    private mutating func visit(_ button: BarButton, in scope: ScreenScope) {
        each(rules.ofBarButtons) { $0.check(button, in: scope, &$1) }
        switch button.face {
        case .title(let title): visit(title, as: .buttonTitle, in: scope)
        case .view(let view): visit(view, in: scope)
        case .edit, .system, .image, .invalid: break
        }
        visit(button.accessibilityLabel, as: .accessibilityLabel, in: scope)
        visit(button.trigger, in: scope)
    }

    private mutating func visit(_ section: Section, in scope: ScreenScope) {
        each(rules.ofSections) { $0.check(section, in: scope, &$1) }
        visit(section.header, as: .header, in: scope)
        visit(section.footer, as: .footer, in: scope)
        guard case .forEach(let rows) = section.rows else { return }
        each(rules.ofDynamicRows) { $0.check(rows, in: scope, &$1) }
        guard let editing = rows.editing else { return }
        visit(editing.deleteTitle, as: .deleteTitle, in: scope)
        for action in editing.swipeActions { visit(action.title, as: .title, in: scope) }
    }

    private mutating func visit(_ owner: CellOwner, in scope: ScreenScope) {
        each(rules.ofCells) { $0.check(owner, in: scope, &$1) }
        visit(owner.cell.text, as: .text, in: scope)
        visit(owner.cell.detail, as: .detail, in: scope)
        visit(owner.cell.accessibilityLabel, as: .accessibilityLabel, in: scope)
        visit(owner.cell.accessibilityHint, as: .accessibilityHint, in: scope)
        visit(owner.cell.trigger, in: scope)
        for accessory in owner.cell.accessories { visit(accessory, of: owner, in: scope) }
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

    private mutating func visit(_ accessory: Accessory, of owner: CellOwner, in scope: ScreenScope) {
        each(rules.ofAccessories) { $0.check(accessory, of: owner, in: scope, &$1) }
        visit(accessory.trigger, in: scope)
        if let control = accessory.control { visit(control, of: owner, in: scope) }
    }

    private mutating func visit(_ control: Control, of owner: CellOwner, in scope: ScreenScope) {
        each(rules.ofControls) { $0.check(control, of: owner, in: scope, &$1) }
        visitTexts(of: control, in: scope)
    }

    private mutating func visitTexts(of control: Control, in scope: ScreenScope) {
        visit(control.title, as: .button, in: scope)
        visit(control.placeholder, as: .placeholder, in: scope)
        for segment in control.segments { visit(segment, as: .segment, in: scope) }
    }

    /// A view beside the table or in a bar.
    private mutating func visit(_ view: ScreenView, in scope: ScreenScope) {
        visit(view.accessibilityLabel, as: .accessibilityLabel, in: scope)
        switch view.content {
        case .label(let text): visit(text, as: .text, in: scope)
        case .control(let control): visitTexts(of: control, in: scope)
        case .image, .custom, .invalid: break
        }
    }

    private mutating func visit(_ trigger: Trigger, in scope: ScreenScope) {
        for segue in trigger.segues { each(rules.ofSegues) { $0.check(segue, in: scope, &$1) } }
    }

    private mutating func visit(_ template: TextTemplate?, as role: TextRole, in scope: ScreenScope) {
        guard let template else { return }
        let text = ShownText(template, as: role)
        each(rules.ofTexts) { $0.check(text, in: scope, &$1) }
    }
}
