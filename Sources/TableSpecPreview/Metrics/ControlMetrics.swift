internal import TableSpecModel

/// The measures of controls in points.
struct ControlMetrics {
    let system: SystemVersion

    /// Evidence: "switch 51×31; 63×28 (knob 37×24, inset 2) on 26".
    var switchSize: Size { system == .iOS26 ? Size(width: 63, height: 28) : Size(width: 51, height: 31) }
    var switchKnob: Size { system == .iOS26 ? Size(width: 37, height: 24) : Size(width: 27, height: 27) }
    static let switchInset = 2.0

    /// Evidence: "slider track 4 (17–18) / 6 (26), control height 34; thumb 28"; the width is that of a slider dropped
    /// in Interface Builder.
    var sliderTrack: Double { system == .iOS26 ? 6 : 4 }
    var sliderThumb: Size { system == .iOS26 ? Size(width: 37, height: 24) : Size(width: 28, height: 28) }
    static let sliderSize = Size(width: 118, height: 34)
    /// The distance between the track and an image at its end, which isn't measured.
    static let sliderImageGap = 8.0

    /// Source: `UIStepper` has the fixed size 94 × 32 since iOS 13 (common knowledge, not measured).
    static let stepperSize = Size(width: 94, height: 32)

    /// A segmented control is 32 high since iOS 13 (common knowledge, not measured).
    ///
    /// Evidence: labels are 13 medium; the control of "Segment A", "Segment B", "Segment C" is 263 wide on iOS 18 and
    /// 261 on iOS 26.
    static let segmentHeight = 32.0
    static let segmentFont = TextFont(size: 13, weight: .medium)
    static let segmentPadding = 9.67
    /// The side of the square for an image in place of a title: about that of a symbol beside body text, not measured.
    static let segmentImageSide = 20.0

    /// The width of a text field that is the accessory view of a cell with its own views, which isn't measured.
    static let fieldWidth = 180.0

    /// The height of a text field with a border, and the space between the border and the text.
    ///
    /// Source: Interface Builder's frames of fields with rounded corners in storyboards of real apps: 34 points in
    /// newer documents, 30 in older ones. The space of 7 points is not measured.
    static let borderedFieldHeight = 34.0
    static let fieldPadding = 7.0

    // The sizes of the following are common knowledge, not measured.

    /// A button of `UIButton.Configuration`: 7 points above and below, 12 at the sides; its corners by corner style. On iOS 26
    /// a dynamic one is a capsule.
    static let buttonInsets = Size(width: 12, height: 7)
    static let buttonRadius = 6.0
    static let smallButtonRadius = 4.0
    static let mediumButtonRadius = 8.0
    static let largeButtonRadius = 12.0
    /// How much of the tint color a tinted button's background has.
    static let tintedButtonOpacity = 0.15

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

    /// The button that clears a field, and the space that the text leaves for it; common knowledge, not measured.
    static let clearButtonSide = 19.0
    static let clearButtonRoom = 24.0
}
