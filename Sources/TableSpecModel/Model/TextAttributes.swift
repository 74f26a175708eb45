/// The attributes of one of the two texts of a standard cell except its color. Unspecified attributes are those of the
/// style.
package struct TextAttributes: Hashable, Sendable {
    package var font = Setting<FontReference>.unset
    package var alignment = Setting<ListTextAlignment>.unset
    package var lineBreakMode = Setting<LineBreakMode>.unset
    /// The maximum number of lines; 0 means no limit.
    package var numberOfLines = Setting<Int>.unset
    /// Whether the font shrinks to keep the text on one line.
    package var adjustsFontSizeToFitWidth = Setting<Bool>.unset
    /// The minimum scale factor of the font, from 0 to 1.
    package var minimumScaleFactor = Setting<Double>.unset

    /// Creates attributes with no values set.
    package init() {}
}
