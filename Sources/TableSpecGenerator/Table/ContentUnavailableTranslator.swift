internal import TableSpecModel
internal import TableSpecSwift

/// The content in place of the rows: the first one whose condition is true.
struct ContentUnavailableTranslator: ScreenFeature {
    let plan: ScreenPlan

    var isNeeded: Bool { !plan.table.contentUnavailable.isEmpty }

    @SwiftMembers var content: [SwiftDeclaration] {
        if isNeeded {
            Declare.var(
                "unavailableContent",
                .optional(.shared("UnavailableContent")),
                plan.sharedAccess,
                documentation: "The content shown in place of the rows, if any."
            ) {
                cases
            }
        }
    }

    /// Anything after content without a condition is never shown.
    @SwiftBody private var cases: [SwiftStatement] {
        let stated = plan.table.contentUnavailable
        let last = stated.firstIndex { $0.condition == nil }
        for content in stated.prefix(last ?? stated.count) {
            if let condition = content.condition {
                Code.if(.expression(plan.scope.value(of: condition))) { Code.return(value(of: content)) }
            }
        }
        Code.return(last.map { value(of: stated[$0]) } ?? .nil)
    }

    private func value(of content: ContentUnavailable) -> SwiftExpression {
        if content.loading.value == true { return ".loading" }
        if content.search.value == true { return ".search" }
        let scope = plan.scope
        var arguments: [SwiftArguments.Argument] = []
        if let image = content.image { arguments.append(.init("image", scope.image(image))) }
        if let text = content.text { arguments.append(.init("text", scope.optionalText(text))) }
        if let text = content.secondaryText { arguments.append(.init("secondaryText", scope.optionalText(text))) }
        for (label, button) in [("button", content.button), ("secondaryButton", content.secondaryButton)] {
            guard let button, let title = button.title else { continue }
            let label = SwiftIdentifier(from: label, style: .lowerCamelCase)
            arguments.append(.init(label, action(of: button, titled: scope.text(title))))
        }
        return .call(".message", SwiftArguments(arguments))
    }

    private func action(of button: UnavailableButton, titled title: SwiftExpression) -> SwiftExpression {
        let closure = SwiftClosure(["_"], capturing: [.weak("self")]) {
            if let action = button.action { Code.call(.member("self?.actions?", MemberName.action(action))) }
        }
        return .call("UIAction", ["title": title], trailing: closure)
    }

    // MARK: Showing

    /// There are no rows at the same time.
    @SwiftBody var absence: [SwiftStatement] {
        if isNeeded {
            Code.if(.expression(.binary(plan.scope.member("unavailableContent"), .notEqual, .nil))) {
                Code.return(.make(.shared("Content", ["Section", "Row"])))
            }
        }
    }

    /// Shows it when the view has been loaded.
    @SwiftBody var loading: [SwiftStatement] {
        if isNeeded {
            SwiftExpression.shared("showUnavailable", ["_": "unavailableContent", "in": "tableView", "of": "self"])
                .using(.unavailable)
            BackgroundViewTranslator(plan: plan).restoring
        }
    }

    var bindings: [Binding] { plan.table.contentUnavailable.flatMap(\.bindings) }

    var reactions: [Reaction] { [Reaction(bindings, loading)] }

    /// The locations that call the app.
    static func sites(in facts: ScreenFacts) -> [TriggerSite] {
        facts.table.contentUnavailable.flatMap { [$0.button, $0.secondaryButton] }.compactMap { button in
            button?.action.map { action in
                let title = button?.title?.literal.map { "the button “\($0)”" as SwiftComment } ?? "the button"
                return TriggerSite(
                    trigger: .action(action),
                    event: .init(subject: "\(title) shown in place of the rows")
                )
            }
        }
    }
}
