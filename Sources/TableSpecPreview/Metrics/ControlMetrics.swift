/// The measures of controls in points.
struct ControlMetrics {
    let look: SystemLook

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
}
