import Foundation

/// The name of a custom entry in a configuration state.
public struct UIConfigurationStateCustomKey: RawRepresentable, Hashable, Sendable {
    /// The raw value.
    public let rawValue: String

    /// Creates a key from a raw value.
    public init(rawValue: String) {
        self.rawValue = rawValue
    }

    /// Creates a key from a string.
    public init(_ rawValue: String) {
        self.rawValue = rawValue
    }
}

/// The state of a view that configurations adapt to.
public protocol UIConfigurationState {
    /// Creates a state with the traits of a view.
    init(traitCollection: UITraitCollection)
    /// The traits of the view.
    var traitCollection: UITraitCollection { get set }
    /// Returns or sets a custom entry.
    subscript(key: UIConfigurationStateCustomKey) -> AnyHashable? { get set }
}

/// The state of a header or footer.
public struct UIViewConfigurationState: UIConfigurationState, Hashable {
    /// The traits of the view.
    public var traitCollection: UITraitCollection
    /// Whether the view is disabled.
    public var isDisabled = false
    /// Whether the view is highlighted.
    public var isHighlighted = false
    /// Whether the view is selected.
    public var isSelected = false
    /// Whether the view has the focus.
    public var isFocused = false
    /// Whether the view is pinned to the edge of its list.
    public var isPinned = false
    private var custom: [UIConfigurationStateCustomKey: AnyHashable] = [:]

    /// Creates a state with the traits of a view.
    public init(traitCollection: UITraitCollection) {
        self.traitCollection = traitCollection
    }

    /// Returns or sets a custom entry.
    public subscript(key: UIConfigurationStateCustomKey) -> AnyHashable? {
        get { custom[key] }
        set { custom[key] = newValue }
    }
}

/// The state of a cell.
public struct UICellConfigurationState: UIConfigurationState, Hashable {
    /// The progress of a cell's drag.
    public enum DragState: Hashable, Sendable {
        case none, lifting, dragging
    }

    /// Whether a drop would go into the cell.
    public enum DropState: Hashable, Sendable {
        case none, notTargeted, targeted
    }

    /// The traits of the cell.
    public var traitCollection: UITraitCollection
    /// Whether the cell is disabled.
    public var isDisabled = false
    /// Whether the cell is highlighted.
    public var isHighlighted = false
    /// Whether the cell is selected.
    public var isSelected = false
    /// Whether the cell has the focus.
    public var isFocused = false
    /// Whether the cell is pinned to the edge of its list.
    public var isPinned = false
    /// Whether the cell is being edited.
    public var isEditing = false
    /// Whether the cell is expanded.
    public var isExpanded = false
    /// Whether the cell is swiped.
    public var isSwiped = false
    /// Whether the cell is being reordered.
    public var isReordering = false
    /// The progress of the cell's drag.
    public var cellDragState: DragState = .none
    /// Whether a drop would go into the cell.
    public var cellDropState: DropState = .none
    private var custom: [UIConfigurationStateCustomKey: AnyHashable] = [:]

    /// Creates a state with the traits of a cell.
    public init(traitCollection: UITraitCollection) {
        self.traitCollection = traitCollection
    }

    /// Returns or sets a custom entry.
    public subscript(key: UIConfigurationStateCustomKey) -> AnyHashable? {
        get { custom[key] }
        set { custom[key] = newValue }
    }
}
