public import TableSpecDiagnostics

/// What a static row and a prototype have in common: the look of a cell and what a tap on it does.
///
/// The keys that most rows state are those of ``Parts``, all others those of ``Looks``; both read and change like its own.
@dynamicMemberLookup
public struct Cell: Hashable, Sendable {
    /// By reference, as cells are handed to all rules and parts of the generator.
    @usableFromInline var parts: Boxed<Parts>

    /// Creates an empty cell.
    public init(at range: SourceRange) {
        parts = Boxed(wrappedValue: Parts(looks: Self.noLooks, range: range))
    }

    /// One of the ``Parts``.
    @inlinable public subscript<Value>(dynamicMember part: WritableKeyPath<Parts, Value>) -> Value {
        get { parts.wrappedValue[keyPath: part] }
        _modify { yield &parts.wrappedValue[keyPath: part] }
    }

    /// What cells that state no looks share.
    private static let noLooks = Boxed(wrappedValue: Looks())

    /// Whether the spec states any of the ``Looks``; otherwise they are those of all such cells.
    public var hasLooks: Bool { !self.looks.isIdentical(to: Self.noLooks) }

    /// One of the ``Looks``.
    @inlinable public subscript<Value>(dynamicMember look: WritableKeyPath<Looks, Value>) -> Value {
        get { parts.wrappedValue.looks.wrappedValue[keyPath: look] }
        _modify { yield &parts.wrappedValue.looks.wrappedValue[keyPath: look] }
    }

    /// The style that applies: the stated one, else `custom` for a cell with views of its own.
    public var shownStyle: CellStyle { self.style.value ?? (hasOwnViews ? .custom : .default) }

    /// Whether the views of the cell are not those of one of UIKit's styles.
    public var hasOwnViews: Bool { hasLooks && (self.content != nil || self.className.isStated) }

    /// The controls of the cell, at its trailing edge and among its views.
    public var controls: [Control] { accessories.compactMap(\.control) + viewControls }

    /// The controls among the views of a custom cell.
    public var viewControls: [Control] {
        guard hasLooks, let content = self.content else { return [] }
        return content.all.compactMap(\.control)
    }
}

extension Cell {
    /// The keys that most rows state.
    public struct Parts: Hashable, Sendable {
        public var style = Setting<CellStyle>.unset
        public var text: TextTemplate?
        public var detail: TextTemplate?
        public var image: ImageReference?
        /// The place of the image.
        public var imageRange: SourceRange?
        public var accessory: Accessory?
        public var selectionStyle = Setting<SelectionStyle>.unset
        /// The properties that are set as the spec states them.
        public var properties = PropertySettings<CellPropertyKey>()
        /// What a tap on the row does.
        public var trigger = Trigger.none
        @usableFromInline var looks: Boxed<Looks>
        public var range: SourceRange
    }

    /// The keys that few rows state.
    ///
    /// They lie in one place apart, which all cells without any of them share: a key costs a cell nothing unless it states
    /// one. A new key is a property here with a default that says that it is absent; `cell.height` finds it.
    public struct Looks: Hashable, Sendable {
        public var textColor = Setting<ColorReference>.unset
        public var detailColor = Setting<ColorReference>.unset
        public var backgroundColor = Setting<ColorReference>.unset
        /// The colours behind the cells, by turns, in place of one.
        public var alternatingBackground: AlternatingColors?
        /// The colour behind the cell while it is selected.
        public var selectedBackgroundColor = Setting<ColorReference>.unset
        /// How the text looks besides its colour.
        public var textAttributes = TextAttributes()
        /// How the second text looks besides its colour.
        public var detailLook = TextAttributes()
        /// The height of the row in points.
        public var height = Setting<Double>.unset
        public var indentationLevel = Setting<Int>.unset
        /// What stands at the trailing edge while the row is edited.
        public var editingAccessory: Accessory?
        public var accessibilityLabel: TextTemplate?
        public var accessibilityHint: TextTemplate?
        public var accessibilityValue: TextTemplate?
        /// What a person may call the row, the most likely name first.
        ///
        /// https://developer.apple.com/documentation/objectivec/nsobject/3197989-accessibilityuserinputlabels
        public var accessibilityUserInputLabels: [TextTemplate] = []
        public var accessibilityIdentifier = Setting<String>.unset
        /// The views of a custom cell.
        public var content: ContentView?
        /// The class of a custom cell that the app has written by hand.
        public var className = Setting<String>.unset
        /// What is assigned to the outlets of the app's class, in the order of the spec.
        public var assignments: [OutletAssignment] = []

        /// Creates looks of which none is stated.
        public init() {}
    }
}
