internal import TableSpecDiagnostics
internal import TableSpecModel

enum DefaultOutsideControl: Rule {
    static let checks: [RuleCheck] = [.each(.control, check)]

    static let description = RuleDescription(
        "default-outside-control",
        .correctness,
        .warning,
        summary: "A control bound to a state whose default value the control can't show.",
        rationale: """
            Sliders, steppers, and page controls clamp the value to their range. A segmented control shows no \
            selection. A field for a number isn't valid, and one for text truncates text longer than its \
            `maximumLength` at the first keystroke. Until someone uses the control, the screen shows a different value \
            than the app stores.
            """,
        source: .uiKit("UISlider.value, UISegmentedControl.selectedSegmentIndex")
    )

    static func check(
        _ control: Control,
        of owner: CellOwner?,
        in scope: ScreenScope,
        _ findings: inout Findings
    ) {
        guard let binding = control.value, let path = binding.path, path.root == .state, path.steps.count == 1,
            let property = scope.state(named: path.steps[0].name), let start = property.defaultValue
        else { return }
        if let number = start.number, let shown = control.shownValues, !shown.contains(number) {
            findings.report(
                "'\(binding.text)' starts with \(number.text), "
                    + "but the \(control.kind.name) of \(scope.name(of: owner)) shows \(shown.spelling)",
                at: binding.range,
                labels: [.init("declared here", at: property.name.range)],
                help: "change the default value of the state, or the range of the control",
                absentIn: control.range
            )
        }
        if case .string(let text) = start, let length = control.maximumLength, text.count > length {
            findings.report(
                "'\(binding.text)' starts with \(text.count) characters, "
                    + "but the \(control.kind.name) of \(scope.name(of: owner)) allows \(length)",
                at: binding.range,
                labels: [.init("declared here", at: property.name.range)],
                help: "change the default value of the state, or 'maximumLength'",
                absentIn: control.range
            )
        }
    }
}

extension Control {
    /// The maximum number of characters of the text. Another rule reports 0.
    fileprivate var maximumLength: Int? {
        guard case .count(let length)? = self.properties[.maximumLength].value, length > 0 else { return nil }
        return length
    }

    /// The values that the control can show, or `nil` if they're unknown or unlimited.
    fileprivate var shownValues: ClosedRange<Double>? {
        if let range = valueRange {
            return range.minimum < range.maximum ? range.minimum...range.maximum : nil
        }
        switch self.kind {
        // -1 is UIKit's "no segment". A search field's scopes have only titles.
        case .segmentedControl:
            let count = max(self.segments.count, self.titles.count)
            return count == 0 ? nil : -1...Double(count - 1)
        case .pickerView: return self.titles.isEmpty ? nil : 0...Double(self.titles.count - 1)
        case .pageControl: return self.numberOfPages?.constant.map { 0...Double(max(0, $0 - 1)) }
        default: return nil
        }
    }
}

extension Value {
    fileprivate var number: Double? {
        switch self {
        case .integer(let number): Double(number)
        case .number(let number): number
        default: nil
        }
    }
}

extension ClosedRange<Double> {
    fileprivate var spelling: String {
        if lowerBound == -.infinity { return "at most \(upperBound.text)" }
        return upperBound == .infinity ? "at least \(lowerBound.text)" : "\(lowerBound.text) to \(upperBound.text)"
    }
}
