extension AlignedPictures {
    /// One of the previews with gaps for parts that only the other one has, as SVG for a page.
    ///
    /// Its bands show parts of an image without a URL: the script of the page assigns the URL of the existing image. If
    /// a band differs, a mark covers it.
    func markup(_ side: Side, id: String, name: String) -> String {
        let size = size(side)
        let width = max(self.size(.before).width, self.size(.after).width)
        var lines = [
            MarkupTag("svg").with("aligned", for: "class").with("img", for: "role").with(name, for: "aria-label")
                .with(width, for: "width").with(height, for: "height")
                .with(viewBox: Rect(x: 0, y: 0, width: width, height: height)).openTag,
            "<defs>"
                + MarkupTag("image").with(id, for: "id").with(size.width, for: "width").with(size.height, for: "height")
                .emptyTag + "</defs>",
        ]
        lines += slices(side).map { slice in
            let shown = Rect(x: 0, y: slice.extent.top, width: size.width, height: slice.extent.height)
            let window = MarkupTag("svg").with(0.0, for: "x").with(slice.top, for: "y").with(shown.width, for: "width")
                .with(shown.height, for: "height").with(viewBox: shown)
            return window.openTag + MarkupTag("use").with("#\(id)", for: "href").emptyTag + "</svg>"
        }
        var top = 0.0
        for band in bands where band.height > 0 {
            lines += mark(band, side, in: Rect(x: 0, y: top, width: width, height: band.height))
            top += band.height
        }
        return (lines + ["</svg>"]).joined(separator: "\n")
    }

    /// A contiguous part of a preview, and its position. Edges between adjacent bands would be visible as thin lines.
    struct Slice: Hashable {
        var top: Double
        var extent: PictureParts.Extent
    }

    func slices(_ side: Side) -> [Slice] {
        var slices: [Slice] = []
        var top = 0.0
        for band in bands {
            if let extent = band.extent(side), extent.height > 0 {
                let last = slices.last
                let meets =
                    last.map { last in
                        abs(last.extent.bottom - extent.top) < 0.01 && abs(last.top + last.extent.height - top) < 0.01
                    } ?? false
                if meets {
                    slices[slices.count - 1].extent.bottom = extent.bottom
                } else {
                    slices.append(Slice(top: top, extent: extent))
                }
            }
            top += band.height
        }
        return slices
    }

    private func mark(_ band: Band, _ side: Side, in place: Rect) -> [String] {
        guard band.change != .same else { return [] }
        let isThere = band.extent(side) != nil
        let name = isThere ? "mark \(band.change.rawValue)" : "mark missing"
        return [MarkupTag(rect: place, radius: 0).with(name, for: "class").emptyTag]
    }
}
