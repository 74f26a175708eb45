internal import TableSpecModel
internal import TableSpecSwift

/// The class of a custom cell: its views are made, set up and laid out once.
struct CustomCellTranslator {
    let custom: CustomCell
    let content: ContentView
    /// The row or prototype, for comments.
    let subject: SwiftComment
    /// Whether the spec states how high the row is.
    let hasStatedHeight: Bool
    let modifiers: SwiftModifiers

    var declaration: SwiftDeclaration {
        let settings = settings
        return Declare.finalClass(
            custom.name,
            modifiers,
            inherits: ["UITableViewCell"] + CellDelegateTranslator(custom: custom).protocols,
            documentation: "A cell with the views of \(subject)."
        ) {
            for outlet in custom.outlets {
                Declare.let(outlet.name, nil, outlet.isOfAppClass ? .keepsInternal : [], value: outlet.creation)
            }
            CellDelegateTranslator(custom: custom).properties
            Declare.initializer(
                ["style": "UITableViewCell.CellStyle", "reuseIdentifier": "String?"],
                .override
            ) {
                Code.call("super.init", ["style": "style", "reuseIdentifier": "reuseIdentifier"])
                if !settings.isEmpty { Code.call("setUpViews") }
                Code.call("layOutViews")
            }
            Declare.initializer(["coder": "NSCoder"], .required, isFailable: true, attributes: [.unavailable]) {
                SwiftExpression.nil
            }
            if !settings.isEmpty { Declare.func("setUpViews", [:], .private) { settings } }
            Declare.func("layOutViews", [:], .private) { layout }
            CellDelegateTranslator(custom: custom).methods
        }
    }

    // MARK: Settings

    /// What is the same in all cells of the class.
    @SwiftBody private var settings: [SwiftStatement] {
        for outlet in custom.outlets {
            outlet.settings
            spokenName(of: outlet)
        }
        priorities(in: content)
    }

    /// What VoiceOver calls a view; a control is called by the first text of its cell, which it stands for.
    private func spokenName(of outlet: CustomCell.Outlet) -> [SwiftStatement] {
        guard let label = custom.spokenName(of: outlet.view), label.bindings.isEmpty else { return [] }
        return [Code.assign(.member(.name(outlet.name), "accessibilityLabel"), ValueScope().optionalText(label))]
    }

    /// Which views of a row take the room that is left; the others keep their widths.
    private func priorities(in view: ContentView) -> [SwiftStatement] {
        guard case .stack(let stack) = view.kind else { return [] }
        let (views, stretched) = (stack.arrangedViews, stack.stretchedIndices)
        var statements: [SwiftStatement] = []
        if stack.axis == .horizontal, stack.shownDistribution == .fill, !stretched.isEmpty {
            for (index, view) in views.enumerated() {
                statements += stretched.contains(index) ? yielding(view) : hugging(view)
            }
        }
        return statements + views.flatMap(priorities)
    }

    /// A view of a stated width needs no priority to keep it.
    private func hugging(_ view: ContentView) -> [SwiftStatement] {
        let ranges = view.all.map(\.range)
        return custom.outlets.filter { ranges.contains($0.view.range) && !$0.view.width.isStated }.map { outlet in
            Code.call(
                .member(.name(outlet.name), "setContentHuggingPriority"),
                ["_": ".required", "for": ".horizontal"]
            )
        }
    }

    private func yielding(_ view: ContentView) -> [SwiftStatement] {
        let ranges = view.all.filter { $0.text != nil }.map(\.range)
        return custom.outlets.filter { ranges.contains($0.view.range) }.map { outlet in
            Code.call(
                .member(.name(outlet.name), "setContentCompressionResistancePriority"),
                ["_": ".defaultLow", "for": ".horizontal"]
            )
        }
    }

    // MARK: Layout

    @SwiftBody private var layout: [SwiftStatement] {
        let stacks = StackTranslator(content, of: custom)
        stacks.statements
        Code.call("layOutContent", [stacks.root])
        Code.call("NSLayoutConstraint.activate", [.array(constraints(of: stacks.root) + stacks.constraints)])
    }

    /// What is not the same in all cells: how far the views reach, and how high the cell is at least.
    private func constraints(of root: SwiftExpression) -> [SwiftExpression] {
        let trailing = Self.edge(
            "trailingAnchor",
            content.keepsWidth ? "lessThanOrEqualTo" : "equalTo",
            of: root,
            "contentView.layoutMarginsGuide"
        )
        let height = SwiftExpression.call("contentView.heightAnchor.constraint", ["greaterThanOrEqualToConstant": 44])
        return [trailing] + (hasStatedHeight ? [] : [height])
    }

    /// What all custom cells of a file lay out in the same way.
    static var layingOut: SwiftDeclaration {
        Declare.extension("UITableViewCell") {
            Declare.func(
                "layOutContent",
                ["_ view": "UIView"],
                .fileprivate,
                documentation:
                    "Pins a view to the layout margins, centred vertically."
            ) {
                Code.assign("view.translatesAutoresizingMaskIntoConstraints", false)
                Code.call("contentView.addSubview", ["view"])
                Code.let("margins", "contentView.layoutMarginsGuide")
                Code.call(
                    "NSLayoutConstraint.activate",
                    [
                        .array([
                            edge("leadingAnchor", "equalTo", of: "view", "margins"),
                            edge("topAnchor", "greaterThanOrEqualTo", of: "view", "margins"),
                            edge("bottomAnchor", "lessThanOrEqualTo", of: "view", "margins"),
                            edge("centerYAnchor", "equalTo", of: "view", "margins"),
                        ])
                    ]
                )
            }
        }
    }

    private static func edge(
        _ anchor: SwiftIdentifier,
        _ relation: SwiftIdentifier,
        of view: SwiftExpression,
        _ guide: SwiftExpression
    ) -> SwiftExpression {
        view.dot(anchor).calling("constraint", SwiftArguments([.init(relation, guide.dot(anchor))]))
    }
}

extension ContentView {
    /// Whether a row leaves the view its own width instead of stretching it from margin to margin.
    fileprivate var keepsWidth: Bool { keepsLength(along: .horizontal) || control?.keepsWidth == true }
}
