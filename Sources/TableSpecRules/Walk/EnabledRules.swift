internal import TableSpecDiagnostics

/// The rules that are on, sorted by what they look at, so that the walk calls no rule in vain.
struct EnabledRules {
    /// What a rule adds to its findings.
    struct Stamp {
        var id: String
        var severity: Diagnostic.Severity
    }

    /// A rule with the place of its stamp.
    struct Numbered<R> {
        var number: Int
        var rule: R
    }

    /// The stamps of all rules that are on.
    let stamps: [Stamp]
    let ofModels: [Numbered<any ModelRule.Type>]
    let ofApps: [Numbered<any AppRule.Type>]
    let ofReachedScreens: [Numbered<any ReachedScreenRule.Type>]
    let ofScreens: [Numbered<any ScreenRule.Type>]
    let ofBarButtons: [Numbered<any BarButtonRule.Type>]
    let ofTables: [Numbered<any TableRule.Type>]
    let ofSections: [Numbered<any SectionRule.Type>]
    let ofDynamicRows: [Numbered<any DynamicRowsRule.Type>]
    let ofCells: [Numbered<any CellRule.Type>]
    let ofControls: [Numbered<any ControlRule.Type>]
    let ofSegues: [Numbered<any SegueRule.Type>]
    let ofTexts: [Numbered<any TextRule.Type>]
    let ofSuppressions: [Numbered<any SuppressionRule.Type>]
    /// The ids of the rules that are on and that comments can silence.
    let silenceable: Set<String>

    init(_ types: [any Rule.Type], configuration: RuleConfiguration) {
        var stamps: [Stamp] = []
        var rules: [any Rule.Type] = []
        for type in types {
            guard let severity = configuration.severity(of: type.description) else { continue }
            stamps.append(Stamp(id: type.description.id, severity: severity))
            rules.append(type)
        }
        func numbered<R>(_ select: (any Rule.Type) -> R?) -> [Numbered<R>] {
            rules.enumerated().compactMap { number, rule in select(rule).map { Numbered(number: number, rule: $0) } }
        }
        self.stamps = stamps
        ofModels = numbered { $0 as? any ModelRule.Type }
        ofApps = numbered { $0 as? any AppRule.Type }
        ofReachedScreens = numbered { $0 as? any ReachedScreenRule.Type }
        ofScreens = numbered { $0 as? any ScreenRule.Type }
        ofBarButtons = numbered { $0 as? any BarButtonRule.Type }
        ofTables = numbered { $0 as? any TableRule.Type }
        ofSections = numbered { $0 as? any SectionRule.Type }
        ofDynamicRows = numbered { $0 as? any DynamicRowsRule.Type }
        ofCells = numbered { $0 as? any CellRule.Type }
        ofControls = numbered { $0 as? any ControlRule.Type }
        ofSegues = numbered { $0 as? any SegueRule.Type }
        ofTexts = numbered { $0 as? any TextRule.Type }
        ofSuppressions = numbered { $0 as? any SuppressionRule.Type }
        silenceable = Set(stamps.map(\.id)).subtracting(RuleRegistry.suppressionRuleIDs)
    }
}
