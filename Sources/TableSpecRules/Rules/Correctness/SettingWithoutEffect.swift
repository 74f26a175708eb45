internal import TableSpecDiagnostics
internal import TableSpecModel

enum SettingWithoutEffect: Rule {
    static let checks: [RuleCheck] = [.tables(check), .cells(check)]

    static let description = RuleDescription(
        "setting-without-effect",
        .correctness,
        .warning,
        summary: "A property of a screen, table or cell that has no effect because of another property.",
        rationale: """
            Separators that aren't drawn have no color, and neither does an index that doesn't exist. A row that \
            doesn't show its selection needs no selected background. Either the property is left over, or the other \
            property is a mistake.
            """,
        source: .language("keys that have no effect")
    )

    static func check(_ table: Table, in scope: ScreenScope, _ findings: inout Findings) {
        for section in table.sections.all where section.header == nil && section.headerAttributes == nil {
            guard section.hideHeaderWhenEmpty.value == true, let place = section.hideHeaderWhenEmpty.range else {
                continue
            }
            let reason = "the section has no header"
            report("hideHeaderWhenEmpty", at: place, because: reason, in: section.range, &findings)
        }
        let settings = scope.screen.settings
        let isCovered = settings.viewsAbove.isEmpty && settings.viewsBelow.isEmpty && settings.tableMargins.value == nil
        if isCovered, let place = settings.backgroundColor.range {
            let reason = "the table covers the screen"
            report("backgroundColor", at: place, because: reason, in: scope.screen.range, &findings)
        }
        guard !table.properties.isEmpty else { return }
        for reason in table.pointlessness {
            for key in reason.keys {
                guard let place = table.properties[key].pointlessRange else { continue }
                report(key.rawValue, at: place, because: reason.text, reason.other, in: table.range, &findings)
            }
        }
    }

    static func check(_ owner: CellOwner, in scope: ScreenScope, _ findings: inout Findings) {
        let cell = owner.cell
        if cell.selectionStyle.value == SelectionStyle.none, let place = cell.selectedBackgroundColor.range {
            let reason = "the row doesn't show its selection"
            let other = cell.selectionStyle.range
            report("selectedBackgroundColor", at: place, because: reason, other, in: cell.range, &findings)
        }
        guard !cell.properties.isEmpty else { return }
        if !scope.screen.mayHook(.configure), cell.indentationLevel.value ?? 0 == 0,
            let place = cell.properties[.indentationWidth].pointlessRange
        {
            let reason = "the row isn't indented"
            report("indentationWidth", at: place, because: reason, in: cell.range, &findings)
        }
        if scope.table.separatorStyle.value == SeparatorStyle.none, let place = cell.properties[.separatorInset].range {
            let reason = "the table has no separators"
            let other = scope.table.separatorStyle.range
            report("separatorInset", at: place, because: reason, other, in: cell.range, &findings)
        }
    }

    private static func report(
        _ key: String,
        at place: SourceRange,
        because reason: String,
        _ other: SourceRange? = nil,
        in object: SourceRange,
        _ findings: inout Findings
    ) {
        findings.report(
            "\(key.quoted) has no effect: \(reason)",
            at: place,
            labels: other.map { [.init("because of this", at: $0)] } ?? [],
            help: "remove \(key.quoted)",
            removing: KeyRemoval(key: key, value: place),
            absentIn: object
        )
    }
}

/// Properties of a table that have no effect, and why.
private struct Pointlessness {
    var keys: [TablePropertyKey]
    var text: String
    /// The location of the key that makes them ineffective, if there is one.
    var other: SourceRange?
}

extension Table {
    fileprivate var pointlessness: [Pointlessness] {
        var all: [Pointlessness] = []
        if separatorStyle.value == SeparatorStyle.none {
            let keys = [TablePropertyKey.separatorColor, .separatorInset, .separatorInsetReference]
            all.append(.init(keys: keys, text: "the table has no separators", other: separatorStyle.range))
        }
        if index == nil {
            let keys = [
                TablePropertyKey.sectionIndexMinimumDisplayRowCount, .sectionIndexColor, .sectionIndexBackgroundColor,
                .sectionIndexTrackingBackgroundColor,
            ]
            all.append(.init(keys: keys, text: "the table has no index"))
        }
        let switches: [(TablePropertyKey, [TablePropertyKey], String)] = [
            (.bounces, [.alwaysBounceVertical], "the table doesn't bounce"),
            (.showsVerticalScrollIndicator, [.indicatorStyle], "the scroll indicator is hidden"),
            (.isScrollEnabled, [.bounces, .alwaysBounceVertical, .scrollsToTop], "the table doesn't scroll"),
        ]
        return all + switches.compactMap { Pointlessness(disabledBy: $0.0, $0.1, $0.2, in: self) }
    }
}

extension Pointlessness {
    /// The keys that have no effect if a key is `false`, or `nil` if it isn't.
    fileprivate init?(disabledBy key: TablePropertyKey, _ keys: [TablePropertyKey], _ text: String, in table: Table) {
        guard case .set(.boolean(false), let range) = table.properties[key] else { return nil }
        self.init(keys: keys, text: text, other: range)
    }
}

extension Setting<PropertyValue> {
    /// The location of the value, unless the value is the default.
    fileprivate var pointlessRange: SourceRange? {
        if case .set(.boolean(false), _) = self { return nil }
        return range
    }
}
