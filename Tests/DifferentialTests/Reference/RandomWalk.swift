import TableSpecModel
import TableSpecTestSupport

/// Random values and random actions.
struct RandomWalk {
    var random: SeededGenerator
    private let types: TypeTable

    init(seed: UInt64, types: TypeTable) {
        random = SeededGenerator(seed: seed)
        self.types = types
    }

    // MARK: Values

    /// A value of a type; elements of one collection have different identities.
    mutating func value(of type: TypeReference, number: Int = 0) -> Value {
        switch type {
        case .string, .url, .unknown: .string(text())
        case .uuid: .uuid("00000000-0000-4000-8000-00000000000\(random.number(0...9))")
        case .integer: .integer(random.number(0...9))
        case .double: .number(Double(random.number(0...72)) / 8)
        case .float: .number(Double(random.number(0...72)) / 8)
        case .decimal: .number(Double(random.number(0...72)) / 8)
        case .boolean: .boolean(random.chance(50))
        case .date: .date(secondsSince1970: Double(random.number(0...1_000_000)))
        case .image: .image(.symbol(random.pick(["star", "heart.fill", "moon"])))
        case .color: .color(.system(random.pick(Self.colors)))
        case .enumeration(let enumeration): .enumerationCase(random.pick(enumeration.cases), of: enumeration)
        case .optional(let wrapped): random.chance(40) ? .null : value(of: wrapped)
        case .array(let element): array(of: element)
        case .set(let element): set(of: element)
        case .structure(let name): record(name, number: number)
        }
    }

    private static let colors: [SystemColor] = [.systemRed, .systemGreen, .systemBlue]

    private mutating func text() -> String {
        random.pick(random.chance(15) ? RandomText.rare : RandomText.words)
    }

    private mutating func array(of element: TypeReference) -> Value {
        let count = random.pick([0, 1, 2, 3, 3, 4, 5, 30])
        let numbers = (1...40).shuffled(using: &random).prefix(count)
        return .array(numbers.map { value(of: element, number: $0) })
    }

    private mutating func set(of element: TypeReference) -> Value {
        let numbers = (1...5).filter { _ in random.chance(40) }
        return .set(numbers.map { identity(of: element, $0) })
    }

    private mutating func identity(of type: TypeReference, _ number: Int) -> Value {
        switch type {
        case .string: .string("id \(number)")
        case .integer: .integer(number)
        default: value(of: type, number: number)
        }
    }

    private mutating func record(_ name: String, number: Int) -> Value {
        let fields = (types[name]?.properties ?? []).map { property in
            let value =
                RandomSpec.identityNames.contains(property.name.value)
                ? identity(of: property.type, number) : self.value(of: property.type, number: number)
            return Value.Field(name: property.name.value, value: value)
        }
        return .record(.init(type: name, fields: fields))
    }

    /// A value of a property; what a wheel, dots or buttons of a search field show is one of what they have.
    private mutating func value(of property: Property) -> Value {
        let isLimited = ["wheel", "page", "scope"].contains { property.name.value.hasPrefix($0) }
        return isLimited ? .integer(random.number(0...2)) : value(of: property.type)
    }

    /// All values of a screen; collections are empty without data.
    mutating func values(of screen: Screen, withData: Bool) -> SampleValues {
        var values = SampleValues(of: screen, types: types)
        for property in screen.input + screen.state {
            values[property.name.value] = value(of: property)
        }
        return withData ? values : values.reduced(to: .none, of: screen, types: types)
    }

    /// Changes of a screen's state, of which half change a collection a little.
    mutating func changes(of screen: Screen, from values: SampleValues, count: Int) -> [StateChange] {
        guard !screen.state.isEmpty else { return [] }
        let updates = screen.table.updates.enumerated().compactMap { number, update -> StateChange? in
            guard case .array(let element)? = update.collection.path?.type else { return nil }
            return .update(update, inserting: value(of: element, number: 200 + number))
        }
        return updates
            + (0..<count).map { _ in
                let property = random.pick(screen.state)
                let old = values[property.name.value]
                guard case .array(let list) = old, random.chance(70) else {
                    return .set(property, value(of: property))
                }
                return .set(property, .array(edited(list, property.type)))
            }
    }

    private mutating func edited(_ list: [Value], _ type: TypeReference) -> [Value] {
        guard case .array(let element) = type else { return list }
        var list = list
        // Numbers that no element has: of two elements with one identity nobody could say which one a row shows.
        var newNumbers = (41...99).shuffled(using: &random)
        for _ in 0..<random.number(1...3) {
            switch random.number(0...3) {
            case 0 where !list.isEmpty: list.remove(at: random.number(0...list.count - 1))
            case 1:
                let number = newNumbers.removeLast()
                list.insert(value(of: element, number: number), at: random.number(0...list.count))
            case 2 where list.count > 1: list.insert(list.removeLast(), at: random.number(0...list.count - 1))
            default:
                guard let index = list.indices.randomElement(using: &random) else { continue }
                list[index] = changed(list[index], element)
            }
        }
        return list
    }

    /// The same element with another content.
    private mutating func changed(_ element: Value, _ type: TypeReference) -> Value {
        guard case .record(var record) = element, case .record(let other) = value(of: type) else {
            return value(of: type)
        }
        for index in record.fields.indices where !RandomSpec.identityNames.contains(record.fields[index].name) {
            record.fields[index].value = other.fields[index].value
        }
        return .record(record)
    }

    // MARK: Actions

    /// A next action for what is seen.
    mutating func action(on app: ReferenceApp, changes: Int) -> Action {
        let top = app.top
        let rows = top.rows
        let places = rows.indices.flatMap { section in
            rows[section].indices.map { Action.Place(section: section, row: $0) }
        }
        if app.stack.count > 1, random.chance(30) { return .goBack }
        if changes > 0, random.chance(25) {
            let (first, second) = (random.number(0...changes - 1), random.number(0...changes - 1))
            return random.chance(30) ? .changeTwice(first, second) : .change(first)
        }
        if top.barButtons.contains(where: { $0.kind == .edit }), random.chance(15) { return .edit }
        if !top.barButtons.isEmpty, random.chance(15) {
            let index = random.number(0...top.barButtons.count - 1)
            return top.barButtons[index].kind == .edit ? .edit : .tapBarButton(index)
        }
        if let action = screenAction(on: top), random.chance(15) { return action }
        guard let place = places.randomElement(using: &random) else {
            return changes > 0 ? .change(random.number(0...changes - 1)) : .goBack
        }
        if top.isEditable(place), random.chance(60) { return editing(place, of: app, places) }
        let controls = top.controls(at: place)
        guard let index = controls.indices.randomElement(using: &random), random.chance(80) else {
            return random.chance(25) ? .tapAccessory(place) : .tapRow(place)
        }
        return .use(place, index, touch(controls[index]))
    }

    private mutating func editing(_ place: Action.Place, of app: ReferenceApp, _ places: [Action.Place]) -> Action {
        if app.stack.count == 1, !app.top.isEditing, random.chance(50) {
            return app.top.barButtons.contains { $0.kind == .edit } && random.chance(60)
                ? .edit : .tapSwipeAction(place, random.number(0...2))
        }
        switch random.number(0...5) {
        case 0: return .swipeToDelete(place)
        case 1: return .tapSwipeAction(place, random.number(0...2))
        case 2: return .tapLeadingSwipeAction(place, random.number(0...1))
        case 3: return app.top.editing(at: place)?.style == .delete ? .tapMinus(place) : .tapPlus(place)
        default: return .drag(place, to: random.pick(places))
        }
    }

    /// Something that is done outside the table.
    private mutating func screenAction(on top: ScreenState) -> Action? {
        var actions: [Action] = []
        for (index, control) in top.screenControls.enumerated() { actions.append(.useView(index, touch(control))) }
        if let search = top.screen.navigationItem.search {
            actions.append(.search(random.pick(["a", "Hello"])))
            if search.scopes != nil { actions.append(.chooseScope(random.number(0...2))) }
        }
        if top.screen.table.refreshControl != nil { actions.append(.pullToRefresh) }
        return actions.randomElement(using: &random)
    }

    private mutating func touch(_ control: Control) -> Action.Touch {
        switch control.kind {
        case .switch: .toggle
        case .slider: .slide(Float(random.number(-80...80)) / 8)
        case .stepper: random.chance(50) ? .increment : .decrement
        case .segmentedControl: .tapSegment(random.number(0...2))
        case .textField where control.number != nil: .type(random.pick(["0", "7", "25"]))
        case .textField, .textView: .type(random.pick(["a", "xyz", "Hello", "é"]))
        case .datePicker: .pick(random.number(1...900) * 300)
        case .colorWell: .pickColor(random.number(0...2))
        case .pageControl, .pickerView, .menu: .turn(random.number(0...2))
        case .button, .progressView, .activityIndicator, .view, .disclosure: .tap
        }
    }
}
