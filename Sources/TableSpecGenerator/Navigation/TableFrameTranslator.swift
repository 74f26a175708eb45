internal import TableSpecModel
internal import TableSpecSwift

/// The space around a table view.
///
/// An edge with space around it follows the safe area: a table view under a bar insets its rows only by the bar, so the
/// space at its top would be hidden
/// (https://developer.apple.com/documentation/uikit/uiscrollview/adjustedcontentinset).
struct TableFrameTranslator {
    let settings: ScreenSettings

    var margins: EdgeInsets { settings.tableMargins.value ?? EdgeInsets() }

    /// Whether a view that is arranged among others contains the table view.
    var isFrameNeeded: Bool {
        margins != EdgeInsets() && !(settings.viewsAbove.isEmpty && settings.viewsBelow.isEmpty)
    }

    /// The view that replaces the table view in the column.
    @SwiftBody var container: [SwiftStatement] {
        if isFrameNeeded {
            Code.let("tableContainer", .call("UIView"))
            Code.assign("tableView.translatesAutoresizingMaskIntoConstraints", false)
            Code.call("tableContainer.addSubview", ["_": "tableView"])
            let bottom: SwiftExpression =
                margins.bottom == 0 ? "tableContainer.bottomAnchor" : "tableContainer.safeAreaLayoutGuide.bottomAnchor"
            Code.call("NSLayoutConstraint.activate", [.array(constraints(to: "tableContainer", bottom: bottom))])
        }
    }

    /// Constrains the table view to the edges of a view.
    func constraints(to view: SwiftExpression, bottom: SwiftExpression) -> [SwiftExpression] {
        func edge(_ anchor: SwiftIdentifier, _ room: Double) -> SwiftExpression {
            (room == 0 ? view : view.dot("safeAreaLayoutGuide")).dot(anchor)
        }
        return [
            constraint("topAnchor", edge("topAnchor", margins.top), margins.top),
            constraint("leadingAnchor", edge("leadingAnchor", margins.left), margins.left),
            constraint("trailingAnchor", edge("trailingAnchor", margins.right), -margins.right),
            constraint("bottomAnchor", bottom, -margins.bottom),
        ]
    }

    private func constraint(
        _ edge: SwiftIdentifier,
        _ other: SwiftExpression,
        _ constant: Double
    ) -> SwiftExpression {
        let tie: SwiftArguments =
            constant == 0 ? ["equalTo": other] : ["equalTo": other, "constant": .number(constant)]
        return SwiftExpression.name("tableView").dot(edge).calling("constraint", tie)
    }
}
