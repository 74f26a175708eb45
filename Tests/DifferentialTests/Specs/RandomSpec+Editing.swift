import TableSpecTestSupport

extension RandomSpec {
    /// How the rows of a table are edited as a whole.
    struct TableEditing {
        /// The one way in which rows come and go.
        let animation: String?
        /// How far rows can be dragged.
        let reach: String
    }

    mutating func tableEditing() -> TableEditing {
        TableEditing(
            animation: random.chance(30) ? random.pick(["fade", "left", "top", "none"]) : nil,
            reach: random.chance(50) ? "table" : "section"
        )
    }

    /// What a user can do with the rows of a loop; empty for nothing.
    ///
    /// - Parameters:
    ///   - canMove: Whether the collection is shown once.
    ///   - isIndexed: Whether an index sorts the rows.
    ///   - canInsert: Whether the section appears once.
    mutating func editing(
        of loop: String,
        in table: TableEditing,
        canMove: Bool = true,
        canInsert: Bool = true,
        isIndexed: Bool = false
    ) -> String {
        var keys: [String] = []
        if random.chance(75) {
            keys.append("delete: \(deletion(of: loop, isIndexed: isIndexed))")
            if random.chance(20) { keys.append("deleteTitle: \(text(paths(in: loop)))") }
            if random.chance(15) { keys.append("swipe: false") }
        }
        if canInsert, !isIndexed, random.chance(40) { keys.append("insertRow: \(insertRow())") }
        if canMove, !isIndexed, random.chance(table.reach == "table" ? 85 : 60) { keys.append("move: \(move(table))") }
        for edge in ["leading", "trailing"] where random.chance(20) {
            keys.append("\(edge)SwipeActions: [\(swipeActions(of: loop))]")
        }
        if keys.isEmpty { keys.append("delete: true") }
        if let animation = table.animation { keys.append("animation: \(animation)") }
        return "editing: { \(keys.joined(separator: ", ")) }"
    }

    private mutating func deletion(of loop: String, isIndexed: Bool) -> String {
        guard random.chance(60) else { return "true" }
        var keys: [String] = []
        if !isIndexed, random.chance(60) { keys.append("except: [\(random.pick(["first", "last", "first, last"]))]") }
        if random.chance(50) { keys.append("when: \(condition(in: loop))") }
        if keys.isEmpty || random.chance(30) { keys.append("confirm: \(fresh("act"))") }
        return "{ \(keys.joined(separator: ", ")) }"
    }

    /// A Boolean of the state or of the element.
    mutating func condition(in loop: String) -> String {
        guard item.contains(where: { $0.name == "isOn" }), random.chance(60) else { return condition() }
        return "$(\(expression(flags + ["\(loop).isOn"], depth: 1)))"
    }

    private mutating func move(_ table: TableEditing) -> String {
        let except = random.some(of: ["first", "last"], percent: 40)
        let fixed = except.isEmpty ? "" : ", except: [\(except.joined(separator: ", "))]"
        if table.reach == "section", except.isEmpty, random.chance(50) { return "true" }
        return "{ within: \(table.reach)\(fixed) }"
    }

    private mutating func swipeActions(of loop: String) -> String {
        (0..<random.number(1...2)).map { _ in
            let effect =
                random.chance(30)
                ? "segue: \(destination(passing: loop, isModal: random.chance(50)))" : actionOrURL()
            var keys = ["title: \(text(paths(in: loop)))", effect]
            if random.chance(30) { keys.append("image: { symbol: star }") }
            if random.chance(30) { keys.append("style: destructive") }
            if random.chance(30) { keys.append("color: systemGreen") }
            return "{ \(keys.joined(separator: ", ")) }"
        }.joined(separator: ", ")
    }

    /// A method of the app, or now and then a URL.
    private mutating func actionOrURL() -> String {
        let action = fresh("act")
        return action.hasSuffix("4") ? "openURL: settings" : "action: \(action)"
    }

    private mutating func insertRow() -> String {
        let trigger =
            random.chance(70)
            ? "segue: { to: \(name)Form, kind: presentModally }" : "action: \(fresh("act"))"
        let visible = random.chance(30) ? ", visible: \(condition())" : ""
        return "{ id: \(fresh("insert")), text: \(text()), \(trigger)\(visible) }"
    }
}
