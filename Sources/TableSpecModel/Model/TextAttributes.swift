/// The attributes of one of the two texts of a standard cell besides its color; the style's, where none is stated.
package struct TextAttributes: Hashable, Sendable {
    package var font = Setting<FontReference>.unset
    package var alignment = Setting<ListTextAlignment>.unset
    package var lineBreakMode = Setting<LineBreakMode>.unset
    /// The largest number of lines; 0 means as many as it takes.
    package var numberOfLines = Setting<Int>.unset
    /// Whether the font shrinks to keep the text in its line.
    package var adjustsFontSizeToFitWidth = Setting<Bool>.unset
    /// The smallest part of the font's size to which it shrinks, 0…1.
    package var minimumScaleFactor = Setting<Double>.unset

    /// Creates attributes with no values set.
    package init() {}
}
