public import TableSpecDiagnostics

/// A view above or below all rows of a table: `tableHeaderView` or `tableFooterView`.
public struct HeaderView: Hashable, Sendable {
    public var text: TextTemplate?
    public var textColor: Setting<ColorReference>
    public var image: ImageReference?
    /// The height in points; fitted to the content, if unset.
    public var height: Setting<Double>
    public var range: SourceRange

    /// Creates an empty view.
    public init(at range: SourceRange) {
        self.textColor = .unset
        self.height = .unset
        self.range = range
    }

    /// The bindings of the text and the image.
    public var bindings: [Binding] { (text?.bindings ?? []) + (image?.bindings ?? []) }
}
