internal import TableSpecDiagnostics
internal import TableSpecModel
internal import TableSpecSwift

/// The names inside a screen: ids of sections and rows, members, and methods of the app.
enum TableNames {
    static func diagnostics(of plan: ScreenPlan) -> [Diagnostic] {
        ids(of: plan) + members(of: plan) + values(of: plan) + actions(of: plan) + views(of: plan)
    }

    /// The types that only one screen has.
    struct Types: Sendable {
        /// Those nested in its view controller.
        let nested: [SwiftIdentifier]
        /// The classes of views in its file, with their prototypes.
        let views: [(name: SwiftIdentifier, prototype: Located<String>)]
        /// The custom classes that its file names.
        let classes: [Located<String>]
    }

    static func types(of plan: ScreenPlan) -> Types {
        Types(
            nested: ["Section", "Row"] + (hidesTypeID(plan) ? ["ID"] : [])
                + plan.groups.map(\.type)
                + enumerations(of: plan).compactMap(\.type.inlineEnumeration?.typeName),
            views: plan.usedPrototypes.compactMap { prototype in
                PrototypeViews(prototype, in: plan.table).map { ($0.name, prototype.id) }
            } + TitleViews.all(in: plan).map { ($0.views.name, $0.origin) },
            classes: AppClasses.names(in: plan)
        )
    }

    /// Whether the identities of rows hide a type of the model. Rows are only looked at if there's such a type.
    private static func hidesTypeID(_ plan: ScreenPlan) -> Bool {
        plan.index.type(named: "ID") != nil && IdentityTranslator(plan: plan).needsID
    }

    private static let reservedOutlets = InheritedMembers.cell.union(PrototypeViews.reserved)

    /// Views that would hide a member of their class. In a custom cell class, they would be assigned to that member.
    private static func views(of plan: ScreenPlan) -> [Diagnostic] {
        var diagnostics: [Diagnostic] = []
        func check(_ content: ContentView?, isOfClass: Bool = false) {
            var views = NameScope(reserved: isOfClass ? reservedOutlets : PrototypeViews.reserved)
            for id in content?.all.compactMap(\.id) ?? [] {
                views.claim(SwiftIdentifier(from: id.value, style: .lowerCamelCase), for: .init("view", id))
            }
            diagnostics += views.diagnostics
        }
        for cell in plan.cells where cell.content != nil {
            check(cell.content, isOfClass: cell.className.isStated)
        }
        for title in TitleViews.all(in: plan) { check(title.content) }
        return diagnostics
    }

    private static func ids(of plan: ScreenPlan) -> [Diagnostic] {
        var sections = NameScope()
        var rows = NameScope(capacity: plan.staticRows.count)
        if case .list(let all) = plan.table.sections {
            for section in all { sections.claim(MemberName.id(section.id.value), for: .init("section", section.id)) }
        }
        for row in plan.staticRows { rows.claim(MemberName.id(row.id.value), for: .init("row", row.id)) }
        return sections.diagnostics + rows.diagnostics
    }

    private static let reservedMembers = InheritedMembers.viewController.union(ScreenFeatures.reservedNames)

    /// Controls, views and updates are members of the view controller.
    private static func members(of plan: ScreenPlan) -> [Diagnostic] {
        let reserved = plan.isSeparate ? reservedMembers.union(["table"]) : reservedMembers
        var scope = NameScope(reserved: reserved, capacity: plan.staticRows.count)
        let features = ScreenFeatures.of(plan)
        for (name, place) in features.flatMap(\.viewNames) { scope.claim(name, for: .init("view", place)) }
        for update in plan.table.updates {
            scope.claim(MemberName.id(update.id.value), for: .init("update", update.id))
        }
        var seen: Set<String> = []
        // Rows with the same id have already been reported.
        let rows = plan.staticRows.filter { seen.insert($0.id.value).inserted }
        for (name, id) in features.flatMap({ $0.names(of: rows) }) { scope.claim(name, for: .init("row", id)) }
        return scope.diagnostics
    }

    /// The types that can be nested in a screen's view controller.
    private static let nestedTypes: Set<SwiftIdentifier> = ["Section", "Row", "Input", "State", "ID"]

    private static func values(of plan: ScreenPlan) -> [Diagnostic] {
        var diagnostics: [Diagnostic] = []
        for group in plan.groups {
            var scope = NameScope()
            for property in plan.properties(of: group) {
                scope.claim(property.swiftName, for: .init("property", property.name))
                diagnostics += TypeNames.caseDiagnostics(of: property)
            }
            diagnostics += scope.diagnostics
        }
        var scope = NameScope(reserved: nestedTypes)
        for property in enumerations(of: plan) {
            guard let name = property.type.inlineEnumeration?.typeName else { continue }
            scope.claim(name, for: .init("enumeration", property.name))
        }
        return diagnostics + scope.diagnostics
    }

    /// The properties with an inline enumeration, which is nested in the table.
    private static func enumerations(of plan: ScreenPlan) -> [Property] {
        (plan.screen.input + plan.screen.state).filter { $0.type.inlineEnumeration.map { $0.owner == nil } ?? false }
    }

    /// Methods of the app that differ only in their purpose.
    private static func actions(of plan: ScreenPlan) -> [Diagnostic] {
        var scope = NameScope()
        var seen: [SwiftIdentifier: [[SwiftParameter]]] = [:]
        for requirement in plan.requirements {
            let others = seen[requirement.name, default: []]
            if others.isEmpty || others.contains(requirement.parameters) {
                scope.claim(requirement.name, for: .init(requirement.purpose.noun, requirement.place))
            }
            seen[requirement.name] = others + [requirement.parameters]
        }
        return scope.diagnostics
    }
}
