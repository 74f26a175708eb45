internal import TableSpecModel
internal import TableSpecSwift

/// The object with the sections and rows of a screen, their content and their actions: the table's data source and its
/// delegate.
///
/// The code of screen and table is the same as in a single object. Here, each accesses the members of the other by
/// name.
struct SeparateTableTranslator {
    /// The members of the view controller.
    let screen: [SwiftDeclaration]
    /// The class of the table.
    let table: SwiftDeclaration

    /// - Parameters:
    ///   - screen: The members that the view controller would have anyway.
    ///   - table: The members of the table.
    init(plan: ScreenPlan, screen: [SwiftDeclaration], table: TableMembers) {
        let own = Self.members(of: plan, table)
        let tableNames = Set(own.compactMap(\.memberName)).subtracting(Self.shared).subtracting(Self.inherited)
        let screenNames = Set(screen.compactMap(\.memberName)).union(Self.inherited).subtracting(Self.shared)
            .subtracting(tableNames)
        var ofScreen = SwiftQualifier("screen", screenNames, replacesSelf: true)
        var ofTable = SwiftQualifier("table", tableNames)
        let members = own.map { ofScreen.qualified($0) }
        let others = screen.map { ofTable.qualified($0) }
        self.screen = others.visible(to: ofScreen)
        self.table = Declare.finalClass(
            plan.names.table,
            inherits: table.isDelegate ? ["NSObject", "UITableViewDelegate"] : [],
            attributes: [.mainActor],
            documentation: """
                The table of the \(plan.spokenName) screen: its sections and rows, their content, and their actions.
                """
        ) {
            IdentityTranslator(plan: plan).declarations
            Declare.let("screen", .name(plan.names.viewController), [.private, .unowned])
            Self.values(of: plan, usedBy: ofScreen)
            members.visible(to: ofTable)
            Self.row(usedBy: ofScreen)
        }
    }

    // MARK: The table

    /// The members that both types have under the same name.
    private static let shared: Set<SwiftIdentifier> = ["source", "state", "input", "actions", "row"]

    /// Members of screens from UIKit and the support file that the code of rows uses.
    private static let inherited: Set<SwiftIdentifier> = [
        "dismiss", "isEditing", "present", "tableView", "traitCollection", "update", "view",
    ]

    @SwiftMembers private static func members(of plan: ScreenPlan, _ table: TableMembers) -> [SwiftDeclaration] {
        SourceTranslator(plan: plan).property
        Declare.initializer([.init("_ screen", .name(plan.names.viewController))], .ofSharedType) {
            Code.assign("self.screen", "screen")
        }
        SwiftDeclaration.section("Content", table.content)
        SwiftDeclaration.section("Taps", table.taps)
        SwiftDeclaration.section("Table", table.delegate)
    }

    /// The values of the screen that the code of rows uses, with their names there.
    @SwiftMembers private static func values(
        of plan: ScreenPlan,
        usedBy code: SwiftQualifier
    ) -> [SwiftDeclaration] {
        for group in plan.groups where code.used.contains(group.name.text) {
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
        if code.used.contains("actions"), ActionsTranslator(plan: plan).isNeeded {
            Declare.var("actions", .optional(.any(.name(plan.names.actions))), .private) {
                SwiftExpression("screen.actions")
            }
        }
    }

    /// The row at an index path, as in all screens.
    @SwiftMembers private static func row(usedBy code: SwiftQualifier) -> [SwiftDeclaration] {
        if code.used.contains("row") {
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

extension SwiftDeclaration {
    /// Members below a MARK comment. Omitted if there are none.
    static func section(_ title: SwiftComment, _ members: [SwiftDeclaration]) -> [SwiftDeclaration] {
        members.isEmpty ? [] : [.mark(title)] + members
    }
}

extension [SwiftDeclaration] {
    /// The members, except those that other code of the file uses, which aren't private to their type.
    fileprivate func visible(to code: SwiftQualifier) -> [SwiftDeclaration] {
        map { member in
            guard let name = member.memberName, code.used.contains(name.text) else { return member }
            return member.visibleInFile
        }
    }
}
