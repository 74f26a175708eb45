public import TableSpecDiagnostics

/// A view above or below all rows of a table: `tableHeaderView` or `tableFooterView`.
public struct HeaderView: Hashable, Sendable {
    public var text: TextTemplate?
    public var textColor: Setting<ColorReference>
    public var font: Setting<FontReference>
    public var image: ImageReference?
    /// The height in points; fitted to the content, if unset.
    public var height: Setting<Double>
    public var range: SourceRange

    /// Creates an empty view.
    public init(at range: SourceRange) {
        self.textColor = .unset
        self.font = .unset
        self.height = .unset
        self.range = range
    }

    /// The bindings of the text and the image.
    public var bindings: [Binding] { (text?.bindings ?? []) + (image?.bindings ?? []) }
}

/// How a section's header or footer looks that is a view of its own: a `UITableViewHeaderFooterView`.
public struct SectionViewLook: Hashable, Sendable {
    public var textColor: Setting<ColorReference>
    public var font: Setting<FontReference>
    public var image: ImageReference?
    public var range: SourceRange

    /// Creates a look in which everything is the style's.
    public init(at range: SourceRange) {
        self.textColor = .unset
        self.font = .unset
        self.range = range
    }
}
