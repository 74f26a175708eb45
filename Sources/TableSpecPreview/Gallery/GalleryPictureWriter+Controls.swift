internal import TableSpecModel

/// A control in its position, which is interactive on the page.
struct PlacedControl {
    let group: ItemGroup
    let control: LiveControl
    let items: [DisplayItem]

    /// Whether a screen reader announces only the control's name for its row, in addition to the control's value.
    func speaks(for row: ItemGroup) -> Bool {
        guard let name = group.label, !name.isEmpty, let label = row.label else { return false }
        return label == name || label.hasPrefix("\(name), ")
    }
}

extension GalleryPictureWriter {
    /// The interactive controls, and everything else. Elements inside an image for a screen reader can't take the
    /// focus.
    static func parted(_ items: [DisplayItem]) -> (items: [DisplayItem], controls: [PlacedControl]) {
        var others: [DisplayItem] = []
        var controls: [PlacedControl] = []
        for item in items {
            if case .group(let group, let items) = item, let control = group.control {
                controls.append(PlacedControl(group: group, control: control, items: items))
            } else {
                others.append(item)
            }
        }
        return (others, controls)
    }

    /// Writes a control in the form that the script of the page expects. Its class is its kind.
    mutating func write(_ placed: PlacedControl) {
        let (frame, items) = (placed.group.frame, placed.items)
        switch placed.control {
        case .switch(let isOn, let other):
            begin("switch", placed, role: "switch", [("aria-checked", isOn ? "true" : "false")])
            addHit(frame)
            write(isOn ? items : other, as: "on")
            write(isOn ? other : items, as: "off")
        case .slider(let value, let minimum, let maximum, let start, let end):
            let numbers = [
                ("aria-valuemin", minimum), ("aria-valuemax", maximum), ("aria-valuenow", value), ("data-start", start),
                ("data-end", end),
            ]
            let facts = numbers.map { ($0.0, DecimalFormatter.string($0.1)) }
            let words = SliderPicture(value: value, minimum: minimum, maximum: maximum).spokenValue ?? ""
            begin("slider", placed, role: "slider", facts + [("aria-valuetext", words)])
            addHit(frame)
            // Images at the ends come before the line.
            write(Array(items.dropLast(4)), as: "track")
            write(Array(items.suffix(4).prefix(1)), as: "filled")
            write(Array(items.suffix(3)), as: "thumb")
        case .stepper(let value):
            begin("stepper", placed, role: "spinbutton", [("aria-valuenow", DecimalFormatter.string(value))])
            addHit(frame)
            write(items, as: "picture")
            writeHalves(of: frame)
        case .segments(let titles, let frames, let selected, let piece):
            begin("segments", placed, role: "radiogroup", [], takesFocus: false)
            write(Array(items.prefix(1)), as: "track")
            write(piece, as: selected == nil ? "piece none" : "piece")
            for (index, title) in titles.enumerated() {
                writeSegment(title, frames[index], isSelected: index == selected)
            }
            write(Array(items.dropFirst(selected == nil ? 1 : 2)), as: "words")
        case .field(let field):
            let facts = Self.facts(of: field, &classes)
            begin("field", placed, role: nil, facts, takesFocus: false)
            write(items.filter { !$0.isText }, as: "border")
            write(items.filter(\.isText), as: "words")
            add(MarkupTag(rect: field.room, radius: 0).with("hit", for: "class").emptyTag)
        case .button(let opening):
            let facts = opening.map { [("data-opens", $0.name), ("aria-haspopup", $0.state.popup)] } ?? []
            begin("button act", placed, role: "button", facts)
            addHit(frame)
            write(items, as: "picture")
        }
        add("</g>")
    }

    private mutating func begin(
        _ kind: String,
        _ placed: PlacedControl,
        role: String?,
        _ attributes: [(name: String, value: String)],
        takesFocus: Bool = true
    ) {
        let name = placed.group.label.flatMap { $0.isEmpty ? nil : $0 } ?? placed.control.standInName
        var element = MarkupTag("g").with("control \(kind)", for: "class").with(role, for: "role")
            .with(takesFocus ? "0" : nil, for: "tabindex").with(XMLText.escaped(name), for: "aria-label")
        for attribute in attributes { element = element.with(XMLText.escaped(attribute.value), for: attribute.name) }
        add(element.openTag)
    }

    private mutating func addHit(_ frame: Rect) {
        add(MarkupTag(rect: frame, radius: min(frame.height / 2, 22)).with("hit", for: "class").emptyTag)
    }

    private mutating func write(_ items: [DisplayItem], as name: String) {
        add("<g class=\"\(name)\" aria-hidden=\"true\">")
        for item in items { write(item) }
        add("</g>")
    }

    private mutating func writeHalves(of frame: Rect) {
        for (index, step) in ["-1", "1"].enumerated() {
            var half = frame
            half.width /= 2
            half.x += Double(index) * half.width
            add(MarkupTag(rect: half, radius: 8).with("half", for: "class").with(step, for: "data-step").emptyTag)
        }
    }

    private mutating func writeSegment(_ title: String, _ frame: Rect, isSelected: Bool) {
        let element = MarkupTag("g").with("segment", for: "class").with("radio", for: "role")
            .with(isSelected ? "true" : "false", for: "aria-checked").with(XMLText.escaped(title), for: "aria-label")
        add(element.openTag)
        addHit(frame)
        add("</g>")
    }

    private static func facts(
        of field: LiveControl.FieldContent,
        _ classes: inout GalleryClasses
    ) -> [(name: String, value: String)] {
        let edge =
            switch field.edge {
            case .left: "left"
            case .center: "center"
            case .right: "right"
            }
        return [
            ("data-value", field.text), ("data-placeholder", field.placeholder ?? ""),
            ("data-type", field.isSecure ? "password" : "text"),
            ("data-look", "\(classes.name(of: field.font)) \(classes.name(of: field.paint)) \(edge)"),
        ]
    }
}

extension LiveControl {
    /// The label of a control that no spec names, for screen readers.
    fileprivate var standInName: String {
        switch self {
        case .switch: "Switch"
        case .slider: "Slider"
        case .stepper: "Stepper"
        case .segments: "Segments"
        case .field(let field): field.placeholder ?? "Text field"
        case .button: "Button"
        }
    }
}

extension DisplayItem {
    fileprivate var isText: Bool {
        if case .text = self { return true }
        return false
    }
}
