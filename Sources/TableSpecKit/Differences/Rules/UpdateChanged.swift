internal import TableSpecModel

enum UpdateChanged: DifferenceRule {
    static let description = DifferenceDescription(
        "update-changed",
        .source,
        summary: "A named update is gone, has another name, or changes something else.",
        rationale: "The table has no method with these parameters any more, and calls of it do not compile.",
        reported: [
            .init(
                list("- { id: renew, of: names, deleteRows: fade }"),
                list("- { id: reset, of: names, deleteRows: fade }")
            ),
            .init(
                list("- { id: renew, of: names, deleteRows: fade }"),
                list("- { id: renew, of: names, insertRows: fade }")
            ),
        ],
        unreported: [
            .init(
                list("- { id: renew, of: names, deleteRows: fade }"),
                list("- { id: renew, of: names, deleteRows: top }")
            )
        ]
    )

    static func check(_ versions: VersionPair, _ changes: inout Changes) {
        for screens in versions.screens {
            let (old, new) = (screens.old.table.updates, screens.new.table.updates)
            for update in VersionPair.missing(old, in: new, by: \.signature) {
                changes.report(
                    "screen '\(screens.new.name.value)' has no update '\(update.id.value)' with the same parameters any more",
                    at: screens.new.name.range,
                    old: update.id.range
                )
            }
        }
    }

    private static func list(_ updates: String) -> String {
        """
        screen: A
        state: { names: [String] }
        table:
          prototypes: [{ id: C, text: $(name) }]
          sections: [{ rows: { forEach: name in names, prototype: C } }]
          updates:
            \(updates)
        """
    }
}

extension TableUpdate {
    /// What a call of the method depends on: its name and its parameters.
    fileprivate var signature: String {
        let animations = [
            ("deleteRows", deleteRows), ("insertRows", insertRows), ("deleteSections", deleteSections),
            ("insertSections", insertSections),
        ]
        let changes = animations.filter { $0.1.isStated }.map(\.0) + (moveRows.value == true ? ["moveRows"] : [])
        return ([id.value, collection.text] + changes).joined(separator: " ")
    }
}
