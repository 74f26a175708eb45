extension Table {
    /// Whether the values of all rows that are validated are right.
    func isValid(in scope: ContentScope) -> Bool {
        validatedRows.allSatisfy { row, conditions in !conditions.allSatisfy(scope.holds) || row.isRight(in: scope) }
    }

    /// The message below a row: its own, or that of a row that a tap on it shows.
    func message(below row: Row, in scope: ContentScope) -> String? {
        if let message = row.message(in: scope) { return message }
        guard let disclosure = row.disclosure, scope.value(of: disclosure) == .boolean(false) else { return nil }
        return validatedRows(shownBy: row).lazy.filter { $0.conditions.allSatisfy(scope.holds) }
            .compactMap { $0.row.message(in: scope) }.first
    }
}

extension Row {
    /// Whether the value of the row is known to be valid.
    fileprivate func isRight(in scope: ContentScope) -> Bool {
        validation.allSatisfy { $0.finding(of: validatedValue, in: scope) == .right }
            && cell.numberFields.allSatisfy { $0.isWithinLimits(in: scope) }
    }

    /// The message shown after the user leaves the row; `nil` if nothing is invalid, as far as a preview can determine.
    fileprivate func message(in scope: ContentScope) -> String? {
        if !cell.numberFields.allSatisfy({ $0.isWithinLimits(in: scope) }) { return scope.text(numberMessage) }
        let wrong = validation.first { $0.finding(of: validatedValue, in: scope) == .wrong }
        return wrong.flatMap { scope.text($0.message) }
    }
}

extension Validation {
    fileprivate enum Finding { case right, wrong, unanswered }

    fileprivate func finding(of binding: Binding?, in scope: ContentScope) -> Finding {
        if let condition { return scope.holds(condition) ? .right : .wrong }
        guard let value = binding.map(scope.value) else { return .right }
        if required != nil { return value.isMissing ? .wrong : .right }
        // The results of the app's own validation are unknown until it runs.
        if action != nil { return value == .string("") ? .right : .unanswered }
        guard case .string(let text) = value, !text.isEmpty, let pattern = pattern.flatMap({ TextPattern($0.value) })
        else { return .right }
        return pattern.matches(text).map { $0 ? .right : .wrong } ?? .unanswered
    }
}

extension Value {
    /// Whether nothing has been entered.
    fileprivate var isMissing: Bool {
        switch self {
        case .null, .boolean(false): true
        case .string(let text): text.isEmpty
        case .array(let elements), .set(let elements): elements.isEmpty
        case .boolean, .integer, .number, .enumerationCase, .date, .url, .uuid, .image, .color, .record: false
        }
    }
}
