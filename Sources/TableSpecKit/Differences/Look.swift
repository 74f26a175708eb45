internal import TableSpecDiagnostics
internal import TableSpecModel

/// What people see of a part of a screen, by name, without the places in the spec.
struct Look {
    /// The parts that are stated, as JSON.
    private var parts: [(name: String, text: String)]

    init(_ members: [(key: String, value: JSONValue?)]) {
        parts = members.compactMap { member in member.value.map { (member.key, $0.text) } }
    }

    /// The names of the parts that differ, in the order of the spec's keys.
    func changes(to other: Look) -> [String] {
        let names = parts.map(\.name) + other.parts.map(\.name)
        var seen: Set<String> = []
        return names.filter { name in
            seen.insert(name).inserted && text(of: name) != other.text(of: name)
        }
    }

    private func text(of name: String) -> String? { parts.first { $0.name == name }?.text }
}

extension Cell {
    /// What the cell shows, and how the screen that it leads to appears.
    var look: Look {
        let members = ModelInspection.cell(self).filter {
            !["action", "segue", "accessibilityIdentifier"].contains($0.key)
        }
        return Look(members + [("segue", self.trigger.kindOfSegues)])
    }
}

extension Trigger {
    /// How the screens appear that a tap may lead to.
    fileprivate var kindOfSegues: JSONValue? {
        let kinds = segues.map { JSONValue.string(($0.kind.value ?? .show).rawValue) }
        return kinds.count > 1 ? .array(kinds) : kinds.first
    }
}

extension Section {
    /// What the section shows beside the rows that the spec spells out.
    var look: Look {
        var members: [(key: String, value: JSONValue?)] = [
            ("header", ModelInspection.sectionView(header, headerLook)),
            ("headerHeight", headerHeight.value.map(JSONValue.number)),
            ("hideHeaderWhenEmpty", hideHeaderWhenEmpty.value.map(JSONValue.boolean)),
            ("footer", ModelInspection.sectionView(footer, footerLook)),
            ("footerHeight", footerHeight.value.map(JSONValue.number)),
            ("visible", visible.map { .string(ModelInspection.text(of: $0)) }),
        ]
        if case .forEach(let rows) = rows {
            members += [
                ("forEach", .string("\(rows.loop.variable.value) in \(rows.loop.collection.text)")),
                ("prototype", .array(rows.prototypeNames.map { .string($0.value) })),
                ("selection", rows.selection.map { .string($0.mode.value?.rawValue ?? "") }),
            ]
        }
        return Look(members)
    }
}

extension Screen {
    /// What the screen shows above the table.
    var navigationLook: Look {
        Look([
            ("title", title.map(ModelInspection.text)),
            ("navigationItem", ModelInspection.navigationItem(navigationItem)),
        ])
    }

    /// How the table looks as a whole.
    var tableLook: Look {
        Look(ModelInspection.look(of: table).filter { $0.key != "accessibilityIdentifier" })
    }
}
