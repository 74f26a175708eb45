internal import TableSpecModel
internal import TableSpecSwift

/// Dates of the state with limits that are values of the screen. They change with the limits, as in the date pickers
/// that show them.
///
/// A date picker clamps its date to its limits without reporting it
/// (https://developer.apple.com/documentation/uikit/uidatepicker/minimumdate), so the state would differ from what the
/// screen shows.
struct DateLimitTranslator {
    let plan: ScreenPlan

    /// A date of the state, with the picker that limits it.
    private struct LimitedDate {
        let value: Binding
        let options: DatePickerOptions
    }

    /// Clamps the dates to limits that may have changed.
    var statements: [SwiftStatement] { statements(in: plan.scope) }

    /// Clamps the dates of a new screen to their limits. Arguments have the names of the screen's values.
    var initialStatements: [SwiftStatement] {
        statements(in: ValueScope(roots: [.state: "self.state", .input: "self.input"]))
    }

    @SwiftBody private func statements(in scope: ValueScope) -> [SwiftStatement] {
        for date in dates {
            let value = scope.value(of: date.value)
            Code.assign(value, .shared("limit", ["_": value] + limits(of: date, in: scope)).using(.dateLimits))
        }
    }

    /// Whether the input contains limits.
    var dependsOnInput: Bool {
        dates.flatMap(\.options.limits).compactMap(\.binding?.path?.root).contains(.input)
    }

    private func limits(of date: LimitedDate, in scope: ValueScope) -> SwiftArguments {
        let limits = [("from", date.options.minimumDate), ("to", date.options.maximumDate)]
        return SwiftArguments(
            limits.compactMap { label, limit in
                limit?.binding.map { .init(SwiftIdentifier(from: label, style: .lowerCamelCase), scope.value(of: $0)) }
            }
        )
    }

    private var dates: [LimitedDate] {
        plan.staticRows.flatMap(\.cell.controls).compactMap { control in
            guard control.kind == .datePicker, !control.datePicker.isDuration, let value = control.value,
                value.path?.root == .state, control.datePicker.limits.contains(where: { $0.binding != nil })
            else { return nil }
            return LimitedDate(value: value, options: control.datePicker)
        }
    }
}
