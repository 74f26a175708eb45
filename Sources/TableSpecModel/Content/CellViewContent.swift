/// What a view of a custom cell shows, with the views in it.
public struct CellViewContent: Hashable, Sendable {
    /// What a view is.
    public enum Kind: Hashable, Sendable {
        case stack(StackContent)
        case label(LabelContent)
        /// An image view; without an image it is as large as the spec says, else empty.
        case image(ImageContent?, ImageLook)
        case control(ControlContent)
        /// A view of the app's own class.
        case app(AppViewContent)
        case spacer
    }

    public var kind: Kind
    /// The width in points where the spec states one.
    public var width: Double?
    /// The height in points where the spec states one.
    public var height: Double?
    public var accessibilityLabel: String?

    /// Creates the content of a view.
    public init(_ kind: Kind, width: Double? = nil, height: Double? = nil, accessibilityLabel: String? = nil) {
        self.kind = kind
        self.width = width
        self.height = height
        self.accessibilityLabel = accessibilityLabel
    }

    /// The views in the view that show something, in the order of the spec: no stacks and no spacers.
    public var leaves: [CellViewContent] {
        switch kind {
        case .stack(let stack): stack.views.flatMap(\.leaves)
        case .spacer: []
        case .label, .image, .control, .app: [self]
        }
    }
}

/// Views in a row or a column.
public struct StackContent: Hashable, Sendable {
    public var axis: ContentStack.Axis
    public var views: [CellViewContent]
    /// The distance between two views in points.
    public var spacing: Double
    public var alignment: StackAlignment
    public var distribution: StackDistribution
    /// The views that share what the others leave along the axis, by their positions.
    public var stretchedIndices: [Int]

    /// Creates a stack.
    public init(
        axis: ContentStack.Axis,
        views: [CellViewContent],
        spacing: Double = 0,
        alignment: StackAlignment = .fill,
        distribution: StackDistribution = .fill,
        stretchedIndices: [Int] = []
    ) {
        self.axis = axis
        self.views = views
        self.spacing = spacing
        self.alignment = alignment
        self.distribution = distribution
        self.stretchedIndices = stretchedIndices
    }
}

/// A text and how it looks; what the spec does not state is `nil`.
public struct LabelContent: Hashable, Sendable {
    public var text: String?
    public var font: FontReference?
    public var color: ColorReference?
    public var alignment: TextAlignment
    public var lineBreakMode: LineBreakMode
    /// The largest number of lines; 0 means as many as it takes.
    public var numberOfLines: Int

    /// Creates a text.
    public init(
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

/// How an image view looks; what the spec does not state is `nil`.
public struct ImageLook: Hashable, Sendable {
    public var tintColor: ColorReference?
    /// The radius of the corners in points.
    public var cornerRadius: Double

    /// Creates a look.
    public init(tintColor: ColorReference? = nil, cornerRadius: Double = 0) {
        self.tintColor = tintColor
        self.cornerRadius = cornerRadius
    }
}
