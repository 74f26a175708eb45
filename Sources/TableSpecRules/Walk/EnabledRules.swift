internal import TableSpecDiagnostics
internal import TableSpecModel

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
    var ofModels: [Numbered<@Sendable (WalkedModel, inout Findings) -> Void>] = []
    var ofApps: [Numbered<@Sendable (App, ModelIndex, inout Findings) -> Void>] = []
    var ofReachedScreens: [Numbered<@Sendable (ReachedScreen, inout Findings) -> Void>] = []
    var ofScreens: [Numbered<@Sendable (Screen, ScreenScope, inout Findings) -> Void>] = []
    var ofTables: [Numbered<@Sendable (Table, ScreenScope, inout Findings) -> Void>] = []
    var ofCells: [Numbered<@Sendable (CellOwner, ScreenScope, inout Findings) -> Void>] = []
    var ofSegues: [Numbered<@Sendable (Segue, ScreenScope, inout Findings) -> Void>] = []
    var ofTexts: [Numbered<@Sendable (ShownText, inout Findings) -> Void>] = []
    var ofSuppressions: [Numbered<@Sendable (Suppression, SuppressionScope, inout Findings) -> Void>] = []
    /// The checks of parts of screens, a list for each kind of part.
    private(set) var ofParts: [any PartChecks] = []
    /// The places of the lists by the types of the parts.
    private var places: [ObjectIdentifier: Int] = [:]

    init(_ types: [any Rule.Type], configuration: RuleConfiguration) {
        for type in types {
            guard let severity = configuration.severity(of: type.description) else { continue }
            for check in type.checks { check.add(&self, stamps.count) }
            stamps.append(Stamp(id: type.description.id, severity: severity))
        }
        silenceable = Set(stamps.map(\.id)).subtracting(RuleRegistry.suppressionRuleIDs)
    }

    /// Adds a check of parts of one kind.
    mutating func add<Part>(_ subject: RuleSubject<Part>, number: Int, _ check: @escaping PartList<Part>.Check) {
        let place = places[ObjectIdentifier(Part.self)]
        var list = place.flatMap { ofParts[$0] as? PartList<Part> } ?? PartList(subject: subject)
        list.checks.append(.init(number: number, rule: check))
        if let place {
            ofParts[place] = list
        } else {
            places[ObjectIdentifier(Part.self)] = ofParts.count
            ofParts.append(list)
        }
    }
}
