package import TableSpecMarkdown

/// The content of a view of a custom cell, with its subviews.
package struct CellViewContent: Hashable, Sendable {
    /// The kind of a view, with the content of that kind.
    package enum Kind: Hashable, Sendable {
        case stack(StackContent)
        case zstack(ZStackContent)
        case label(LabelContent)
        /// An image view. Without an image, it has the specified size, or is empty.
        case image(ImageContent?, ImageAttributes)
        case control(ControlContent)
        /// A view of a custom class.
        case app(AppViewContent)
        case spacer
    }

    package var kind: Kind
    /// The width in points, if the spec specifies one.
    package var width: Double?
    /// The fraction of the cell's width from 0 to 1, if the spec specifies one.
    package var widthPart: Double?
    /// The height in points, if the spec specifies one.
    package var height: Double?
    /// The minimum and maximum sizes, and the aspect ratio.
    package var limits = SizeLimits()
    /// The attributes in addition to the content.
    package var attributes = ViewAttributesContent()
    /// The position in a `zstack`, or `nil` for a view that fills it.
    package var anchor: ViewAnchor?
    /// The distance from the edges of a `zstack` in points.
    package var inset = 0.0
    package var accessibilityLabel: String?
    /// Whether a tap on the view has an effect, although it isn't a control.
    package var isTapped = false
    /// Whether taps on the links in the view's text have an effect.
    package var hasTappedLinks = false
    /// VoiceOver's name for the long press on the view.
    package var pressName: String?

    /// Creates the content of a view.
    package init(_ kind: Kind, width: Double? = nil, height: Double? = nil, accessibilityLabel: String? = nil) {
        self.kind = kind
        self.width = width
        self.height = height
        self.accessibilityLabel = accessibilityLabel
    }

    /// Whether the text has links.
    package var hasLinks: Bool {
        guard case .label(let label) = kind else { return false }
        return label.runs.contains { $0.link != nil }
    }

    /// Whether the view is a separate element for VoiceOver, although it isn't a control.
    package var isElement: Bool { isTapped || hasTappedLinks || pressName != nil }

    /// The descendants that show something, in the order of the spec, without stacks and spacers.
    package var leaves: [CellViewContent] {
        switch kind {
        case .stack(let stack): stack.views.flatMap(\.leaves)
        case .zstack(let stack): stack.views.flatMap(\.leaves)
        case .spacer: []
        case .label, .image, .control, .app: [self]
        }
    }
}

/// Views on top of each other, from back to front.
package struct ZStackContent: Hashable, Sendable {
    package var views: [CellViewContent]
    /// The positions of the images that take the size of the other views.
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

/// The attributes of a view in addition to its content. A property that the spec doesn't specify is `nil`.
package struct ViewAttributesContent: Hashable, Sendable {
    package var background: ColorReference?
    /// The radius of the corners in points.
    package var cornerRadius = 0.0
    package var borderColor: ColorReference?
    /// The width of the line around the view in points.
    package var borderWidth = 0.0
    /// The opacity of the view, from 0 to 1.
    package var opacity = 1.0

    /// Creates attributes with no values set.
    package init() {}

    /// Whether any part of it is visible.
    package var isVisible: Bool { background != nil || borderWidth > 0 }
}

/// The minimum and maximum sizes of a view in points, and its aspect ratio.
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
    /// The space between the edges and the views in points. `left` is the leading edge.
    package var padding: EdgeInsets
    /// The positions of the views that share the remaining space along the axis.
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

/// A text and its style. A property that the spec doesn't specify is `nil`.
package struct LabelContent: Hashable, Sendable {
    package var text: String?
    /// The parts of the text with the styles of its Markdown. Empty for a text with one style.
    package var runs: [InlineMarkdown.Run] = []
    package var font: FontReference?
    package var color: ColorReference?
    package var alignment: TextAlignment
    package var lineBreakMode: LineBreakMode
    /// The maximum number of lines; 0 means no limit.
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

/// The style of an image view. A property that the spec doesn't specify is `nil`.
package struct ImageAttributes: Hashable, Sendable {
    package var tintColor: ColorReference?
    package var symbol: SymbolAttributes?
    /// The color that fills the view without an image.
    package var placeholderColor: ColorReference?
    /// The URL from which the app loads the image. A placeholder appears until it's loaded.
    package var remoteAddress: String?
    /// How the image fits into a view of another size.
    package var contentMode: ContentMode?

    /// Creates a style.
    package init(
        tintColor: ColorReference? = nil,
        symbol: SymbolAttributes? = nil,
        placeholderColor: ColorReference? = nil,
        remoteAddress: String? = nil,
        contentMode: ContentMode? = nil
    ) {
        self.tintColor = tintColor
        self.symbol = symbol
        self.placeholderColor = placeholderColor
        self.remoteAddress = remoteAddress
        self.contentMode = contentMode
    }
}
