internal import TableSpecModel
internal import TableSpecSwift

/// The views of a custom static row, or of a view above or below all rows, as properties of the screen.
struct StoredViews {
    let views: CustomViews
    /// The owner of the views or their location, in comments: "of the row “Name”", "above the table".
    private let owner: SwiftComment
    /// The property of a view that contains all others.
    private var rootName: SwiftIdentifier
    private var rootDocumentation: SwiftComment
    private let stack: StackTranslator
    /// The row that contains the views.
    private var row: Row?
    /// Whether one view contains all others.
    private let hasRoot: Bool

    /// The views of a row; `nil` for a row of one of UIKit's styles, or of a class that creates them.
    private init?(_ row: Row, in table: Table) {
        guard row.ownContent != nil, let content = row.cell.views(in: table) else { return nil }
        let owner: SwiftComment = "of the row “\(ScreenFacts.spokenName(of: row))”"
        self.init(content, of: row.id.value, called: owner, avoiding: Set(row.controlNames))
        self.row = row
        rootName = MemberName.member(row.id.value, "View")
        rootDocumentation = "The view \(owner)."
    }

    /// The views of a view outside the rows.
    ///
    /// - Parameters:
    ///   - id: The prefix of the properties' names.
    ///   - owner: The owner of the views or their location, in comments: "of the table header view".
    ///   - placesSubviews: Whether the subviews are placed separately, each with its name. The content is then only the
    ///     stack or the layers that contain them in the order of the spec.
    ///   - taken: The names of other properties of the screen.
    init(
        _ content: ContentView,
        of id: String,
        called owner: SwiftComment,
        placesSubviews: Bool = false,
        avoiding taken: Set<SwiftIdentifier> = []
    ) {
        self.owner = owner
        rootName = MemberName.member(id, "ContentView")
        rootDocumentation = "The content \(owner)."
        views = CustomViews(content, avoiding: [], roots: placesSubviews ? content.subviews : []) { name in
            let property = Self.property(name, of: id)
            return taken.contains(property)
                ? SwiftIdentifier(from: property.text, style: .lowerCamelCase, avoiding: taken) : property
        }
        stack = StackTranslator(views, in: ValueScope())
        hasRoot = !placesSubviews
    }

    /// `guestsCountStepper`, or `volumeSlider` if the name already contains that of the row.
    private static func property(_ name: SwiftIdentifier, of rowID: String) -> SwiftIdentifier {
        let id = MemberName.id(rowID).text
        guard !name.text.lowercased().hasPrefix(id.lowercased()) else { return name }
        return MemberName.member(rowID, name.text.prefix(1).uppercased() + name.text.dropFirst())
    }

    /// The view that fills the row: the stack that contains all others, or the only view.
    var root: SwiftIdentifier { stack.rootOutlet?.name ?? rootName }

    /// The properties that contain the views.
    var names: [SwiftIdentifier] { stack.outlets.map(\.name) + (hasRoot && stack.rootOutlet == nil ? [root] : []) }

    /// The outermost views as layers, each at its position.
    var layers: [SwiftExpression] { stack.layers }

    /// The outermost views, arranged vertically.
    var arranged: [SwiftExpression] { stack.arranged }

    /// The widths that are fractions of another view's.
    func parts(of whole: SwiftExpression) -> [SwiftStatement] { stack.parts(of: whole) }

    /// The properties with their content.
    var outlets: [(name: SwiftIdentifier, view: ContentView)] { stack.outlets.map { ($0.name, $0.view) } }

    /// The property of one of the views.
    func name(of view: ContentView) -> SwiftIdentifier? {
        stack.outlets.first { $0.view.range == view.range && $0.view.isContainer == view.isContainer }?.name
    }

    /// The VoiceOver name of a control that fills the row alone.
    var rootLabel: TextTemplate? {
        stack.rootOutlet.flatMap { $0.view.control == nil ? nil : views.spokenName(of: $0.view) }
    }

    /// - Parameters:
    ///   - action: The effect of a control in addition to changing its value.
    ///   - effect: The effect of a gesture.
    ///   - access: The access level of the view that contains all others.
    @SwiftMembers func members(
        then action: (Control) -> SwiftClosure?,
        at effect: @escaping GestureTranslator.Effect,
        access: SwiftModifiers = .private
    ) -> [SwiftDeclaration] {
        for outlet in stack.outlets {
            Declare.var(
                outlet.name,
                nil,
                outlet.isOfModuleClass ? [.privateSet, .lazy, .keepsInternal] : [.privateSet, .lazy],
                value: creation(of: outlet, then: action).setting {
                    GestureTranslator(view: outlet.view, scope: ValueScope()).statements(on: $0, calling: effect)
                }.expression,
                documentation: "The \(outlet.view.kindName) \(owner)."
            )
        }
        if hasRoot, stack.rootOutlet == nil {
            Declare.var(
                root,
                nil,
                access.union(.lazy),
                value: stack.root,
                documentation: rootDocumentation
            )
        }
    }

    private func creation(of outlet: CustomViews.Outlet, then action: (Control) -> SwiftClosure?) -> ConfiguredView {
        let made = stack.creation(of: outlet, then: outlet.view.control.flatMap(action))
        guard let row, let control = outlet.view.control else { return made }
        return made.setting { row.leaving($0, control) }
    }

    /// Updates the views when the values change.
    var reactions: [Reaction] {
        stack.outlets.flatMap { outlet -> [Reaction] in
            let view = SwiftExpression.name(outlet.name)
            let spoken = views.spokenName(of: outlet.view)
            let bindings = outlet.view.shownBindings + (spoken?.bindings ?? [])
            let own = Reaction(
                bindings,
                outlet.updates(on: view, in: ValueScope(), label: spoken)
                    + GestureTranslator(view: outlet.view, scope: ValueScope()).naming(view),
                comparesState: false
            )
            let control = outlet.view.control.map { ControlTranslator(control: $0, scope: ValueScope()) }
            return (control?.updates(on: view) ?? []) + [own]
        }
    }

    /// The bindings that the height of the row depends on.
    var heightBindings: [Binding] { heightBindingsOfOthers + growingTextViews.map(\.value) }

    /// The bindings that the height of the row depends on, except those of its text views, which detect height changes
    /// themselves.
    var heightBindingsOfOthers: [Binding] {
        views.content.all.flatMap { view -> [Binding] in
            let own: [Binding] =
                switch view.kind {
                case .label(let label): label.text?.bindings ?? []
                case .app(let view): view.bindings
                default: []
                }
            return own + (view.visible?.bindings ?? [])
        }
    }

    /// The self-sizing text views, with their content.
    var growingTextViews: [(name: SwiftIdentifier, value: Binding)] {
        outlets.compactMap { name, view in
            guard let control = view.control, control.kind == .textView, view.height.value == nil else { return nil }
            return control.value.map { (name, $0) }
        }
    }
}

extension StoredViews {
    /// The views that the screen owns, by the ids of their rows.
    static func all(in facts: ScreenFacts) -> [String: StoredViews] {
        let rows = facts.staticRows.filter(\.cell.hasOwnViews)
        let views = rows.compactMap { row in StoredViews(row, in: facts.table).map { (row.id.value, $0) } }
        return Dictionary(views, uniquingKeysWith: { first, _ in first })
    }

    /// The field that has the keyboard when the screen appears.
    var focused: SwiftIdentifier? {
        views.outlets.first { $0.view.control?.typing?.focus.value == true }?.name
    }
}

extension Row {
    /// The views of the row, if it doesn't have a standard style.
    var ownContent: ContentView? { cell.shownStyle == .custom ? cell.content : nil }
}

extension ContentView {
    /// The name of the view in comments.
    var kindName: String {
        switch kind {
        case .label: "label"
        case .image: "image"
        case .control(let control): control.kind.name
        case .app, .stack, .zstack, .spacer, .invalid: "view"
        }
    }
}
