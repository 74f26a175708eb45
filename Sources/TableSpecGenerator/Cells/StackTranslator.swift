internal import TableSpecModel
internal import TableSpecSwift

/// The stacks of a cell, innermost first, and the lengths that views have in them.
struct StackTranslator {
    private let custom: CustomCell
    private var names: NameCounter
    /// Makes the stacks and the spacers that have names.
    private(set) var statements: [SwiftStatement] = []
    /// The stated lengths, and those that spacers share.
    private(set) var constraints: [SwiftExpression] = []
    /// The outermost view.
    private(set) var root: SwiftExpression = .call("UIView")

    init(_ content: ContentView, of custom: CustomCell) {
        self.custom = custom
        names = NameCounter(taken: Set(custom.outlets.map(\.name)))
        root = view(content)
    }

    /// Names for stacks and spacers, which are none of the cell's own views.
    private struct NameCounter {
        let taken: Set<SwiftIdentifier>
        private var counts: [String: Int] = [:]

        init(taken: Set<SwiftIdentifier>) {
            self.taken = taken
        }

        mutating func name(_ stem: String) -> SwiftIdentifier {
            let count = counts[stem, default: 0] + 1
            counts[stem] = count
            return SwiftIdentifier(from: count == 1 ? stem : "\(stem)\(count)", style: .lowerCamelCase, avoiding: taken)
        }
    }

    private mutating func view(_ view: ContentView) -> SwiftExpression {
        if case .stack(let stack) = view.kind { return self.stack(stack) }
        let outlet = custom.outlets.first { $0.view.range == view.range }
        guard view.kind != .spacer, let outlet else { return .call("UIView") }
        let name = SwiftExpression.name(outlet.name)
        for axis in [ContentStack.Axis.horizontal, .vertical] {
            guard let points = view.statedLength(along: axis).value else { continue }
            constraints.append(
                name.dot(axis.lengthAnchor).calling("constraint", ["equalToConstant": .number(points)])
            )
        }
        return name
    }

    private mutating func stack(_ stack: ContentStack) -> SwiftExpression {
        let spacers = spacers(of: stack)
        var views: [SwiftExpression] = []
        for (index, view) in stack.arrangedViews.enumerated() { views.append(spacers[index] ?? self.view(view)) }
        let name = names.name(stack.axis == .horizontal ? "row" : "column")
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

    /// Names for several spacers of one stack, by their positions: equally long, they share what the others leave.
    private mutating func spacers(of stack: ContentStack) -> [Int: SwiftExpression] {
        let positions = stack.views.indices.filter { stack.views[$0].kind == .spacer }
        guard positions.count > 1, stack.shownDistribution != .fillEqually else { return [:] }
        var spacers: [Int: SwiftExpression] = [:]
        var first: SwiftExpression?
        for position in positions {
            let name = names.name("spacer")
            statements.append(Code.let(name, .call("UIView")))
            let anchor = SwiftExpression.name(name).dot(stack.axis.lengthAnchor)
            if let first { constraints.append(anchor.calling("constraint", ["equalTo": first])) }
            first = first ?? anchor
            spacers[position] = .name(name)
        }
        return spacers
    }
}

extension ContentStack.Axis {
    fileprivate var lengthAnchor: SwiftIdentifier { self == .horizontal ? "widthAnchor" : "heightAnchor" }
}
