/// The constraints that UIKit creates for the views of a stack view.
struct StackConstraints {
    let stack: Element
    let id: String

    init?(_ view: Element) {
        guard view.name == "stackView", let id = view["id"] else { return nil }
        stack = view
        self.id = id
    }

    private var along: Anchor.Axis { stack["axis"] == "vertical" ? .vertical : .horizontal }
    private var across: Anchor.Axis { along == .vertical ? .horizontal : .vertical }
    private var views: [String] {
        stack.list("subviews").filter { $0.bool("hidden") != true }.compactMap { $0["id"] }
    }

    var equations: [Equation] {
        let views = views
        guard let first = views.first, let last = views.last else { return [] }
        let spacing = stack["spacingType"] == "standard" ? 8 : stack.number("spacing") ?? 0
        var equations = [
            Equation(Anchor(first, along, .start), Anchor(id, along, .start)),
            Equation(Anchor(last, along, .end), Anchor(id, along, .end)),
        ]
        let distribution = stack["distribution"] ?? "fill"
        if ["fill", "fillEqually", "fillProportionally"].contains(distribution) {
            for (before, after) in zip(views, views.dropFirst()) {
                let end = Anchor(before, along, .end)
                equations.append(Equation(Anchor(after, along, .start), end, constant: spacing))
            }
        }
        if distribution == "fillEqually" {
            // Each view has an equal part of the space without the gaps.
            var share = Equation(Anchor(first, along, .length), Anchor(id, along, .length))
            share.multiplier = 1 / Double(views.count)
            share.constant = -spacing * Double(views.count - 1) / Double(views.count)
            equations.append(share)
            for view in views.dropFirst() {
                equations.append(Equation(Anchor(view, along, .length), Anchor(first, along, .length)))
            }
        }
        return equations + views.flatMap(crossing)
    }

    private func crossing(_ view: String) -> [Equation] {
        let parts: [Anchor.Part] =
            switch stack["alignment"] {
            case "top", "leading", "firstBaseline": [.start]
            case "bottom", "trailing", "lastBaseline": [.end]
            case "center": [.middle]
            default: [.start, .end]
            }
        return parts.map { Equation(Anchor(view, across, $0), Anchor(id, across, $0)) }
    }
}
