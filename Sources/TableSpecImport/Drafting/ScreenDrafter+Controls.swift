internal import TableSpecModel

extension ScreenDrafter {
    /// A control in a cell, or `nil` for other views.
    mutating func control(_ view: Element, _ frame: Frame, of cell: Element) -> ViewDraft? {
        guard var keys = controlKeys(view, of: cell) else { return nil }
        // A picker view has an intrinsic height of 216 points. Rows of storyboards often make it lower.
        if view.name == "pickerView", frame.height > 0, abs(frame.height - 216) > 4 {
            keys["height"] = frame.size["height"]
        }
        keys.merge(attributes(of: view))
        // A text view scrolls, so it has no intrinsic height. One with a single line has the height of its row.
        if view.name == "textView", keys["height"] == nil, frame.height > (columnRoom == nil ? 44 : 0) {
            keys["height"] = frame.size["height"]
        }
        addClass(of: view, plain: view.name, to: &keys)
        spinnerColor(of: view, into: &keys)
        let isField = ["textField", "slider", "textView", "progressView", "segmentedControl"].contains(view.name)
        let isCentered = document.pins[view["id"] ?? ""]?.contains("centerX") == true
        let width = isField && isCentered ? Self.stated("width", of: view) : nil
        if let width { keys["width"] = width }
        var draft = ViewDraft(role: isField && width == nil ? .field : .control, keys: keys, frame: frame)
        draft.isAtRest = view.name == "activityIndicatorView" && view.bool("animating") != true
        return draft
    }

    /// The color of a spinner, which is a property of its class.
    private func spinnerColor(of view: Element, into keys: inout YAMLMapping) {
        guard view.name == "activityIndicatorView", let color = InterfaceColor(view, "color"), !color.isUsualText
        else { return }
        keys["class"] = keys["class"] ?? .text("UIActivityIndicatorView")
        var values = keys["set"]?.mapping ?? [:]
        values["color"] = .mapping(["color": color.yaml])
        keys["set"] = .mapping(values)
    }

    /// A control at the trailing edge of a row.
    mutating func accessory(_ view: Element, of cell: Element, text: YAMLValue?) -> YAMLValue? {
        guard Self.isControl(view), !["textView", "pickerView"].contains(view.name) else { return nil }
        var label: String?
        if case .text(let text)? = text { label = text }
        noteClass(of: view, plain: view.name)
        return controlKeys(view, of: cell, label: label).map(YAMLValue.mapping)
    }

    private mutating func controlKeys(_ view: Element, of cell: Element, label: String? = nil)
        -> YAMLMapping?
    {
        guard let kind = Self.kind(of: view) else { return nil }
        let label = label ?? neighbor(of: view, in: cell)
        var keys: YAMLMapping = [kind: bind(view, kind: kind, label: label)]
        keys.merge(details(of: view, kind: kind))
        if !Self.shownKinds.contains(kind) {
            keys.merge(events(of: view, kind: kind, value: keys[kind]))
            keys["enabled"] = enabled(view)
        }
        noteSegues(of: view)
        noteImported(view)
        return keys
    }

    /// The kind of a control, or `nil` for another view.
    private static func kind(of view: Element) -> String? {
        let kind = view.name == "activityIndicatorView" ? "activityIndicator" : view.name
        return usualNames[kind] == nil ? nil : kind
    }

    static func isControl(_ view: Element) -> Bool { kind(of: view) != nil }

    /// The controls that only show a value.
    private static let shownKinds: Set<String> = ["progressView", "activityIndicator"]

    /// The unchanged text of a label.
    static let usualText = "Label"

    /// The text next to a control, which describes it.
    private func neighbor(of view: Element, in cell: Element) -> String? {
        cell.descendants.lazy.filter { $0.name == "label" }.compactMap { $0.shown("text") }
            .first { $0 != Self.usualText }
    }

    /// The value of the control: a state of the screen with a descriptive name.
    private mutating func bind(_ view: Element, kind: String, label: String?) -> YAMLValue {
        let type = Self.type(of: view, kind: kind)
        let outlet = document.outlet(of: view)
        let inFull = outlet.flatMap { Identifier.lower($0) }
        let plain = outlet.flatMap(DataName.control)
        // A spinner or a progress bar rarely shows the value that the text next to it names.
        let isShown = Self.shownKinds.contains(kind)
        let label = isShown ? nil : label
        let names =
            [plain, plain == nil ? nil : inFull]
            + [label, view.string("placeholder"), view.spoken("label"), view["userLabel"]].map {
                $0.flatMap { DataName.caption($0, limit: 4) }
            }
        let ofAbove = element == nil && !isShown ? rowAbove.flatMap { DataName.caption($0, limit: 4) } : nil
        // An outlet that only states the kind, such as `slider`, is better than a text of another row, unless that row
        // shows what is picked.
        let ofKind = element == nil && !type.hasPrefix("Bool") ? inFull : nil
        let isPicker = kind == "pickerView" || kind == "datePicker"
        let usual = Self.usualNames[kind] ?? kind + "Value"
        let candidates = (names + (isPicker ? [ofAbove, ofKind] : [ofKind, ofAbove]) + [usual]).compactMap(\.self)
        if !isShown { element?.identify() }
        let ofState = candidates.prefix(2) + [candidates[0] + "Value"]
        let sample = Self.longText(of: view).map(YAMLValue.content)
        return bind(element == nil ? Array(ofState) : candidates, type, sample: sample)
    }

    /// The text of a text view, without Interface Builder's default.
    private static func longText(of view: Element) -> String? {
        guard view.name == "textView" else { return nil }
        let text = labelText(view)
        return text.isBlank || text.hasPrefix("Lorem ipsum") ? nil : text
    }

    /// The default names of values, by the kind of the control.
    private static let usualNames = [
        "switch": "isOn", "slider": "value", "stepper": "count", "segmentedControl": "selectedSegment",
        "textField": "text", "textView": "text", "datePicker": "date", "pickerView": "selectedRow",
        "progressView": "progress", "activityIndicator": "isLoading", "pageControl": "currentPage",
        "colorWell": "color",
    ]

    /// The type of the value and its initial value.
    static func type(of view: Element, kind: String) -> String {
        switch kind {
        case "switch": return view.bool("on") == false ? "Bool" : "Bool = true"
        case "activityIndicator": return view.bool("animating") == true ? "Bool = true" : "Bool"
        case "slider": return number("Float", view.number("value") ?? 0.5)
        case "stepper":
            let values = ["value", "minimumValue", "maximumValue", "stepValue"].compactMap(view.number)
            let isWhole = values.allSatisfy { $0 == $0.rounded() }
            return number(isWhole ? "Int" : "Double", view.number("value") ?? 0)
        case "progressView": return number("Float", view.number("progress") ?? 0)
        case "segmentedControl": return number("Int", max(view.number("selectedSegmentIndex") ?? 0, 0))
        case "pageControl": return number("Int", view.number("currentPage") ?? 0)
        case "pickerView": return "Int"
        case "colorWell":
            // A color well without a color is black.
            if case .text(let word)? = view.color("selectedColor") { return "Color = \(word)" }
            return "Color = black"
        case "datePicker":
            return view["datePickerMode"] == "countDownTimer"
                ? number("Double", view.number("countDownDuration") ?? 0)
                : "Date = \(InterfaceDate.day(of: view) ?? "2026-01-01")"
        case "textView": return longText(of: view).map(stringType) ?? "String"
        default:
            return stringType(view.string("text") ?? "")
        }
    }

    private static func number(_ type: String, _ value: Double) -> String {
        let value = type == "Int" ? value.rounded() : value
        return value == 0 ? type : "\(type) = \(value.shortest)"
    }

    private mutating func details(of view: Element, kind: String) -> YAMLMapping {
        var keys: YAMLMapping = [:]
        switch kind {
        case "slider":
            range(view, "minValue", "maxValue", usual: 1, into: &keys)
            keys["isContinuous"] = view.flag("continuous", false)
            for key in ["minimumValueImage", "maximumValueImage"] { keys[key] = Self.image(view, key) }
        case "stepper":
            range(view, "minimumValue", "maximumValue", usual: 100, into: &keys)
            if let step = view.number("stepValue"), step != 1, step > 0 { keys["step"] = .number(step) }
            keys["wraps"] = view.flag("wraps", true)
            keys["autorepeat"] = view.flag("autorepeat", false)
        case "segmentedControl":
            let hasSegments = !view.list("segments").isEmpty
            keys["segments"] = hasSegments ? Self.segments(of: view) : .names(["Segment 1", "Segment 2"])
            if !hasSegments { omit(view, .segmentTitles) }
        case "textField":
            keys["placeholder"] = view.content("placeholder")
            keys.merge(fieldKeys(of: view))
        case "textView": keys.merge(textViewKeys(of: view))
        case "datePicker": keys.merge(dateKeys(of: view))
        case "pickerView":
            keys["titles"] = .names(["Item 1", "Item 2", "Item 3"])
            omit(view, .wheelTitles)
        case "pageControl":
            keys["numberOfPages"] = .number(max(view.number("numberOfPages")?.rounded() ?? 3, 1))
            keys["hidesForSinglePage"] = view.flag("hidesForSinglePage", true)
        case "activityIndicator":
            if ["large", "whiteLarge"].contains(view["style"]) { keys["style"] = .text("large") }
        default: break
        }
        keys.merge(colorKeys(of: view, kind: kind))
        return keys
    }

    private func range(_ view: Element, _ low: String, _ high: String, usual: Double, into keys: inout YAMLMapping) {
        let least = view.number(low) ?? 0
        let most = view.number(high) ?? usual
        guard least < most else { return }
        if least != 0 { keys["min"] = .number(least) }
        if most != usual { keys["max"] = .number(most) }
    }

    private func dateKeys(of view: Element) -> YAMLMapping {
        var keys: YAMLMapping = [:]
        keys["mode"] = view.choice("datePickerMode", DatePickerMode.self, but: .dateAndTime)
        // Before iOS 14, all date pickers had wheels; the saved height shows that.
        let isWheel = view["style"] == "wheels" || view["style"] == nil && view.frame.height >= 150
        if isWheel, view["datePickerMode"] != "countDownTimer" {
            keys["preferredDatePickerStyle"] = .text("wheels")
        }
        if view["style"] == "inline" { keys["preferredDatePickerStyle"] = .text("inline") }
        for key in ["minimumDate", "maximumDate"] {
            keys[key] = InterfaceDate.day(of: view, key).map(YAMLValue.literal)
        }
        if let interval = view.number("minuteInterval"), [2, 3, 4, 5, 6, 10, 12, 15, 20, 30].contains(interval) {
            keys["minuteInterval"] = .number(interval)
        }
        return keys
    }
}
