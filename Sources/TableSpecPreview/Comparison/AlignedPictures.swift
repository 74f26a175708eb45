/// Two previews cut into bands from row to row, so that common parts are side by side.
struct AlignedPictures {
    /// A band of one preview or of both.
    struct Band: Hashable {
        var change: PictureChanges.Change
        var old: PictureParts.Extent?
        var new: PictureParts.Extent?

        /// The height that fits both.
        var height: Double { max(old?.height ?? 0, new?.height ?? 0) }

        func extent(_ side: Side) -> PictureParts.Extent? { side == .before ? old : new }
    }

    /// One of the two previews.
    enum Side: String {
        case before, after
    }

    /// The bands from top to bottom.
    let bands: [Band]
    private let oldSize: Size
    private let newSize: Size

    /// - Returns: `nil` for previews that don't specify the frames of their parts.
    init?(_ old: PictureParts, _ new: PictureParts) {
        guard let oldSize = old.size, let newSize = new.size else { return nil }
        let (before, after) = (Column(old, height: oldSize.height), Column(new, height: newSize.height))
        guard let before, let after else { return nil }
        let changes = PictureChanges(old, new)
        let rows = changes.alignment.pairs.compactMap { pair -> Band? in
            let (first, second) = (pair.old.flatMap { before.bands[$0] }, pair.new.flatMap { after.bands[$0] })
            switch (first, second) {
            case (nil, nil): return nil
            case (_?, nil): return Band(change: .removed, old: first)
            case (nil, _?): return Band(change: .added, new: second)
            case (_?, _?): return Band(change: changes.change(of: pair), old: first, new: second)
            }
        }
        let head = Band(change: .same, old: before.head, new: after.head)
        // Bars at the lower edge are parts, too, and come after what is above them.
        let barCount = rows.reversed().prefix { band in
            before.bars.contains { $0 == band.old } || after.bars.contains { $0 == band.new }
        }.count
        bands = [head] + rows.dropLast(barCount) + Self.tail(before.tail, after.tail) + rows.suffix(barCount)
        (self.oldSize, self.newSize) = (oldSize, newSize)
    }

    /// The height at the lower end of a preview that can contain more than background: the home indicator and the
    /// corners.
    private static let foot = 64.0

    /// The background below the rows, up to the height that both have, and the lower ends side by side.
    private static func tail(_ old: PictureParts.Extent, _ new: PictureParts.Extent) -> [Band] {
        let height = min(old.height, new.height)
        let foot = min(Self.foot, height)
        func upper(_ extent: PictureParts.Extent) -> PictureParts.Extent {
            PictureParts.Extent(top: extent.top, bottom: extent.top + height - foot)
        }
        func lower(_ extent: PictureParts.Extent) -> PictureParts.Extent {
            PictureParts.Extent(top: extent.bottom - foot, bottom: extent.bottom)
        }
        return [
            Band(change: .same, old: upper(old), new: upper(new)),
            Band(change: .same, old: lower(old), new: lower(new)),
        ]
    }

    /// The height of both previews including gaps for parts that only one of them has.
    var height: Double { bands.reduce(0) { $0 + $1.height } }

    func size(_ side: Side) -> Size { side == .before ? oldSize : newSize }
}

/// The cuts of a preview: at the top of each part of the column from its upper to its lower edge.
private struct Column {
    /// The bands of the parts, by the part's index. Parts that overlap others have none.
    private(set) var bands: [Int: PictureParts.Extent] = [:]
    /// The part of the preview above the first part, and
    let head: PictureParts.Extent
    /// the part between the last part and the bars at the lower edge.
    let tail: PictureParts.Extent
    /// The bands of the bars at the lower edge.
    private(set) var bars: [PictureParts.Extent] = []

    init?(_ picture: PictureParts, height: Double) {
        var parts: [(place: Int, extent: PictureParts.Extent)] = []
        var bars: [(place: Int, extent: PictureParts.Extent)] = []
        for (place, part) in picture.parts.enumerated() {
            guard let extent = part.extent else { return nil }
            let isBar = part.isBottomBar && extent.top > height / 2
            if isBar { bars.append((place, extent)) } else if part.kind != "index" { parts.append((place, extent)) }
        }
        let end = min(bars.map(\.extent.top).min() ?? height, height)
        var column: [(place: Int, extent: PictureParts.Extent)] = []
        for part in parts where part.extent.top >= (column.last?.extent.bottom ?? 0) - 0.5 && part.extent.top < end {
            column.append(part)
        }
        head = PictureParts.Extent(top: 0, bottom: column.first?.extent.top ?? end)
        let bottom = column.last.map { max($0.extent.top, min($0.extent.bottom, end)) } ?? end
        tail = PictureParts.Extent(top: bottom, bottom: end)
        for (index, part) in column.enumerated() {
            let next = index + 1 < column.count ? column[index + 1].extent.top : bottom
            bands[part.place] = PictureParts.Extent(top: part.extent.top, bottom: next)
        }
        for (index, bar) in bars.enumerated() {
            let next = index + 1 < bars.count ? bars[index + 1].extent.top : height
            let extent = PictureParts.Extent(top: bar.extent.top, bottom: max(bar.extent.top, min(next, height)))
            bands[bar.place] = extent
            self.bars.append(extent)
        }
    }
}
