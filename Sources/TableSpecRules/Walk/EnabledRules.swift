internal import TableSpecDiagnostics
internal import TableSpecModel

/// The enabled rules, grouped by the kind of part that they check, so that the walk calls only rules that apply.
struct EnabledRules {
    /// The attributes that a rule adds to its findings.
    struct Stamp {
        var id: String
        var severity: Diagnostic.Severity
    }

    /// A rule with the index of its stamp.
    struct Numbered<R: Sendable> {
        var number: Int
        var rule: R
    }

    /// The stamps of all enabled rules.
    private(set) var stamps: [Stamp] = []
    /// The ids of the enabled rules that comments can suppress.
    private(set) var silenceable: Set<String> = []
    var ofModels: [Numbered<@Sendable (WalkedModel, inout Findings) -> Void>] = []
    var ofApps: [Numbered<@Sendable (App, RuleIndex, inout Findings) -> Void>] = []
    var ofReachedScreens: [Numbered<@Sendable (ReachedScreen, inout Findings) -> Void>] = []
    var ofScreens: [Numbered<@Sendable (Screen, ScreenScope, inout Findings) -> Void>] = []
    var ofTables: [Numbered<@Sendable (Table, ScreenScope, inout Findings) -> Void>] = []
    var ofCells: [Numbered<@Sendable (CellOwner, ScreenScope, inout Findings) -> Void>] = []
    var ofSegues: [Numbered<@Sendable (Segue, ScreenScope, inout Findings) -> Void>] = []
    var ofBindings: [Numbered<@Sendable ([Binding], ScreenScope, inout Findings) -> Void>] = []
    var ofTexts: [Numbered<@Sendable (ShownText, inout Findings) -> Void>] = []
    var ofSymbolNames: [Numbered<@Sendable (TextTemplate, inout Findings) -> Void>] = []
    var ofSuppressions: [Numbered<@Sendable (Suppression, SuppressionScope, inout Findings) -> Void>] = []
    /// The checks of parts of screens, one for each kind of part, as functions that know the type of the part.
    private(set) var ofParts: [PartCheck<ModelPart>] = []
    /// The lists of checks, each with the type of its parts, in the order of ``ofParts``.
    private var lists: [(type: ObjectIdentifier, checks: any Sendable)] = []

    init(_ types: [any Rule.Type], configuration: RuleConfiguration) {
        for type in types {
            let description = type.description
            guard let severity = configuration.severity(of: description) else { continue }
            for check in type.checks { check.add(&self, stamps.count) }
            if !type.checks.contains(where: \.isOfSuppressions) { silenceable.insert(description.id) }
            stamps.append(Stamp(id: description.id, severity: severity))
        }
    }

    /// Adds a check of parts of one kind.
    mutating func add<Part>(_ subject: RuleSubject<Part>, number: Int, _ check: @escaping PartCheck<Part>) {
        let type = ObjectIdentifier(Part.self)
        let place = lists.firstIndex { $0.type == type }
        let earlier = place.flatMap { lists[$0].checks as? [Numbered<PartCheck<Part>>] } ?? []
        let checks = earlier + [Numbered(number: number, rule: check)]
        let visit: PartCheck<ModelPart> = { part, owner, scope, findings in
            subject.visit(part) { part in findings.check(checks) { $0(part, owner, scope, &$1) } }
        }
        if let place {
            (lists[place].checks, ofParts[place]) = (checks, visit)
        } else {
            lists.append((type, checks))
            ofParts.append(visit)
        }
    }
}
