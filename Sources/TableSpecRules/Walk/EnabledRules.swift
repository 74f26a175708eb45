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
    let ofModels: [Numbered<any ModelRule>]
    let ofScreens: [Numbered<any ScreenRule>]
    let ofBarButtons: [Numbered<any BarButtonRule>]
    let ofTables: [Numbered<any TableRule>]
    let ofSections: [Numbered<any SectionRule>]
    let ofDynamicRows: [Numbered<any DynamicRowsRule>]
    let ofCells: [Numbered<any CellRule>]
    let ofControls: [Numbered<any ControlRule>]
    let ofSegues: [Numbered<any SegueRule>]
    let ofTexts: [Numbered<any TextRule>]
    let ofSuppressions: [Numbered<any SuppressionRule>]
    /// The ids of the rules that are on and that comments can silence.
    let silenceable: Set<String>

    init(_ types: [any Rule.Type], configuration: RuleConfiguration) {
        var stamps: [Stamp] = []
        var rules: [any Rule] = []
        for type in types {
            guard let severity = configuration.severity(of: type.description) else { continue }
            stamps.append(Stamp(id: type.description.id, severity: severity))
            rules.append(type.init())
        }
        func numbered<R>(_ select: (any Rule) -> R?) -> [Numbered<R>] {
            rules.enumerated().compactMap { number, rule in select(rule).map { Numbered(number: number, rule: $0) } }
        }
        self.stamps = stamps
        ofModels = numbered { $0 as? any ModelRule }
        ofScreens = numbered { $0 as? any ScreenRule }
        ofBarButtons = numbered { $0 as? any BarButtonRule }
        ofTables = numbered { $0 as? any TableRule }
        ofSections = numbered { $0 as? any SectionRule }
        ofDynamicRows = numbered { $0 as? any DynamicRowsRule }
        ofCells = numbered { $0 as? any CellRule }
        ofControls = numbered { $0 as? any ControlRule }
        ofSegues = numbered { $0 as? any SegueRule }
        ofTexts = numbered { $0 as? any TextRule }
        ofSuppressions = numbered { $0 as? any SuppressionRule }
        silenceable = Set(stamps.map(\.id)).subtracting(RuleRegistry.suppressionRuleIDs)
    }
}
