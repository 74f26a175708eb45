internal import TableSpecDiagnostics
internal import TableSpecModel
internal import TableSpecSwift

/// The parts of a spec, by the names of their declarations.
///
/// A declaration that isn't listed belongs to the enclosing type: the declarations come from the generated Swift, so
/// that none can be missed, and only their descriptions and locations come from here.
struct InterfaceSubjects {
    private var subjects: [String: InterfaceSubject] = [:]

    /// - Parameter plan: The plan of the screen of the file, if it has one.
    init(of file: SpecFile, _ plan: ScreenPlan?, in index: ModelIndex) {
        for type in file.types { add(type, in: index) }
        if let plan { add(plan) }
        if let app = file.app { add(AppPlan(app, in: index)) }
    }

    /// The part of a declaration, or `nil` for a declaration of the whole module.
    func subject(of declaration: SwiftInterface.Declaration) -> InterfaceSubject? {
        if let subject = subjects[declaration.id] ?? subjects[declaration.path] { return subject }
        var scope = declaration.scope
        while !scope.isEmpty {
            if let subject = subjects[scope.joined(separator: ".")] { return subject }
            scope.removeLast()
        }
        return nil
    }

    /// The part with the name of a declaration, or of a case in the function `content(of:)` of a screen.
    subscript(name: String) -> InterfaceSubject? { subjects[name] }

    // MARK: Types

    private mutating func add(_ type: ModelType, in index: ModelIndex) {
        let place = Place(type.name, .type)
        let name = index.typeName(type.name.value).text
        add([name], place.subject)
        if let enumeration = type.enumeration {
            let details = TypeReference.enumeration(Enumeration(owner: nil, property: "", cases: enumeration.cases))
            let cases = place.subject(.property, type.name, details: details.description)
            for word in enumeration.cases { add(["\(name).\(Enumeration.caseName(word).text)"], cases) }
        }
        add(type.properties, in: name, enumerationsIn: name, of: place)
    }

    private mutating func add(
        _ properties: [Property],
        in structure: String,
        enumerationsIn outer: String,
        group: String = "",
        of place: Place
    ) {
        for property in properties {
            let details = property.type.description
            let subject = place.subject(.property, property.name, in: group, details: details)
            add(["\(structure).\(property.swiftName.text)"], subject)
            if let enumeration = property.type.inlineEnumeration, enumeration.owner == nil || group.isEmpty {
                add(["\(outer).\(enumeration.typeName.text)"], subject)
            }
        }
    }

    // MARK: Screens

    private mutating func add(_ plan: ScreenPlan) {
        let place = Place(plan.screen.name, .screen)
        let viewController = plan.names.viewController.text
        let table = plan.isSeparate ? plan.names.table.text : viewController
        add([viewController, table], place.subject)
        for group in plan.groups {
            let values = "\(viewController).\(group.type.text)"
            let subject = place.subject(.values, plan.screen.name, in: group.name.text)
            add([values, "\(viewController).\(group.name.text)", "\(viewController).init"], subject)
            let properties = plan.properties(of: group)
            add(properties, in: values, enumerationsIn: viewController, group: group.name.text, of: place)
        }
        let requirements = place.subject(.requirements, plan.screen.name)
        add([plan.names.actions.text, "\(viewController).actions"], requirements)
        for requirement in plan.requirements {
            let kind: InterfaceSubject.Kind = requirement.purpose.isDestination ? .destination : .action
            let name = Located(requirement.subject ?? requirement.place.value, at: requirement.place.range)
            add(requirement.declaration, in: plan.names.actions) { place.subject(kind, name, details: $0) }
        }
        if let result = plan.screen.result {
            let name = Located("result", at: result.range)
            add(["\(viewController).onFinish"], place.subject(.result, name, details: result.type.description))
        }
        addParts(of: plan, viewController, table, place)
    }

    /// Adds the named parts of a screen.
    ///
    /// - Parameter table: The type that contains the sections and rows.
    private mutating func addParts(
        of plan: ScreenPlan,
        _ viewController: String,
        _ table: String,
        _ place: Place
    ) {
        let features = ScreenFeatures.of(plan)
        for (name, view) in features.flatMap(\.viewNames) {
            add(["\(viewController).\(name.text)"], place.subject(.view, view))
        }
        for update in plan.table.updates {
            add(["\(viewController).\(MemberName.id(update.id.value).text)"], place.subject(.update, update.id))
        }
        for (_, segue) in plan.segueSites {
            guard let destination = segue.destination else { continue }
            let name = SegueTranslator(plan: plan).name(of: segue).text
            add(["\(viewController).\(name)"], place.subject(.destination, destination))
        }
        for section in plan.table.sections.all {
            let rows = plan.rowCases[section].flatMap { [$0.name.text, "ID.\($0.identityName.text)"] }
            let names = ["Section.\(MemberName.id(section.id.value).text)"] + rows.map { "Row.\($0)" }
            add(names.map { "\(table).\($0)" }, place.subject(.section, section.id))
        }
        for row in plan.staticRows {
            let id = MemberName.id(row.id.value).text
            let subject = place.subject(.row, row.id)
            add(["\(table).Row.\(id)", "\(table).Row.ID.\(id)"], subject)
            add(features.flatMap { $0.names(of: [row]) }.map { "\(viewController).\($0.name.text)" }, subject)
        }
        addPrototypes(of: plan, table, place)
    }

    /// Adds the classes of prototypes' views, and the cases of rows with their content.
    private mutating func addPrototypes(of plan: ScreenPlan, _ table: String, _ place: Place) {
        for prototype in plan.usedPrototypes {
            let views = PrototypeViews(prototype, in: plan.table)?.name.text
            add([views].compactMap { $0 }, place.subject(.prototype, prototype.id))
        }
        for rowCase in plan.rowCases.all {
            for (word, id) in rowCase.rows.prototypesByCase {
                guard let prototype = plan.prototypesByID[id] else { continue }
                let name = ["\(table).content", rowCase.name.text] + (word.isEmpty ? [] : [word])
                add([name.joined(separator: ".")], place.subject(.prototype, prototype.id))
            }
        }
    }

    // MARK: Apps

    private mutating func add(_ plan: AppPlan) {
        let place = Place(plan.app.name, .app)
        let controller = plan.names.controller.text
        add([controller], place.subject)
        let requirements = place.subject(.requirements, plan.app.name)
        add([plan.names.screens.text, plan.names.actions.text, "\(controller).actions"], requirements)
        for requirement in AppScreensTranslator(plan: plan).requirements {
            guard let screen = requirement.place else { continue }
            add(requirement.declaration, in: plan.names.screens) { place.subject(.destination, screen, details: $0) }
        }
        for action in [plan.app.onSelect, plan.app.onCustomize].compactMap({ $0 }) {
            let name = "\(plan.names.actions.text).\(MemberName.action(action).text)"
            add([name], place.subject(.action, action))
        }
        guard plan.hasState else { return }
        let state = place.subject(.values, plan.app.name, in: "state")
        add(["\(controller).State", "\(controller).state"], state)
        add(plan.app.state, in: "\(controller).State", enumerationsIn: controller, group: "state", of: place)
    }

    // MARK: Entries

    /// The first part with a name keeps it. Collisions are reported separately.
    private mutating func add(_ names: [String], _ subject: InterfaceSubject) {
        for name in names where subjects[name] == nil { subjects[name] = subject }
    }

    /// - Parameter subject: Creates the part from the Swift of the requirement.
    private mutating func add(
        _ requirement: SwiftDeclaration,
        in protocolName: SwiftIdentifier,
        _ subject: (String) -> InterfaceSubject
    ) {
        for declaration in SwiftInterface(requirements: [requirement], of: protocolName).declarations {
            add([declaration.id], subject(declaration.source))
        }
    }
}

extension InterfaceSubjects {
    /// A screen, an app or a type with its location in the spec.
    private struct Place {
        let name: Located<String>
        let owner: InterfaceSubject.Owner

        init(_ name: Located<String>, _ kind: InterfaceSubject.Owner.Kind) {
            self.name = name
            owner = .init(kind: kind, name: name.value)
        }

        /// The part as a whole.
        var subject: InterfaceSubject { subject(.owner, name) }

        func subject(
            _ kind: InterfaceSubject.Kind,
            _ name: Located<String>,
            in group: String = "",
            details: String = ""
        ) -> InterfaceSubject {
            InterfaceSubject(
                identity: .init(kind: kind, owner: owner, group: group, name: name.value),
                details: details,
                range: name.range
            )
        }
    }
}
