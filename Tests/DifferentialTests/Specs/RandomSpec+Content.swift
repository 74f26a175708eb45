import TableSpecModel
import TableSpecTestSupport

/// Custom cells, and the controls in them and at the trailing edge.
extension RandomSpec {
    /// The keys of a custom cell: its views, or the app's own class.
    mutating func customContent(_ loop: String?) -> [String] {
        let paths = loop.map(paths) ?? []
        if random.chance(20) {
            return [
                "class: AppCell",
                "set: { firstLabel.text: \(text(paths)), badge.image: { image: { symbol: star } }, clipsToBounds: true, "
                    + "firstLabel.textColor: { color: \(color()) } }",
            ]
        }
        let views = (0..<random.number(1...3)).map { _ in contentView(loop, depth: 0) }.joined(separator: ", ")
        guard random.chance(20) else { return ["content: [\(views)]"] }
        return ["class: OutletCell", "content: [{ label: \(text(paths)), id: caption }, \(views)]"]
    }

    private mutating func contentView(_ loop: String?, depth: Int) -> String {
        let paths = loop.map(paths) ?? []
        switch random.number(0...9) {
        case 0 where depth < 2:
            let views = (0..<random.number(1...3)).map { _ in contentView(loop, depth: depth + 1) }.joined(
                separator: ", "
            )
            let axis = random.pick(["hstack", "vstack"])
            let ofRows = axis == "hstack" ? ["adjustsAxisForContentSizeCategory"] : []
            return
                "{ \(axis): [\(views)]\(details(["spacing", "distribution", "padding"]))\(details(ofRows, percent: 40))\(attributes(loop, of: .stack)) }"
        case 1 where depth < 2:
            let place = random.pick(["center", "topLeading", "bottomTrailing", "trailing"])
            let inset = random.pick(["-4", "8"])
            let badge = "{ image: { symbol: star }, anchor: \(place), inset: \(inset)\(attributes(loop)) }"
            return "{ zstack: [\(contentView(loop, depth: depth + 1)), \(badge)]\(attributes(loop, of: .stack)) }"
        case 2:
            return
                "{ image: \(image(loop))\(details(["width", "height", "contentMode", "tintColor", "symbolConfiguration"]))\(attributes(loop)) }"
        case 3: return "{ spacer: true }"
        case 4, 5, 6:
            let control = control(loop, isContent: true)
            return "{ \(control)\(details(["width", "height"]))\(attributes(loop, of: .control)) }"
        case 7:
            return "{ view: AppView, id: \(fresh("view")), set: \(viewValues(paths))"
                + "\(details(["width", "height"])), accessibilityLabel: \(text(paths)) }"
        case 8: return text(paths)
        case 9 where random.chance(25): return textWithLink(paths)
        default:
            // Few views are separate labels, and some of them must state each key.
            let style = details(
                [
                    "markdown", "font", "color", "highlightedTextColor", "shadow", "numberOfLines", "lineBreakMode",
                    "adjustsFontSizeToFitWidth", "minimumScaleFactor",
                ],
                percent: 30
            )
            let alignment = random.chance(20) ? ", alignment: right" : ""
            return "{ label: \(text(paths))\(style)\(alignment), id: \(fresh("view"))\(attributes(loop)) }"
        }
    }

    private mutating func textWithLink(_ paths: [String]) -> String {
        let title = random.pick(["Link", "**Terms** & Rules", "()"])
        let link = "[\(title)](https://example.com/$(\(random.pick(paths + texts))))"
        let style = details(["font", "numberOfLines"])
        return "{ label: \"See \(link).\", markdown: true\(style), id: \(fresh("view")) }"
    }

    private mutating func details(_ names: [String], percent: Int = 20) -> String {
        some(of: names, in: "content view", percent: percent).map { ", \($0)" }.joined()
    }

    /// The kinds of views with other appearance keys: stacks aren't VoiceOver elements, controls have an identifier.
    private enum ViewKind { case stack, control, other }

    /// The style of any view, and at times a condition for it.
    private mutating func attributes(_ loop: String?, of kind: ViewKind = .other) -> String {
        let keys = kind == .stack ? AttributeKeys.view.filter { $0 != "accessibilityTraits" } : AttributeKeys.view
        let attributes = some(of: keys, in: "content view", percent: 6).map { ", \($0)" }.joined()
        let spoken = kind != .control && random.chance(5) ? ", accessibilityIdentifier: mark" : ""
        return attributes + spoken
            + (random.chance(15) ? ", visible: \(loop.map { condition(in: $0) } ?? condition())" : "")
    }

    private mutating func viewValues(_ paths: [String]) -> String {
        "{ caption.text: \(text(paths)), zoom: 2.5, showsScale: true, lineColor: { color: \(color()) }, "
            + "marker: { image: { symbol: star } } }"
    }

    // MARK: Controls

    /// A control at the trailing edge, as a mapping.
    mutating func control(_ loop: String? = nil) -> String {
        switch random.number(0...9) {
        case 0:
            let trigger = random.chance(50) ? tap() : imageSegue(loop)
            return "{ image: \(image(loop)), \(trigger), accessibilityLabel: \(text()) }"
        case 1:
            let size = some(of: ["width", "height"], in: "accessory", percent: 30).map { ", \($0)" }.joined()
            return "{ view: AppView, set: \(viewValues(loop.map(paths) ?? []))\(size) }"
        default: return "{ \(control(loop, isContent: false)) }"
        }
    }

    private mutating func imageSegue(_ loop: String?) -> String {
        guard let loop else { return "action: \(fresh("act"))" }
        return "segue: \(destination(passing: loop, isModal: random.chance(50)))"
    }

    private mutating func control(_ loop: String?, isContent: Bool) -> String {
        let control = plainControl(loop, isContent: isContent)
        guard let kind = Control.Kind(rawValue: String(control.prefix { $0 != ":" })) else { return control }
        let names = kind.properties.map(\.rawValue).filter { !LeftOut.ofControls.contains($0) }
        let properties = some(of: names, in: isContent ? "content view" : "accessory", percent: 50)
        // Some are chosen with the control already.
        let further = properties.filter { !control.contains(", \($0.prefix { $0 != ":" }):") }
        return ([control] + further).joined(separator: ", ")
    }

    private mutating func plainControl(_ loop: String?, isContent: Bool) -> String {
        let paths = loop.map(paths) ?? []
        let action = random.chance(20) ? ", action: \(fresh("act"))" : ""
        switch random.number(0...(isContent ? 13 : 11)) {
        case 0, 1:
            return "switch: $(\(random.pick(flags)))\(choices(of: "switch"))\(action)"
        case 2:
            let value = number()
            let hasImages = ["2", "5", "8"].contains { value.hasSuffix($0) }
            let images = hasImages ? ", minimumValueImage: { symbol: minus }, maximumValueImage: Photo" : ""
            return "slider: $(\(value)), min: -10, max: 10\(images)\(action)"
        case 3:
            let limits = random.chance(50) ? ", min: -3, max: 12, step: \(random.pick([1, 2, 3]))" : ""
            return "stepper: $(\(number()))\(limits)\(action)"
        case 4:
            let value = declare("choice", "Int = \(random.number(0...2))")
            return "segmentedControl: $(\(value)), segments: [One, \(text(paths)), Three]\(action)"
        case 5:
            if random.chance(40) { return numberField(paths) + action }
            let value = declare("typed", "String")
            texts.append(value)
            return "textField: $(\(value)), placeholder: \(text(paths))\(choices(of: "textField"))\(action)"
        case 6:
            if random.chance(30) {
                let tint = declare("tint", random.pick(["Color = systemRed", "Color?"]))
                return "colorWell: $(\(tint))\(choices(of: "colorWell"))\(action)"
            }
            return datePicker(isContent: isContent) + action
        case 7:
            let value = declare("page", "Int = 1")
            let count = random.chance(50) ? "3" : "$(\(random.pick(collections)).count)"
            return "pageControl: $(\(value)), numberOfPages: \(count)\(action)"
        case 8:
            let isOfItem = loop != nil && item.contains { $0.name == "weight" }
            return "progressView: $(\(isOfItem ? "\(loop ?? "").weight" : number(["Double = 0.25", "Float = 0.5"])))"
        case 9:
            return "activityIndicator: $(\(random.pick(flags)))\(choices(of: "activityIndicator"))"
        case 12:
            let value = declare("typed", "String = Long")
            texts.append(value)
            let placeholder = random.chance(50) ? ", placeholder: \(text(paths))" : ""
            return "textView: $(\(value))\(placeholder)\(action)"
        case 13:
            let value = declare("wheel", "Int = 1")
            return "pickerView: $(\(value)), titles: [One, \(text(paths)), Three]\(action)"
        default:
            let style = isContent ? buttonAttributes(loop) : ""
            return "button: \(text(paths)), action: \(fresh("act"))\(style)"
        }
    }

    /// A text field for a number, whose limits no walk exceeds.
    private mutating func numberField(_ paths: [String]) -> String {
        let value = number(["Int = 3", "Int?", "Double = 2.5", "Double?", "Decimal = 0.1", "Decimal"])
        let limits = random.chance(50) ? ", min: \(random.pick([-1, 0])), max: 1e15" : ""
        return "textField: $(\(value)), placeholder: \(text(paths))\(limits)\(choices(of: "textField"))"
    }

    /// The style of a button among other views.
    private mutating func buttonAttributes(_ loop: String?) -> String {
        if random.chance(20) {
            let isSelected = loop.map { condition(in: $0) } ?? condition()
            return ", image: \(image(loop)), selected: \(isSelected), selectedImage: { symbol: moon.fill }"
        }
        let padding = random.chance(40) ? ", imagePadding: 6" : ""
        return padding + details(["style", "cornerStyle", "font", "color", "symbolConfiguration", "imagePlacement"])
    }

    private mutating func datePicker(isContent: Bool) -> String {
        if isContent, random.chance(30) {
            return "datePicker: $(\(declare("seconds", "Double = 60"))), mode: countDownTimer"
        }
        let limits = random.chance(60) ? ", minimumDate: 1970-01-01, maximumDate: 2030-12-31, minuteInterval: 5" : ""
        let mode = random.chance(80) ? ", mode: \(random.pick(["time", "date", "dateAndTime"]))" : ""
        let style =
            isContent && random.chance(80) ? ", preferredDatePickerStyle: \(random.pick(["inline", "wheels"]))" : ""
        return "datePicker: $(\(declare("date", "Date = 2026-05-08T09:41:00Z")))\(mode)\(style)\(limits)"
    }

    /// Adds a property to the state.
    mutating func declare(_ stem: String, _ type: String) -> String {
        let name = fresh(stem)
        state.append("\(name): \(type)")
        return name
    }

    private mutating func number(
        _ types: [String] = ["Int = 3", "Double = 2.5", "Float = 1.5", "Float = 2", "Int"]
    ) -> String {
        let value = declare("number", random.pick(types))
        texts.append(value)
        return value
    }
}
