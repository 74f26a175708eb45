/// How one of the two texts of a standard cell looks, besides its colour; what the spec does not state is the style's.
public struct TextAttributes: Hashable, Sendable {
    public var font = Setting<FontReference>.unset
    public var alignment = Setting<ListTextAlignment>.unset
    public var lineBreakMode = Setting<LineBreakMode>.unset
    /// The largest number of lines; 0 means as many as it takes.
    public var numberOfLines = Setting<Int>.unset
    /// Whether the font shrinks to keep the text in its line.
    public var adjustsFontSizeToFitWidth = Setting<Bool>.unset
    /// The smallest part of the font's size to which it shrinks, 0…1.
    public var minimumScaleFactor = Setting<Double>.unset

    /// Creates a look of which nothing is stated.
    public init() {}
}
