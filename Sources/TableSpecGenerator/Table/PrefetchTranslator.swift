internal import TableSpecModel
internal import TableSpecSwift

/// The elements that the app gets before their rows come into sight.
struct PrefetchTranslator {
    let plan: ScreenPlan

    /// Rows that say when their elements are not needed after all say first when they are.
    var isNeeded: Bool { plan.dynamicRows.contains { $0.onPrefetch != nil } }

    /// The handlers for rows that UIKit announces or takes back.
    var arguments: SwiftArguments? {
        guard let begin = closure(\.onPrefetch) else { return nil }
        guard let cancel = closure(\.onCancelPrefetching) else { return ["_": .closure(begin)] }
        return ["_": .closure(begin), "cancel": .closure(cancel)]
    }

    /// The methods that the app must have.
    var requirements: [Requirement] {
        guard isNeeded else { return [] }
        let methods: [(KeyPath<DynamicRows, Located<String>?>, SwiftComment)] = [
            (\.onPrefetch, "will soon be visible"), (\.onCancelPrefetching, "no longer need prefetching"),
        ]
        return methods.flatMap { method, verb in
            cases(method).map { rowCase, action in
                let type = rowCase.rows.loop.elementType.swiftType(in: plan.context)
                return Requirement(
                    name: ActionsTranslator.name(of: action),
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

    /// Hands the elements of rows to the app, those of each collection to its method.
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
                .member("actions?", ActionsTranslator.name(of: action)),
                SwiftArguments([.init(Self.label(of: rowCase), .name(list))])
            )
        }
    }

    /// The collection's name, by which the app's method takes its elements.
    private static func label(of rowCase: RowCase) -> SwiftIdentifier {
        let collection = rowCase.rows.loop.collection
        return SwiftIdentifier(property: collection.names.last?.value ?? collection.text)
    }
}
