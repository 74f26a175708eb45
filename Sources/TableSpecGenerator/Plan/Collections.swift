internal import TableSpecModel
internal import TableSpecSwift

/// The collections whose elements have sections or rows: the table keeps each as the table view knows it, so that both
/// change in one block of updates.
struct Collections {
    /// A collection of the input or the state.
    struct Collection {
        let binding: Binding
        let elementType: TypeReference
        /// The stored property.
        let name: SwiftIdentifier
        /// Which elements are shown, for the sections of a loop.
        var filter: (loop: Loop, condition: Binding)?

        /// What the elements are called in comments.
        var spokenName: String { binding.names.last?.value ?? "elements" }
    }

    private(set) var all: [Collection] = []
    /// The stored properties by the paths of the collections.
    private var names: [Path: SwiftIdentifier] = [:]
    /// The names of these and of other values.
    private var taken: Set<SwiftIdentifier>

    init(of shape: TableShape) {
        let others = Self.reserved.union(LocalNames.standard)
        // The rows of a table's only collection are its elements.
        if case .elements = shape { taken = others.subtracting(["rows"]) } else { taken = others }
        switch shape {
        case .rows, .indexed: break
        case .elements(_, let rows): add(rows.loop)
        case .sections(let sections):
            for rows in sections.compactMap(\.dynamicRows) { add(rows.loop) }
        case .forEach(let loop, let section, let rows):
            add(loop, filter: section.visible)
            add(rows.loop)
        }
    }

    /// The stored property that holds the elements of a loop; `nil` for a collection of an element.
    func name(of loop: Loop) -> SwiftIdentifier? {
        loop.collection.path.flatMap { names[$0] }
    }

    private mutating func add(_ loop: Loop, filter condition: Binding? = nil) {
        guard let path = loop.collection.path, path.root == .input || path.root == .state else { return }
        guard names[path] == nil else { return }
        let name = SwiftIdentifier(from: path.steps.last?.name ?? "", style: .lowerCamelCase, avoiding: taken)
        names[path] = name
        taken.insert(name)
        all.append(
            Collection(
                binding: loop.collection,
                elementType: loop.elementType,
                name: name,
                filter: condition.map { (loop, $0) }
            )
        )
    }

    /// The other members of a table, those of `NSObject`, and what functions call values that no element is called.
    private static let reserved: Set<SwiftIdentifier> = [
        "row", "oldRows", "before", "after", "keptBefore", "keptAfter", "place", "action", "animated", "component",
        "controller", "editing", "height", "selectedBackground", "style", "text", "textView", "title", "traits", "view",
        "input", "state", "onFinish", "save", "isMovingRow", "rowUpdate", "actions", "viewController", "tableView",
        "sections",
        "update", "attach", "headerView", "footerView", "description",
        "debugDescription", "hash", "hashValue", "superclass", "isProxy", "copy", "isEqual", "perform", "zone",
        "retain",
        "release", "observationInfo", "accessibilityLabel", "accessibilityHint", "accessibilityValue",
        "accessibilityElements", "isAccessibilityElement",
    ]
}
