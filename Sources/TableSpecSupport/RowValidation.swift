public import UIKit

#if validation && !state
#error("validation needs state")
#endif

#if (textPattern || valueQuestion) && !validation
#error("textPattern, valueQuestion need validation")
#endif

#if validation
// MARK: - Validation

extension TableSpec {
    /// A validation problem of a row.
    public nonisolated enum RowProblem: Equatable {
        /// The value is invalid, for the reason in the message.
        case message(String)
        /// The app hasn't validated the value yet.
        case unanswered
    }
}

extension TableSpec {
    /// The validation problems of rows, and which of them are shown.
    @MainActor
    public final class RowValidation<Row: Hashable> {
        private let rows: [Row]
        private let problem: (Row) -> RowProblem?
        private let show: () -> Void
        private let reveal: (Row) -> Void
        /// The problems, or `nil` before the first validation.
        private var problems: [Row: RowProblem]?
        /// The invalid rows that the user has finished editing.
        private var left: Set<Row> = []
        /// The visible messages.
        public private(set) var messages: [Row: String] = [:]
        private var changed: Set<Row> = []
        private var fields: [Row: () -> UIView?] = [:]
        /// Whether the last update changed whether all values are valid.
        public private(set) var validityChanged = false

        /// - Parameter reveal: Scrolls to a row.
        public init(
            _ rows: [Row],
            problem: @escaping (Row) -> RowProblem?,
            showing show: @escaping () -> Void,
            revealing reveal: @escaping (Row) -> Void
        ) {
            (self.rows, self.problem, self.show, self.reveal) = (rows, problem, show, reveal)
        }

        /// Whether all values are valid.
        public var isValid: Bool {
            if problems == nil { problems = found() }
            return problems?.isEmpty == true
        }

        /// Returns whether the last update changed, added, or removed the message of a row.
        public func hasOtherMessage(_ row: Row) -> Bool { changed.contains(row) }

        /// Validates all values again.
        ///
        /// A message disappears once its value is valid, and reappears after the user leaves the row.
        public func update() {
            let (wasValid, old) = (problems?.isEmpty, messages)
            let problems = found()
            self.problems = problems
            validityChanged = wasValid != problems.isEmpty
            left.formIntersection(problems.keys)
            messages = left.reduce(into: [:]) { messages, row in
                if case .message(let text)? = problems[row] { messages[row] = text }
            }
            changed = old == messages ? [] : Set(rows.filter { old[$0] != messages[$0] })
            for row in rows where changed.contains(row) { messages[row].map(Self.announce) }
        }

        /// Shows the problem of a row after the user finishes editing it.
        public func leave(_ row: Row) {
            if problem(row) != nil, left.insert(row).inserted { show() }
        }

        #if numberField
        /// Validates all values again after the text of a field has become valid or invalid.
        internal func showChanges() { show() }
        #endif

        /// Shows the problems of all rows, scrolls to the first message, and moves the focus to its field.
        ///
        /// - Returns: Whether all values are valid.
        @discardableResult
        public func validate() -> Bool {
            let wrong = found().keys
            if !left.isSuperset(of: wrong) {
                left.formUnion(wrong)
                show()
            }
            // The Return key takes the focus away from its own field after this action.
            if let first = rows.first(where: { messages[$0] != nil }) {
                _Concurrency.Task { [weak self] in
                    self?.reveal(first)  // Creates the field of a row that wasn't visible.
                    self?.fields[first]?()?.becomeFirstResponder()
                }
            }
            return isValid
        }

        /// Sets the field with the value of a row.
        internal func setField(_ field: UIView, of row: Row) { fields[row] = { [weak field] in field } }

        private func found() -> [Row: RowProblem] {
            var problems = [Row: RowProblem](minimumCapacity: rows.count)
            for row in rows { problems[row] = problem(row) }
            return problems
        }

        /// Queues an announcement of a message, after VoiceOver speaks the name of the next field.
        private static func announce(_ message: String) {
            let text = NSAttributedString(string: message, attributes: [.accessibilitySpeechQueueAnnouncement: true])
            UIAccessibility.post(notification: .announcement, argument: text)
        }
    }
}

extension TableSpec {
    /// A screen that validates the values of its rows.
    @MainActor
    public protocol ValidatedScreen: Screen {
        var validation: RowValidation<Row.ID> { get }
    }
}

#if textField
@MainActor
extension TableSpec {
    /// Shows the message of a field's row after editing ends.
    @discardableResult
    public static func validate<Field: UITextField, Screen: ValidatedScreen>(
        _ field: Field,
        as row: Screen.Row.ID,
        of screen: Screen
    ) -> Field {
        let action = UIAction(identifier: UIAction.Identifier("validated")) { [weak screen] _ in
            screen?.validation.leave(row)
        }
        field.addAction(action, for: .editingDidEnd)
        screen.validation.setField(field, of: row)
        return field
    }
}
#endif

#if textView
@MainActor
extension TableSpec {
    /// Shows the message of a text view's row after editing ends.
    @discardableResult
    public static func validate<Screen: ValidatedScreen>(
        _ view: RowTextView,
        as row: Screen.Row.ID,
        of screen: Screen
    ) -> RowTextView {
        view.left = { [weak screen] in screen?.validation.leave(row) }
        screen.validation.setField(view, of: row)
        return view
    }
}
#endif

#if textPattern
extension TableSpec {
    /// A regular expression that has to match a whole text.
    @MainActor
    public final class TextPattern {
        private let expression: NSRegularExpression?
        /// The last text and its result, cached because most changes affect other fields.
        private var last = (text: "", matches: true)

        public init(_ pattern: String) { expression = try? NSRegularExpression(pattern: "\\A(?:\(pattern))\\z") }

        /// Returns whether a text is empty or matches.
        public func matches(_ text: String) -> Bool {
            if text == last.text { return last.matches }
            let range = NSRange(text.startIndex..., in: text)
            last = (text, text.isEmpty || expression?.firstMatch(in: text, range: range) != nil)
            return last.matches
        }
    }
}
#endif

#if valueQuestion
extension TableSpec {
    /// A validation by the app, with its result.
    @MainActor
    public final class ValueQuestion<Value: Equatable & Sendable> {
        private let ask: @MainActor (Value) async -> Bool
        private let show: () -> Void
        private var value: Value?
        private var isRight: Bool?
        private var task: _Concurrency.Task<Void, Never>?

        public init(asking ask: @escaping @MainActor (Value) async -> Bool, showing show: @escaping () -> Void) {
            (self.ask, self.show) = (ask, show)
        }

        deinit { task?.cancel() }

        /// Returns the problem with a value, asking the app again if the value has changed.
        public func problem(of value: Value, else message: @autoclosure () -> String) -> RowProblem? {
            if value != self.value { ask(about: value) }
            guard let isRight else { return .unanswered }
            return isRight ? nil : .message(message())
        }

        private func ask(about value: Value) {
            task?.cancel()
            (self.value, isRight) = (value, nil)
            task = _Concurrency.Task { [weak self, ask] in
                let isRight = await ask(value)
                // A canceled task has validated an outdated value.
                guard !_Concurrency.Task.isCancelled, let self else { return }
                self.isRight = isRight
                show()
            }
        }
    }
}
#endif
#endif
