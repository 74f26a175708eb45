internal import TableSpecModel

/// The vertical measures of rows in points.
struct RowMetrics {
    /// The side in points of an image that the app loads, as generated code reserves it.
    static let remoteImageSide = 40.0

    let system: SystemVersion
    let scale: Double
    /// Whether the screen is that of a 13-inch iPad.
    var isOnLargeTablet = false

    /// The smallest height of a row whose cell has a content configuration: the separator comes to the height of labels.
    ///
    /// Evidence: the pitch of rows of one line is 53.00 on iOS 26 and 44.33 on iOS 18 at 3x. That of grouped rows, and rows
    /// with a subtitle or a value, is not measured with content configurations: theirs is that of labels, where it is
    /// larger.
    ///
    /// - Parameter separatorHeight: 0 in a table without separators (not measured).
    func minimumHeight(separatorHeight: Double) -> Double { minimumLabelHeight + separatorHeight }

    /// The smallest height of a row whose cell has its own labels, its separator included.
    ///
    /// Evidence: "default / value1: 44 (43.5+h @2x; 43.667+h @3x)"; on iOS 26 "52 (51 contentView + 1 sep)"; on a tablet of
    /// 12.9 inches with iOS 13 to 16 52 as well, on the full screen and in pages of 704, where one of 9.7 has 44. Windows on
    /// it, and iOS 17 and 18, are not measured.
    var minimumLabelHeight: Double { system == .iOS26 || isOnLargeTablet ? 52 : 44 }

    /// The space above and below the lines of a row with one label.
    ///
    /// Evidence: "multi-line title (automatic): 65.0 for 2 lines at 17pt, line pitch 22" = 11 + 42.33 + 11 + h, rounded
    /// up; on iOS 26 the same space as in a row of one line, (51 − 20.33) / 2.
    var titlePadding: Double { system == .iOS26 ? 15 : 11 }

    /// The space above and below the two labels of a subtitle row: one line of the title.
    ///
    /// Evidence: automatic rows of frames, separator included, are the labels and 22 points for a title of body, 19 for
    /// one of body and 16 for one of subheadline at the smallest text size (the leadings of these fonts), 20.3 for one
    /// of the system font of 17 points and 16.7 for a named one of 14 (which have none), rounded up; screenshots: 57 at
    /// 3x, 58 at 2x.
    static func subtitlePadding(_ title: TextBlock) -> Double { title.pitch }

    /// How far the title of a subtitle row is above its detail, which is placed as if there were no space between them.
    ///
    /// Evidence: frames with titles of 12, 13, 14, 16, 17 and 22 points at 2x 2, 2.5, 2.5, 3, 3 and at 3x 2.333 (13, 14),
    /// 2.667 (16), 4 (22): 3 points at 17, in proportion to the title, rounded to the pixel.
    ///
    /// A row that is too low for it has less, or none. Evidence: labels of 17 and 12 points in 50 points have no gap,
    /// in 55.5 1, in 56 2, in 57 3; 16 and 12 in 50 none; 14 and 11 in 49.5 all of it. One line of each counts: with
    /// ten of detail the gap is there in a row that has half of that space.
    func subtitleGap(title: TextFont, detail: TextFont, in height: Double) -> Double {
        let full = (title.size * 3 / 17).roundedToPixel(scale)
        let room = height - title.lineHeight(scale: scale) - detail.lineHeight(scale: scale)
        let spare = room - title.size * Self.subtitleRoom
        return min(full, max(0, (spare * scale).rounded(.down) / scale))
    }

    /// The space above and below the labels, in em of the title, before the gap is added.
    private static let subtitleRoom = 1.09

    /// The space above and below a control among the texts: generated code lets it extend 7 points into the
    /// margins of the cell's content view.
    ///
    /// Evidence: these margins are 11 points, as "multi-line title (automatic): 65.0 for 2 lines" has it; on iOS 26 they
    /// are not measured.
    static let controlPadding = 4.0

    /// The share of a row that texts beside a control can take: a constraint of the generated code.
    static let textsShare = 0.6

    /// The gap between the texts, with their margins of 7 points, and a control below them: the spacing of the stack in the
    /// generated code, which is 8 points.
    static let stackedControlGap = 8.0

    /// The space above and below an image that determines the height of a row.
    static let attachmentPadding = 6.0

    /// The maximum height that is drawn. A larger height in a spec is a mistake that a preview doesn't need to follow.
    static let maximumHeight = 4_000.0
    /// The height of a custom view in a preview, if the spec doesn't specify one.
    static let appViewHeight = 44.0
    /// The font of its class name, which differs from everything that UIKit draws.
    static let appViewFont = TextFont(size: 11)

    /// The vertical position of a block of lines in a content view: the middle, rounded up to a whole point.
    ///
    /// Evidence: "value1: y=12, h=20.5 (2x) / 20.333 (3x)" of 43.5 / 43.667; "y=16" of 51; y=5 of 44 for labels of 35.
    /// Labels of 34.667 in 56.667 lie at 12 and not at 11 (screenshots at 3x): the heights of rows have the precision
    /// of a `Float`, here a little more than the labels leave (the storyboard of passforios has rows of
    /// 43.666667938232422).
    static func centeredTop(block: Double, in height: Double) -> Double {
        ((Double(Float(height)) - block) / 2 - 1e-9).rounded(.up)
    }
}
