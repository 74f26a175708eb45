extension AlignedPictures {
    /// One of the pictures with room where the other one has more, as SVG for a page.
    ///
    /// Its bands show parts of an image without an address: the script of the page gives it the one that is there
    /// already. Where a band differs, a mark lies over it.
    func markup(_ side: Side, id: String, name: String) -> String {
        let size = size(side)
        let width = max(self.size(.before).width, self.size(.after).width)
        var lines = [
            Element("svg").with("aligned", for: "class").with("img", for: "role").with(name, for: "aria-label")
                .with(width, for: "width").with(height, for: "height")
                .with(viewBox: Rect(x: 0, y: 0, width: width, height: height)).openTag,
            "<defs>"
                + Element("image").with(id, for: "id").with(size.width, for: "width").with(size.height, for: "height")
                .emptyTag + "</defs>",
        ]
        var top = 0.0
        for band in bands where band.height > 0 {
            let place = Rect(x: 0, y: top, width: width, height: band.height)
            if let extent = band.extent(side) {
                let shown = Rect(x: 0, y: extent.top, width: size.width, height: extent.height)
                lines.append(Self.slice(shown, at: top, of: id))
            }
            lines += mark(band, side, in: place)
            top += band.height
        }
        return (lines + ["</svg>"]).joined(separator: "\n")
    }

    private static func slice(_ extent: Rect, at top: Double, of id: String) -> String {
        guard extent.height > 0 else { return "" }
        let window = Element("svg").with(0.0, for: "x").with(top, for: "y").with(extent.width, for: "width")
            .with(extent.height, for: "height").with(viewBox: extent)
        return window.openTag + Element("use").with("#\(id)", for: "href").emptyTag + "</svg>"
    }

    private func mark(_ band: Band, _ side: Side, in place: Rect) -> [String] {
        guard band.change != .same else { return [] }
        let isThere = band.extent(side) != nil
        let name = isThere ? "mark \(band.change.rawValue)" : "mark missing"
        return [Element(rect: place, radius: 0).with(name, for: "class").emptyTag]
    }
}
