internal import TableSpecModel
internal import TableSpecSwift

/// The class of a custom cell: its name, and the views that it keeps under their names; the app may have written it.
struct CustomCell {
    /// A view that the class keeps.
    struct Outlet {
        let name: SwiftIdentifier
        let view: ContentView
        /// Where the titles of a wheel's rows are.
        fileprivate(set) var titles: SwiftIdentifier?
        /// What happens after a change that only a delegate hears of.
        fileprivate(set) var change: SwiftIdentifier?

        /// Whether the view is of a class that the app has written by hand.
        var isOfAppClass: Bool {
            if case .app = view.kind { return true }
            return false
        }
    }

    let name: SwiftIdentifier
    /// The views that the class is made of; `nil` for a class of the app's.
    let content: ContentView?
    /// What is assigned to the outlets of the app's class.
    let assignments: [OutletAssignment]
    /// The views that are no stacks and no spacers, in the order of the spec.
    let outlets: [Outlet]

    /// The class of a row's cell; `nil` for a cell of one of UIKit's styles.
    init?(_ row: Row) {
        self.init(row.cell, name: SwiftIdentifier(from: MemberName.cell(row).text, style: .upperCamelCase))
    }

    /// The class of a prototype's cells; `nil` for cells of one of UIKit's styles.
    init?(_ prototype: Prototype) {
        self.init(prototype.cell, name: Self.name(of: prototype))
    }

    private static func name(of prototype: Prototype) -> SwiftIdentifier {
        let id = prototype.id.value
        let name = id.lowercased().hasSuffix("cell") ? id : MemberName.id(id).text + "Cell"
        return SwiftIdentifier(from: name, style: .upperCamelCase)
    }

    private init?(_ cell: Cell, name: @autoclosure () -> SwiftIdentifier) {
        guard cell.shownStyle == .custom else { return nil }
        if let className = cell.className.value {
            self.name = SwiftIdentifier(className) ?? SwiftIdentifier(from: className, style: .upperCamelCase)
            content = nil
        } else if let content = cell.content {
            self.name = name()
            self.content = content
        } else {
            return nil
        }
        assignments = cell.assignments
        outlets = Self.outlets(of: content)
    }

    private static func outlets(of content: ContentView?) -> [Outlet] {
        // A property with the name of its own class would be used before it is there: `let clock = clock()`.
        var taken = inherited.union((content?.all ?? []).compactMap { $0.appClass })
        var outlets = (content?.all ?? []).compactMap { view -> Outlet? in
            guard let name = name(of: view, avoiding: taken) else { return nil }
            taken.insert(name)
            return Outlet(name: name, view: view)
        }
        for index in outlets.indices where outlets[index].view.control?.code.hasDelegate == true {
            func claim(_ suffix: String) -> SwiftIdentifier {
                let text = outlets[index].name.text + suffix
                let name = SwiftIdentifier(from: text, style: .lowerCamelCase, avoiding: taken)
                taken.insert(name)
                return name
            }
            if outlets[index].view.control?.kind == .pickerView { outlets[index].titles = claim("Titles") }
            outlets[index].change = claim("DidChange")
        }
        return outlets
    }

    var type: SwiftType { .name(name) }

    private static func name(of view: ContentView, avoiding taken: Set<SwiftIdentifier>) -> SwiftIdentifier? {
        guard let suffix = view.kind.outletSuffix else { return nil }
        if let id = view.id { return SwiftIdentifier(from: id.value, style: .lowerCamelCase, avoiding: taken) }
        let words = view.outletWords
        let text = words.isEmpty ? suffix.prefix(1).lowercased() + suffix.dropFirst() : "\(words) \(suffix)"
        return SwiftIdentifier(from: text, style: .lowerCamelCase, avoiding: taken)
    }

    /// The names of what a cell has from UIKit, and of the methods that generated cells have.
    static let inherited = InheritedMembers.cell.union(["layOutContent", "layOutViews", "setUpViews"])
}

extension ContentView {
    /// The class of a view that the app has written.
    fileprivate var appClass: SwiftIdentifier? {
        if case .app(let view) = kind { return view.type }
        return nil
    }

    /// At most four words of what the view shows, for its name.
    fileprivate var outletWords: String {
        let words: [String]
        switch kind {
        case .label(let label): words = label.text?.nameWords ?? []
        case .image(let image): words = image.image?.nameWords ?? []
        case .control(let control):
            words = (control.value ?? control.shown)?.names.last.map { [$0.value] } ?? control.title?.nameWords ?? []
        case .app(let view): words = [view.className.value]
        case .stack, .spacer, .invalid: words = []
        }
        return words.prefix(4).joined(separator: " ")
    }
}

extension ContentView.Kind {
    /// What follows the name of a view of this kind; `nil` for views that have no name.
    fileprivate var outletSuffix: String? {
        switch self {
        case .label: "Label"
        case .image: "ImageView"
        case .app: ""
        case .control(let control): control.kind.rawValue.prefix(1).uppercased() + control.kind.rawValue.dropFirst()
        case .stack, .spacer, .invalid: nil
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
        }
    }
}

extension ScreenPlan {
    /// Whether a cell of the screen is made of views that the spec states.
    var hasCustomContent: Bool {
        staticRows.contains { CustomCell($0)?.content != nil }
            || usedPrototypes.contains { CustomCell($0)?.content != nil }
    }
}
