package import TableSpecDiagnostics

/// The properties that a static row and a prototype share: the style of a cell and the effect of a tap on it.
///
/// ``Parts`` contains the keys that most rows specify, and ``Attributes`` all others. Both are available as properties
/// of the cell.
///
/// The cell and its two parts are public for the same reason as ``Setting``: otherwise the rules and the generator
/// would copy all ``Parts`` to read one through a key path.
@dynamicMemberLookup
public struct Cell: Equatable, Sendable {
    /// Stored by reference, because cells are passed to all rules and parts of the generator.
    @usableFromInline var parts: Boxed<Parts>

    /// Creates an empty cell.
    package init(at range: SourceRange) {
        parts = Boxed(wrappedValue: Parts(attributes: Self.noAttributes, range: range))
    }

    /// Accesses one of the ``Parts``.
    @inlinable public subscript<Value>(dynamicMember part: WritableKeyPath<Parts, Value>) -> Value {
        get { parts.wrappedValue[keyPath: part] }
        _modify { yield &parts.wrappedValue[keyPath: part] }
    }

    /// The ``Attributes`` of all cells without any, which share one value.
    private static let noAttributes = Boxed(wrappedValue: Attributes())

    /// Whether the spec specifies any of the ``Attributes``. Otherwise, the cell has the shared value.
    package var hasAttributes: Bool { !parts.wrappedValue.attributes.isIdentical(to: Self.noAttributes) }

    /// Returns what a function reads from the ``Attributes``, or `nil` if the cell specifies none.
    func readAttributes<Result>(_ body: (inout Attributes) -> Result?) -> Result? {
        parts.read { $0.attributes.isIdentical(to: Self.noAttributes) ? nil : $0.attributes.read(body) }
    }

    /// Accesses one of the ``Attributes``.
    @inlinable public subscript<Value>(dynamicMember attribute: WritableKeyPath<Attributes, Value>) -> Value {
        get { parts.wrappedValue.attributes.wrappedValue[keyPath: attribute] }
        _modify { yield &parts.wrappedValue.attributes.wrappedValue[keyPath: attribute] }
    }

    /// Accesses one of the large ``Attributes``, which few cells specify.
    @inlinable
    public subscript<Value>(
        dynamicMember attribute: WritableKeyPath<Attributes, BoxedIfPresent<Value>>
    ) -> Value? {
        get { parts.wrappedValue.attributes.wrappedValue[keyPath: attribute].wrappedValue }
        set { parts.wrappedValue.attributes.wrappedValue[keyPath: attribute].wrappedValue = newValue }
    }

    /// Accesses one of the ``Attributes`` whose default value is shared by all cells that don't specify it.
    @inlinable public subscript<Value>(dynamicMember attribute: WritableKeyPath<Attributes, Boxed<Value>>) -> Value {
        get { parts.wrappedValue.attributes.wrappedValue[keyPath: attribute].wrappedValue }
        _modify { yield &parts.wrappedValue.attributes.wrappedValue[keyPath: attribute].wrappedValue }
    }

    /// The effective style: the specified one, or else `custom` for a cell with custom views.
    package var shownStyle: CellStyle { self.style.value ?? (hasOwnViews ? .custom : .default) }

    /// Whether the views of the cell aren't those of one of UIKit's styles.
    package var hasOwnViews: Bool { hasAttributes && (self.content != nil || classCreatesViews) }

    /// Whether the custom class of the cell creates its views. Otherwise, it shows those of the spec.
    package var classCreatesViews: Bool {
        guard hasAttributes, self.className.isStated, self.content == nil else { return false }
        return self.style.value.map { $0 == .custom } ?? (self.text == nil && self.detail == nil && self.image == nil)
    }

    /// The swipe buttons at both edges of the row.
    package var swipeActions: [SwipeAction] {
        hasAttributes ? self.leadingSwipeActions + self.trailingSwipeActions : []
    }

    /// The controls of the cell, at its trailing edge and among its views.
    package var controls: [Control] { accessories.compactMap(\.control) + viewControls }

    /// The controls among the views of a custom cell.
    package var viewControls: [Control] {
        guard hasAttributes, let content = self.content else { return [] }
        return content.all.compactMap(\.control)
    }
}

extension Cell {
    /// The keys that most rows specify.
    public struct Parts: Hashable, Sendable {
        package var style = Setting<CellStyle>.unset
        package var text: TextTemplate?
        package var detail: TextTemplate?
        package var image: ImageReference?
        /// The place of the image.
        package var imageRange: SourceRange?
        package var accessory: Accessory?
        package var selectionStyle = Setting<SelectionStyle>.unset
        /// The properties that the spec sets directly.
        package var properties = PropertySettings<CellPropertyKey>()
        /// The effect of a tap on the row.
        package var trigger = Trigger.none
        @usableFromInline var attributes: Boxed<Attributes>
        package var range: SourceRange
    }

    /// The keys that few rows specify.
    ///
    /// They're stored separately, in a value that all cells without any of them share, so a key costs a cell nothing
    /// unless the cell specifies one. To add a key, add a property whose default means that the key is absent;
    /// `cell.height` then finds it.
    public struct Attributes: Hashable, Sendable {
        package var textColor = Setting<ColorReference>.unset
        package var detailColor = Setting<ColorReference>.unset
        package var backgroundColor = Setting<ColorReference>.unset
        /// The alternating colors behind the cells, in place of one color.
        package var alternatingBackground: AlternatingColors?
        /// The color behind the cell while it's selected.
        package var selectedBackgroundColor = Setting<ColorReference>.unset
        /// The attributes of the text except its color.
        package var textAttributes = Self.noTextAttributes
        /// The attributes of the detail text except its color.
        package var detailAttributes = Self.noTextAttributes
        /// The width and height in points of the space for the image. The image isn't larger.
        package var imageSize = Setting<Double>.unset
        /// The height of the row in points.
        package var height = Setting<Double>.unset
        package var indentationLevel = Setting<Int>.unset
        /// When the row is enabled; always if absent.
        package var enabled: Condition?
        /// The accessory at the trailing edge in editing mode.
        package var editingAccessory = BoxedIfPresent<Accessory>()
        package var accessibilityLabel: TextTemplate?
        package var accessibilityHint: TextTemplate?
        package var accessibilityValue: TextTemplate?
        /// The names by which users can refer to the row in Voice Control, the most likely one first.
        ///
        /// https://developer.apple.com/documentation/objectivec/nsobject/3197989-accessibilityuserinputlabels
        package var accessibilityUserInputLabels: [TextTemplate] = []
        package var accessibilityIdentifier = Setting<String>.unset
        /// The views of a custom cell.
        package var content: ContentView?
        /// The handwritten class of the cell.
        package var className = Setting<String>.unset
        /// The assignments to outlets of the custom class, in the order of the spec.
        package var assignments: [OutletAssignment] = []
        /// The swipe buttons at the edges of the row, starting at the edge.
        package var leadingSwipeActions: [SwipeAction] = []
        package var trailingSwipeActions: [SwipeAction] = []
        /// The confirmation question for a tap.
        package var confirmation: TextTemplate?
        /// Whether a part of the cell couldn't be decoded, which has been diagnosed.
        var isPartUnread = false
        /// The menu that a long press on the row shows.
        package var contextMenu: [MenuItem] = []

        /// Creates properties with no values set.
        package init() {}

        /// The attributes of all texts that specify none, which share one value.
        private static let noTextAttributes = Boxed(wrappedValue: TextAttributes())
    }
}
