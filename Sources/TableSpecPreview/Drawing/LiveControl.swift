internal import TableSpecModel

/// The data of a control that reacts in a page: switches, sliders, steppers, segments, fields and buttons.
///
/// The items of the group that has it are those of the control as it is, in the order that each kind tells.
enum LiveControl: Hashable, Sendable {
    /// A switch, with how it looks in its other state.
    case `switch`(isOn: Bool, other: [DisplayItem])
    /// A slider: the track, the filled part of it, then the thumb, whose center is between two horizontal positions.
    case slider(value: Double, minimum: Double, maximum: Double, start: Double, end: Double)
    /// A stepper, whose halves are buttons.
    case stepper(value: Double)
    /// Segments: the track, then the piece below the selected segment, then the texts and the images.
    case segments(titles: [String], frames: [Rect], selected: Int?, piece: [DisplayItem])
    /// A field: its border, its text or its placeholder, then its button.
    case field(FieldContent)
    /// A button that calls code of the app, or opens something.
    case button(Opening?)

    /// The text of a field, and its style.
    struct FieldContent: Hashable, Sendable {
        var text: String
        var placeholder: String?
        var isSecure: Bool
        /// The frame of the text.
        var room: Rect
        var font: TextFont
        var paint: Paint
        var edge: LaidOutLine.Edge
    }
}
