internal import TableSpecDiagnostics
internal import TableSpecYAML

extension SpecDecoder {
    /// A date, or a binding to one.
    mutating func dateSource(_ node: YAMLNode) -> ValueSource<CalendarDate>? {
        source(node, noun: "a date such as '2026-01-31'") { CalendarDate($0.string) }
    }

    /// A nonnegative whole number, or a binding to one.
    mutating func countSource(_ node: YAMLNode) -> ValueSource<Int>? {
        if let binding = soleBinding(node) { return .bound(binding) }
        return count(node).value.map { .constant($0) }
    }

    /// The minute interval of a date picker. UIKit supports only intervals that divide an hour evenly.
    mutating func minuteInterval(_ node: YAMLNode) -> Setting<Int> {
        let setting = count(node)
        guard let minutes = setting.value, !DatePickerOptions.minuteIntervals.contains(minutes) else { return setting }
        reportWrongKind(node, expected: "a number of minutes from 1 to 30 that divides an hour evenly")
        return .invalid(node.range)
    }

    /// Reports a date picker in a style that its mode doesn't support.
    mutating func checkStyle(of control: Control) {
        guard let style = control.datePicker.style.located, style.value != .wheels, control.datePicker.isDuration
        else { return }
        report(
            .conflicting(
                "'countDownTimer' requires the style 'wheels', found '\(style.value.rawValue)'",
                at: style.range,
                first: control.datePicker.mode.range ?? style.range
            )
        )
    }

    /// Reports links that UIKit doesn't create: “the text view … must not be editable”.
    ///
    /// Source: https://developer.apple.com/documentation/uikit/uitextview/datadetectortypes
    mutating func checkDetectors(of control: Control) {
        guard let detectors = control.properties[.dataDetectorTypes].range,
            let editable = control.properties[.isEditable].located, editable.value == .boolean(true)
        else { return }
        report(
            .conflicting(
                "editable text can't have links: write 'isEditable: false', or remove 'dataDetectorTypes'",
                at: editable.range,
                first: detectors
            )
        )
    }

    private mutating func source<Value>(
        _ node: YAMLNode,
        noun: String,
        _ read: (YAMLNode) -> Value?
    ) -> ValueSource<Value>? {
        if let binding = soleBinding(node) { return .bound(binding) }
        guard node.kind == .scalar, let value = read(node) else {
            reportWrongKind(node, expected: "\(noun), or a binding")
            return nil
        }
        return .constant(value)
    }

    /// The binding that the scalar consists of, or `nil` for anything else.
    private mutating func soleBinding(_ node: YAMLNode) -> Binding? {
        guard node.kind == .scalar, !node.isNull, node.text.hasPrefix("$(") else { return nil }
        return text(node)?.soleBinding
    }
}
