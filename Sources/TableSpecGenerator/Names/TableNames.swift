internal import TableSpecDiagnostics
internal import TableSpecModel
internal import TableSpecSwift

/// The names inside a table: ids of sections and rows, members, methods that the app has.
enum TableNames {
    static func diagnostics(of plan: ScreenPlan) -> [Diagnostic] {
        ids(of: plan) + members(of: plan) + prototypes(of: plan) + values(of: plan) + actions(of: plan)
            + customCells(of: plan)
    }

    /// The types that are nested in a table.
    static func nestedTypes(of plan: ScreenPlan) -> [SwiftIdentifier] {
        var names = plan.groups.map(\.type) + (plan.picksDurations ? [CountDownPickerTranslator.name] : [])
        names += enumerations(of: plan).compactMap(\.type.enumeration?.typeName)
        switch plan.shape {
        case .sections: names += plan.hasSectionIDs ? ["Section", "Row"] : ["Row"]
        case .rows: names += plan.keepsRows ? ["Row"] : []
        case .elements(_, let rows), .indexed(let rows, _), .forEach(_, _, let rows):
            names += plan.namesRows || rows.choosesByElement && rows.loop.identityType != nil ? ["Row"] : []
        }
        return (names + cellClasses(of: plan).filter { $0.custom.content != nil }.map(\.custom.name)).withoutRepetitions
    }

    /// The classes of custom cells, with the places of their rows and prototypes.
    private static func cellClasses(of plan: ScreenPlan) -> [(custom: CustomCell, origin: NameScope.Origin)] {
        plan.table.staticRows.compactMap { row in CustomCell(row).map { ($0, .init("row", row.id)) } }
            + plan.usedPrototypes.compactMap { prototype in
                CustomCell(prototype).map { ($0, .init("prototype", prototype.id)) }
            }
    }

    /// The types that are named inside of a table.
    private static let typesOfTables = StandardTypes.used.union(["Input", "Row", "Section", "State"])

    /// Classes of one name, and views that would hide something that a cell has from UIKit.
    private static func customCells(of plan: ScreenPlan) -> [Diagnostic] {
        var classes = NameScope(reserved: typesOfTables.union([CountDownPickerTranslator.name]))
        var diagnostics: [Diagnostic] = []
        for (custom, origin) in cellClasses(of: plan) {
            guard let content = custom.content else { continue }
            classes.claim(custom.name, for: origin)
            var views = NameScope(reserved: CustomCell.inherited)
            for id in content.all.compactMap(\.id) {
                views.claim(SwiftIdentifier(from: id.value, style: .lowerCamelCase), for: .init("view", id))
            }
            diagnostics += views.diagnostics
        }
        return classes.diagnostics + diagnostics
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

    /// Cells, controls and collections are properties of the table.
    private static func members(of plan: ScreenPlan) -> [Diagnostic] {
        let reserved = NamedUpdateTranslator(plan: plan).reserved
        var scope = NameScope(reserved: reserved, capacity: plan.staticRows.count)
        for collection in plan.collections.all {
            guard let name = collection.binding.names.last else { continue }
            scope.claim(collection.name, for: .init("collection", name))
        }
        for member in ScreenViewTranslator(plan: plan).all {
            let place = Located(member.spokenName.text, at: member.view.range)
            scope.claim(member.name, for: .init("view", place))
        }
        for update in plan.table.updates {
            scope.claim(MemberName.id(update.id.value), for: .init("update", update.id))
        }
        for row in plan.staticRows {
            let cell = MemberName.cell(row)
            // Rows with one id have been reported as such.
            guard scope.place(of: cell)?.noun != "row" else { continue }
            scope.claim(cell, for: .init("row", row.id))
            for accessory in row.cell.accessories {
                guard let control = accessory.control else { continue }
                scope.claim(MemberName.control(control, in: accessory.place, of: row), for: .init("row", row.id))
            }
        }
        return scope.diagnostics
    }

    private static func prototypes(of plan: ScreenPlan) -> [Diagnostic] {
        var scope = NameScope()
        for prototype in plan.usedPrototypes {
            scope.claim(MemberName.configuring(prototype.id.value), for: .init("prototype", prototype.id))
        }
        return scope.diagnostics
    }

    private static func values(of plan: ScreenPlan) -> [Diagnostic] {
        var diagnostics: [Diagnostic] = []
        for group in plan.groups {
            var scope = NameScope()
            for property in plan.properties(of: group) {
                scope.claim(property.swiftName, for: .init("property", property.name))
                diagnostics += TypeNames.wordDiagnostics(of: property)
            }
            diagnostics += scope.diagnostics
        }
        var scope = NameScope(reserved: ["Section", "Row", "Input", "State"])
        for property in enumerations(of: plan) {
            guard let name = property.type.enumeration?.typeName else { continue }
            scope.claim(name, for: .init("enumeration", property.name))
        }
        return diagnostics + scope.diagnostics
    }

    /// The properties that declare an enumeration, which is nested in the table.
    private static func enumerations(of plan: ScreenPlan) -> [Property] {
        (plan.screen.input + plan.screen.state).filter { $0.type.enumeration.map { $0.owner == nil } ?? false }
    }

    /// Methods of the app that differ in nothing but their purpose.
    private static func actions(of plan: ScreenPlan) -> [Diagnostic] {
        var scope = NameScope()
        var seen: [SwiftIdentifier: [[SwiftParameter]]] = [:]
        for requirement in plan.requirements {
            let others = seen[requirement.name, default: []]
            if others.isEmpty || others.contains(requirement.parameters) {
                scope.claim(requirement.name, for: .init(requirement.noun, requirement.place))
            }
            seen[requirement.name] = others + [requirement.parameters]
        }
        return scope.diagnostics
    }
}

extension Requirement {
    fileprivate var noun: String {
        switch purpose {
        case .action: "action"
        case .makingResult: "result"
        case .hook: "hook"
        case .makingView: "class"
        case .confirmation: "confirmation"
        case .preparation, .making, .reception: "segue to"
        }
    }
}
