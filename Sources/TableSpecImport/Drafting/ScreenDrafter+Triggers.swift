internal import TableSpecModel

extension ScreenDrafter {
    /// Adds the effects of taps on a row and on its detail button, and the accessory.
    mutating func addTrigger(of cell: Element, to keys: inout YAMLMapping) {
        let taps = cell.segues.filter { $0["trigger"] != "accessoryAction" }
        let ofButton = cell.segues.first { $0["trigger"] == "accessoryAction" }
        let text = element?.variable ?? Self.spoken(keys) ?? rowLabel ?? "row"
        if let segue = taps.first { addSegue(segue, named: text, to: &keys) }
        for other in taps.dropFirst() { omitSegue(other, "a row has only one segue") }
        for view in [cell, cell.property("contentView")].compactMap(\.self) where !Self.hasEffect(keys) {
            keys.merge(tap(on: view))
        }
        keys["accessory"] = accessory("accessoryType", ofButton, of: cell, named: text) ?? keys["accessory"]
        let segue = keys["accessory"] == nil ? ofButton : nil
        keys["editingAccessory"] = accessory("editingAccessoryType", segue, of: cell, named: text)
        noteUnreachable(ofButton, from: keys)
        let accessories = [keys["accessory"], keys["editingAccessory"]]
        let leadsOn = accessories.contains(.text("disclosureIndicator"))
        if !Self.hasEffect(keys), leadsOn || isFoundByCode(cell) {
            keys["action"] = .text(method(rowOutlet(of: cell) ?? "show " + text))
        }
        if keys["accessory"] == nil, let view = accessoryView(of: cell) {
            keys["accessory"] = accessory(view, of: cell, text: keys["text"])
        }
        // A tap highlights a row with an effect.
        if Self.hasEffect(keys) {
            keys["selectionStyle"] = nil
            keys["isUserInteractionEnabled"] = nil
        }
    }

    /// Whether code can compare a selected row with an outlet: `cell == deleteCell`. A tap on a row with a control is
    /// rarely meant for the row.
    private func isFoundByCode(_ cell: Element) -> Bool {
        rowOutlet(of: cell) != nil && cell["selectionStyle"] != "none" && cell.bool("userInteractionEnabled") != false
            && scene.tables.first?.bool("allowsSelection") != false
            && !cell.contains { Self.isControl($0) || $0.name == "button" }
    }

    /// Reports the segue of a detail button that the row doesn't have.
    private mutating func noteUnreachable(_ segue: Element?, from keys: YAMLMapping) {
        let hasButton = [keys["accessory"], keys["editingAccessory"]].contains { accessory in
            accessory?.mapping?.keys.contains { $0.hasPrefix("detail") } == true
        }
        guard let segue, !hasButton else { return }
        if segue["kind"] == "custom" {
            omit(segue, .ownSegue(segue))
        } else {
            omitSegue(segue, "it belongs to a detail button, but the row has none")
        }
    }

    /// The first text of a row.
    static func spoken(_ keys: YAMLMapping) -> String? {
        switch keys["text"] {
        case .text(let text): text
        case .literal(let binding): String(binding.dropFirst(2).dropLast())
        default: keys["content"].flatMap(firstText)
        }
    }

    private static func firstText(_ content: YAMLValue) -> String? {
        switch content {
        // A symbol, such as a check mark, isn't a name.
        case .text(let text): Identifier.lower(text) == nil ? nil : text
        case .list(let list): list.lazy.compactMap(firstText).first
        case .mapping(let keys):
            (keys["label"] ?? keys["hstack"] ?? keys["vstack"] ?? keys["button"]).flatMap(firstText)
        case .commented(let value, _): firstText(value)
        // The text of a state describes the name of the state.
        case .literal: content.path
        }
    }

    private mutating func accessory(_ key: String, _ segue: Element?, of cell: Element, named text: String)
        -> YAMLValue?
    {
        guard let type = cell[key].flatMap(AccessoryType.init), type != .none else { return nil }
        guard type.hasDetailButton else { return .text(type.rawValue) }
        var trigger: YAMLMapping = [:]
        if let segue { addSegue(segue, named: text, to: &trigger) }
        if trigger.isEmpty { trigger["action"] = .text(method("show details of " + text)) }
        return .mapping([type.rawValue: .mapping(trigger)])
    }

    /// A control that is the accessory view because of an outlet.
    private func accessoryView(of cell: Element) -> Element? {
        let outlet = cell.list("connections").first { $0["property"] == "accessoryView" }
        guard let id = outlet?["destination"] else { return nil }
        return scene.extras.flatMap(\.descendants).last { $0["id"] == id }
    }

    /// The segues of the controller itself and of gestures, which the app performs.
    mutating func appSegues() -> [YAMLValue] {
        var identifiers: [(segue: YAMLValue, texts: [String])] = []
        let ofGestures = otherRecognizers.flatMap(\.segues).filter { supported($0) != nil }
        for segue in scene.controller.segues + ofGestures where segue["kind"] != "relationship" {
            guard let value = supported(segue) else {
                let destination = segue["destination"].map { directory.destination($0, in: place.document) } ?? .missing
                omit(segue, segue["kind"] == "custom" ? .ownSegue(segue) : .codedSegue(segue, to: destination))
                continue
            }
            noteImported(segue)
            let text = segue["identifier"].flatMap { $0.isBlank ? nil : SpecComment.line($0) }
            if let index = identifiers.firstIndex(where: { $0.segue == value }) {
                identifiers[index].texts += [text].compactMap { $0 }
            } else {
                identifiers.append((value, [text].compactMap { $0 }))
            }
        }
        return identifiers.map { segue, texts in
            texts.isEmpty ? segue : .commented(segue, "segue " + texts.joined(separator: ", "))
        }
    }

    /// A segue to a screen, or `nil` if a spec can't express it.
    private mutating func supported(_ segue: Element) -> YAMLValue? {
        let kind = segue["kind"] ?? "show"
        guard let id = segue["destination"], !["custom", "embed"].contains(kind) else { return nil }
        switch directory.destination(id, in: place.document) {
        case .unwind, .missing: return nil
        case .container where !Self.isModal(kind): return nil
        case .screen(let name): return self.segue(segue, kind, to: name, id)
        case .external(let name), .container(let name):
            externals.insert(name)
            return self.segue(segue, kind, to: name, id)
        }
    }

    /// Adds a segue, or a method of the app if a segue isn't possible.
    mutating func addSegue(_ segue: Element, named text: String, to keys: inout YAMLMapping) {
        guard let id = segue["destination"] else { return }
        if let value = supported(segue) {
            keys["segue"] = Self.noted(value, segue)
            return
        }
        switch directory.destination(id, in: place.document) {
        case .unwind:
            let selector = segue["unwindAction"].map(Self.methodName) ?? "unwind"
            if Self.onlyReturns(selector), let screen = directory.earlierScreen(than: place, for: selector) {
                keys["unwind"] = .commented(.text(screen), "calls \(SpecComment.line(selector))")
            } else {
                let action = method(selector)
                keys["action"] = Self.noted(.text(action), segue)
                omit(segue, .unwind(action))
            }
        case .missing:
            keys["action"] = Self.noted(.text(method("show " + text)), segue)
            omitSegue(segue, "its destination is not in the documents")
        case .screen(let name), .external(let name), .container(let name):
            // A segue of a class often dismisses its own screen.
            keys["action"] = Self.noted(.text(method(name == self.name ? text : "show " + name)), segue)
            switch segue["kind"] {
            case "custom": omit(segue, .ownSegue(segue))
            case "embed": omitSegue(segue, "a row can't embed a screen")
            default: omitSegue(segue, "'\(name)' is a container, which can't be pushed")
            }
        }
    }

    /// Whether the name of an unwind segue's method describes only the return, so that no data is expected.
    private static func onlyReturns(_ method: String) -> Bool {
        let words = Identifier.words(of: method).map { $0.lowercased() }
        let returns = ["back", "cancel", "close", "dismiss", "exit", "unwind"].contains(words.first)
        return returns && !words.contains { ["add", "done", "save"].contains($0) }
    }

    /// Whether a tap has an effect.
    static func hasEffect(_ keys: YAMLMapping) -> Bool {
        ["segue", "action", "unwind"].contains { keys[$0] != nil }
    }

    /// A comment next to the value contains the segue's identifier in the app's code.
    private static func noted(_ value: YAMLValue, _ segue: Element) -> YAMLValue {
        guard let identifier = segue["identifier"], !identifier.isBlank else { return value }
        return .commented(value, "segue \(SpecComment.line(identifier))")
    }

    static func isModal(_ kind: String) -> Bool {
        ["modal", "presentation", "popover", "popoverPresentation"].contains(kind)
    }

    private func segue(_ segue: Element, _ kind: String, to name: String, _ id: String) -> YAMLValue {
        var keys: YAMLMapping = ["to": .text(name)]
        switch kind {
        case "showDetail", "replace": keys["kind"] = .text("showDetail")
        case "modal", "presentation":
            keys["kind"] = .text("presentModally")
            // A segue without a style uses that of the controller that it presents.
            let controller = directory.place(id, in: place.document).map { directory.scene($0).controller }
            let holder = { segue[$0] == nil ? controller : segue }
            let presentation = holder("modalPresentationStyle")?
                .choice("modalPresentationStyle", ModalPresentationStyle.self, but: .automatic, .popover)
            let transition = holder("modalTransitionStyle")?
                .choice("modalTransitionStyle", ModalTransitionStyle.self, but: .coverVertical)
            keys["modalPresentationStyle"] = presentation
            if transition != .text("partialCurl") || presentation == .text("fullScreen") {
                keys["modalTransitionStyle"] = transition
            }
        case "popover", "popoverPresentation":
            keys["kind"] = .text("presentModally")
            keys["modalPresentationStyle"] = .text("popover")
            let arrows = segue.property("popoverArrowDirection")
            let directions = ["up", "down", "left", "right"].filter { arrows?.bool($0) == true }
            if !directions.isEmpty, directions.count < 4 {
                keys["permittedArrowDirections"] = .names(directions)
            }
        default: break
        }
        let isNavigation = directory.isNavigation(id, in: place.document)
        switch directory.destination(id, in: place.document) {
        // A screen with its own bars has those of a navigation stack.
        case .screen where Self.isModal(kind) && !isNavigation && !directory.hasOwnBars(id, in: place.document):
            keys["wrapInNavigation"] = .bool(false)
        case .external where Self.isModal(kind) && isNavigation: keys["wrapInNavigation"] = .bool(true)
        default: break
        }
        // UIKit's `show` has no parameter for animation. Only a presentation can disable it.
        if segue.bool("animates") == false, keys["kind"] == .text("presentModally") { keys["animated"] = .bool(false) }
        return keys.keys == ["to"] ? .text(name) : .mapping(keys)
    }

    mutating func omitSegue(_ segue: Element, _ why: String) {
        omit(segue, .segue(segue, why: why))
    }

    /// Segues of views inside a cell, which support only actions.
    mutating func noteSegues(of view: Element) {
        for segue in view.segues { omitSegue(segue, "a control in a row calls an app method") }
    }

    /// The method that a control calls: its own selector, or one that is named after it.
    mutating func action(of view: Element, named title: String) -> String {
        method(selector(of: view) ?? title)
    }

    /// The selector of the control's action, without its arguments.
    func selector(of view: Element) -> String? {
        view.actions.first?["selector"].map(Self.methodName)
    }

    /// A selector without its arguments, and without Swift's suffix for the label of the first one.
    static func methodName(_ selector: String) -> String {
        let name = String(selector.prefix { $0 != ":" })
        for suffix in ["WithSender", "WithSegue", "With_", "DidPressedWithSender"]
        where name.hasSuffix(suffix) && name != suffix {
            return String(name.dropLast(suffix.count))
        }
        return name
    }

    /// The name of the app's method for a text. A method with an element differs from one without.
    mutating func method(_ text: String) -> String {
        let key = "\(text) \(element?.variable ?? "")"
        if let name = methods[key] { return name }
        let name = Identifier.lower(text, limit: 8) ?? "tapped"
        let own = Self.methodsOfUIKit.contains(name) ? name + "Tapped" : name
        let ofElement = element.flatMap { Identifier.upper($0.variable) }.map { own + $0 }
        let free = methodNames.take([own, ofElement].compactMap { $0 })
        methods[key] = free
        return free
    }

    /// Names that a view controller or every object uses.
    private static let methodsOfUIKit: Set<String> = [
        "dismiss", "show", "present", "loadView", "setEditing", "viewDidLoad", "copy", "paste", "cut", "delete",
        "select", "selectAll", "perform", "isEqual", "update", "close", "reload",
    ]
}
