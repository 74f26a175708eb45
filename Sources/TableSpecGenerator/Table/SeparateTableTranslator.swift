internal import TableSpecModel
internal import TableSpecSwift

/// The object with the sections and rows of a screen, their content and their actions: the table's data source and its
/// delegate.
///
/// The code is the same as in a single object, except that it reaches the members of the screen through `screen`.
struct SeparateTableTranslator {
    let members: TableMembers
    private let plan: ScreenPlan
    private let table = SeparateTable()

    /// - Parameter plan: The plan of the screen.
    init(of plan: ScreenPlan) {
        self.plan = ScreenFeatures.plan(plan.screen, in: plan.index, scope: ValueScope(in: table))
        members = TableMembers(of: self.plan)
    }

    var declaration: SwiftDeclaration {
        let source = SourceTranslator(plan: plan).property
        return Declare.finalClass(
            plan.names.table,
            inherits: members.isDelegate ? ["NSObject", "UITableViewDelegate"] : [],
            attributes: [.mainActor],
            documentation: """
                The table of the \(plan.spokenName) screen: its sections and rows, their content, and their actions.
                """
        ) {
            IdentityTranslator(plan: plan).declarations
            Declare.let("screen", .name(plan.names.viewController), [.private, .unowned])
            values
            source
            Declare.initializer([.init("_ screen", .name(plan.names.viewController))], .ofSharedType) {
                Code.assign("self.screen", "screen")
            }
            SwiftDeclaration.section("Content", members.content)
            SwiftDeclaration.section("Taps", members.taps)
            SwiftDeclaration.section("Table", members.delegate)
            row
        }
    }

    /// The values of the screen that the code of rows uses, with their names there.
    @SwiftMembers private var values: [SwiftDeclaration] {
        for group in plan.groups where table.names.contains(group.name) {
            let value = SwiftExpression.member("screen", group.name)
            let type = plan.names.nested(group.type)
            if group == .state {
                Declare.var(group.name, type, .private) {
                    value
                } set: {
                    Code.assign(value, "newValue")
                }
            } else {
                Declare.var(group.name, type, .private) { value }
            }
        }
        if table.names.contains("actions") {
            Declare.var("actions", .optional(.any(.name(plan.names.actions))), .private) {
                SwiftExpression("screen.actions")
            }
        }
    }

    /// The row at an index path, as in all screens.
    @SwiftMembers private var row: [SwiftDeclaration] {
        if table.names.contains("row") {
            Declare.func("row", ["at indexPath": "IndexPath"], .private, returns: .optional("Row")) {
                SwiftExpression.subscript("source.content", ["indexPath"])
            }
        }
    }

    // MARK: The view controller

    /// The sections and rows under the names that they have in a single object.
    static func aliases(in plan: ScreenPlan) -> [SwiftDeclaration] {
        let table = SwiftType.name(plan.names.table)
        return (["Section", "Row"] as [SwiftIdentifier]).map { name in
            // The titles of an index are a type of the support file.
            let modifiers: SwiftModifiers = plan.isIndexed && name == "Section" ? .ofSharedType : []
            return Declare.typealias(name, table.nesting(name) ?? .name(name), modifiers)
        }
    }

    /// The members of the view controller that belong to the table.
    @SwiftMembers static func properties(in plan: ScreenPlan) -> [SwiftDeclaration] {
        Declare.var(
            "table",
            nil,
            [.privateSet, .lazy],
            value: .call(.name(plan.names.table), ["self"]),
            documentation: "The sections and rows, their content, and their actions."
        )
        Declare.var(
            "source",
            .shared("Source", ["Section", "Row"]),
            .ofSharedType
        ) {
            SwiftExpression("table.source")
        }
    }
}

/// The members for the rows of a table, which the view controller or a separate object has.
struct TableMembers {
    var content: [SwiftDeclaration] = []
    var taps: [SwiftDeclaration] = []
    var delegate: [SwiftDeclaration] = []

    /// Whether the table needs a delegate.
    var isDelegate: Bool { !taps.isEmpty || !delegate.isEmpty }
}

extension TableMembers {
    init(of plan: ScreenPlan) {
        let features = ScreenFeatures.of(plan)
        self.init(
            content: features.flatMap(\.tableContent),
            taps: features.flatMap(\.taps),
            delegate: features.flatMap(\.delegate)
        )
    }
}

extension SwiftDeclaration {
    /// Members below a MARK comment. Omitted if there are none.
    static func section(_ title: SwiftComment, _ members: [SwiftDeclaration]) -> [SwiftDeclaration] {
        members.isEmpty ? [] : [.mark(title)] + members
    }
}
