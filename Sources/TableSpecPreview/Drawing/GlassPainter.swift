/// Draws a piece of the glass of iOS 26, without its refraction.
struct GlassPainter {
    let frame: Rect

    private var radius: Double { frame.height / 2 }

    /// A soft shadow, which dark screens do not show, the glass, and its light rim.
    ///
    /// Evidence: glass has a light rim on every ground, and a shadow on white and grouped ones. How wide the shadow is, and
    /// how light the rim on black, is not measured.
    func items(_ paint: Paint) -> [DisplayItem] {
        shadow + [
            .rect(frame, radius: radius, .fill(paint)),
            .rect(frame.insetBy(0.5), radius: radius - 0.5, .stroke(Self.rim, width: 1)),
        ]
    }

    private static let rim = Paint(Shade(0xFFFFFF, alpha: 204), Shade(0xFFFFFF, alpha: 31))

    /// Rings of the same faint grey, one inside the other: together they fade outwards.
    private var shadow: [DisplayItem] {
        let grey = Paint(Shade(0x000000, alpha: 4), Shade(0x000000, alpha: 0))
        return [10.0, 7, 4.5, 2.5, 1].map { reach in
            var ring = frame.insetBy(-reach)
            ring.y += 2
            return .rect(ring, radius: radius + reach, .fill(grey))
        }
    }
}
