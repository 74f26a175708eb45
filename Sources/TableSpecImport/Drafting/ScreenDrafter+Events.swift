/// The events of controls, and the conditions under which they're enabled.
extension ScreenDrafter {
    /// The methods of the app that a control calls.
    mutating func events(of view: Element, kind: String, value: YAMLValue?) -> YAMLMapping {
        var keys: YAMLMapping = [:]
        var selectors: [String: String] = [:]
        for connection in view.actions {
            guard let selector = connection["selector"].map(Self.methodName) else { continue }
            let key = Self.eventKey(connection["eventType"] ?? "", kind: kind)
            guard let key, keys[key] == nil else {
                // The same method for two events that are a single event here is called once.
                if let key, selectors[key] == selector { continue }
                let isChange = ["valueChanged", "editingChanged"].contains(connection["eventType"])
                if isChange, addChange(of: value?.path, selector) { continue }
                let isOfCell = connection["destination"] == placements.last?.cell
                omit(connection, .furtherAction(selector, event: connection["eventType"] ?? "", isOfCell: isOfCell))
                continue
            }
            selectors[key] = selector
            let ownName = "\(path(value)) \(Self.eventWords[key] ?? key)"
            keys[key] = .text(method(isShared(selector) ? ownName : selector))
        }
        return keys.ordered(["action", "editingDidBegin", "editingDidEnd", "onReturn"])
    }

    /// Calls another method after a change of a state.
    ///
    /// - Returns: Whether that's possible: the path is that of a state, and has no such method yet.
    private mutating func addChange(of path: String?, _ selector: String) -> Bool {
        guard let path, state[path] != nil, onChange[path] == nil else { return false }
        onChange[path] = .text(method(isShared(selector) ? path + " changed" : selector))
        return true
    }

    /// The key of an event of `UIControl.Event`. A text view has none, and a field without changes has that of its end.
    private static func eventKey(_ event: String, kind: String) -> String? {
        guard kind != "textView" else { return nil }
        if kind == "slider", event == "touchUpInside" || touchEvents.contains(event) { return event }
        guard kind == "textField" else { return "action" }
        return switch event {
        case "editingDidBegin", "touchDown", "touchUpInside": "editingDidBegin"
        case "editingDidEnd": "editingDidEnd"
        case "editingDidEndOnExit", "primaryActionTriggered": "onReturn"
        case "touchCancel", "touchUpOutside", "touchDragInside", "touchDragOutside": nil
        default: "action"
        }
    }

    private static let eventWords = [
        "action": "changed", "editingDidBegin": "began", "editingDidEnd": "ended", "onReturn": "returned",
    ]

    /// The name of a bound state.
    private func path(_ binding: YAMLValue?) -> String {
        binding?.path ?? "value"
    }

    /// Whether several controls call the same method, which identifies them by the sender. Here, each calls its own
    /// method.
    private func isShared(_ selector: String) -> Bool { callers[selector, default: 0] > 1 }

    /// The number of controls that call a method with a sender.
    static func callers(in scene: Scene) -> [String: Int] {
        let called = scene.controller.descendants.filter { $0.name == "action" }.compactMap { $0["selector"] }
        return called.filter { $0.contains(":") }.reduce(into: [:]) { $0[methodName($1), default: 0] += 1 }
    }

    /// A condition for a control that is initially disabled. Code enables it.
    mutating func enabled(_ view: Element) -> YAMLValue? {
        // A field without user interaction can't be changed.
        let isFixed = view.name == "textField" && view.bool("userInteractionEnabled") == false
        return isFixed || view.bool("enabled") == false ? condition("is", "Enabled", of: view) : nil
    }
}
