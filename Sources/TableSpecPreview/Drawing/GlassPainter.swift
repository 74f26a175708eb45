/// Draws a glass shape of iOS 26, without its refraction.
struct GlassPainter {
    let frame: Rect

    private var radius: Double { frame.height / 2 }

    /// A soft shadow, which dark screens don't show, the glass, and its light rim.
    ///
    /// Evidence: glass has a light rim on every ground, and a shadow on white and grouped ones (``SoftShadow``). The rim on
    /// black is 363636.
    func items(_ paint: Paint) -> [DisplayItem] {
        SoftShadow(frame: frame, radius: radius).items + [
            .rect(frame, radius: radius, .fill(paint)),
            .rect(frame.insetBy(0.5), radius: radius - 0.5, .stroke(Self.rim, width: 1)),
        ]
    }

    private static let rim = Paint(Shade(0xFFFFFF, alpha: 204), Shade(0xFFFFFF, alpha: 31))
}
