package import TableSpecMarkdown

/// The content of a view of a custom cell, with its subviews.
package struct CellViewContent: Hashable, Sendable {
    /// The kind of a view, with the content of that kind.
    package enum Kind: Hashable, Sendable {
        case stack(StackContent)
        case zstack(ZStackContent)
        case label(LabelContent)
        /// An image view; without an image it is as large as the spec says, else empty.
        case image(ImageContent?, ImageAttributes)
        case control(ControlContent)
        /// A view of the app's own class.
        case app(AppViewContent)
        case spacer
    }

    package var kind: Kind
    /// The width in points where the spec states one.
    package var width: Double?
    /// The part of the cell's width where the spec states one, 0…1.
    package var widthPart: Double?
    /// The height in points where the spec states one.
    package var height: Double?
    /// The smallest and the largest size, and the relation of its sides.
    package var limits = SizeLimits()
    /// The attributes besides what the view shows.
    package var attributes = ViewAttributesContent()
    /// Where the view lies in a `zstack`; a view that fills it has none.
    package var anchor: ViewAnchor?
    /// The distance from the edges of a `zstack` in points.
    package var inset = 0.0
    package var accessibilityLabel: String?
    /// Whether a tap on the view does something, though it isn't a control.
    package var isTapped = false
    /// VoiceOver's name for the long press on the view.
    package var pressName: String?

    /// Creates the content of a view.
    package init(_ kind: Kind, width: Double? = nil, height: Double? = nil, accessibilityLabel: String? = nil) {
        self.kind = kind
        self.width = width
        self.height = height
        self.accessibilityLabel = accessibilityLabel
    }

    /// The views in the view that show something, in the order of the spec: no stacks and no spacers.
    package var leaves: [CellViewContent] {
        switch kind {
        case .stack(let stack): stack.views.flatMap(\.leaves)
        case .zstack(let stack): stack.views.flatMap(\.leaves)
        case .spacer: []
        case .label, .image, .control, .app: [self]
        }
    }

    /// The leaves and the containers that have a style of their own, from back to front.
    package var drawnViews: [CellViewContent] {
        switch kind {
        case .stack(let stack): visibleContainer + stack.views.flatMap(\.drawnViews)
        case .zstack(let stack): visibleContainer + stack.views.flatMap(\.drawnViews)
        case .spacer: []
        case .label, .image, .control, .app: [self]
        }
    }

    private var visibleContainer: [CellViewContent] { attributes.isVisible ? [self] : [] }
}

/// Views one over the other, from back to front.
package struct ZStackContent: Hashable, Sendable {
    package var views: [CellViewContent]
    /// The images that take the size of the other views, by their positions.
    package var backdrops: Set<Int>
    /// Hidden views that keep their space.
    package var hiddenViews: [CellViewContent]

    /// Creates a stack.
    package init(views: [CellViewContent], backdrops: Set<Int> = [], hiddenViews: [CellViewContent] = []) {
        self.views = views
        self.backdrops = backdrops
        self.hiddenViews = hiddenViews
    }
}

/// The attributes of a view besides its content; a property that the spec does not state is `nil`.
package struct ViewAttributesContent: Hashable, Sendable {
    package var background: ColorReference?
    /// The radius of the corners in points.
    package var cornerRadius = 0.0
    package var borderColor: ColorReference?
    /// The width of the line around the view in points.
    package var borderWidth = 0.0
    /// How opaque the view is, 0…1.
    package var opacity = 1.0

    /// Creates attributes with no values set.
    package init() {}

    /// Whether any part of it is visible.
    package var isVisible: Bool { background != nil || borderWidth > 0 }
}

/// The smallest and the largest size of a view in points, and the relation of its sides.
package struct SizeLimits: Hashable, Sendable {
    package var minWidth = 0.0
    package var maxWidth: Double?
    package var minHeight = 0.0
    package var maxHeight: Double?
    /// The width divided by the height.
    package var aspectRatio: Double?

    /// Creates limits with no values set.
    package init() {}
}

/// Views in a row or a column.
package struct StackContent: Hashable, Sendable {
    package var axis: ContentStack.Axis
    package var views: [CellViewContent]
    /// The distance between two views in points.
    package var spacing: Double
    package var alignment: StackAlignment
    package var distribution: StackDistribution
    /// The space between the edges and the views in points; `left` is the leading one.
    package var padding: EdgeInsets
    /// The views that share what the others leave along the axis, by their positions.
    package var stretchedIndices: [Int]
    /// Whether the stack is a row that becomes a column at accessibility text sizes.
    package var adjustsAxis = false
    /// The view of a column that is as wide as the column, by its position.
    package var wideIndex: Int?

    /// Creates a stack.
    package init(
        axis: ContentStack.Axis,
        views: [CellViewContent],
        spacing: Double = 0,
        alignment: StackAlignment = .fill,
        distribution: StackDistribution = .fill,
        padding: EdgeInsets = EdgeInsets(),
        stretchedIndices: [Int] = []
    ) {
        self.axis = axis
        self.views = views
        self.spacing = spacing
        self.alignment = alignment
        self.distribution = distribution
        self.padding = padding
        self.stretchedIndices = stretchedIndices
    }
}

/// A text and its style; a property that the spec does not state is `nil`.
package struct LabelContent: Hashable, Sendable {
    package var text: String?
    /// The parts of the text in the styles that Markdown gives them; empty for a text of one style.
    package var runs: [InlineMarkdown.Run] = []
    package var font: FontReference?
    package var color: ColorReference?
    package var alignment: TextAlignment
    package var lineBreakMode: LineBreakMode
    /// The largest number of lines; 0 means as many as it takes.
    package var numberOfLines: Int
    /// Whether the spec states the number of lines; other labels show their whole text at accessibility text sizes.
    package var statesLines = false
    package var shadow: Shadow?

    /// The shadow of a text, with its distance in points.
    package struct Shadow: Hashable, Sendable {
        package var color: ColorReference
        package var x: Double
        package var y: Double

        /// Creates a shadow.
        package init(color: ColorReference, x: Double, y: Double) {
            self.color = color
            self.x = x
            self.y = y
        }
    }

    /// Creates a text.
    package init(
        _ text: String?,
        font: FontReference? = nil,
        color: ColorReference? = nil,
        alignment: TextAlignment = .natural,
        lineBreakMode: LineBreakMode = .byTruncatingTail,
        numberOfLines: Int = 1
    ) {
        self.text = text
        self.font = font
        self.color = color
        self.alignment = alignment
        self.lineBreakMode = lineBreakMode
        self.numberOfLines = numberOfLines
    }
}

/// The style of an image view; a property that the spec does not state is `nil`.
package struct ImageAttributes: Hashable, Sendable {
    package var tintColor: ColorReference?
    package var symbol: SymbolAttributes?
    /// The color that fills the view while there is no image.
    package var placeholderColor: ColorReference?
    /// The address from which the app loads the image; a placeholder appears until it has loaded.
    package var lateAddress: String?
    /// How an image lies in a view of another size.
    package var contentMode: ContentMode?

    /// Creates a style.
    package init(
        tintColor: ColorReference? = nil,
        symbol: SymbolAttributes? = nil,
        placeholderColor: ColorReference? = nil,
        lateAddress: String? = nil,
        contentMode: ContentMode? = nil
    ) {
        self.tintColor = tintColor
        self.symbol = symbol
        self.placeholderColor = placeholderColor
        self.lateAddress = lateAddress
        self.contentMode = contentMode
    }
}
