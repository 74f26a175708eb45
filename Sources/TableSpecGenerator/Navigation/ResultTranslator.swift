internal import TableSpecModel
internal import TableSpecSwift

/// The result that a screen returns to the one that presents it, and how that uses it.
struct ResultTranslator: ScreenFeature {
    static let reservedNames: Set<SwiftIdentifier> = ["add", "cancel", "onFinish", "save"]

    let plan: ScreenPlan

    // MARK: The screen that returns a result

    var conformances: [SwiftType] { plan.tellsOfDragging ? ["UIAdaptivePresentationControllerDelegate"] : [] }

    /// The closure with which the screen returns its result.
    @SwiftMembers var properties: [SwiftDeclaration] {
        if let result = plan.screen.result {
            let type = SwiftType.optional(result.type.swiftType(in: plan.context))
            Declare.var(
                "onFinish",
                .optional(.function([type], returns: "Void")),
                documentation:
                    "Receives the result, or `nil` on cancel. Set it to a closure that closes the screen."
            )
        }
    }

    /// The methods of the Cancel and Save buttons.
    @SwiftMembers var results: [SwiftDeclaration] {
        if let button = plan.cancelButton { cancelling(with: button) }
        if let result = plan.screen.result, plan.screen.finishes(.save) {
            Declare.func("save", documentation: Self.documentation(of: result)) {
                if ValidationTranslator(plan: plan).isNeeded {
                    Code.guard(.expression(.call("validation.validate"))) { Code.return() }
                }
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

    /// The method of the Cancel button, which asks as Apple's sample does:
    /// https://developer.apple.com/documentation/uikit/disabling-the-pull-down-gesture-for-a-sheet
    private func cancelling(with button: SwiftIdentifier) -> SwiftDeclaration {
        Declare.func("cancel", documentation: "Returns no result, after a confirmation if there are changes.") {
            Code.guard(.expression("isChanged")) {
                Code.call("onFinish?", [.nil])
                Code.return()
            }
            SwiftExpression.shared(
                "confirmDiscarding",
                SwiftArguments([.init("at", .name(button)), .init("on", "self")] + ResourceBundle.arguments),
                trailing: SwiftClosure(capturing: [.weak("self")]) { Code.call("self?.onFinish?", [.nil]) }
            ).using(.discarding)
        }
    }

    private static func documentation(of result: ScreenResult) -> SwiftComment {
        switch result.source {
        case .properties: "Returns the entered values as the result."
        case .app: "Returns the result that the app makes; if it's `nil`, the screen stays open."
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

    /// The values of the screen: `from: state`.
    private var values: SwiftArguments {
        SwiftArguments(
            plan.groups.reversed().enumerated().map { index, group in
                .init(index == 0 ? "from" : group.name, .identifier(group.name))
            }
        )
    }

    static func maker(of result: ScreenResult) -> SwiftIdentifier {
        switch result.type {
        case .structure(let name): MemberName.method("make", name)
        case .enumeration(let enumeration): MemberName.method("make", enumeration.property)
        default: "makeResult"
        }
    }

    /// If the user goes back, the screen returns no result.
    @SwiftBody var didDisappear: [SwiftStatement] {
        if plan.screen.result != nil, plan.index.stacks.isPushed(plan.screen.name.value) {
            Code.if(.expression("isMovingFromParent")) { Code.call("onFinish?", [.nil]) }
        }
    }

    // MARK: The screen that shows it

    /// Takes the result of the destination of a segue, after the destination is closed.
    @SwiftBody func receiving(_ segue: Segue) -> [SwiftStatement] {
        if segue.result != nil, segue.kind.value != .presentModally {
            Code.assign(
                "destination.onFinish",
                .closure(["result"], capturing: [.weak("self"), .weak("destination")]) {
                    // Going back ends the screen, too, and it's always possible.
                    Code.assign("destination?.onFinish", .nil)
                    SwiftExpression.shared(
                        "popPushed",
                        ["above": "self"],
                        trailing: SwiftClosure { reception(of: segue) }
                    )
                    .using(.popping)
                }
            )
        } else if segue.result != nil {
            Code.assign(
                "destination.onFinish",
                .closure(["result"], capturing: [.weak("self")]) {
                    SwiftExpression.shared(
                        "dismissPresented",
                        ["by": "self"],
                        trailing: SwiftClosure { reception(of: segue) }
                    ).using(.dismissing)
                }
            )
        }
    }

    @SwiftBody private func reception(of segue: Segue) -> [SwiftStatement] {
        if plan.collection(receiving: segue) != nil {
            Code.if(.let("result")) { Code.call("self?.add", ["result"]) }
        } else {
            Code.call("self?.actions?.didFinish", SwiftArguments([.init(Self.label(of: segue), "result")]))
        }
    }

    /// The methods that append results to collections, and scroll to their rows.
    @SwiftMembers var segues: [SwiftDeclaration] {
        for (collection, type) in receivingCollections {
            let elements = plan.scope.value(of: collection)
            Declare.func(
                "add",
                SwiftParameters([.init("_ result", type.swiftType(in: plan.context))]),
                .private,
                documentation: "Appends the result of a screen and scrolls to its row."
            ) {
                elements.calling("append", ["result"])
                if let rowCase = rowCase(showing: collection) {
                    let identity = rowCase.ownIdentity(of: "result")
                    let id = SwiftExpression.call(.implicit(rowCase.identityName), SwiftArguments([.init(identity)]))
                    // Elements can be repeated. The appended one is the last.
                    let places = SwiftExpression.call("source.content.indexPaths", ["for": .array([id])])
                    Code.guard(.let("indexPath", places.dot("last"))) { Code.return() }
                    Code.call("tableView.scrollToRow", ["at": "indexPath", "at": ".none", "animated": true])
                }
            }
        }
    }

    private var receivingCollections: [(collection: Binding, type: TypeReference)] {
        var seen: Set<TypeReference> = []
        return plan.segueSites.compactMap { _, segue in
            guard let type = segue.result, let collection = plan.collection(receiving: segue),
                seen.insert(type).inserted
            else { return nil }
            return (collection, type)
        }
    }

    /// The only rows that show a collection, if the identity of an element is that of its row.
    private func rowCase(showing collection: Binding) -> RowCase? {
        let shown = plan.rowCases.all.filter { $0.rows.loop.collection.path == collection.path }
        return shown.count == 1 && shown[0].choiceBinding == nil ? shown[0] : nil
    }

    /// The method that returns no result after the user has dragged the screen down.
    @SwiftMembers var methods: [SwiftDeclaration] {
        if plan.tellsOfDragging {
            Declare.func(
                "presentationControllerDidDismiss",
                ["_ presentationController": "UIPresentationController"]
            ) {
                Code.call("onFinish?", [.nil])
            }
        }
        if plan.asksBeforeDiscarding {
            Declare.func(
                "presentationControllerDidAttemptToDismiss",
                ["_ presentationController": "UIPresentationController"]
            ) {
                Code.call("cancel")
            }
        }
    }

    static func label(of segue: Segue) -> SwiftIdentifier {
        SwiftIdentifier(from: segue.destination?.value ?? "", style: .lowerCamelCase)
    }
}
