internal import TableSpecModel
internal import TableSpecSwift

/// The elements that the app prefetches.
struct PrefetchTranslator: ScreenFeature {
    let plan: ScreenPlan

    /// Rows that cancel the prefetching of elements also prefetch them.
    var isNeeded: Bool { plan.dynamicRows.contains { $0.onPrefetch != nil } }

    /// The handlers for prefetching and its cancellation.
    var arguments: SwiftArguments? {
        guard let begin = closure(\.onPrefetch) else { return nil }
        guard let cancel = closure(\.onCancelPrefetching) else { return ["_": .closure(begin)] }
        return ["_": .closure(begin), "cancel": .closure(cancel)]
    }

    /// The methods that the app must implement.
    var requirements: [Requirement] {
        guard isNeeded else { return [] }
        let methods: [(KeyPath<DynamicRows, Located<String>?>, SwiftComment)] = [
            (\.onPrefetch, "will soon be visible"), (\.onCancelPrefetching, "no longer need prefetching"),
        ]
        return methods.flatMap { method, verb in
            cases(method).map { rowCase, action in
                let type = rowCase.rows.loop.elementType.swiftType(in: plan.context)
                return Requirement(
                    name: MemberName.action(action),
                    parameters: [SwiftParameter(named: Self.label(of: rowCase), .array(type))],
                    place: action,
                    purpose: .action,
                    events: [.init(subject: "rows of “\(rowCase.rows.loop.collection.text)”", verb: verb)]
                )
            }
        }
    }

    private func cases(
        _ method: KeyPath<DynamicRows, Located<String>?>
    ) -> [(rowCase: RowCase, action: Located<String>)] {
        return plan.rowCases.all.compactMap { rowCase in rowCase.rows[keyPath: method].map { (rowCase, $0) } }
    }

    /// Passes the elements of rows to the app, with one method for each collection.
    private func closure(_ method: KeyPath<DynamicRows, Located<String>?>) -> SwiftClosure? {
        let cases = cases(method)
        guard !cases.isEmpty else { return nil }
        return SwiftClosure(["rows"], capturing: [.unowned("self")]) {
            for (rowCase, action) in cases { handing(rowCase, to: action) }
        }
    }

    @SwiftBody private func handing(_ rowCase: RowCase, to action: Located<String>) -> [SwiftStatement] {
        let list = MemberName.member(rowCase.name.text, "Elements")
        let element = rowCase.element
        Code.var(list, type: .array(element.type), .array([]))
        Code.for(rowCase.pattern(binding: [rowCase.rows.loop.variable.value]), in: "rows") {
            SwiftExpression.name(list).calling("append", [.name(element.local)])
        }
        Code.if(.expression(.not(SwiftExpression.name(list).dot("isEmpty")))) {
            Code.call(
                .member(plan.scope.actions, MemberName.action(action)),
                SwiftArguments([.init(Self.label(of: rowCase), .name(list))])
            )
        }
    }

    /// The name of the collection, which is the argument label of the app's method.
    private static func label(of rowCase: RowCase) -> SwiftIdentifier {
        let collection = rowCase.rows.loop.collection
        return SwiftIdentifier(property: collection.names.last?.value ?? collection.text)
    }
}
