internal import TableSpecModel

/// The data of an interactive control on a page: switches, sliders, steppers, segments, fields and buttons.
///
/// The items of its group are those of the control in its current state, in an order that depends on the kind.
enum LiveControl: Hashable, Sendable {
    /// A switch, with its appearance in the other state.
    case `switch`(isOn: Bool, other: [DisplayItem])
    /// A slider: the track, its filled part, and the thumb, whose center is between two horizontal positions.
    case slider(value: Double, minimum: Double, maximum: Double, start: Double, end: Double)
    /// A stepper, whose halves are buttons.
    case stepper(value: Double)
    /// Segments: the track, then the background of the selected segment, then the texts and the images.
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
