import TableSpecTestSupport

extension RandomSpec {
    /// A static row, as a mapping in flow style.
    mutating func staticRow() -> String {
        var keys = ["id: \(fresh("row"))"] + look([])
        let style = keys.contains { $0.hasPrefix("style: value") }
        if !style, random.chance(20) { keys.append("image: { symbol: \(random.pick(["star", "moon.fill"])) }") }
        if random.chance(25) { keys.append("visible: $(\(random.chance(30) ? "!" : "")\(random.pick(flags)))") }
        if random.chance(45) {
            keys += ["accessory: \(control())", "selectionStyle: none"]
        } else {
            keys += trigger(passing: nil)
        }
        return "{ \(keys.joined(separator: ", ")) }"
    }

    /// Adds a prototype; hands back its identifier.
    mutating func prototype(loop: String, isSelectable: Bool = false, isIndexed: Bool = false) -> String {
        let id = fresh("Cell")
        var keys = ["id: \(id)"] + look(paths(in: loop))
        let showsImage = !keys.contains { $0.hasPrefix("style: value") }
        if showsImage, item.contains(where: { $0.name == "picture" }), random.chance(60) {
            keys.append("image: $(\(loop).picture)")
        }
        if isSelectable {
            // Beside a button the checkmark is the image, so the style must show one.
            if showsImage, random.chance(20) { keys.append("accessory: { detailButton: { action: \(fresh("act")) } }") }
        } else if random.chance(25), !isIndexed {
            keys += ["accessory: \(control())", "selectionStyle: none"]
        } else {
            keys += trigger(passing: loop, isIndexed: isIndexed)
        }
        prototypes.append("{ \(keys.joined(separator: ", ")) }")
        return id
    }

    /// Style, texts, colours and the like.
    private mutating func look(_ paths: [String]) -> [String] {
        var keys: [String] = []
        let style = random.pick(["default", "subtitle", "value1", "value2"])
        if style != "default" || random.chance(20) { keys.append("style: \(style)") }
        keys.append("text: \(text(paths))")
        if style != "default", random.chance(80) { keys.append("detail: \(text(paths))") }
        if random.chance(15) { keys.append("textColor: \(random.pick(["systemRed", "tintColor", "\"#336699\""]))") }
        if random.chance(10) { keys.append("backgroundColor: systemYellow") }
        if random.chance(10) { keys.append("height: \(random.pick([44, 60, 88]))") }
        if random.chance(10) { keys.append("indentationLevel: \(random.number(1...3))") }
        if random.chance(10) { keys.append("numberOfLines: \(random.number(1...3))") }
        if random.chance(10) { keys.append("accessibilityLabel: \(text(paths))") }
        return keys
    }

    // MARK: Taps

    /// What a tap on a row does, and the accessory that goes with it.
    private mutating func trigger(passing loop: String?, isIndexed: Bool = false) -> [String] {
        switch random.number(0...5) {
        case 0:
            return ["action: \(fresh("act"))"]
        case 1, 2:
            return loop.map { segue(passing: $0, hasDisclosure: !isIndexed) } ?? ["action: \(fresh("act"))"]
        case 3 where !isIndexed:
            let button = random.pick(["detailButton", "detailDisclosureButton"])
            guard let loop, random.chance(50) else { return ["accessory: { \(button): { action: \(fresh("act")) } }"] }
            return ["accessory: { \(button): { \(segue(passing: loop, hasDisclosure: false)[0]) } }"]
        default:
            return random.chance(20) ? ["selectionStyle: none"] : []
        }
    }

    private mutating func segue(passing loop: String, hasDisclosure: Bool) -> [String] {
        if item.contains(where: { $0.name == "kind" }), random.chance(40) {
            return segueChoice(passing: loop, hasDisclosure: hasDisclosure)
        }
        let isModal = random.chance(30)
        let segue = destination(passing: loop, isModal: isModal)
        return ["segue: \(segue)"] + (hasDisclosure && !isModal ? ["accessory: disclosureIndicator"] : [])
    }

    /// A segue for each word of the element's enumeration.
    private mutating func segueChoice(passing loop: String, hasDisclosure: Bool) -> [String] {
        let ways = ["first", "second", "default"].map { word in
            "\(word): " + destination(passing: loop, isModal: word == "second")
        }
        let segue = "segue: { of: \(loop).kind, \(ways.joined(separator: ", ")) }"
        return [segue] + (hasDisclosure ? ["accessory: disclosureIndicator"] : [])
    }

    private mutating func destination(passing loop: String, isModal: Bool) -> String {
        let label = text(["\(loop).title"])
        // A sole binding hands over the value itself, which must be a text here.
        let passed = label.hasPrefix("\"$(") ? "$(\(loop).title)" : label
        return "{ to: \(name)Detail, kind: \(isModal ? "presentModally" : "show"), "
            + "pass: { item: $(\(loop)), label: \(passed) } }"
    }

    // MARK: Controls

    private mutating func control() -> String {
        let action = random.chance(20) ? ", action: \(fresh("act"))" : ""
        switch random.number(0...6) {
        case 0, 1:
            return "{ switch: $(\(random.pick(flags)))\(action) }"
        case 2:
            return "{ slider: $(\(number())), min: -10, max: 10\(action) }"
        case 3:
            let limits = random.chance(50) ? ", min: -3, max: 12, step: \(random.pick([1, 2, 3]))" : ""
            return "{ stepper: $(\(number()))\(limits)\(action) }"
        case 4:
            let value = fresh("choice")
            state.append("\(value): Int = \(random.number(0...2))")
            return "{ segmentedControl: $(\(value)), segments: [One, \(text()), Three]\(action) }"
        case 5:
            let value = fresh("typed")
            state.append("\(value): String")
            texts.append(value)
            return "{ textField: $(\(value)), placeholder: \(text())\(action) }"
        default:
            return "{ button: \(text()), action: \(fresh("act")) }"
        }
    }

    private mutating func number() -> String {
        let value = fresh("number")
        state.append("\(value): \(random.pick(["Int = 3", "Double = 2.5", "Float = 1.5", "Float = 2", "Int"]))")
        texts.append(value)
        return value
    }
}
