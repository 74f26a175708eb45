internal import TableSpecModel
internal import TableSpecSwift

/// The views that float over the table, which are created once and placed when the screen is loaded.
///
/// A view at the bottom would hide the last rows permanently, so the content of the table ends above it. `contentInset`
/// is “the custom distance that the content view is inset from the safe area or scroll view edges”
/// (https://developer.apple.com/documentation/uikit/uiscrollview/contentinset).
struct OverlayTranslator: ScreenFeature {
    let plan: ScreenPlan

    private var stored: StoredViews? { ViewsAroundTableTranslator(plan: plan).views(.overlay) }

    /// Places the views over the table view.
    @SwiftBody var loading: [SwiftStatement] {
        if let stored {
            SwiftExpression.shared("addOverlay", ["_": .array(stored.layers), "to": "view", "over": "tableView"]).using(
                .overlay
            )
            stored.parts(of: "tableView")
        }
    }

    // MARK: Space below the rows

    /// The views at the bottom.
    private var lowest: [ContentView] { plan.screen.settings.viewsOver.filter(\.coversLastRows) }

    /// The rows can be scrolled out from under the views at the bottom.
    @SwiftBody var layout: [SwiftStatement] {
        if let stored, !lowest.isEmpty {
            let heights = lowest.compactMap { view -> SwiftExpression? in
                guard let name = stored.name(of: view) else { return nil }
                let inset = view.inset.value ?? 0
                let arguments: SwiftArguments = ["of": .name(name)]
                return .shared("heightOverRows", inset == 0 ? arguments : arguments + ["inset": .number(inset)])
            }
            let stated = plan.table.statedBottomInset
            let room = heights.count == 1 ? heights[0] : .call("max", SwiftArguments(heights.map { .init($0) }))
            Code.assign("tableView.contentInset.bottom", stated == 0 ? room : .binary(.number(stated), .add, room))
        }
    }

    /// A view that appears or disappears at the bottom changes the space below the rows.
    var reactions: [Reaction] {
        let bindings = lowest.compactMap(\.visible).flatMap(\.bindings)
        return bindings.isEmpty ? [] : [Reaction(bindings, [Code.call("view.setNeedsLayout")])]
    }
}

extension Table {
    /// The distance below the rows that the spec specifies.
    fileprivate var statedBottomInset: Double {
        if case .insets(let insets)? = properties[.contentInset].value { return insets.bottom }
        return 0
    }
}
