import TableSpecModel

/// The reference: how an app of generated screens must behave, expressed in values only.
///
/// It knows the resolved model and the language's rules, and nothing of the generated code or of UIKit's tables.
struct ReferenceApp {
    /// The screens and the types that the specs declare.
    private let screens: [String: Screen]
    private let types: TypeTable
    /// What the app's code can set, by the numbers of `Action.change`.
    private let changes: [StateChange]
    /// What the app changes when it hears that a row is shown, once.
    private var changeOnDisplay: Int?
    /// The screens from the first to the one that is seen.
    private(set) var stack: [ScreenState]
    /// The methods of the app that were called during the last action.
    var calls: [String] = []
    /// Whether the last action, if it was a change by the app, changed which rows there are.
    private(set) var structure: [String] = []

    init(
        _ model: SpecModel,
        screen: Screen,
        values: SampleValues,
        changes: [StateChange],
        changeOnDisplay: Int?
    ) {
        screens = Dictionary(model.screens.map { ($0.name.value, $0) }, uniquingKeysWith: { first, _ in first })
        types = model.typesByName
        self.changes = changes
        self.changeOnDisplay = changeOnDisplay
        stack = [ScreenState(screen, values)]
        showRows()
    }

    /// The screen that is seen.
    var top: ScreenState {
        get { stack[stack.count - 1] }
        set { stack[stack.count - 1] = newValue }
    }

    /// Does what an action does; one for which there is nothing to touch does nothing.
    mutating func apply(_ action: Action) {
        calls = []
        let before = stack.count == 1 ? top.structure : nil
        perform(action)
        showRows()
        structure = []
        guard case .change = action, let before else { return }
        structure = before == top.structure ? ["structure kept", "selection kept"] : ["structure changed"]
    }

    /// The app changes the state from the hook of the first row that is shown.
    private mutating func showRows() {
        guard let number = changeOnDisplay, stack.count == 1, top.rows.contains(where: { !$0.isEmpty }) else { return }
        changeOnDisplay = nil
        change(number)
    }

    private mutating func perform(_ action: Action) {
        switch action {
        case .tapRow(let place): tapRow(place)
        case .tapAccessory(let place): tapAccessory(place)
        case .use(let place, let index, let touch):
            let controls = top.controls(at: place)
            if controls.indices.contains(index) { use(controls[index], touch, at: place) }
        case .useView(let index, let touch):
            let controls = top.screenControls
            if controls.indices.contains(index) { use(controls[index], touch, at: nil) }
        case .search(let text): search(text, scope: nil)
        case .chooseScope(let index): search(nil, scope: index)
        case .pullToRefresh: pullToRefresh()
        case .tapBarButton(let index): tapBarButton(index)
        case .edit: toggleEditing()
        case .swipeToDelete(let place): swipeFully(place)
        case .tapSwipeAction(let place, let index): tapSwipeAction(place, index)
        case .tapLeadingSwipeAction(let place, let index): tapLeadingSwipeAction(place, index)
        case .tapMinus(let place): if top.isEditing { delete(place) }
        case .tapPlus(let place): tapPlus(place)
        case .drag(let place, let destination): drag(place, to: destination)
        case .goBack: if stack.count > 1 { stack.removeLast() }
        case .change(let number): change(number)
        case .changeTwice(let first, let second):
            change(first)
            change(second)
        }
    }

    private mutating func change(_ number: Int) {
        switch changes[number] {
        case .set(let property, let value): stack[0].values.properties[property.name.value] = value
        case .update(let update, let element):
            let list = stack[0].values.list(update.collection)
            guard !list.contains(element) else { return }
            stack[0].values.set(update.collection, to: .array([element] + list.dropLast()))
        }
    }

    // MARK: Taps

    private mutating func tapRow(_ place: Action.Place) {
        guard let row = top[place], top.canSelect(at: place), top.isInteractive(row) else { return }
        let tells = tells(.didSelect)
        if case .element(let element, _, let rows, _) = row, let selection = rows.selection {
            choose(element.identity, selection)
        }
        run(top.cell(of: row)?.trigger ?? .none, top.values(of: row))
        if tells { calls.append("didSelect") }
    }

    /// Whether the app, which only the first screen has, takes part in something.
    private func tells(_ hook: Hook) -> Bool { stack.count == 1 && top.screen.hooks.contains { $0.value == hook } }

    private mutating func toggleEditing() {
        top.isEditing.toggle()
        if tells(.setEditing) { calls.append("setEditing") }
    }

    private mutating func choose(_ identity: Value, _ selection: SelectionList) {
        switch (selection.mode.value, top.values[selection.value]) {
        case (.exclusive, _):
            top.values.set(selection.value, to: identity)
        case (.inclusive, .set(let chosen)):
            let others = chosen.filter { $0 != identity }
            let isChosen = others.count < chosen.count
            let limits = (selection.minimum?.constant ?? 0)...(selection.maximum?.constant ?? .max)
            let new = isChosen ? others : chosen + [identity]
            if isChosen ? new.count >= limits.lowerBound : new.count <= limits.upperBound {
                top.values.set(selection.value, to: .set(new))
            }
        default: break
        }
    }

    private mutating func tapAccessory(_ place: Action.Place) {
        guard let row = top[place], top.isInteractive(row), case .type(let type)? = top.accessory(at: place),
            [.detailButton, .detailDisclosureButton].contains(type)
        else { return }
        let tells = tells(.accessoryButtonTapped)
        run(top.detailTrigger(at: place), top.values(of: row))
        if tells { calls.append("accessoryButtonTapped") }
    }

    private mutating func tapBarButton(_ index: Int) {
        let buttons = top.barButtons
        guard buttons.indices.contains(index), top.isEnabled(buttons[index]) else { return }
        if buttons[index].kind == .edit { toggleEditing() }
        if case .view(let view) = buttons[index].kind, let control = view.control { use(control, .tap, at: nil) }
        run(buttons[index].trigger, top.values)
    }

    private mutating func tapPlus(_ place: Action.Place) {
        guard top.isEditing, top.editing(at: place)?.style == .insert, let row = top[place] else { return }
        run(top.cell(of: row)?.trigger ?? .none, top.values)
    }

    /// Does what a trigger says.
    mutating func run(_ trigger: Trigger, _ values: Values) {
        switch trigger {
        case .none, .choose, .open, .invalid: break
        case .action(let name): call(name)
        case .toggle(let value): toggle(value, values)
        case .segue(let segue): show(segue, values)
        case .choice(let choice):
            guard let word = values[choice.value].caseName else { return }
            if let chosen = choice.cases.first(where: { $0.name.value == word }) { show(chosen.segue, values) }
        case .unwind(let unwind): goBack(to: unwind.destination?.value ?? "")
        case .finish(let kind): finish(kind.value)
        }
    }

    /// Goes back to the nearest earlier screen of a name.
    private mutating func goBack(to name: String) {
        guard let place = stack.dropLast().lastIndex(where: { $0.screen.name.value == name }) else { return }
        stack.removeSubrange((place + 1)...)
    }

    /// Calls the app, which only the first screen has.
    mutating func call(_ action: Located<String>) {
        if stack.count == 1 { calls.append(action.value) }
    }

    // MARK: Screens

    private mutating func show(_ segue: Segue, _ values: Values) {
        guard let name = segue.destination?.value, let screen = screens[name] else { return }
        var shown = ScreenState(screen, initialValues(of: screen))
        for passed in segue.pass {
            shown.values.properties[passed.name.value] =
                if let constant = passed.constant {
                    constant
                } else if let binding = passed.value.soleBinding {
                    values[binding]
                } else {
                    .string(values.text(passed.value) ?? "")
                }
        }
        shown.isPresented = segue.kind.value == .presentModally
        if let result = segue.result {
            shown.receiver = receiver(of: result)
            shown.reportsResult = shown.receiver == nil
        }
        stack.append(shown)
    }

    /// The values that a screen has before anything is passed to it.
    private func initialValues(of screen: Screen) -> SampleValues {
        var values = SampleValues(of: screen, types: types)
        for property in screen.state {
            values[property.name.value] = property.defaultValue ?? property.type.emptyValue ?? .null
        }
        return values
    }

    /// The only collection of the type that the screen edits.
    private func receiver(of result: TypeReference) -> Binding? {
        let edited = top.screen.table.dynamicRows.filter { $0.editing != nil && $0.loop.elementType == result }
        let paths = Set(edited.compactMap(\.loop.collection.path))
        return paths.count == 1 && paths.first?.root == .state ? edited[0].loop.collection : nil
    }

    private mutating func finish(_ kind: FinishKind) {
        guard stack.count > 1 else { return }
        // No app creates what the values don't contain, so the screen stays.
        if kind == .save, top.screen.result?.source == .app {
            return
        }
        let form = stack.removeLast()
        if form.reportsResult { calls.append("didFinish") }
        guard kind == .save, let receiver = form.receiver, let result = made(by: form) else { return }
        top.values.set(receiver, to: .array(top.values.list(receiver) + [result]))
    }

    /// The result of a screen: its properties of the same names, else defaults.
    private func made(by form: ScreenState) -> Value? {
        guard case .structure(let name)? = form.screen.result?.type, let type = types[name] else { return nil }
        let own = Set((form.screen.state + form.screen.input).map(\.name.value))
        let fields = type.properties.map { property in
            let name = property.name.value
            let value = own.contains(name) ? form.values.properties[name] : property.defaultValue ?? .null
            return Value.Field(name: name, value: value)
        }
        return .record(.init(type: name, fields: fields))
    }
}

extension ScreenState {
    /// The bar buttons from left to right, as the spec lists them.
    var barButtons: [BarButton] { screen.barButtons }

    func isEnabled(_ button: BarButton) -> Bool {
        switch button.enabled.value {
        case .editing: isEditing
        case .notEditing: !isEditing
        case nil: true
        }
    }
}

extension Double {
    func clamped(to limits: ClosedRange<Double>) -> Double { min(max(self, limits.lowerBound), limits.upperBound) }
}
