internal import TableSpecModel

/// The measures of controls in points.
struct ControlMetrics {
    let look: SystemVersion

    /// Evidence: "switch 51×31; 63×28 (knob 37×24, inset 2) on 26".
    var switchSize: Size { look == .iOS26 ? Size(width: 63, height: 28) : Size(width: 51, height: 31) }
    var switchKnob: Size { look == .iOS26 ? Size(width: 37, height: 24) : Size(width: 27, height: 27) }
    static let switchInset = 2.0

    /// Evidence: "slider track 4 (17–18) / 6 (26), control height 34; thumb 28"; the width is that of a slider dropped in
    /// Interface Builder.
    var sliderTrack: Double { look == .iOS26 ? 6 : 4 }
    var sliderThumb: Size { look == .iOS26 ? Size(width: 37, height: 24) : Size(width: 28, height: 28) }
    static let sliderSize = Size(width: 118, height: 34)

    /// Source: `UIStepper` has the fixed size 94 × 32 since iOS 13 (common knowledge, not measured).
    static let stepperSize = Size(width: 94, height: 32)

    /// Source: a segmented control is 32 high since iOS 13 with labels of 13 points (common knowledge, not measured).
    static let segmentHeight = 32.0
    static let segmentFontSize = 13.0
    static let segmentPadding = 11.0

    /// The widths of a text field as an accessory, beside a label and alone: those that generated code gives it, as an
    /// accessory view keeps the size that it was made with.
    static let fieldWidth = 180.0
    static let loneFieldWidth = 280.0

    // The sizes of the following are common knowledge, not measured.

    /// A compact date picker is a chip for the date and one for the time.
    static let chipHeight = 34.0
    static let chipPadding = 11.0
    static let chipGap = 6.0
    static let chipRadius = 8.0
    /// `UIPickerView` and a date picker of wheels are 216 high since the first iPhone; a row of them takes 32.
    static let wheelHeight = 216.0
    static let wheelPitch = 32.0
    /// An inline date picker: the month, the names of the weekdays and six weeks.
    static let calendarHeight = 330.0
    static let calendarTitle = 44.0
    static let calendarWeekdays = 26.0
    static let calendarMargin = 16.0
    static let pageControlHeight = 26.0
    static let pagePitch = 17.0
    static let pageDot = 7.0
    static let progressHeight = 4.0
    /// The insets of a `UITextView`: those of the container, and the padding of a line fragment.
    static let textViewInset = 8.0
    static let textViewPadding = 5.0

    static func indicatorSide(_ style: ActivityIndicatorStyle) -> Double { style == .large ? 37 : 20 }
}
