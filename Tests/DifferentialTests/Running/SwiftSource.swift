import TableSpecModel

/// The Swift by which the driver makes and changes the screens of a spec.
enum SwiftSource {
    /// A value as an expression.
    static func literal(_ value: Value) -> String {
        switch value {
        case .null: "nil"
        case .boolean(let isTrue): "\(isTrue)"
        case .integer(let number): "\(number)"
        case .number(let number): "\(number)"
        case .string(let text): text.debugDescription
        case .enumerationCase(let word, of: _): ".`\(word)`"
        case .date(let date): "Date(timeIntervalSince1970: \(date.secondsSince1970))"
        case .url(let text): "URL(string: \(text.debugDescription))!"
        case .uuid(let text): "UUID(uuidString: \(text.debugDescription))!"
        case .image(.symbol(let name)): "UIImage(systemName: \(name.debugDescription))!"
        case .image(.named(let name)): "UIImage(named: \(name.debugDescription))!"
        case .color(.system(let color)): "UIColor.\(color.rawValue)"
        case .color(.asset(let name)): "UIColor(named: \(name.debugDescription))!"
        case .color(.components(let light, _)):
            "UIColor(red: \(light.red) / 255, green: \(light.green) / 255, blue: \(light.blue) / 255, "
                + "alpha: \(light.alpha) / 255)"
        case .array(let list), .set(let list): "[\(list.map(literal).joined(separator: ", "))]"
        case .record(let record):
            "\(record.type)("
                + record.fields.map { "\($0.name): \(literal($0.value))" }.joined(separator: ", ") + ")"
        }
    }

    /// Statements that change the state of a `controller`.
    static func code(of change: StateChange) -> String {
        switch change {
        case .set(let property, let value): "controller.state.\(property.name.value) = \(literal(value))"
        case .update(let update, let element):
            """
            let element = \(literal(element))
            let list = controller.state.\(update.collection.text)
            guard !list.contains(element) else { return }
            let last: Set<Int> = list.isEmpty ? [] : [list.count - 1]
            controller.\(update.id.value)(deletingRows: last, insertingRows: [0: element])
            """
        }
    }

    /// A structure of values, such as the state of a screen.
    static func literal(_ type: String, _ properties: [Property], _ values: SampleValues) -> String {
        let arguments = properties.map { "\($0.name.value): \(literal(values[$0.name.value]))" }
        return "\(type)(\(arguments.joined(separator: ", ")))"
    }

    /// The app of a screen, which tells what it is asked for; its methods are those that the generated protocol requires.
    ///
    /// - Returns: `nil` where the screen needs nothing of its app.
    static func app(of screen: String, generated: String) -> String? {
        let lines = generated.split(separator: "\n")
        guard let start = lines.firstIndex(where: { $0.hasPrefix("protocol \(screen)Actions:") }) else { return nil }
        let methods = lines[start...].prefix { $0 != "}" }.filter { $0.hasPrefix("    func ") }
        let bodies = methods.map { line in
            let name = line.dropFirst("    func ".count).prefix { $0 != "(" }
            let isQuiet = name == "prepare" || quiet.contains(String(name)) || line.hasSuffix("-> UIView")
            let tells = isQuiet ? "" : "called(\"\(name.filter { $0 != "`" })\"); "
            let changes = name == "willDisplay" ? "let change = onDisplay; onDisplay = {}; change()" : ""
            return "\(line) { \(tells)\(changes)\(answer(to: line)) }"
        }
        let body = bodies.joined(separator: "\n")
        let onDisplay = "var onDisplay: () -> Void = {}"
        return "@MainActor final class \(screen)App: \(screen)Actions {\n\(onDisplay)\n\(body)\n}\n"
    }

    /// Hooks that are called as often as the table view likes.
    private static let quiet: Set = [
        "configure", "willDisplay", "didEndDisplaying", "heightForRow", "shouldHighlight", "willSelect", "didDeselect",
        "viewDidLoad", "viewWillAppear", "viewDidAppear", "viewWillDisappear", "viewDidDisappear",
    ]

    /// What the app answers, or does besides.
    private static func answer(to method: Substring) -> String {
        if method.contains("delete: @escaping () -> Void") { return "delete()" }
        if method.hasSuffix("?") { return "return nil" }
        if method.hasSuffix("-> Bool") { return "return true" }
        return method.hasSuffix("-> UIView") ? "return AppView()" : ""
    }
}
