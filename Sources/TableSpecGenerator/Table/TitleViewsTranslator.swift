internal import TableSpecModel
internal import TableSpecSwift

/// The views of a section's header or footer: those in place of its text, or the button after it.
///
/// The table creates headers like cells, so they're configured like the cells of a prototype.
struct TitleViewsTranslator {
    /// The location of the views.
    enum Place: String, CaseIterable {
        case header, footer
    }

    let views: PrototypeViews
    private let plan: ScreenPlan
    private let section: Section
    private let place: Place
    /// The views like those of a prototype, with the elements that the title uses.
    private let prototype: Prototype
    /// The loop that creates the section.
    private let loop: Loop?
    private let standsAfterText: Bool

    /// - Returns: `nil` for a title with only a text and an image.
    init?(plan: ScreenPlan, section: Section, place: Place) {
        guard let attributes = place == .header ? section.headerAttributes : section.footerAttributes,
            let content = attributes.views
        else {
            return nil
        }
        if case .forEach(let loop, _, _) = plan.shape { self.loop = loop } else { loop = nil }
        self.plan = plan
        self.section = section
        self.place = place
        standsAfterText = attributes.content == nil
        let stem = loop?.variable.value ?? section.id.value
        let name = SwiftIdentifier(from: "\(stem) \(place.rawValue)", style: .upperCamelCase)
        var cell = Cell(at: content.range)
        cell.content = content
        var prototype = Prototype(id: Located(name.text, at: section.id.range), cell: cell, at: section.range)
        let text = place == .header ? section.header : section.footer
        let triggers = attributes.controls.map(\.segue) + content.all.flatMap { $0.effects.map(\.trigger) }
        let used = ((text?.bindings ?? []) + attributes.bindings + triggers.flatMap(\.segueBindings)).variables
        if let loop, used.contains(loop.variable.value) {
            prototype.parameters = [.init(name: loop.variable.value, type: loop.elementType)]
        }
        guard let views = PrototypeViews(prototype, in: plan.table) else { return nil }
        self.prototype = prototype
        self.views = views
    }

    /// Those of all sections, from the top.
    static func all(in plan: ScreenPlan) -> [TitleViewsTranslator] {
        guard !plan.isIndexed else { return [] }
        let sections = plan.table.sections.all.filter { $0.headerAttributes != nil || $0.footerAttributes != nil }
        return sections.flatMap { section in
            Place.allCases.compactMap { TitleViewsTranslator(plan: plan, section: section, place: $0) }
        }
    }

    /// The owner of the views, in comments.
    private var owner: SwiftComment {
        guard loop == nil else { return "the \(place.rawValue) of a section" }
        return "the \(place.rawValue) of the section “\(section.id.value)”"
    }

    /// The location of the name that the class is derived from.
    var origin: Located<String> { Located(section.id.value, at: section.range) }

    var content: ContentView? { prototype.cell.content }

    var declaration: SwiftDeclaration {
        // VoiceOver users navigate by headings.
        let heading = place == .header && !standsAfterText ? content?.firstLabel : nil
        return views.declaration(of: "The views of \(owner).", heading: heading?.range)
    }

    /// The locations that call the app.
    var sites: [TriggerSite] { TriggerSite.sites(of: prototype) { owner } }

    // MARK: Filling

    /// The closures that create and configure the views.
    func expression(in scope: ValueScope) -> SwiftExpression {
        var arguments: [SwiftArguments.Argument] = [.init(.postfixSelf(.type(.name(views.name))))]
        if standsAfterText { arguments.append(.init("afterText", true)) }
        let controls = content?.all.compactMap(\.control) ?? []
        let filling = { (owner: SwiftExpression) in
            views.filling(
                owner,
                in: scope,
                then: { action(of: $0, in: scope) },
                at: { effect(of: $0, in: scope) },
                listening: { listening(of: $0, $1, in: scope) }
            )
        }
        let closure = RowClosure(
            "views",
            bindings: (content?.all.flatMap(\.shownBindings) ?? []) + controls.compactMap(\.value),
            hasActions: controls.contains { control in
                action(of: control, in: scope) != nil || !TypingTranslator.events(of: control).isEmpty
            } || content?.all.contains { $0.gestures != nil } == true,
            writes: controls.contains(where: \.writesState) || content?.hasLateImages == true
        )
        return .shared(
            "TitleViews",
            SwiftArguments(arguments),
            trailing: filling("views").isEmpty ? nil : closure.closure(filling)
        ).using(.titleViews)
    }

    /// The action of a control, after it has changed a value of the state.
    private func action(of control: Control, in scope: ValueScope) -> SwiftClosure? {
        if let loop, let change = ElementChange(by: control, loops: [loop], in: scope) {
            return change.closure(
                then: control.action.map { action in { calling(action, in: $0, on: "actions?") } }
            )
        }
        guard let action = control.action else {
            return SegueTranslator(plan: plan).closure(following: control.segue, in: scope)
        }
        // A control that isn't a button calls the app without the element.
        guard control.kind == .button, !prototype.elements.isEmpty else {
            return ControlTranslator(control: control, scope: scope).telling(ActionsTranslator.name(of: action))
        }
        return SwiftClosure(["_"], capturing: [.weak("self")]) { calling(action, in: scope, on: "self?.actions?") }
    }

    /// The statements that run after a gesture on one of the views.
    private func effect(of trigger: Trigger, in scope: ValueScope) -> SwiftClosure? {
        if case .action(let action) = trigger {
            return SwiftClosure(["_"], capturing: [.weak("self")]) { calling(action, in: scope, on: "self?.actions?") }
        }
        return SegueTranslator(plan: plan).closure(following: trigger, in: scope, at: .view)
            ?? GestureTranslator.effect(in: plan)(trigger)
    }

    private func listening(of control: Control, _ view: SwiftExpression, in scope: ValueScope) -> [SwiftStatement] {
        TypingTranslator.events(of: control).map { event in
            let closure = SwiftClosure(capturing: [.weak("self")]) {
                calling(event.action, in: scope, on: "self?.actions?")
            }
            return ControlTranslator(control: control, scope: scope)
                .listening(view, to: event.event, calling: closure)
        }
    }

    private func calling(
        _ action: Located<String>,
        in scope: ValueScope,
        on actions: SwiftExpression
    ) -> [SwiftStatement] {
        ActionsTranslator(plan: plan).calling(action, prototype, in: scope, on: actions).statements
    }
}

extension ContentView {
    /// The first text in the views.
    fileprivate var firstLabel: ContentView? {
        all.first { view in
            if case .label = view.kind { return true }
            return false
        }
    }
}
