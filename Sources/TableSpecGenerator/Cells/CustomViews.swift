internal import TableSpecModel
internal import TableSpecSwift

/// The named views of a custom cell: those that change, and those that the app accesses.
struct CustomViews {
    /// A view with its property.
    struct Outlet {
        let name: SwiftIdentifier
        let view: ContentView

        /// Whether the view has a class of the support file or the app, which only the module itself can access.
        var isOfModuleClass: Bool {
            if view.app != nil || view.followsLinks { return true }
            if case .zstack = view.kind { return true }
            return view.control?.isOfModuleClass == true
        }
    }

    let content: ContentView
    let outlets: [Outlet]
    /// The views with names because they're placed separately. Empty if the content is a single view.
    private let roots: [ContentView]

    /// - Parameters:
    ///   - taken: Names that other properties use.
    ///   - roots: The views with names because they're placed separately.
    ///   - name: The property of a view that the spec names.
    init(
        _ content: ContentView,
        avoiding taken: Set<SwiftIdentifier>,
        roots: [ContentView] = [],
        name: (SwiftIdentifier) -> SwiftIdentifier = { $0 }
    ) {
        self.roots = roots
        // A property with the name of its own class would be used before its declaration: `let clock = clock()`.
        let classes = Set(content.all.compactMap(\.appClass))
        var taken = taken.union(classes)
        // Different names can result in the same property, because some are prefixed with that of the row.
        var properties = classes
        self.content = content
        outlets = content.arranged.compactMap { view in
            guard !view.isContainer || view.needsOutlet || view.isAmong(roots),
                let own = Self.name(of: view, isRoot: view.isAmong(roots), avoiding: taken)
            else {
                return nil
            }
            taken.insert(own)
            var property = name(own)
            if properties.contains(property) {
                property = SwiftIdentifier(from: property.text, style: .lowerCamelCase, avoiding: properties)
            }
            properties.insert(property)
            return Outlet(name: property, view: view.withNamedButton)
        }
    }

    private static func name(
        of view: ContentView,
        isRoot: Bool,
        avoiding taken: Set<SwiftIdentifier>
    ) -> SwiftIdentifier? {
        guard let suffix = view.kind.outletSuffix else { return nil }
        if let id = view.id { return SwiftIdentifier(from: id.value, style: .lowerCamelCase, avoiding: taken) }
        // A view that the screen owns has one name, regardless of its text.
        let words = isRoot && !view.isNamedByValue ? "" : view.outletWords
        let text = words.isEmpty ? suffix.prefix(1).lowercased() + suffix.dropFirst() : "\(words) \(suffix)"
        return SwiftIdentifier(from: text, style: .lowerCamelCase, avoiding: taken)
    }

    /// Whether a view is accessed by its name.
    func needsOutlet(_ view: ContentView) -> Bool { view.needsOutlet || view.isAmong(roots) }

    /// The accessibility label of a view. That of a control is the first text next to it, unless the control specifies
    /// one.
    func spokenName(of view: ContentView) -> TextTemplate? {
        if let label = view.accessibilityLabel ?? view.control?.accessibilityLabel { return label }
        guard let control = view.control, control.kind != .button else { return nil }
        return (roots.first { $0.all.contains(view) } ?? content).firstLabelText
    }
}

extension ContentView {
    /// The custom class of a view.
    fileprivate var appClass: SwiftIdentifier? { app?.type }

    /// At most four words from the content of the view, for its name.
    fileprivate var outletWords: String {
        let words: [String]
        switch kind {
        case .label(let label): words = label.text?.nameWords ?? []
        case .image(let image): words = image.image?.nameWords ?? []
        case .control(let control):
            words = (control.value ?? control.shown)?.names.last.map { [$0.value] } ?? control.title?.nameWords ?? []
        case .app(let view): words = [view.className.value]
        case .stack, .zstack, .spacer, .invalid: words = []
        }
        return words.prefix(4).joined(separator: " ")
    }

    /// Whether the view is one of the given views. A stack that adds space for a view has the location of that view.
    fileprivate func isAmong(_ views: [ContentView]) -> Bool {
        views.contains { $0.range == range && $0.isContainer == isContainer }
    }

    /// Whether the words of the view's name come from a value or a class.
    fileprivate var isNamedByValue: Bool {
        switch kind {
        case .label(let label): return label.text?.bindings.isEmpty == false
        case .image(let image): return image.image?.bindings.isEmpty == false
        case .control(let control):
            return control.value != nil || control.shown != nil || control.title?.bindings.isEmpty == false
        case .app: return true
        case .stack, .zstack, .spacer, .invalid: return false
        }
    }

    /// Whether the view changes, has an effect, or is named in the spec.
    var needsOutlet: Bool {
        if id != nil || gestures != nil || accessibilityLabel?.bindings.isEmpty == false || hasBoundAttributes {
            return true
        }
        switch kind {
        case .label, .image: return !shownBindings.isEmpty
        case .control: return true
        case .app(let view): return !view.bindings.isEmpty
        case .stack, .zstack, .spacer, .invalid: return false
        }
    }
}

extension ContentView.Kind {
    /// The suffix of the names of views of this kind, or `nil` for views without names.
    fileprivate var outletSuffix: String? {
        switch self {
        case .label: "Label"
        case .image: "ImageView"
        case .app: ""
        case .control(let control): control.kind.rawValue.prefix(1).uppercased() + control.kind.rawValue.dropFirst()
        case .stack(let stack): stack.axis == .horizontal ? "Row" : "Column"
        case .zstack: "Layers"
        case .spacer, .invalid: nil
        }
    }
}

extension TextTemplate {
    fileprivate var nameWords: [String] {
        segments.flatMap { segment -> [String] in
            switch segment {
            case .literal(let text): text.split { !($0.isLetter || $0.isNumber) }.map(String.init)
            case .binding(let binding): binding.names.last.map { [$0.value] } ?? []
            }
        }
    }
}

extension ImageReference {
    fileprivate var nameWords: [String] {
        switch self {
        case .symbol(let name), .named(let name): name.nameWords
        case .value(let binding): binding.names.last.map { [$0.value] } ?? []
        case .remote(let image): image.url.names.last.map { [$0.value] } ?? []
        }
    }
}

extension AppView {
    /// The class as the app spells it.
    var type: SwiftIdentifier { SwiftIdentifier(class: className.value) }
}
