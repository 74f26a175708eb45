internal import TableSpecModel
internal import TableSpecSwift

/// A screen whose table is one of several views, with the behavior that `UITableViewController` has by default.
struct CompositeTranslator: ScreenFeature {
    static let reservedNames: Set<SwiftIdentifier> = ["layOutViews"]

    let plan: ScreenPlan

    private var settings: ScreenSettings { plan.screen.settings }

    /// The table view, as in a table view controller.
    @SwiftMembers var properties: [SwiftDeclaration] {
        if plan.screen.isComposite {
            let style = (plan.table.style.value ?? .plain).member
            let frame: SwiftArguments = ["frame": ".zero", "style": style]
            Declare.let(
                "tableView",
                hasFields ? "UITableView" : nil,
                value: hasFields ? .shared("FieldTableView", frame).using(.fieldTable) : .call("UITableView", frame),
                documentation: "The table view between the other views."
            )
        }
    }

    /// Whether the user types in the table, whose height the keyboard reduces. `UITextField` scrolls itself into view,
    /// except when touched (<https://github.com/lionheart/openradar-mirror/issues/10250>), and `UITextView` doesn't.
    var hasFields: Bool {
        guard plan.screen.isComposite else { return false }
        let views = [plan.table.headerView, plan.table.footerView].compactMap { $0?.content }.flatMap(\.all)
        return plan.cells.contains { !$0.fields.isEmpty }
            || views.contains { $0.control.map { [.textField, .textView].contains($0.kind) } ?? false }
    }

    /// Adds the views to the hierarchy.
    @SwiftBody var loading: [SwiftStatement] {
        if plan.screen.isComposite {
            let isPlain = (plan.table.style.value ?? .plain) == .plain
            let usual: SwiftExpression = isPlain ? ".systemBackground" : ".systemGroupedBackground"
            let color = settings.backgroundColor.value?.expression(else: nil)
            Code.assign("view.backgroundColor", color ?? usual)
            Code.call("setContentScrollView", ["_": "tableView", "for": ".all"])
            Code.call("layOutViews")
        }
    }

    @SwiftMembers var methods: [SwiftDeclaration] {
        if plan.screen.isComposite { layOutViews }
    }

    /// Clears the selection before the screen appears.
    @SwiftBody var willAppear: [SwiftStatement] {
        if plan.screen.isComposite, plan.hasSelectableRows, settings.clearsSelection.value != false {
            Code.if(.let("indexPath", "tableView.indexPathForSelectedRow")) {
                Code.call("tableView.deselectRow", ["at": "indexPath", "animated": "animated"])
            }
        }
    }

    /// Flashes the scroll indicators when the screen has appeared.
    @SwiftBody var didAppear: [SwiftStatement] {
        if plan.screen.isComposite { Code.call("tableView.flashScrollIndicators") }
    }

    /// Switches the table's editing mode together with the controller's.
    @SwiftBody var settingEditing: [SwiftStatement] {
        if plan.screen.isComposite {
            Code.call("tableView.setEditing", ["_": "editing", "animated": "animated"])
        }
    }

    // MARK: Layout

    /// Sets the width of the table view if it's in a view that isn't the controller's, because that view is laid out
    /// later (https://developer.apple.com/documentation/uikit/uiviewcontroller/viewdidlayoutsubviews()).
    @SwiftBody var layoutOfTable: [SwiftStatement] {
        if plan.screen.isComposite, content != "tableView" { Code.call("tableView.superview?.layoutIfNeeded") }
    }

    private var layOutViews: SwiftDeclaration {
        let columns = [("above", settings.viewsAbove), ("below", settings.viewsBelow)].filter { !$0.1.isEmpty }
        let names = columns.map { SwiftExpression.name(SwiftIdentifier(from: $0.0, style: .lowerCamelCase)) }
        return Declare.func(
            "layOutViews",
            [:],
            .private,
            documentation: columns.isEmpty
                ? frame.margins == EdgeInsets()
                    ? "Lets the table view fill the screen down to the keyboard."
                    : "Adds margins around the table view, which ends above the keyboard."
                : "Adds the other views above and below the table view, which fills the remaining space."
        ) {
            for (name, views) in columns { column(name, views) }
            if names.count == 1 {
                margins(of: names[0])
            } else if !names.isEmpty {
                Code.for(.binding("column"), in: .array(names)) { margins(of: "column") }
            }
            for (name, _) in columns { parts(name) }
            frame.container
            if !columns.isEmpty { contentColumn }
            Code.assign(.member(content, "translatesAutoresizingMaskIntoConstraints"), false)
            Code.call("view.addSubview", ["_": content])
            Code.call("NSLayoutConstraint.activate", [.array(constraints)])
            if settings.viewsBelow.isEmpty, frame.margins.bottom == 0 || frame.isFrameNeeded { endBelowSafeArea }
        }
    }

    /// The table view with the views above and below it.
    @SwiftBody private var contentColumn: [SwiftStatement] {
        let arranged =
            (settings.viewsAbove.isEmpty ? [] : ["above"]) + [table]
            + (settings.viewsBelow.isEmpty ? [] : ["below"])
        Code.let("content", .call("UIStackView", ["arrangedSubviews": .array(arranged)]))
        Code.assign("content.axis", ".vertical")
    }

    /// The view that fills the screen: the column, or the table view alone.
    private var content: SwiftExpression {
        settings.viewsAbove.isEmpty && settings.viewsBelow.isEmpty ? table : "content"
    }

    /// The table view, or the view that contains it with space around it.
    private var table: SwiftExpression { frame.isFrameNeeded ? "tableContainer" : "tableView" }

    private var frame: TableFrameTranslator { TableFrameTranslator(settings: settings) }

    /// Extends a table without views below it to the bottom of the screen, if UIKit supports that.
    private var endBelowSafeArea: SwiftStatement {
        let assignment = Code.assign("view.keyboardLayoutGuide.usesBottomSafeArea", false)
        guard plan.index.options.deploymentTarget < .init(major: 17, minor: 0) else { return assignment }
        return Code.if(.available(iOS: 17)) { assignment }
    }

    /// The table extends below the bars, and other views don't. Both end above the keyboard.
    ///
    /// A table view insets its content by the safe area itself
    /// (https://developer.apple.com/documentation/uikit/uiscrollview/contentinsetadjustmentbehavior), and margins
    /// include it (https://developer.apple.com/documentation/uikit/uiview/insetslayoutmarginsfromsafearea). Only
    /// `UITableViewController` avoids the keyboard by default.
    private var constraints: [SwiftExpression] {
        let bottom: SwiftExpression = "view.keyboardLayoutGuide.topAnchor"
        guard content == "content" else { return frame.constraints(to: "view", bottom: bottom) }
        let top: SwiftExpression = settings.viewsAbove.isEmpty ? "view" : "view.safeAreaLayoutGuide"
        return [
            ("topAnchor", top.dot("topAnchor")),
            ("leadingAnchor", "view.leadingAnchor"),
            ("trailingAnchor", "view.trailingAnchor"),
            ("bottomAnchor", bottom),
        ].map { edge, other in content.dot(edge).calling("constraint", ["equalTo": other]) }
    }

    /// The views of one side. Custom views are available as soon as the app creates them.
    @SwiftBody private func column(_ name: String, _ views: [ScreenView]) -> [SwiftStatement] {
        let translator = ScreenViewTranslator(plan: plan)
        var content = self.views(name)?.arranged[...] ?? []
        var isOptional = false
        let arranged = views.compactMap { view -> SwiftExpression? in
            switch view.content {
            case .custom(let name):
                isOptional = true
                return .call(.member("actions?", ScreenViewTranslator.maker(of: name)))
            case .content:
                return content.popFirst()
            case .label, .image, .control, .invalid:
                return translator.name(of: view).map { .name($0) }
            }
        }
        let stack = SwiftIdentifier(from: name, style: .lowerCamelCase)
        if isOptional {
            let list = SwiftIdentifier(from: "\(name)Views", style: .lowerCamelCase)
            Code.let(list, SwiftExpression.array(arranged).calling("compactMap", trailing: SwiftClosure { "$0" }))
            Code.let(stack, .call("UIStackView", ["arrangedSubviews": .name(list)]))
        } else {
            Code.let(stack, .call("UIStackView", ["arrangedSubviews": .array(arranged)]))
        }
    }

    private func views(_ name: String) -> StoredViews? {
        ViewsAroundTableTranslator.Side(rawValue: name).flatMap(ViewsAroundTableTranslator(plan: plan).views)
    }

    /// The widths that are fractions of a column's between its margins.
    private func parts(_ name: String) -> [SwiftStatement] {
        let column = SwiftExpression.name(SwiftIdentifier(from: name, style: .lowerCamelCase))
        return views(name)?.parts(of: column.dot("layoutMarginsGuide")) ?? []
    }

    @SwiftBody private func margins(of column: SwiftExpression) -> [SwiftStatement] {
        Code.assign(column.dot("axis"), ".vertical")
        Code.assign(column.dot("spacing"), 8)
        Code.assign(column.dot("isLayoutMarginsRelativeArrangement"), true)
        let margins = settings.columnMargins.value ?? ScreenSettings.usualColumnMargins
        Code.assign(column.dot("directionalLayoutMargins"), margins.directional)
    }
}
