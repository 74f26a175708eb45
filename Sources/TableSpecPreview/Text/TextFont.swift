/// A size in points and a weight of the system font.
package struct TextFont: Hashable, Sendable {
    package var size: Double
    package var weight: FontWeight
    /// Whether the characters are italic, which doesn't change their widths.
    package var isItalic = false
    /// Whether all characters have the same width.
    package var isMonospaced = false

    /// Creates a font.
    package init(size: Double, weight: FontWeight = .regular) {
        self.size = size
        self.weight = weight
    }

    /// The distance in points from the top of a line to its baseline.
    ///
    /// Evidence: "SF metrics (units/em 2048): ascent 1950 (0.952)".
    var ascent: Double { size * 1950 / 2048 }

    /// The height in points of a label of one line.
    ///
    /// Evidence: "Label heights: SF 17 → 20.5/20.333, 16 → 19.5/19.333, 15 → 18, 12 → 14.5/14.333, 13 → 16 (15.667),
    /// 11 → 13.5/13.333 (= ceil to pixel of 1.193×size)".
    func lineHeight(scale: Double) -> Double { naturalLinePitch.ceiledToPixel(scale) }

    /// The distance in points between the baselines of a label whose font isn't a text style: one line touches the
    /// next.
    ///
    /// Evidence: frames of labels of `system:12` that are 29, 43, 57.5, 100.5, 143.5 and 158 points high and of `system:16`
    /// that are 19.5 and 38.5: whole numbers of lines of 1.193 × size, rounded up to the pixel together.
    var naturalLinePitch: Double { size * 1.193 }

    /// The distance in points between the baselines of a label in a text style.
    ///
    /// Evidence: "Leading at L: 34/41 28/34 22/28 20/25 17/22 … 12/16 11/13; measured multi-line pitch 22 at 17, 16 at
    /// 12"; the line 3 + 1.11 × size meets these and the published leading of the larger body sizes to half a point. The
    /// largest sizes keep the distance at which lines touch.
    var styledLinePitch: Double { max((3 + 1.11 * size).rounded(), plainLinePitch) }

    /// The distance in points between the baselines of a section's header or footer.
    ///
    /// Evidence: "16 at 13 footer (header/footer label, not text-style leading 18)".
    var plainLinePitch: Double { naturalLinePitch.rounded(.up) }

    /// The height in points of capitals and digits.
    ///
    /// Evidence: "SF metrics: cap 0.7046".
    var capHeight: Double { size * 0.7046 }

    /// The size of the ink of a line in points, from the top of tall characters to the bottom of descenders.
    var inkHeight: Double { size * 0.95 }
}
