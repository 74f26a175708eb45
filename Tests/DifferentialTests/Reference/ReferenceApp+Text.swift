import TableSpecModel

extension ReferenceApp {
    /// What a person sees, as lines of text in the form in which the driver writes what cells show.
    var shown: [String] {
        let content = top.content
        var lines = calls.map { "call \($0)" }
        lines.append("title \(Self.quoted(content.title))")
        lines.append("buttons" + top.barButtons.map { top.isEnabled($0) ? " on" : " off" }.joined())
        lines.append("index \(content.sectionIndexTitles.joined())")
        for (section, sectionContent) in content.sections.enumerated() {
            lines.append("section \(Self.quoted(sectionContent.header)) \(Self.quoted(sectionContent.footer))")
            for (row, rowContent) in sectionContent.rows.enumerated() {
                lines.append(line(rowContent, at: .init(section: section, row: row)))
            }
        }
        return lines
    }

    private func line(_ row: RowContent, at place: Action.Place) -> String {
        let editing = top.isEditing ? top.editing(at: place) : nil
        return [
            "row \(row.style.rawValue) \(Self.quoted(row.text)) \(Self.quoted(row.detail))",
            "image \(Self.name(of: row.image))",
            Self.accessory(top.showsAccessory(at: place) ? row.accessory : .type(.none)),
            row.selectionStyle == .none ? "unselectable" : "selectable",
            "indented \(row.indentationLevel)",
            "label \(Self.quoted(row.accessibilityLabel))",
            "\(editing?.style ?? .none)",
            editing?.canMove == true && top.screen.showsGrips ? "grip" : "fixed",
        ].joined(separator: " · ")
    }

    private static func quoted(_ text: String?) -> String { text.map { "\($0.debugDescription)" } ?? "nothing" }

    private static func name(of image: ImageContent?) -> String {
        switch image {
        case .symbol(let name), .named(let name): name
        case nil: "nothing"
        }
    }

    private static func accessory(_ accessory: AccessoryContent) -> String {
        switch accessory {
        case .type(let type): "\(type.rawValue)"
        case .control(.switch(let isOn)): "switch \(isOn)"
        case .control(.slider(let value, let minimum, let maximum)):
            "slider \(Float(value.clamped(to: minimum...maximum)))"
        case .control(.stepper(let value)): "stepper \(value)"
        case .control(.segmentedControl(let segments, let selected)): "segments \(segments) \(selected ?? -1)"
        case .control(.textField(let text, let placeholder, _)):
            "textField \(quoted(text)) placeholder \(quoted(placeholder))"
        case .control(.button(let title)): "button \(quoted(title))"
        case .control(let control): "\(control)"
        }
    }
}
