internal import TableSpecDiagnostics
internal import TableSpecModel

/// Calls all rules on a model.
struct RuleWalk {
    let rules: EnabledRules
    let model: RuleIndex
    var findings: Findings
    private var incomingSegues = IncomingSegues()

    init(rules: EnabledRules, model: RuleIndex, findings: Findings) {
        self.rules = rules
        self.model = model
        self.findings = findings
    }

    /// Visits the screens that a change can affect, and checks the rules about several screens.
    mutating func run(reusing memory: inout LinterMemory, _ modelMemory: ModelMemory) {
        // Visitors begin without findings.
        let (rules, model, findings) = (rules, model, findings)
        let texts = TextRuleVisitor(rules: rules, findings: findings)
        for app in model.model.apps {
            incomingSegues.pass(app)
            self.findings.check(rules.ofApps) { $0(app, model, &$1) }
            app.visit(by: texts)
        }
        // Tables have copies of the prototypes that they use. The others are checked as well, because users read them.
        for prototype in model.model.sharedPrototypes { prototype.cell.visit(by: texts) }
        self.findings.append(texts.findings.diagnostics)
        memory.begin(mayLackScreens: model.mayLackScreens)
        let visits = memory.visits.results(for: model.model, modelMemory) { screen, log in
            let scope = ScreenScope(screen, in: model.noting(in: log))
            let visitor = ScreenRuleVisitor(scope, rules: rules, findings: findings)
            visitor.run()
            return ScreenVisit(findings: visitor.findings.diagnostics, incomingSegues: visitor.incomingSegues)
        }
        for visit in visits {
            self.findings.append(visit.findings)
            incomingSegues.append(visit.incomingSegues)
        }
        for screen in rules.ofReachedScreens.isEmpty ? [] : incomingSegues.reached(model) {
            self.findings.check(rules.ofReachedScreens) { $0(screen, &$1) }
        }
        let walked = WalkedModel(
            index: model,
            reachedNames: incomingSegues.reachedNames,
            destinations: incomingSegues.destinations,
            knowsAllDestinations: incomingSegues.areKnown,
            unwinds: incomingSegues.unwinds,
            earlierScreens: incomingSegues.unwinds.isEmpty ? [:] : incomingSegues.earlierScreens
        )
        self.findings.check(rules.ofModels) { $0(walked, &$1) }
    }
}

extension Findings {
    /// Calls rules one after the other.
    mutating func check<R>(_ rules: [EnabledRules.Numbered<R>], _ check: (R, inout Findings) -> Void) {
        for rule in rules {
            begin(rule.number)
            check(rule.rule, &self)
        }
    }

    /// Calls the rules for a kind of part.
    mutating func check(_ part: ModelPart, of owner: CellOwner?, in scope: ScreenScope, by rules: EnabledRules) {
        for check in rules.ofParts { check(part, owner, scope, &self) }
    }

    /// Calls the rules for texts that users see or hear, and those for the names of symbols.
    mutating func check(_ text: TextTemplate, as role: TextRole, by rules: EnabledRules) {
        if role == .symbolName { check(rules.ofSymbolNames) { $0(text, &$1) } }
        guard role.isForPeople, !rules.ofTexts.isEmpty else { return }
        let text = ShownText(text, as: role)
        check(rules.ofTexts) { $0(text, &$1) }
    }
}

/// Calls the rules for texts outside screens.
private final class TextRuleVisitor: ModelVisitor {
    private(set) var findings: Findings
    private let rules: EnabledRules

    init(rules: EnabledRules, findings: Findings) {
        self.rules = rules
        self.findings = findings
    }

    func visit(_ text: inout TextTemplate, as role: TextRole) { findings.check(text, as: role, by: rules) }
}
