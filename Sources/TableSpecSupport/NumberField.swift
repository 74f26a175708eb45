public import UIKit

#if numberField && !textField
#error("numberField needs textField")
#endif

#if numberField
extension TableSpec {
    /// A number that a field can show.
    public protocol FieldNumber: Comparable {
        /// Creates a number from ASCII digits, with an optional minus sign and period.
        ///
        /// - Returns: `nil` for a number that's too large.
        init?(tableSpecDigits digits: String)

        /// Returns the number with all its digits, as the user writes it.
        func tableSpecText(
            grouping: NumberFormatStyleConfiguration.Grouping,
            in locale: Locale
        ) -> String
    }
}

extension Int: TableSpec.FieldNumber {
    public init?(tableSpecDigits digits: String) { self.init(digits) }

    public func tableSpecText(grouping: NumberFormatStyleConfiguration.Grouping, in locale: Locale) -> String {
        formatted(.number.grouping(grouping).locale(locale))
    }
}

extension Double: TableSpec.FieldNumber {
    public init?(tableSpecDigits digits: String) {
        guard let number = Double(digits), number.isFinite else { return nil }
        self = number
    }

    public func tableSpecText(grouping: NumberFormatStyleConfiguration.Grouping, in locale: Locale) -> String {
        formatted(.number.precision(.fractionLength(0...15)).grouping(grouping).locale(locale))
    }
}

extension Float: TableSpec.FieldNumber {
    public init?(tableSpecDigits digits: String) {
        guard let number = Float(digits), number.isFinite else { return nil }
        self = number
    }

    public func tableSpecText(grouping: NumberFormatStyleConfiguration.Grouping, in locale: Locale) -> String {
        // The format style of `Float` would write all digits of the nearest `Double`.
        (Double("\(self)") ?? Double(self)).tableSpecText(grouping: grouping, in: locale)
    }
}

extension Decimal: TableSpec.FieldNumber {
    public init?(tableSpecDigits digits: String) {
        // A `Decimal` has 38 digits.
        guard digits.count(where: \.isNumber) <= 38, let number = Decimal(string: digits), !number.isNaN else {
            return nil
        }
        self = number
    }

    public func tableSpecText(grouping: NumberFormatStyleConfiguration.Grouping, in locale: Locale) -> String {
        formatted(.number.precision(.fractionLength(0...38)).grouping(grouping).locale(locale))
    }
}

extension TableSpec {
    /// A field for a number, which it reads and writes in the user's locale.
    ///
    /// While its text isn't a valid number, the field keeps the last one.
    public final class NumberField<Number: FieldNumber>: UITextField {
        /// The smallest valid number.
        public var minimumValue: Number?
        /// The largest valid number.
        public var maximumValue: Number?
        /// Whether the field can be empty.
        public var acceptsEmptyText = false
        /// The locale of the text.
        public var locale = Locale.autoupdatingCurrent { didSet { if isValid { write() } } }
        /// Whether invalid text stays after editing.
        fileprivate var keepsInvalidText = false
        /// A closure that is called when the text becomes valid, and after each change of invalid text.
        fileprivate var onValidityChange: (() -> Void)? { didSet { wasValid = isValid } }
        private var wasValid = true
        /// The last valid number, and a text for it.
        private var last: (number: Number?, text: String) = (nil, "")
        /// The number before the user began to edit it.
        private var start: Number?
        /// The number that the screen has shown.
        private var shown: Number?

        public override init(frame: CGRect) {
            super.init(frame: frame)
            TableSpec.setUp(self, placeholder: nil)
            addAction(
                UIAction(identifier: UIAction.Identifier("number")) { [weak self] _ in self?.write() },
                for: [.editingDidBegin, .editingDidEnd]
            )
            addAction(
                UIAction(identifier: UIAction.Identifier("validity")) { [weak self] _ in self?.tellValidity() },
                for: .editingChanged
            )
        }

        @available(*, unavailable) required init?(coder: NSCoder) { nil }

        /// The last valid number. For empty text, it's `nil`, or the number before the edit if the field can't be empty.
        public var number: Number? {
            switch content {
            case .valid(let number): last = (number, text ?? "")
            case .empty: last = (start, start?.tableSpecText(grouping: .never, in: locale) ?? "")
            case .invalid: break
            }
            return last.number
        }

        /// Whether the text is a number within the limits, or empty text that the field accepts.
        public var isValid: Bool {
            if case .valid = content { return true }
            return false
        }

        private enum Content {
            case valid(Number?)
            case empty
            case invalid
        }

        private var content: Content {
            let text = text ?? ""
            let isEmpty = text.allSatisfy(\.isWhitespace)
            let number = text == last.text ? last.number : Self.number(text, in: locale)
            guard let number else { return isEmpty ? acceptsEmptyText ? .valid(nil) : .empty : .invalid }
            if let minimumValue, number < minimumValue { return .invalid }
            if let maximumValue, number > maximumValue { return .invalid }
            return .valid(number)
        }

        private static func number(_ text: String, in locale: Locale) -> Number? {
            TableSpec.digits(of: text, in: locale).flatMap { Number(tableSpecDigits: $0) }
        }

        /// Shows another number than before. The screen's number can be older than the text.
        fileprivate func show(_ number: Number?) {
            // NaN isn't equal to itself.
            guard number != shown, number == number || shown == shown else { return }
            shown = number
            guard number != self.number else { return }
            last.number = number
            start = number
            replaceText()
            tellValidity()
        }

        /// Writes the number without separators for editing, or with them. Text that the user has to correct stays.
        private func write() {
            if isEditing ? text == last.text : isValid || !keepsInvalidText {
                start = number
                replaceText()
            }
        }

        private func replaceText() {
            let grouping: NumberFormatStyleConfiguration.Grouping = isEditing ? .never : .automatic
            let new = last.number?.tableSpecText(grouping: grouping, in: locale) ?? ""
            last.text = new
            if text != new { TableSpec.keepCursor(in: self, from: text, to: new) { text = new } }
        }

        private func tellValidity() {
            guard !isValid || !wasValid else { return }
            wasValid = isValid
            onValidityChange?()
        }
    }
}

@MainActor
extension TableSpec {
    /// Shows a number in a field if it isn't the one that the field has.
    @discardableResult
    public static func show<Number>(_ number: Number?, in field: NumberField<Number>) -> NumberField<Number> {
        field.show(number)
        return field
    }

    /// Binds a field to a number in the state of a screen, which keeps the last valid number.
    ///
    /// - Parameter action: A closure that is called after each change of the number.
    @discardableResult
    public static func bind<Number, Screen: StatefulScreen>(
        _ field: NumberField<Number>,
        to path: WritableKeyPath<Screen.State, Number>,
        of screen: Screen,
        then action: @escaping () -> Void = {}
    ) -> NumberField<Number> {
        show(screen.state[keyPath: path], in: field)
        return onChange(of: field) { [weak screen] field in
            guard let screen, let number = field.number, number != screen.state[keyPath: path] else { return }
            screen.state[keyPath: path] = number
            action()
        }
    }

    /// Binds a field to an optional number in the state of a screen, which is `nil` for empty text.
    ///
    /// - Parameter action: A closure that is called after each change of the number.
    @discardableResult
    public static func bind<Number, Screen: StatefulScreen>(
        _ field: NumberField<Number>,
        to path: WritableKeyPath<Screen.State, Number?>,
        of screen: Screen,
        then action: @escaping () -> Void = {}
    ) -> NumberField<Number> {
        show(screen.state[keyPath: path], in: field)
        return onChange(of: field) { [weak screen] field in
            guard let screen, field.number != screen.state[keyPath: path] else { return }
            screen.state[keyPath: path] = field.number
            action()
        }
    }
}

#if validation
@MainActor
extension TableSpec {
    /// Shows the message of a field's row after editing ends, and keeps invalid text for the user to correct.
    @discardableResult
    public static func validate<Number, Screen: ValidatedScreen>(
        _ field: NumberField<Number>,
        as row: Screen.Row.ID,
        of screen: Screen
    ) -> NumberField<Number> {
        field.keepsInvalidText = true
        field.onValidityChange = { [weak screen] in screen?.validation.showChanges() }
        let action = UIAction(identifier: UIAction.Identifier("validated")) { [weak screen] _ in
            screen?.validation.leave(row)
        }
        field.addAction(action, for: .editingDidEnd)
        screen.validation.setField(field, of: row)
        return field
    }
}
#endif

extension TableSpec {
    /// Returns the number in a text, with ASCII digits and a period, or `nil` for other text.
    ///
    /// Foundation's parse strategies aren't strict enough: they ignore what follows a number, so that “1.5” is 1 in
    /// German, and “12a” is 12. This function accepts the digits of all scripts, and separators between thousands only
    /// where they belong.
    internal nonisolated static func digits(of text: String, in locale: Locale) -> String? {
        let separators = (decimal: locale.decimalSeparator ?? ".", grouping: locale.groupingSeparator ?? ",")
        var (whole, fraction) = ("", String?.none)
        var sign: String?
        var groups = [0]
        // Formatted negative numbers contain marks that determine the direction of writing.
        let scalars = text.unicodeScalars.filter { $0.properties.generalCategory != .format }
        for scalar in String(String.UnicodeScalarView(scalars)).trimmed.unicodeScalars {
            let character = String(scalar)
            if let digit = scalar.digit {
                if fraction == nil {
                    whole += digit
                    groups[groups.count - 1] += 1
                } else {
                    fraction? += digit
                }
            } else if fraction != nil {
                return nil
            } else if ["-", "\u{2212}", "+"].contains(character), sign == nil, whole.isEmpty {
                sign = character == "+" ? "" : "-"
            } else if character == separators.decimal || character == "." && separators.grouping != "." {
                fraction = ""
            } else if groups.last != 0, character == separators.grouping || scalar.groups {
                groups.append(0)
            } else {
                return nil
            }
        }
        guard !(whole + (fraction ?? "")).isEmpty, areComplete(groups) else { return nil }
        let places = String((fraction ?? "").reversed().drop { $0 == "0" }.reversed())
        return (sign ?? "") + (whole.isEmpty ? "0" : whole) + (places.isEmpty ? "" : "." + places)
    }

    /// Whether the last group has three digits, and those before it two, as in India, or three.
    private nonisolated static func areComplete(_ groups: [Int]) -> Bool {
        groups.count == 1
            || groups.last == 3 && groups[0] <= 3 && groups.dropFirst().dropLast().allSatisfy { 2...3 ~= $0 }
    }
}

extension String {
    fileprivate nonisolated var trimmed: String { trimmingCharacters(in: .whitespacesAndNewlines) }
}

extension Unicode.Scalar {
    /// The ASCII digit for a decimal digit of any script.
    fileprivate nonisolated var digit: String? {
        guard properties.generalCategory == .decimalNumber else { return nil }
        return String.Element(self).wholeNumberValue.map(String.init)
    }

    /// Whether the character separates thousands in some language, and is nothing else in numbers.
    fileprivate nonisolated var groups: Bool {
        properties.generalCategory == .spaceSeparator || "'\u{2019}".unicodeScalars.contains(self)
    }
}
#endif
