internal import TableSpecModel
internal import TableSpecSwift

/// A location in a screen where a tap or a change has an effect.
struct TriggerSite {
    let trigger: Trigger
    let event: Event
    /// The prototype whose elements are passed.
    var prototype: Prototype?
    var isBarButton = false
    /// Whether it's an insert row.
    var isInsertRow = false
    /// The additional arguments of the app's method.
    var parameters: [SwiftParameter] = []
    /// Whether the end of the app's method is awaited.
    var isAwaited = false

    /// The event at the location, for comments: "the row “Sign Out”", "is tapped".
    struct Event: Equatable {
        let subject: SwiftComment
        var verb: SwiftComment = "is tapped"

        /// Several events in one phrase.
        static func phrase(_ events: [Event]) -> SwiftComment {
            let verbs = events.map(\.verb).withoutRepetitions
            let phrases = verbs.map { verb -> SwiftComment in
                let subjects = events.filter { $0.verb == verb }.map(\.subject).withoutRepetitions
                return "\(listed(subjects)) \(verb)"
            }
            return SwiftComment(phrases, separator: ", or ")
        }

        private static func listed(_ subjects: [SwiftComment]) -> SwiftComment {
            guard subjects.count > mostSubjects else { return SwiftComment(subjects, separator: " or ") }
            let first = SwiftComment(Array(subjects.prefix(mostSubjects)), separator: " or ")
            return "\(first) or another of \(String(subjects.count)) places"
        }

        /// If there are more locations, a comment counts them: it names some locations with the same effect, not all.
        private static let mostSubjects = 12
    }
}

extension TriggerSite {
    /// The locations in the views of a section's header or footer.
    static func sites(of views: Prototype, called name: @escaping () -> SwiftComment) -> [TriggerSite] {
        CellSites(views.cell, prototype: views.elements.isEmpty ? nil : views, called: name).all
    }

    /// The locations in rows: those of the sections, then those of prototypes.
    static func sitesOfRows(in facts: ScreenFacts) -> [TriggerSite] {
        facts.table.sections.all.flatMap(sites(of:)) + facts.usedPrototypes.flatMap(sites(of:))
    }

    private static func sites(of section: Section) -> [TriggerSite] {
        let listed = Set(section.rows.compactMap(\.row?.id.value))
        return section.staticRows.flatMap { row in
            CellSites(row.cell, isInsertRow: !listed.contains(row.id.value)) {
                "the row “\(ScreenFacts.spokenName(of: row))”"
            }.all
        }
    }

    private static func sites(of prototype: Prototype) -> [TriggerSite] {
        CellSites(prototype.cell, prototype: prototype) { "a row of the prototype “\(prototype.id.value)”" }.all
    }

    /// The locations in views that aren't part of a cell.
    ///
    /// - Parameter owner: The owner of the views or their location, in comments: "of the table header view".
    static func sites(of content: ContentView, _ owner: SwiftComment) -> [TriggerSite] {
        content.all.flatMap { view in (view.control.map { sites(of: $0, owner) } ?? []) + gestureSites(of: view, owner)
        }
    }

    private static func gestureSites(of view: ContentView, _ owner: SwiftComment) -> [TriggerSite] {
        view.effects.map { gesture, trigger in
            TriggerSite(
                trigger: trigger,
                event: .init(subject: "\(gesture.subject(view)) \(owner)", verb: gesture.verb),
                parameters: gesture.parameters
            )
        }
    }

    private static func sites(of control: Control, _ owner: SwiftComment) -> [TriggerSite] {
        let subject: SwiftComment = "the \(control.spokenName) \(owner)"
        let verb: SwiftComment = control.kind == .button ? "is tapped" : "is changed"
        let trigger = control.action.map(Trigger.action) ?? control.segue
        let own = trigger.isNone ? nil : TriggerSite(trigger: trigger, event: .init(subject: subject, verb: verb))
        let typing = control.typingEvents.map { event in
            TriggerSite(trigger: .action(event.action), event: .init(subject: subject, verb: event.verb))
        }
        return [own].compactMap { $0 } + typing
    }
}

/// Finds the locations of effects in a cell: the row itself, its buttons, its controls.
private struct CellSites {
    private let cell: Cell
    private let prototype: Prototype?
    private let isInsertRow: Bool
    /// The name of the row in comments. Most rows have no effect, and need none.
    private let name: () -> SwiftComment

    init(
        _ cell: Cell,
        prototype: Prototype? = nil,
        isInsertRow: Bool = false,
        called name: @escaping () -> SwiftComment
    ) {
        self.cell = cell
        self.prototype = prototype
        self.isInsertRow = isInsertRow
        self.name = name
    }

    var all: [TriggerSite] {
        var sites: [TriggerSite] = []
        if !cell.trigger.isNone { sites.append(site(of: cell.trigger, .init(subject: name()), prototype)) }
        let accessories = cell.accessories
        for accessory in accessories where !accessory.trigger.isNone {
            let button = accessory.control == nil ? "information button" : "button"
            let subject: SwiftComment = "the \(button) of \(accessory.place.spoken(name()))"
            sites.append(site(of: accessory.trigger, .init(subject: subject), prototype))
        }
        for accessory in accessories {
            guard let control = accessory.control, let action = control.action else { continue }
            sites.append(site(of: action, of: control, in: accessory.place.spoken(name())))
        }
        let viewControls = cell.viewControls
        for control in viewControls {
            if let action = control.action { sites.append(site(of: action, of: control, in: name())) }
            if !control.segue.isNone {
                let subject: SwiftComment = "the \(control.spokenName) of \(name())"
                sites.append(site(of: control.segue, .init(subject: subject), prototype))
            }
        }
        for view in cell.gestureViews { sites += gestureSites(of: view) }
        for control in accessories.compactMap(\.control) + viewControls { sites += typingSites(of: control) }
        sites += cell.swipeActions.map { action in
            site(of: action.trigger, .init(subject: "\(action.spokenName) of \(name())"), prototype)
        }
        if cell.hasContextMenu { sites += cell.contextMenu.flatMap(\.all).compactMap(site) }
        return sites
    }

    /// The effect of an entry in the row's menu.
    private func site(of item: MenuItem) -> TriggerSite? {
        guard item.trigger.doesSomething else { return nil }
        let subject: SwiftComment = "the menu item “\(item.title?.literal ?? item.name)” of \(name())"
        return site(of: item.trigger, .init(subject: subject, verb: "is chosen"), prototype)
    }

    private func gestureSites(of view: ContentView) -> [TriggerSite] {
        view.effects.map { gesture, trigger in
            let subject: SwiftComment = "\(gesture.subject(view)) of \(name())"
            var site = site(of: trigger, .init(subject: subject, verb: gesture.verb), prototype)
            site.parameters = gesture.parameters
            return site
        }
    }

    private func typingSites(of control: Control) -> [TriggerSite] {
        control.typingEvents.map { event in
            site(
                of: .action(event.action),
                .init(subject: "the \(control.spokenName) of \(name())", verb: event.verb),
                prototype
            )
        }
    }

    private func site(of action: Located<String>, of control: Control, in name: SwiftComment) -> TriggerSite {
        let isButton = control.kind == .button
        return site(
            of: .action(action),
            .init(
                subject: "the \(control.spokenName) of \(name)",
                verb: isButton ? "is tapped" : "is changed"
            ),
            isButton || control.writesElement ? prototype : nil
        )
    }

    private func site(of trigger: Trigger, _ event: TriggerSite.Event, _ prototype: Prototype?) -> TriggerSite {
        TriggerSite(trigger: trigger, event: event, prototype: prototype, isInsertRow: isInsertRow)
    }
}

extension AccessoryPlace {
    /// The name of a cell with the accessory.
    fileprivate func spoken(_ cell: SwiftComment) -> SwiftComment {
        self == .editing ? "\(cell) in editing mode" : cell
    }
}

extension Control {
    /// The name of the control in comments, which tells the buttons of a row apart.
    var spokenName: SwiftComment {
        guard let name = self.title?.literal ?? self.accessibilityLabel?.literal else { return "\(self.kind.name)" }
        return "\(self.kind.name) “\(name)”"
    }
}

extension SwipeAction {
    /// The name of the button in comments.
    var spokenName: SwiftComment { "the swipe action “\(title.literal ?? name)”" }
}

extension BarButton {
    /// The name of the button in comments.
    var spokenName: SwiftComment {
        switch kind {
        case .system(let item): "bar button `\(item.rawValue)`"
        case .title(let title): title.literal.map { "bar button “\($0)”" } ?? "bar button with a title"
        case .image where hiddenTitle?.literal != nil: "bar button “\(hiddenTitle?.literal ?? "")”"
        case .image(.symbol(let name)), .image(.named(let name)):
            name.literal.map { "bar button with the image `\($0)`" } ?? "bar button with an image"
        case .image: "bar button with an image"
        case .view: "view in the bar"
        case .edit, .invalid: "bar button"
        }
    }
}
