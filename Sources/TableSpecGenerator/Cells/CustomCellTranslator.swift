internal import TableSpecModel
internal import TableSpecSwift

/// The class of a custom cell: its views are made, set up and laid out once.
struct CustomCellTranslator {
    let custom: CustomCell
    let content: ContentView
    /// The row or prototype, for comments.
    let subject: String
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

    /// Which view of a row takes the room that is left; the others keep their widths.
    private func priorities(in view: ContentView) -> [SwiftStatement] {
        guard case .stack(let stack) = view.kind else { return [] }
        var statements: [SwiftStatement] = []
        if stack.axis == .horizontal, stack.shownDistribution == .fill, let stretched = stack.stretchedIndex {
            for (index, view) in stack.views.enumerated() {
                statements += index == stretched ? yielding(view) : hugging(view)
            }
        }
        return statements + stack.views.flatMap(priorities)
    }

    private func hugging(_ view: ContentView) -> [SwiftStatement] {
        names(of: view).map {
            Code.call(.member(.name($0), "setContentHuggingPriority"), ["_": ".required", "for": ".horizontal"])
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

    private func names(of view: ContentView) -> [SwiftIdentifier] {
        let ranges = view.all.map(\.range)
        return custom.outlets.filter { ranges.contains($0.view.range) }.map(\.name)
    }

    // MARK: Layout

    @SwiftBody private var layout: [SwiftStatement] {
        let root = StackBuilder(custom: custom).statements(of: content)
        root.statements
        Code.call("layOutContent", [root.view])
        Code.call("NSLayoutConstraint.activate", [.array(constraints(of: root.view))])
    }

    /// What is not the same in all cells: how far the views reach, how high the cell is at least, and stated sizes.
    private func constraints(of root: SwiftExpression) -> [SwiftExpression] {
        let trailing = Self.edge(
            "trailingAnchor",
            content.keepsWidth ? "lessThanOrEqualTo" : "equalTo",
            of: root,
            "contentView.layoutMarginsGuide"
        )
        let height = SwiftExpression.call("contentView.heightAnchor.constraint", ["greaterThanOrEqualToConstant": 44])
        return [trailing] + (hasStatedHeight ? [] : [height]) + custom.outlets.flatMap(Self.sizes)
    }

    private static func sizes(of outlet: CustomCell.Outlet) -> [SwiftExpression] {
        let sizes: [(anchor: SwiftIdentifier, points: Double?)] = [
            ("widthAnchor", outlet.view.width.value), ("heightAnchor", outlet.view.height.value),
        ]
        return sizes.compactMap { anchor, points in
            points.map {
                SwiftExpression.name(outlet.name).dot(anchor)
                    .calling("constraint", ["equalToConstant": .number($0)])
            }
        }
    }

    /// What all custom cells of a file lay out in the same way.
    static var layingOut: SwiftDeclaration {
        Declare.extension("UITableViewCell") {
            Declare.func(
                "layOutContent",
                ["_ view": "UIView"],
                .fileprivate,
                documentation:
                    "Puts a view between the margins, from the leading one on and in the middle of the height."
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

/// Makes the stacks of a cell, innermost first.
private struct StackBuilder {
    let custom: CustomCell

    func statements(of root: ContentView) -> (statements: [SwiftStatement], view: SwiftExpression) {
        var names = NameCounter(taken: Set(custom.outlets.map(\.name)))
        var statements: [SwiftStatement] = []
        let view = view(root, &statements, &names)
        return (statements, view)
    }

    /// Names for the stacks, which are none of the cell's own views.
    private struct NameCounter {
        let taken: Set<SwiftIdentifier>
        private var counts: [ContentStack.Axis: Int] = [:]

        init(taken: Set<SwiftIdentifier>) {
            self.taken = taken
        }

        mutating func name(_ axis: ContentStack.Axis) -> SwiftIdentifier {
            let count = counts[axis, default: 0] + 1
            counts[axis] = count
            let stem = axis == .horizontal ? "row" : "column"
            return SwiftIdentifier(from: count == 1 ? stem : "\(stem)\(count)", style: .lowerCamelCase, avoiding: taken)
        }
    }

    private func view(
        _ view: ContentView,
        _ statements: inout [SwiftStatement],
        _ names: inout NameCounter
    ) -> SwiftExpression {
        guard case .stack(let stack) = view.kind else {
            return custom.outlets.first { $0.view.range == view.range }.map { .name($0.name) } ?? .call("UIView")
        }
        let views = stack.views.map { self.view($0, &statements, &names) }
        let name = names.name(stack.axis)
        statements.append(Code.let(name, .call("UIStackView", ["arrangedSubviews": .array(views)])))
        if stack.axis == .vertical { statements.append(Code.assign(.member(.name(name), "axis"), ".vertical")) }
        if stack.shownAlignment != .fill {
            statements.append(Code.assign(.member(.name(name), "alignment"), stack.shownAlignment.member))
        }
        if stack.shownDistribution != .fill {
            statements.append(Code.assign(.member(.name(name), "distribution"), stack.shownDistribution.member))
        }
        if stack.shownSpacing != 0 {
            statements.append(Code.assign(.member(.name(name), "spacing"), .number(stack.shownSpacing)))
        }
        return .name(name)
    }
}

extension ContentView {
    /// Whether a row leaves the view its own width instead of stretching it from margin to margin.
    var keepsWidth: Bool {
        switch kind {
        case .stack(let stack):
            return stack.axis == .horizontal && stack.shownDistribution == .fill && stack.stretchedIndex == nil
        case .control(let control):
            return width.value != nil || control.keepsWidth
        case .label, .image, .app, .spacer, .invalid:
            return width.value != nil
        }
    }
}
