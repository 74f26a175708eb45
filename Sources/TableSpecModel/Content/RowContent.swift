/// The content of one row.
package struct RowContent: Hashable, Sendable {
    /// The id of the row. For a row of a loop, the identity of its element.
    package var id: String
    /// The reuse identifier of the row's prototype, or `nil` for a static row.
    package var prototype: String?
    package var style: CellStyle
    package var text: String?
    package var detail: String?
    package var image: ImageContent?
    /// Whether the app loads the image, which then has a fixed space.
    package var hasRemoteImage = false
    /// The URL from which the app loads the image. `image` is the placeholder until it's loaded.
    package var remoteAddress: String?
    /// The actions of the row other than a tap, or `nil` if there are none.
    package var offers: RowOffers?
    /// The color of the text, if the spec specifies one.
    package var textColor: ColorReference?
    /// The color of the detail text, if the spec specifies one.
    package var detailColor: ColorReference?
    /// The color behind the row, if the spec specifies one.
    package var backgroundColor: ColorReference?
    /// The color behind the row if its index in the section is odd, if that color differs.
    package var oddBackgroundColor: ColorReference?
    /// The color behind the row while it's selected, if the spec specifies one.
    package var selectedBackgroundColor: ColorReference?
    package var textAttributes: TextAttributesContent
    package var detailAttributes: TextAttributesContent
    /// The side in points of the space for the image, if the spec specifies one.
    package var imageSize: Double?
    /// The height in points, if the spec specifies one.
    package var height: Double?
    package var indentationLevel: Int
    package var selectionStyle: SelectionStyle
    package var accessory: AccessoryContent
    /// The accessory at the trailing edge in editing mode.
    package var editingAccessory: AccessoryContent
    /// The cell properties that the spec specifies.
    package var properties: PropertyValues<CellPropertyKey>
    /// Whether a tap on the row has an effect.
    package var acts = false
    /// The destination of a tap on the row.
    package var segue: SegueContent?
    /// The destination of a tap on the information button.
    package var accessorySegue: SegueContent?
    /// The destination of a tap on the information button in editing mode.
    package var editingAccessorySegue: SegueContent?
    package var accessibilityLabel: String?
    package var accessibilityValue: String?
    package var accessibilityHint: String?
    /// The row's controls in editing mode, or `nil` for a row that doesn't change.
    package var editing: EditingContent?
    /// The views of a custom cell.
    package var content: CellViewContent?
    /// Whether the row and its controls are enabled.
    package var isEnabled = true
    /// The message below the row if its value is invalid.
    package var message: String?
    /// Whether the row is selected when the screen appears.
    package var isSelectedFirst = false
    /// Whether the table scrolls to the row when the screen appears.
    package var isScrollTarget = false

    /// Creates the content of a row.
    package init(
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
        detailAttributes: TextAttributesContent = TextAttributesContent(numberOfLines: 1),
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
        self.detailAttributes = detailAttributes
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

/// The accessory at the trailing edge of a row.
package enum AccessoryContent: Hashable, Sendable {
    case type(AccessoryType)
    case control(ControlContent)
}

/// The destination of a tap.
package struct SegueContent: Hashable, Sendable {
    /// The name of the destination screen.
    package var destination: String
    package var kind: SegueKind
    /// The presentation style of the destination if it's presented.
    package var presentation: PresentationContent
    /// Whether the destination is an earlier screen to which a tap returns.
    package var leadsBack = false

    /// Creates a destination.
    package init(destination: String, kind: SegueKind, presentation: PresentationContent = PresentationContent()) {
        self.destination = destination
        self.kind = kind
        self.presentation = presentation
    }
}

/// The content of one bar button.
package struct BarButtonContent: Hashable, Sendable {
    /// The title, image or system item of a bar button.
    package enum Kind: Hashable, Sendable {
        /// The button that toggles between Edit and Done.
        case edit
        case system(SystemItem)
        case title(String)
        case image(ImageContent)
        case view(ViewContent)
    }

    package var kind: Kind
    /// The width of a fixed space in points.
    package var width: Double = 0
    /// The emphasis, if the spec specifies one.
    package var style: BarButtonStyle?
    /// The color of the button, if the spec specifies one.
    package var tintColor: ColorReference?
    /// Whether the button is enabled outside editing mode.
    package var isEnabled: Bool
    /// Whether the button is enabled in editing mode.
    package var isEnabledWhileEditing: Bool
    package var segue: SegueContent?
    /// The accessibility label of the button, if the spec specifies it.
    package var accessibilityLabel: String?
    /// The menu that the button shows.
    package var menu: [MenuEntryContent] = []
    /// The confirmation question before an action.
    package var confirmation: ConfirmationContent?

    /// Creates the content of a bar button.
    package init(
        kind: Kind,
        isEnabled: Bool = true,
        isEnabledWhileEditing: Bool = true,
        segue: SegueContent? = nil
    ) {
        self.kind = kind
        self.isEnabled = isEnabled
        self.isEnabledWhileEditing = isEnabledWhileEditing
        self.segue = segue
    }
}
