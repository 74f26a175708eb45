internal import TableSpecModel

/// The vertical measures of rows in points.
struct RowMetrics {
    let look: SystemLook
    let scale: Double

    /// The smallest height of a row, its separator included.
    ///
    /// Evidence: "default / value1: 44 (43.5+h @2x; 43.667+h @3x)"; on iOS 26 "52 (51 contentView + 1 sep)".
    var minimumHeight: Double { look == .iOS26 ? 52 : 44 }

    /// The room above and below the lines of a row with one label.
    ///
    /// Evidence: "multi-line title (automatic): 65.0 for 2 lines at 17pt, line pitch 22" = 11 + 42.33 + 11 + h, rounded up;
    /// on iOS 26 the same room as in a row of one line, (51 − 20.33) / 2.
    var titlePadding: Double { look == .iOS26 ? 15 : 11 }

    /// The room above the title of a subtitle row.
    ///
    /// Evidence: "subtitle, automatic, Dynamic Type: y=9, h=20.5"; on iOS 26 frames with y=8.
    var subtitleTop: Double { look == .iOS26 ? 8 : 9 }

    /// The room below the detail of a subtitle row.
    ///
    /// Evidence: "57.5–58 (2x); 57.0 (3x)" = 9 + 20.33 + 3 + 14.33 + 10 + h, rounded up; on iOS 26 "57 (dynamic)"
    /// without the separator = 8 + 20.5 + 3 + 14.5 + 11.
    var subtitleBottom: Double { look == .iOS26 ? 11 : 10 }

    /// The room between title and detail of a subtitle row.
    ///
    /// Evidence: "y=32.5, h=14.5 (gap 3)".
    static let subtitleGap = 3.0

    /// The smallest room above and below the labels for which a row of stated height keeps the gap between them.
    ///
    /// Evidence: frames of iOS 26 with stated heights: at 50 labels of 35 have no gap (y 8 and 28.5), at 60 they have.
    static let subtitleGapRoom = 8.0

    /// The room above and below an image or a control that decides the height of a row.
    ///
    /// Evidence: a switch of 31 leaves a row at 44 ("row+6: 6.5..37.5").
    static let attachmentPadding = 6.0

    /// The largest height that is drawn; what the spec states beyond is a mistake that a picture need not follow.
    static let maximumHeight = 4_000.0
    /// The height that a picture gives a view of the app's own class that states none.
    static let appViewHeight = 44.0

    /// The vertical position of a block of lines in a content view.
    ///
    /// Evidence: "value1: y=12, h=20.5 (2x) / 20.333 (3x)" of 43.5 / 43.667; "y=16" of 51; y=5 of 44 for labels of 35:
    /// the middle, rounded up to a whole point.
    static func centeredTop(block: Double, in height: Double) -> Double {
        ((height - block) / 2 - 0.001).rounded(.up)
    }

    /// The vertical position of the labels of a subtitle row that keep their gap.
    ///
    /// Evidence: frames y=9 of 57.5 and 56.67 (iOS 18); y=8 of 57, 10 of 60, 14 of 110, 19 of 120 (iOS 26): the middle,
    /// rounded down, on iOS 26 one point higher.
    func subtitleTop(block: Double, in height: Double) -> Double {
        ((height - block) / 2 - (look == .iOS26 ? 1 : 0) + 0.001).rounded(.down)
    }
}
