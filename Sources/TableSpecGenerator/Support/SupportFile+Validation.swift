extension SupportFile {
    /// The requirements on the values of rows, with the messages shown where they are not met.
    static let validation = #"""
        // MARK: - Validation

        /// A problem with the value of a row.
        enum RowProblem: Equatable {
            /// A message tells what is wrong.
            case message(String)
            /// The app has not yet said whether the value is right.
            case unanswered
        }

        /// The problems with the values of rows, and which of them have been shown.
        @MainActor
        final class RowValidation<Row: Hashable> {
            private let rows: [Row]
            private let problem: (Row) -> RowProblem?
            private let show: () -> Void
            /// The problems; `nil` before they were first asked for.
            private var problems: [Row: RowProblem]?
            /// The rows that a person has left, as long as something is wrong with them.
            private var left: Set<Row> = []
            /// The messages that show.
            private(set) var messages: [Row: String] = [:]
            private var changed: Set<Row> = []
            /// Whether the last update found all values right that were not before, or the other way round.
            private(set) var validityChanged = false

            init(_ rows: [Row], problem: @escaping (Row) -> RowProblem?, showing show: @escaping () -> Void) {
                (self.rows, self.problem, self.show) = (rows, problem, show)
            }

            /// Whether all values are right.
            var isValid: Bool {
                if problems == nil { problems = found() }
                return problems?.isEmpty == true
            }

            /// Whether the last update gave a row another message, or took it away.
            func hasOtherMessage(_ row: Row) -> Bool { changed.contains(row) }

            /// Looks at all values again. A message goes as soon as its value is right, and comes no more before that is left.
            func update() {
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

            /// Shows what is wrong with a row that a person has left.
            func leave(_ row: Row) {
                if problem(row) != nil, left.insert(row).inserted { show() }
            }

            /// Shows what is wrong with all rows.
            ///
            /// - Returns: Whether all values are right.
            @discardableResult
            func validate() -> Bool {
                let wrong = found().keys
                if !left.isSuperset(of: wrong) {
                    left.formUnion(wrong)
                    show()
                }
                return isValid
            }

            private func found() -> [Row: RowProblem] {
                var problems = [Row: RowProblem](minimumCapacity: rows.count)
                for row in rows { problems[row] = problem(row) }
                return problems
            }

            /// VoiceOver says the message after what it is saying, which is the name of the next field.
            private static func announce(_ message: String) {
                let text = NSAttributedString(string: message, attributes: [.accessibilitySpeechQueueAnnouncement: true])
                UIAccessibility.post(notification: .announcement, argument: text)
            }
        }

        /// A screen whose rows have values that can be wrong.
        @MainActor
        protocol ValidatedScreen: TableScreen {
            var validation: RowValidation<Row.ID> { get }
        }
        //: validation+textField

        extension UITextField {
            /// Lets the message of the field’s row show when a person has left the field.
            @discardableResult
            func validated<Screen: ValidatedScreen>(as row: Screen.Row.ID, of screen: Screen) -> Self {
                let action = UIAction(identifier: UIAction.Identifier("validated")) { [weak screen] _ in
                    screen?.validation.leave(row)
                }
                addAction(action, for: .editingDidEnd)
                return self
            }
        }
        //: validation+textView

        extension RowTextView {
            /// Lets the message of the field’s row show when a person has left the field.
            @discardableResult
            func validated<Screen: ValidatedScreen>(as row: Screen.Row.ID, of screen: Screen) -> Self {
                left = { [weak screen] in screen?.validation.leave(row) }
                return self
            }
        }
        //: textPattern

        /// A regular expression that a text matches as a whole.
        @MainActor
        final class TextPattern {
            private let expression: NSRegularExpression?
            /// The last text: most changes concern another field.
            private var last = (text: "", matches: true)

            init(_ pattern: String) { expression = try? NSRegularExpression(pattern: "\\A(?:\(pattern))\\z") }

            /// Whether a text matches; an empty one does.
            func matches(_ text: String) -> Bool {
                if text == last.text { return last.matches }
                let range = NSRange(text.startIndex..., in: text)
                last = (text, text.isEmpty || expression?.firstMatch(in: text, range: range) != nil)
                return last.matches
            }
        }
        //: valueQuestion

        /// A question to the app about a value, with its answer.
        @MainActor
        final class ValueQuestion<Value: Equatable & Sendable> {
            private let ask: (Value) async -> Bool
            private let show: () -> Void
            private var value: Value?
            private var isRight: Bool?
            private var task: _Concurrency.Task<Void, Never>?

            init(asking ask: @escaping @MainActor (Value) async -> Bool, showing show: @escaping () -> Void) {
                (self.ask, self.show) = (ask, show)
            }

            deinit { task?.cancel() }

            /// The problem with a value; the app is asked again when the value has changed.
            func problem(of value: Value, else message: @autoclosure () -> String) -> RowProblem? {
                if value != self.value { ask(about: value) }
                guard let isRight else { return .unanswered }
                return isRight ? nil : .message(message())
            }

            private func ask(about value: Value) {
                task?.cancel()
                (self.value, isRight) = (value, nil)
                task = _Concurrency.Task { [weak self, ask] in
                    let isRight = await ask(value)
                    // The answer counts for the value that it is about.
                    guard !_Concurrency.Task.isCancelled, let self else { return }
                    self.isRight = isRight
                    show()
                }
            }
        }
        //: .
        """#

    /// A message below what a row shows.
    static let messageContent = #"""
        //: validation

        /// The content of a row, with room below it for a message. The view stays when a message comes, so that a field in it keeps
        /// the keyboard.
        private struct MessageContent: UIContentConfiguration {
            var content: any UIContentConfiguration
            var message: String?

            func makeContentView() -> any UIView & UIContentView { MessageContentView(self) }

            func updated(for state: any UIConfigurationState) -> Self {
                MessageContent(content: content.updated(for: state), message: message)
            }
        }

        private final class MessageContentView: UIView, UIContentView {
            var configuration: any UIContentConfiguration { didSet { show() } }
            private var contentView: any UIView & UIContentView
            private let label = UILabel()
            private lazy var bottom = label.bottomAnchor.constraint(equalTo: bottomAnchor)

            init(_ content: MessageContent) {
                configuration = content
                contentView = content.content.makeContentView()
                super.init(frame: .zero)
                preservesSuperviewLayoutMargins = true
                label.font = .preferredFont(forTextStyle: .footnote)
                label.adjustsFontForContentSizeCategory = true
                label.textColor = .systemRed
                label.numberOfLines = 0
                for view in [contentView, label] {
                    view.translatesAutoresizingMaskIntoConstraints = false
                    addSubview(view)
                }
                NSLayoutConstraint.activate([
                    contentView.topAnchor.constraint(equalTo: topAnchor),
                    contentView.leadingAnchor.constraint(equalTo: leadingAnchor),
                    contentView.trailingAnchor.constraint(equalTo: trailingAnchor),
                    label.topAnchor.constraint(equalTo: contentView.bottomAnchor),
                    label.leadingAnchor.constraint(equalTo: layoutMarginsGuide.leadingAnchor),
                    label.trailingAnchor.constraint(equalTo: layoutMarginsGuide.trailingAnchor),
                    bottom,
                ])
                show()
            }

            @available(*, unavailable) required init?(coder: NSCoder) { nil }

            private func show() {
                guard let content = configuration as? MessageContent else { return }
                contentView.configuration = content.content
                label.text = content.message
                label.isHidden = content.message == nil
                // A label without text has no height.
                bottom.constant = content.message == nil ? 0 : -11
            }
        }
        //: .
        """#
}
