internal import TableSpecModel
internal import TableSpecSwift

/// What a screen hands back to the one that presents it, and what that one does with it.
struct ResultTranslator {
    let plan: ScreenPlan

    // MARK: The screen that hands back

    /// The closure by which the screen hands back its result.
    @SwiftMembers var properties: [SwiftDeclaration] {
        if let result = plan.screen.result {
            let type = SwiftType.optional(result.type.swiftType(in: plan.context))
            Declare.var(
                "onFinish",
                .optional(.function([type], returns: "Void")),
                documentation:
                    "Receives the result, or `nil` on cancel; the presenter sets it and dismisses the screen."
            )
        }
    }

    /// The method of the button that saves.
    @SwiftMembers var methods: [SwiftDeclaration] {
        if let result = plan.screen.result, plan.screen.finishes(.save) {
            Declare.func("save", [:], .fileprivate, documentation: Self.documentation(of: result)) {
                switch result.source {
                case .properties(let paths):
                    Code.call("onFinish?", [made(of: paths, result.type)])
                case .app:
                    Code.guard(.let("result", .call(.member("actions?", Self.maker(of: result)), values))) {
                        Code.return()
                    }
                    Code.call("onFinish?", ["result"])
                }
            }
        }
    }

    private static func documentation(of result: ScreenResult) -> SwiftComment {
        switch result.source {
        case .properties: "Returns what has been entered as the result."
        case .app: "Returns the result that the app makes; without one, the screen stays open."
        }
    }

    private func made(of paths: [Path], _ type: TypeReference) -> SwiftExpression {
        let arguments = paths.compactMap { path -> SwiftArguments.Argument? in
            guard let name = path.steps.last.map({ SwiftIdentifier(property: $0.name) }) else { return nil }
            let group: SwiftExpression = path.root == .input ? "input" : "state"
            return .init(name, group.dot(name))
        }
        return .make(type.swiftType(in: plan.context), SwiftArguments(arguments))
    }

    /// The values that the screen has: `from: state`.
    private var values: SwiftArguments {
        SwiftArguments(
            plan.groups.reversed().enumerated().map { index, group in
                .init(index == 0 ? "from" : group.name, .identifier(group.name))
            }
        )
    }

    private static func maker(of result: ScreenResult) -> SwiftIdentifier {
        if case .structure(let name) = result.type { return MemberName.method("make", name) }
        return "makeResult"
    }

    /// The method by which the app makes the result; `nil` where the values hold all of it.
    var making: Requirement? {
        guard let result = plan.screen.result, result.source == .app else { return nil }
        let parameters = plan.groups.reversed().enumerated().map { index, group in
            index == 0
                ? SwiftParameter(.init("from", group.name), plan.names.nested(group.type))
                : SwiftParameter(named: group.name, plan.names.nested(group.type))
        }
        return Requirement(
            name: Self.maker(of: result),
            parameters: parameters,
            place: Located(result.type.description, at: result.range),
            purpose: .makingResult(result.type.swiftType(in: plan.context)),
            events: []
        )
    }

    // MARK: The screen that presents

    /// Takes the result of a screen that a segue presents, and dismisses it.
    @SwiftBody func receiving(_ segue: Segue) -> [SwiftStatement] {
        if segue.result != nil {
            Code.assign(
                "destination.table.onFinish",
                .closure(["result"], capturing: [.weak("self")]) {
                    Code.guard(.let("self")) { Code.return() }
                    dismissal(of: segue)
                    if let collection = collection(receiving: segue) {
                        Code.if(.let("result")) { addition(to: collection) }
                    } else {
                        Code.call("actions?.didFinish", SwiftArguments([.init(Self.label(of: segue), "result")]))
                    }
                }
            )
        }
    }

    /// Appends the result and scrolls to its row, where the section of the collection is always the same.
    @SwiftBody private func addition(to collection: Binding) -> [SwiftStatement] {
        let elements = ValueScope().value(of: collection)
        elements.calling("append", ["result"])
        if let section = section(showing: collection) {
            let last = SwiftExpression.binary(elements.dot("count"), .subtract, 1)
            let row = SwiftExpression.call("IndexPath", ["row": last, "section": .integer(section)])
            Code.call("tableView?.scrollToRow", ["at": row, "at": ".none", "animated": true])
        }
    }

    /// The number of the only section that shows a collection; `nil` where sections come and go, or the rows are sorted.
    private func section(showing collection: Binding) -> Int? {
        guard case .list(let sections) = plan.table.sections, plan.table.index == nil,
            sections.allSatisfy({ $0.visible == nil })
        else { return nil }
        let shown = sections.indices.filter { index in
            guard case .forEach(let rows) = sections[index].rows else { return false }
            return rows.loop.collection.path == collection.path
        }
        return shown.count == 1 ? shown[0] : nil
    }

    /// A sheet that a person has dragged down has gone already; dismissing then would take the presenter down.
    @SwiftBody private func dismissal(of segue: Segue) -> [SwiftStatement] {
        let dismissal = SwiftStatement.expression(.call("viewController?.dismiss", ["animated": true]))
        if plan.index.destination(of: segue)?.tellsOfDragging == true {
            Code.comment("A sheet that was swiped down is already dismissed.")
            Code.if(.expression(.binary("viewController?.presentedViewController", .notEqual, .nil))) { dismissal }
        } else {
            dismissal
        }
    }

    /// The method by which the screen hands back nothing after it has been dragged down.
    @SwiftMembers var dragging: [SwiftDeclaration] {
        if plan.screen.tellsOfDragging {
            Declare.func(
                "presentationControllerDidDismiss",
                ["_ presentationController": "UIPresentationController"]
            ) {
                Code.call("table.onFinish?", [.nil])
            }
        }
    }

    /// The method by which the app gets a result; `nil` where the screen keeps it itself.
    func reception(of segue: Segue, event: TriggerSite.Event) -> Requirement? {
        guard let result = segue.result, let place = segue.destination, collection(receiving: segue) == nil else {
            return nil
        }
        let type = SwiftType.optional(result.swiftType(in: plan.context))
        return Requirement(
            name: "didFinish",
            parameters: [SwiftParameter(.init(Self.label(of: segue), "result"), type)],
            place: place,
            purpose: .reception(screen: place.value),
            events: [event]
        )
    }

    private static func label(of segue: Segue) -> SwiftIdentifier {
        SwiftIdentifier(from: segue.destination?.value ?? "", style: .lowerCamelCase)
    }

    /// The collection to which a result is appended: the only one of its type that the screen edits, if nothing but bar
    /// buttons and rows that insert lead to the screen that hands it back.
    private func collection(receiving segue: Segue) -> Binding? {
        guard let result = segue.result else { return nil }
        let concernsRow = plan.segueSites.contains { site, other in
            !site.begins && other.destination?.value == segue.destination?.value
        }
        guard !concernsRow else { return nil }
        let edited = plan.table.dynamicRows.filter { $0.editing != nil && $0.loop.elementType == result }
        let paths = edited.compactMap(\.loop.collection.path).withoutRepetitions
        return paths.count == 1 && paths[0].root == .state ? edited[0].loop.collection : nil
    }
}

extension TriggerSite {
    /// Whether a tap begins something new, rather than being about a row that is there.
    fileprivate var begins: Bool { isBarButton || isInsertRow }
}
