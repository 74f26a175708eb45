internal import TableSpecDiagnostics
internal import TableSpecModel

enum ElementWithoutIdentity: Rule {
    static let checks: [RuleCheck] = [.tables(check)]

    static let description = RuleDescription(
        "element-without-identity",
        .identity,
        .warning,
        summary: "A collection in `input` or `state` whose elements have no stable identity.",
        rationale: """
            An element of the input or state can change while it's shown. Without a property that stays the same, an edited \
            element counts as another row. The table deletes the old row and inserts a new one, which loses the \
            selection, the keyboard, and the position of a swipe. Sections of such elements are distinguished by their \
            first text or number; if that changes, the table replaces the section with all of its rows.
            """,
        source: .language("identity")
    )

    static func check(_ table: Table, in scope: ScreenScope, _ findings: inout Findings) {
        var loops = scope.dynamicRows.map(\.loop)
        var owners: [String: Loop] = [:]
        if case .forEach(let loop, _) = table.sections {
            owners[loop.variable.value] = loop
            loops.insert(loop, at: 0)
        }
        var reported: Set<String> = []
        for loop in loops where loop.identity == nil && loop.canChange(owners) {
            guard case .structure(let name) = loop.elementType, let type = scope.index.types[name],
                !type.hasUnreadIdentity, reported.insert(name).inserted
            else { continue }
            let property = type.properties.first { $0.type == .string || $0.type == .integer }
            let example =
                property.map { ", such as 'identity: { \(name): \($0.name.value) }'" } ?? " under the type's name"
            findings.report(
                "the elements of '\(loop.collection.text)' can change, "
                    + "but '\(name)' has no property that identifies them",
                at: loop.collection.range,
                labels: [.init("declared here", at: type.name.range)],
                help: "add an 'id' that is unique and never changes, or name such a property in 'identity'\(example)"
            )
        }
    }
}

extension Loop {
    /// Whether the app or the user can change the collection while the screen is shown.
    fileprivate func canChange(_ owners: [String: Loop]) -> Bool {
        switch collection.path?.root {
        case .state, .input: true
        case .element(let owner, _): owners[owner]?.canChange([:]) ?? false
        default: false
        }
    }
}
