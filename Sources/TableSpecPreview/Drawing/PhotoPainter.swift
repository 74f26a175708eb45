internal import TableSpecModel

/// Draws what an app would load: an image in the asset catalog with the file name of the URL, or else a colorless
/// landscape that depends on the URL.
struct PhotoPainter {
    let assets: PictureAssets
    /// Whether an image fills its frame, which clips it.
    var fills = false

    func items(of address: String, in frame: Rect, cornerRadius: Double = 0) -> [DisplayItem] {
        guard frame.width > 0, frame.height > 0 else { return [] }
        if let name = assets.imageName(at: address) {
            var painter = ImagePainter(paint: SystemPaint.paint(.label), assets: assets, isRightToLeft: false)
            painter.fills = fills
            return painter.items(of: .named(name), in: frame, cornerRadius: cornerRadius)
        }
        return Self.rounded(landscape(StandInPaint.hash(address), in: frame), in: frame, cornerRadius)
    }

    /// The stand-in for a photo in the app: a person if the name suggests one, otherwise a landscape.
    func standIn(named name: String, in frame: Rect, cornerRadius: Double) -> [DisplayItem] {
        let words = name.lowercased()
        let isPerson = Self.people.contains { words.contains($0) }
        let items = isPerson ? person(in: frame) : landscape(StandInPaint.hash(name), in: frame)
        return Self.rounded(items, in: frame, cornerRadius)
    }

    private static let people = [
        "author", "avatar", "contact", "face", "member", "people", "person", "portrait", "profile", "user",
    ]

    private static func rounded(_ items: [DisplayItem], in frame: Rect, _ cornerRadius: Double) -> [DisplayItem] {
        guard cornerRadius > 0 else { return items }
        let radius = min(cornerRadius, min(frame.width, frame.height) / 2)
        return [.masked(items, mask: [.rect(frame, radius: radius, .fill(Paint(0xFFFFFF)))])]
    }

    /// Head and shoulders, which end with the frame.
    private func person(in frame: Rect) -> [DisplayItem] {
        let side = min(frame.width, frame.height)
        func oval(_ width: Double, _ top: Double, _ height: Double) -> Rect {
            Rect(
                x: frame.midX - side * width / 2,
                y: frame.maxY - side + side * top,
                width: side * width,
                height: side * height
            )
        }
        let somebody: [DisplayItem] = [
            .rect(frame, radius: 0, .fill(Paint(0xC9D1D9))),
            .ellipse(oval(0.78, 0.66, 0.9), .fill(Paint(0x78838E))),
            .ellipse(oval(0.38, 0.2, 0.42), .fill(Paint(0xF4F5F6))),
        ]
        return [.masked(somebody, mask: [.rect(frame, radius: 0, .fill(Paint(0xFFFFFF)))])]
    }

    /// A sky with a sun over two hills; a photo is the same in light and dark appearance.
    private func landscape(_ number: UInt64, in frame: Rect) -> [DisplayItem] {
        let sky = Self.skies[Int(number % UInt64(Self.skies.count))]
        let isLeft = number / 8 % 2 == 0
        let side = min(frame.width, frame.height) * 0.18
        let sun = Rect(
            x: frame.x + frame.width * (isLeft ? 0.24 : 0.76) - side / 2,
            y: frame.y + frame.height * 0.3 - side / 2,
            width: side,
            height: side
        )
        let peak = 0.3 + Double(number / 16 % 5) / 10
        return [
            .rect(frame, radius: 0, .fill(Paint(sky))), .ellipse(sun, .fill(Paint(0xF4F5F6))),
            hill(in: frame, peak: isLeft ? peak + 0.2 : peak - 0.05, height: 0.5, .fill(Paint(0x97A1AB))),
            hill(in: frame, peak: isLeft ? 0.15 : 0.85, height: 0.34, .fill(Paint(0x78838E))),
        ]
    }

    private static let skies: [UInt32] = [0xC9D1D9, 0xBFC8D1, 0xD3D8DD, 0xC4CDD2, 0xCFD3DA]

    /// A hill whose top is at a fraction of the width.
    private func hill(in frame: Rect, peak: Double, height: Double, _ ink: Ink) -> DisplayItem {
        func point(_ x: Double, _ y: Double) -> Point {
            Point(x: frame.x + frame.width * x, y: frame.maxY - frame.height * y)
        }
        return .path(
            [
                .move(point(0, 0)), .line(point(0, height * 0.4)),
                .curve(point(peak / 2, height * 0.5), point(peak * 0.8, height), point(peak, height)),
                .curve(
                    point(peak + (1 - peak) * 0.2, height),
                    point((1 + peak) / 2, height * 0.5),
                    point(1, height * 0.3)
                ),
                .line(point(1, 0)), .close,
            ],
            ink
        )
    }
}

extension RowContent {
    /// Whether the row contains an image, now or after loading.
    var showsPicture: Bool { image != nil || remoteAddress != nil }
}
