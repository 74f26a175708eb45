/// What one row shows.
public struct RowContent: Hashable, Sendable {
    /// The row's id; for a row of a loop, the identity of its element.
    public var id: String
    /// The reuse identifier of the prototype that draws the row, or `nil` for a static row.
    public var prototype: String?
    public var style: CellStyle
    public var text: String?
    public var detail: String?
    public var image: ImageContent?
    /// The colour of the text where the spec states one.
    public var textColor: ColorReference?
    /// The colour of the detail text where the spec states one.
    public var detailColor: ColorReference?
    /// The colour behind the row where the spec states one.
    public var backgroundColor: ColorReference?
    /// The colour behind the row where its number in the section, counted from 0, is odd, if that is another one.
    public var oddBackgroundColor: ColorReference?
    /// The colour behind the row while it is selected, where the spec states one.
    public var selectedBackgroundColor: ColorReference?
    public var textAttributes: TextAttributesContent
    public var detailLook: TextAttributesContent
    /// The height in points where the spec states one.
    public var height: Double?
    public var indentationLevel: Int
    public var selectionStyle: SelectionStyle
    public var accessory: AccessoryContent
    /// What stands at the trailing edge while the row is edited.
    public var editingAccessory: AccessoryContent
    /// The cell's properties that the spec states.
    public var properties: PropertyValues<CellPropertyKey>
    /// Where a tap on the row leads.
    public var segue: SegueContent?
    /// Where a tap on the information button leads.
    public var accessorySegue: SegueContent?
    /// Where a tap on the information button leads while the row is edited.
    public var editingAccessorySegue: SegueContent?
    public var accessibilityLabel: String?
    public var accessibilityValue: String?
    /// What the row can do in editing mode; `nil` for a row that stays as it is.
    public var editing: EditingContent?
    /// The views of a custom cell.
    public var content: CellViewContent?
    /// Whether the row is selected when the screen appears.
    public var isSelectedFirst = false
    /// Whether the table scrolls to the row when the screen appears.
    public var isScrollTarget = false

    /// Creates the content of a row.
    public init(
        id: String,
        prototype: String? = nil,
        style: CellStyle = .default,
        text: String? = nil,
        detail: String? = nil,
        image: ImageContent? = nil,
        textColor: ColorReference? = nil,
        detailColor: ColorReference? = nil,
        backgroundColor: ColorReference? = nil,
        oddBackgroundColor: ColorReference? = nil,
        selectedBackgroundColor: ColorReference? = nil,
        textAttributes: TextAttributesContent = TextAttributesContent(numberOfLines: 1),
        detailLook: TextAttributesContent = TextAttributesContent(numberOfLines: 1),
        height: Double? = nil,
        indentationLevel: Int = 0,
        selectionStyle: SelectionStyle = .default,
        accessory: AccessoryContent = .type(.none),
        editingAccessory: AccessoryContent = .type(.none),
        properties: PropertyValues<CellPropertyKey> = PropertyValues(),
        segue: SegueContent? = nil,
        accessorySegue: SegueContent? = nil,
        editingAccessorySegue: SegueContent? = nil,
        accessibilityLabel: String? = nil,
        accessibilityValue: String? = nil,
        editing: EditingContent? = nil,
        content: CellViewContent? = nil
    ) {
        self.id = id
        self.prototype = prototype
        self.style = style
        self.text = text
        self.detail = detail
        self.image = image
        self.textColor = textColor
        self.detailColor = detailColor
        self.backgroundColor = backgroundColor
        self.oddBackgroundColor = oddBackgroundColor
        self.selectedBackgroundColor = selectedBackgroundColor
        self.textAttributes = textAttributes
        self.detailLook = detailLook
        self.height = height
        self.indentationLevel = indentationLevel
        self.selectionStyle = selectionStyle
        self.accessory = accessory
        self.editingAccessory = editingAccessory
        self.properties = properties
        self.segue = segue
        self.accessorySegue = accessorySegue
        self.editingAccessorySegue = editingAccessorySegue
        self.accessibilityLabel = accessibilityLabel
        self.accessibilityValue = accessibilityValue
        self.editing = editing
        self.content = content
    }
}

/// The picture of a row or a bar button.
public enum ImageContent: Hashable, Sendable {
    /// An SF Symbol by name.
    case symbol(String)
    /// An image of the app's asset catalogue by name.
    case named(String)
}

/// What stands at the trailing edge of a row.
public enum AccessoryContent: Hashable, Sendable {
    case type(AccessoryType)
    case control(ControlContent)
}

/// Where a tap leads.
public struct SegueContent: Hashable, Sendable {
    /// The name of the destination screen.
    public var destination: String
    public var kind: SegueKind
    /// How the destination looks where it is presented.
    public var presentation: PresentationContent

    /// Creates a destination.
    public init(destination: String, kind: SegueKind, presentation: PresentationContent = PresentationContent()) {
        self.destination = destination
        self.kind = kind
        self.presentation = presentation
    }
}

/// What one bar button shows.
public struct BarButtonContent: Hashable, Sendable {
    /// The face of a bar button.
    public enum Face: Hashable, Sendable {
        /// The button that toggles between Edit and Done.
        case edit
        case system(SystemItem)
        case title(String)
        case image(ImageContent)
        case view(ViewContent)
    }

    public var face: Face
    /// The width of a fixed space in points.
    public var width: Double = 0
    /// The emphasis, where one is stated.
    public var style: BarButtonStyle?
    /// Whether the button reacts while the table is not in editing mode.
    public var isEnabled: Bool
    /// Whether the button reacts in editing mode.
    public var isEnabledWhileEditing: Bool
    public var segue: SegueContent?

    /// Creates the content of a bar button.
    public init(
        face: Face,
        isEnabled: Bool = true,
        isEnabledWhileEditing: Bool = true,
        segue: SegueContent? = nil
    ) {
        self.face = face
        self.isEnabled = isEnabled
        self.isEnabledWhileEditing = isEnabledWhileEditing
        self.segue = segue
    }
}
