/// The items of a line: its characters, and the lines through struck text and under links.
extension LaidOutLine {
    /// - Parameter link: The color of links.
    func items(_ paint: Paint, link: Paint) -> [DisplayItem] {
        guard !pieces.isEmpty else { return [.text(self, paint)] }
        // The first piece of a right-to-left text is at its right end.
        var x = frame.x
        return (TextDirection.isRightToLeft(text) ? pieces.reversed() : pieces).flatMap { piece -> [DisplayItem] in
            let line = part(piece, at: x)
            x += piece.width
            return line.items(of: piece, piece.isLink ? link : paint)
        }
    }

    /// A piece as a separate line.
    private func part(_ piece: TextPiece, at x: Double) -> LaidOutLine {
        var line = self
        line.text = piece.text
        line.font = piece.font
        line.frame.x = x
        line.frame.width = piece.width
        line.edge = .left
        line.pieces = []
        return line
    }

    /// A piece. A link in a `UILabel` is blue and underlined. The position and the width of the underline were not
    /// measured.
    private func items(of piece: TextPiece, _ paint: Paint) -> [DisplayItem] {
        let heights = [piece.isStruck ? -font.size * 0.26 : nil, piece.isLink ? font.size * 0.12 : nil]
        let rules = heights.compactMap(\.self).map { height -> DisplayItem in
            let ends = [Point(x: frame.x, y: baseline + height), Point(x: frame.maxX, y: baseline + height)]
            return .path(.polyline(ends), .stroke(paint, width: font.size / 15))
        }
        return [.text(self, paint)] + rules
    }
}
