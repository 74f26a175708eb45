import TableSpecTestSupport

extension RandomSpec {
    /// A static row, as a mapping in flow style.
    mutating func staticRow() -> String {
        var keys = ["id: \(fresh("row"))"] + attributes(nil)
        if keys.showImage, random.chance(20) { keys.append("image: { symbol: \(random.pick(["star", "moon.fill"])) }") }
        if random.chance(25) { keys.append("visible: \(condition())") }
        if random.chance(45) {
            keys += ["accessory: \(control())", "selectionStyle: none"]
        } else {
            keys += trigger(passing: nil)
        }
        keys += editingAccessory(nil)
        return "{ \(keys.joined(separator: ", ")) }"
    }

    /// Adds a prototype; hands back its identifier.
    mutating func prototype(loop: String, isSelectable: Bool = false, isIndexed: Bool = false) -> String {
        let id = fresh("Cell")
        var keys = ["id: \(id)"] + attributes(loop)
        let showsImage = keys.showImage
        if showsImage, item.contains(where: { $0.name == "picture" }), random.chance(60) {
            keys.append("image: $(\(loop).picture)")
        }
        if isSelectable {
            // Beside a button the checkmark is the image, so the style must show one.
            if showsImage, random.chance(20) { keys.append("accessory: { detailButton: { action: \(fresh("act")) } }") }
        } else if random.chance(25), !isIndexed {
            keys += ["accessory: \(control(loop))", "selectionStyle: none"]
        } else {
            keys += trigger(passing: loop, isIndexed: isIndexed)
        }
        if !isIndexed { keys += editingAccessory(loop) }
        prototypes.append("{ \(keys.joined(separator: ", ")) }")
        return id
    }

    /// Style, texts, colors and similar properties.
    private mutating func attributes(_ loop: String?) -> [String] {
        let paths = loop.map(paths) ?? []
        var keys = some(of: AttributeKeys.cell, in: "prototype", percent: 3)
        for label in ["Label", "Hint", "Value"] where random.chance(8) {
            keys.append("accessibility\(label): \(text(paths))")
        }
        if random.chance(15) { return customContent(loop) + keys }
        let style = random.pick(["default", "subtitle", "value1", "value2"])
        if style != "default" || random.chance(20) { keys.append("style: \(style)") }
        if style != "value2", random.chance(5) { keys.append("class: OutletCell") }
        keys.append("text: \(text(paths))")
        keys += some(of: AttributeKeys.text, in: "prototype", percent: 5)
        if style != "default", random.chance(80) {
            keys.append("detail: \(text(paths))")
            keys += some(of: AttributeKeys.detail, in: "prototype", percent: 5)
        }
        return keys
    }

    /// The content of the trailing edge in editing mode.
    private mutating func editingAccessory(_ loop: String?) -> [String] {
        guard random.chance(12) else { return [] }
        if random.chance(60) { return ["editingAccessory: \(control(loop))"] }
        return ["editingAccessory: { detailButton: { action: \(fresh("act")) } }"]
    }

    // MARK: Taps

    /// What a tap on a row does, and the accessory that goes with it.
    private mutating func trigger(passing loop: String?, isIndexed: Bool = false) -> [String] {
        switch random.number(0...5) {
        case 0:
            return [tap()]
        case 1, 2:
            return loop.map { segue(passing: $0, hasDisclosure: !isIndexed) } ?? ["action: \(fresh("act"))"]
        case 3 where !isIndexed:
            let button = random.pick(["detailButton", "detailDisclosureButton"])
            guard let loop, random.chance(50) else { return ["accessory: { \(button): { \(tap()) } }"] }
            return ["accessory: { \(button): { \(segue(passing: loop, hasDisclosure: false)[0]) } }"]
        default:
            return random.chance(20) ? ["selectionStyle: none"] : []
        }
    }

    /// A method of the app, or now and then a URL, or a way back to the screen itself, which nothing follows where it is the
    /// first one.
    mutating func tap() -> String {
        let action = fresh("act")
        if action.hasSuffix("5") || action.hasSuffix("8") { return "openURL: https://example.com/\(action)" }
        return action.hasSuffix("3") ? "unwind: \(name)Main" : "action: \(action)"
    }

    private mutating func segue(passing loop: String, hasDisclosure: Bool) -> [String] {
        if let property = random.pick(from: choosingProperties), random.chance(40) {
            return segueChoice(of: property, passing: loop, hasDisclosure: hasDisclosure)
        }
        let isModal = random.chance(30)
        let segue = destination(passing: loop, isModal: isModal)
        return ["segue: \(segue)"] + (hasDisclosure && !isModal ? ["accessory: disclosureIndicator"] : [])
    }

    /// The properties of the items that choose one thing for each of their values, with the words for these.
    var choosingProperties: [(name: String, words: [String])] {
        [("kind", ["first", "second", "default"]), ("isOn", ["true", "false"])].filter { choosing in
            item.contains { $0.name == choosing.0 }
        }
    }

    /// A segue for each value of a property of the element.
    private mutating func segueChoice(
        of property: (name: String, words: [String]),
        passing loop: String,
        hasDisclosure: Bool
    ) -> [String] {
        let ways = property.words.enumerated().map { number, word in
            "\(word): " + destination(passing: loop, isModal: number == 1)
        }
        let segue = "segue: { of: \(loop).\(property.name), \(ways.joined(separator: ", ")) }"
        return [segue] + (hasDisclosure ? ["accessory: disclosureIndicator"] : [])
    }

    mutating func destination(passing loop: String, isModal: Bool) -> String {
        let label = text(["\(loop).title"])
        // A sole binding hands over the value itself, which must be a text here.
        let passed = label.hasPrefix("\"$(") ? "$(\(loop).title)" : label
        return "{ to: \(name)Detail, kind: \(isModal ? "presentModally" : "show")\(isModal ? presentation() : ""), "
            + "pass: { item: $(\(loop)), label: \(passed) } }"
    }
}

extension [String] {
    /// Whether a cell with these keys has a place for an image.
    fileprivate var showImage: Bool {
        !contains { $0.hasPrefix("style: value") || $0.hasPrefix("content") || $0.hasPrefix("class") }
    }
}
