internal import TableSpecModel
internal import TableSpecSwift

/// The class of the pickers of a screen that pick durations.
///
/// Since iOS 7 a timer tells nobody of its first change unless its duration is set once more while it is shown: openradar
/// 16048059 and 16341977, react-native-datetimepicker/datetimepicker#30, xmartlabs/XLForm#330.
struct CountDownPickerTranslator {
    let plan: ScreenPlan

    static let name: SwiftIdentifier = "CountDownPicker"

    @SwiftMembers var members: [SwiftDeclaration] {
        if plan.picksDurations { declaration }
    }

    private var declaration: SwiftDeclaration {
        Declare.finalClass(
            Self.name,
            inherits: ["UIDatePicker"],
            documentation:
                "Tells its first change too, which UIKit does only where the duration is set while the picker is shown."
        ) {
            Declare.func("didMoveToWindow", [:], .override) {
                Code.call("super.didMoveToWindow")
                SwiftExpression.call(
                    plan.index.task,
                    trailing: SwiftClosure([], capturing: [.weak("self")]) {
                        Code.guard(.let("self")) { Code.return() }
                        Code.let("duration", "countDownDuration")
                        Code.assign("countDownDuration", "duration")
                    }
                )
            }
        }
    }
}

extension ScreenPlan {
    /// Whether a control of the screen picks a duration.
    var picksDurations: Bool {
        let cells = staticRows.map(\.cell) + usedPrototypes.map(\.cell)
        let views = screen.placedViews.compactMap { view, _ -> Control? in
            guard case .control(let control) = view.content else { return nil }
            return control
        }
        return (cells.flatMap(\.controls) + views).contains { $0.kind == .datePicker && $0.datePicker.isDuration }
    }
}
