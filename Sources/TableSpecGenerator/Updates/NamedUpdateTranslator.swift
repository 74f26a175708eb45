internal import TableSpecModel
internal import TableSpecSwift

/// The methods with which the app's code deletes, inserts and moves elements in one batch.
///
/// A method makes one change of the state, and specifies the change of the table, which it knows better than a
/// comparison.
struct NamedUpdateTranslator: ScreenFeature {
    let plan: ScreenPlan

    @SwiftMembers var changes: [SwiftDeclaration] {
        for method in plan.table.updates.compactMap({ NamedUpdateMethod($0, in: plan) }) { method.declaration }
    }
}

/// The method of one named update.
private struct NamedUpdateMethod {
    private let plan: ScreenPlan
    private let update: TableUpdate
    private let section: Section
    private let rows: DynamicRows
    /// The loop of the sections, or `nil` if a collection has the rows of one section.
    private let sectionLoop: Loop?

    /// - Returns: `nil` for an update that has been diagnosed.
    init?(_ update: TableUpdate, in plan: ScreenPlan) {
        guard let (section, rows, sectionLoop) = plan.table.rows(of: update) else { return nil }
        self.plan = plan
        self.update = update
        self.section = section
        self.rows = rows
        self.sectionLoop = sectionLoop
    }

    var declaration: SwiftDeclaration {
        Declare.func(
            MemberName.id(update.id.value),
            SwiftParameters(parameters.map(\.declaration)),
            documentation: documentation
        ) {
            Code.var("elements", collection)
            changeOfElements
            if sectionComesAndGoes { Code.let("section", presentSection) }
            if let list = rows.listNumber {
                let rows = SwiftExpression.call("source.list", ["_": .integer(list), "inSection": sectionIndex])
                Code.let("top", rows.using(.lists).dot("lowerBound"))
            }
            SwiftExpression.call(
                "source.performing",
                [
                    "_": .closure(["tableView"]) { changeOfTable },
                    "during": .closure { Code.assign(collection, "elements") },
                ]
            ).using(.performing)
        }
    }

    private var documentation: SwiftComment {
        let name = update.collection.names.last?.value ?? "elements"
        return """
            Changes the \(name) and their \(sectionLoop == nil ? "rows" : "sections and rows") in one batch update.

            Deletions use positions before the update, insertions use positions after it.
            """
    }

    private var collection: SwiftExpression { plan.scope.value(of: update.collection) }

    // MARK: Parameters

    private struct Parameter {
        let label: SwiftIdentifier
        let name: SwiftIdentifier
        let type: SwiftType

        /// Only what the caller specifies changes.
        var declaration: SwiftParameter {
            var none = SwiftExpression.array([])
            if case .dictionary = type { none = .dictionary([]) }
            return SwiftParameter(.init(label, name), type, default: none)
        }
    }

    private var parameters: [Parameter] {
        var all: [(isNeeded: Bool, parameter: Parameter)] = []
        if let loop = sectionLoop {
            let section = loop.elementType.swiftType(in: plan.context)
            let sections = SwiftType.dictionary(key: "Int", value: section)
            all = [
                (deletesSections, Parameter(label: "deletingSections", name: "deletedSections", type: "IndexSet")),
                (insertsSections, Parameter(label: "insertingSections", name: "insertedSections", type: sections)),
            ]
        }
        let elements = SwiftType.dictionary(key: place, value: element)
        let places = SwiftType.dictionary(key: place, value: place)
        all += [
            (deletes, Parameter(label: "deletingRows", name: "deleted", type: .generic("Set", [place]))),
            (inserts, Parameter(label: "insertingRows", name: "inserted", type: elements)),
            (moves, Parameter(label: "movingRows", name: "moved", type: places)),
        ]
        return all.filter(\.isNeeded).map(\.parameter)
    }

    /// The type of a row's position: its index, or its index path.
    private var place: SwiftType { sectionLoop == nil ? "Int" : "IndexPath" }

    private var element: SwiftType { rows.loop.elementType.swiftType(in: plan.context) }

    private var deletes: Bool { update.deleteRows.value != nil }
    private var inserts: Bool { update.insertRows.value != nil }
    private var moves: Bool { update.moveRows.value == true }
    private var deletesSections: Bool { update.deleteSections.value != nil }
    private var insertsSections: Bool { update.insertSections.value != nil }

    // MARK: The state

    /// Removes elements from the last to the first, then inserts elements from the first to the last.
    @SwiftBody private var changeOfElements: [SwiftStatement] {
        if moves {
            if inserts {
                Code.var("arriving", "inserted")
            } else {
                Code.var("arriving", type: .dictionary(key: place, value: element), .dictionary([]))
            }
            Code.for(.tuple([.binding("place"), .binding("destination")]), in: "moved") {
                Code.assign(SwiftExpression.name("arriving").at("destination"), list.at(row))
            }
        }
        if let leaving {
            Code.for(
                .binding("place"),
                in: leaving.calling("sorted", ["by": .closure { SwiftExpression.binary("$0", .greater, "$1") }])
            ) {
                list.calling("remove", ["at": row])
            }
        }
        if deletesSections {
            Code.for(.binding("section"), in: .call("deletedSections.reversed")) {
                Code.call("elements.remove", ["at": "section"])
            }
        }
        if insertsSections {
            Code.for(.tuple([.binding("section"), .binding("element")]), in: Self.sorted("insertedSections")) {
                Code.call("elements.insert", ["_": "element", "at": "section"])
            }
        }
        if inserts || moves {
            Code.for(
                .tuple([.binding("place"), .binding("element")]),
                in: Self.sorted(moves ? "arriving" : "inserted")
            ) {
                list.calling("insert", ["_": "element", "at": row])
            }
        }
    }

    /// The moved rows.
    private var leaving: SwiftExpression? {
        switch (deletes, moves) {
        case (true, true): .call("deleted.union", ["moved.keys"])
        case (true, false): "deleted"
        case (false, true): "moved.keys"
        case (false, false): nil
        }
    }

    /// The elements of the row's list.
    private var list: SwiftExpression {
        guard let loop = sectionLoop else { return "elements" }
        let owner = SwiftExpression.name("elements").at("place.section")
        return ValueScope(elements: [loop.variable.value: owner]).value(of: rows.loop.collection)
    }

    private var row: SwiftExpression { sectionLoop == nil ? "place" : "place.row" }

    private static func sorted(_ dictionary: SwiftIdentifier) -> SwiftExpression {
        .call(
            .member(.name(dictionary), "sorted"),
            ["by": .closure { SwiftExpression.binary("$0.key", .less, "$1.key") }]
        )
    }

    // MARK: The table view

    @SwiftBody private var changeOfTable: [SwiftStatement] {
        if let animation = update.deleteSections.value {
            Code.call("tableView.deleteSections", ["_": "deletedSections", "with": animation.member])
        }
        if let animation = update.insertSections.value {
            let places = SwiftExpression.call("IndexSet", ["insertedSections.keys"])
            Code.call("tableView.insertSections", ["_": places, "with": animation.member])
        }
        if let animation = update.deleteRows.value {
            Code.call("tableView.deleteRows", ["at": paths("deleted"), "with": animation.member])
        }
        if let animation = update.insertRows.value {
            Code.call("tableView.insertRows", ["at": paths("inserted.keys"), "with": animation.member])
        }
        if moves {
            Code.for(.tuple([.binding("place"), .binding("destination")]), in: "moved") {
                Code.call("tableView.moveRow", ["at": path("place"), "to": path("destination")])
            }
        }
    }

    private func paths(_ places: SwiftExpression) -> SwiftExpression {
        let sorted = places.calling("sorted")
        return sectionLoop == nil ? sorted.calling("map", trailing: SwiftClosure { path("$0") }) : sorted
    }

    private func path(_ place: SwiftExpression) -> SwiftExpression {
        guard sectionLoop == nil else { return place }
        let row = rows.listIndex == nil ? place : .binary("top", .add, place)
        return .call("IndexPath", ["row": row, "section": sectionIndex])
    }

    /// Whether previous sections appear and disappear, so that the index of this one changes.
    private var sectionComesAndGoes: Bool { sectionLoop == nil && sectionsBefore.contains { $0.visible != nil } }

    private var sectionsBefore: ArraySlice<Section> {
        guard case .sections(let sections) = plan.shape else { return [] }
        return sections.prefix { $0.id.value != section.id.value }
    }

    private var presentSection: SwiftExpression {
        let isThis = SwiftExpression.binary("$0.id", .equal, .implicit(MemberName.id(section.id.value)))
        return .coalescing(.call("source.content.parts.firstIndex", ["where": .closure { isThis }]), 0)
    }

    private var sectionIndex: SwiftExpression { sectionComesAndGoes ? "section" : .integer(sectionsBefore.count) }
}
