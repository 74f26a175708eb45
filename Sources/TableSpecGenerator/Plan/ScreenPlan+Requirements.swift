internal import TableSpecModel
internal import TableSpecSwift

extension ScreenPlan {
    /// The methods that the app must implement, without duplicates, in the order of the locations that need them.
    func findRequirements() -> [Requirement] {
        var all: [Requirement] = []
        var places: [Requirement.Signature: Int] = [:]
        let ofRows = deletionRequirements + PrefetchTranslator(plan: self).requirements
        for requirement in sites.flatMap(requirements) + ofRows {
            if let index = places[requirement.signature] {
                all[index].events += requirement.events
                all[index].isAwaited = all[index].isAwaited && requirement.isAwaited
            } else {
                places[requirement.signature] = all.count
                all.append(requirement)
            }
        }
        return all + imageRequirements + validationRequirements + changeRequirements + viewRequirements
            + hookRequirements
    }

    // MARK: Taps

    private func requirements(of site: TriggerSite) -> [Requirement] {
        switch site.trigger {
        case .none, .toggle, .choose, .unwind, .invalid:
            return []
        case .finish(let kind):
            return kind.value == .save ? resultRequirements : []
        case .action(let action):
            let parameters = (site.prototype?.elements ?? []).map { parameter in
                SwiftParameter(named: ActionsTranslator.label(parameter), parameter.type.swiftType(in: context))
            }
            return [
                Requirement(
                    name: ActionsTranslator.name(of: action),
                    parameters: parameters + site.parameters,
                    place: action,
                    purpose: .action,
                    events: [site.event],
                    isAwaited: site.isAwaited
                )
            ]
        case .segue, .choice:
            return site.trigger.segues.flatMap { requirements(of: $0, event: site.event) }
        }
    }

    private func requirements(of segue: Segue, event: TriggerSite.Event) -> [Requirement] {
        let shown = ([segue] + segue.stack).map { showing($0, event: event) }
        return (shown + [reception(of: segue, event: event)]).compactMap { $0 }
    }

    /// The method that prepares the destination of a segue, or creates a handwritten one.
    private func showing(_ segue: Segue, event: TriggerSite.Event) -> Requirement? {
        guard let place = segue.destination else { return nil }
        if let destination = index.destination(of: segue) {
            let type = SwiftType.name(ScreenNames(destination, in: index).viewController)
            return Requirement(
                name: "prepare",
                parameters: [SwiftParameter("_ destination", type)],
                place: place,
                purpose: .preparation,
                events: [event]
            )
        }
        let values = PassedValues(by: segue, in: context)
        return Requirement(
            name: SegueTranslator.maker(of: segue),
            parameters: values.all.map { value in
                SwiftParameter(named: SwiftIdentifier(property: value.name.value), values.type(of: value))
            },
            place: place,
            purpose: .making(screen: index.external(of: segue)?.className.value ?? place.value),
            events: [event]
        )
    }

    // MARK: Results

    /// The method with which the app creates the result, or `nil` if the values contain all of it.
    private var resultRequirements: [Requirement] {
        guard let result = screen.result, result.source == .app else { return [] }
        let parameters = groups.reversed().enumerated().map { index, group in
            index == 0
                ? SwiftParameter(.init("from", group.name), names.nested(group.type))
                : SwiftParameter(named: group.name, names.nested(group.type))
        }
        return [
            Requirement(
                name: ResultTranslator.maker(of: result),
                parameters: parameters,
                place: Located(result.type.description, at: result.range),
                purpose: .makingResult(result.type.swiftType(in: context)),
                events: []
            )
        ]
    }

    /// The method that receives a result, or `nil` if the screen stores it itself.
    private func reception(of segue: Segue, event: TriggerSite.Event) -> Requirement? {
        guard let result = segue.result, let place = segue.destination, collection(receiving: segue) == nil else {
            return nil
        }
        let type = SwiftType.optional(result.swiftType(in: context))
        return Requirement(
            name: "didFinish",
            parameters: [SwiftParameter(.init(ResultTranslator.label(of: segue), "result"), type)],
            place: place,
            purpose: .reception(screen: place.value),
            events: [event]
        )
    }

    /// The collection that a result is appended to: the only one of its type that the screen edits, if only bar buttons
    /// and insert rows lead to the screen that returns it.
    func collection(receiving segue: Segue) -> Binding? {
        guard let result = segue.result else { return nil }
        let concernsRow = segueSites.contains { site, other in
            !site.begins && other.destination?.value == segue.destination?.value
        }
        guard !concernsRow else { return nil }
        let edited = dynamicRows.filter { $0.editing != nil && $0.loop.elementType == result }
        let paths = edited.compactMap(\.loop.collection.path).withoutRepetitions
        return paths.count == 1 && paths[0].root == .state ? edited[0].loop.collection : nil
    }

    // MARK: Values and views

    /// Whether the screen shows images that are loaded later.
    var hasLateImages: Bool {
        let views =
            [table.headerView?.content, table.footerView?.content, table.backgroundView].compactMap(\.self)
            + table.sections.all.flatMap(\.attributes).compactMap(\.content)
        return cells.contains(where: \.hasLateImages) || views.contains(where: \.hasLateImages)
    }

    /// The method of the app that loads an image.
    private var imageRequirements: [Requirement] {
        guard hasLateImages else { return [] }
        return [
            Requirement(
                name: "image",
                parameters: [SwiftParameter("for url", "URL")],
                place: Located("image", at: screen.name.range),
                purpose: .loadingImage,
                events: []
            )
        ]
    }

    /// The methods with which the app checks values.
    private var validationRequirements: [Requirement] {
        var all: [Requirement] = []
        for (row, _) in table.validatedRows {
            for action in row.validation.compactMap(\.action) {
                guard let path = row.validatedValue?.path else { continue }
                let property = SwiftIdentifier(property: path.steps.last?.name ?? "value")
                let requirement = Requirement(
                    name: ActionsTranslator.name(of: action),
                    parameters: [SwiftParameter(.init("_", property), path.type.swiftType(in: context))],
                    place: action,
                    purpose: .validation,
                    events: [.init(subject: "the value of the row “\(Self.spokenName(of: row))”", verb: "changes")]
                )
                if let same = all.firstIndex(where: { $0.name == requirement.name && $0.types == requirement.types }) {
                    all[same].events += requirement.events
                } else {
                    all.append(requirement)
                }
            }
        }
        return all
    }

    /// The methods that are called when the state changes.
    private var changeRequirements: [Requirement] {
        screen.onChange.compactMap { event in
            guard let property = screen.state.first(where: { $0.name.value == event.property.value }) else {
                return nil
            }
            let type = property.type.swiftType(in: context)
            let label = SwiftIdentifier(from: event.property.value, style: .lowerCamelCase)
            return Requirement(
                name: ActionsTranslator.name(of: event.action),
                parameters: [SwiftParameter(named: label, type), SwiftParameter("oldValue", type)],
                place: event.action,
                purpose: .change(of: event.property.value),
                events: []
            )
        }
    }

    /// The methods with which the app creates custom views, one for each class.
    private var viewRequirements: [Requirement] {
        var made: [String: Int] = [:]
        var all: [Requirement] = []
        for (view, place) in placedViews {
            guard case .custom(let name) = view.content else { continue }
            let isAlone = !place.isColumn && made[name.value] == nil
            let requirement = Requirement(
                name: ScreenViewTranslator.maker(of: name),
                parameters: [],
                place: name,
                purpose: .makingView(place: isAlone ? place.spokenView : "view `\(name.value)`"),
                events: []
            )
            if let index = made[name.value] {
                all[index] = requirement
            } else {
                made[name.value] = all.count
                all.append(requirement)
            }
        }
        return all
    }

    // MARK: Hooks

    private var hookRequirements: [Requirement] {
        screen.hooks.map { hook in
            Requirement(
                name: SwiftIdentifier(from: hook.value.rawValue, style: .lowerCamelCase),
                parameters: parameters(of: hook.value),
                place: Located(hook.value.rawValue, at: hook.range),
                purpose: .hook(hook.value),
                events: []
            )
        }
    }

    private func parameters(of hook: Hook) -> [SwiftParameter] {
        let row = names.nested("Row")
        let viewController = SwiftParameter("_ viewController", .name(names.viewController))
        return switch hook {
        case .configure, .willDisplay: [.init("_ cell", "UITableViewCell"), .init("for row", row)]
        case .didEndDisplaying: [.init("_ cell", "UITableViewCell")]
        case .heightForRow, .shouldHighlight, .willSelect, .didSelect, .didDeselect, .accessoryButtonTapped:
            [.init("_ row", row)]
        case .viewDidLoad: [viewController]
        case .viewWillAppear, .viewDidAppear, .viewWillDisappear, .viewDidDisappear:
            [viewController, .init("animated", "Bool")]
        case .setEditing: [viewController, .init("editing", "Bool"), .init("animated", "Bool")]
        }
    }
}

extension TriggerSite {
    /// Whether a tap begins something new, rather than affecting an existing row.
    fileprivate var begins: Bool { isBarButton || isInsertRow }
}
