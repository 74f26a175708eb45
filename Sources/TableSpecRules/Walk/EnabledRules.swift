internal import TableSpecDiagnostics

/// The rules that are on, sorted by what they look at, so that the walk calls no rule in vain.
struct EnabledRules {
    /// What a rule adds to its findings.
    struct Stamp {
        var id: String
        var severity: Diagnostic.Severity
    }

    /// A rule with the place of its stamp.
    struct Numbered<R: Sendable> {
        var number: Int
        var rule: R
    }

    /// The stamps of all rules that are on.
    private(set) var stamps: [Stamp] = []
    /// The ids of the rules that are on and that comments can silence.
    private(set) var silenceable: Set<String> = []
    private(set) var ofModels: [Numbered<any ModelRule.Type>] = []
    private(set) var ofApps: [Numbered<any AppRule.Type>] = []
    private(set) var ofReachedScreens: [Numbered<any ReachedScreenRule.Type>] = []
    private(set) var ofScreens: [Numbered<any ScreenRule.Type>] = []
    private(set) var ofBarButtons: [Numbered<any BarButtonRule.Type>] = []
    private(set) var ofTables: [Numbered<any TableRule.Type>] = []
    private(set) var ofSections: [Numbered<any SectionRule.Type>] = []
    private(set) var ofDynamicRows: [Numbered<any DynamicRowsRule.Type>] = []
    private(set) var ofCells: [Numbered<any CellRule.Type>] = []
    private(set) var ofAccessories: [Numbered<any AccessoryRule.Type>] = []
    private(set) var ofControls: [Numbered<any ControlRule.Type>] = []
    private(set) var ofSegues: [Numbered<any SegueRule.Type>] = []
    private(set) var ofTexts: [Numbered<any TextRule.Type>] = []
    private(set) var ofSuppressions: [Numbered<any SuppressionRule.Type>] = []

    init(_ types: [any Rule.Type], configuration: RuleConfiguration) {
        for type in types {
            guard let severity = configuration.severity(of: type.description) else { continue }
            let stamp = Stamp(id: type.description.id, severity: severity)
            for subject in type.subjects { add(subject, number: stamps.count) }
            stamps.append(stamp)
        }
        silenceable = Set(stamps.map(\.id)).subtracting(RuleRegistry.suppressionRuleIDs)
    }

    private mutating func add(_ subject: RuleSubject, number: Int) {
        switch subject {
        case .model(let rule): ofModels.append(.init(number: number, rule: rule))
        case .app(let rule): ofApps.append(.init(number: number, rule: rule))
        case .reachedScreen(let rule): ofReachedScreens.append(.init(number: number, rule: rule))
        case .screen(let rule): ofScreens.append(.init(number: number, rule: rule))
        case .barButton(let rule): ofBarButtons.append(.init(number: number, rule: rule))
        case .table(let rule): ofTables.append(.init(number: number, rule: rule))
        case .section(let rule): ofSections.append(.init(number: number, rule: rule))
        case .dynamicRows(let rule): ofDynamicRows.append(.init(number: number, rule: rule))
        case .cell(let rule): ofCells.append(.init(number: number, rule: rule))
        case .accessory(let rule): ofAccessories.append(.init(number: number, rule: rule))
        case .control(let rule): ofControls.append(.init(number: number, rule: rule))
        case .segue(let rule): ofSegues.append(.init(number: number, rule: rule))
        case .text(let rule): ofTexts.append(.init(number: number, rule: rule))
        case .suppression(let rule): ofSuppressions.append(.init(number: number, rule: rule))
        }
    }
}
