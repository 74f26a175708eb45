/// A color of the user interface: its shade in every appearance, contrast and elevation.
struct Paint: Hashable, Sendable {
    private var light: Shade
    private var dark: Shade
    private var increasedLight: Shade
    private var increasedDark: Shade
    /// The shade on sheets, which are elevated: dark backgrounds are lighter there.
    private var elevatedDark: Shade
    private var elevatedIncreasedDark: Shade

    /// Creates a color from the shades for light and dark.
    init(_ light: Shade, _ dark: Shade) {
        self.init(light, dark, increased: (light, dark))
    }

    /// Creates a color with its own shades for increased contrast.
    init(_ light: Shade, _ dark: Shade, increased: (light: Shade, dark: Shade)) {
        self.init(light, dark, increased: increased, elevated: (dark, increased.dark))
    }

    /// Creates a color with a different shade on dark sheets above the screen.
    init(
        _ light: Shade,
        _ dark: Shade,
        increased: (light: Shade, dark: Shade),
        elevated: (dark: Shade, increasedDark: Shade)
    ) {
        self.light = light
        self.dark = dark
        increasedLight = increased.light
        increasedDark = increased.dark
        elevatedDark = elevated.dark
        elevatedIncreasedDark = elevated.increasedDark
    }

    /// Creates a color from 0xRRGGBB for light and dark.
    init(_ light: UInt32, _ dark: UInt32) { self.init(Shade(light), Shade(dark)) }

    /// Creates a constant color from 0xRRGGBB.
    init(_ rgb: UInt32, alpha: UInt8 = 255) {
        let shade = Shade(rgb, alpha: alpha)
        self.init(shade, shade)
    }

    /// The shade for these traits.
    func shade(_ appearance: Appearance, contrast: Contrast, isElevated: Bool) -> Shade {
        switch (appearance, contrast) {
        case (.light, .standard): light
        case (.light, .increased): increasedLight
        case (.dark, .standard): isElevated ? elevatedDark : dark
        case (.dark, .increased): isElevated ? elevatedIncreasedDark : increasedDark
        }
    }

    /// The color with its opacity multiplied.
    func faded(_ factor: Double) -> Paint {
        func faded(_ shade: Shade) -> Shade {
            var copy = shade
            copy.alpha = UInt8((Double(shade.alpha) * min(max(factor, 0), 1)).rounded())
            return copy
        }
        return Paint(
            faded(light),
            faded(dark),
            increased: (faded(increasedLight), faded(increasedDark)),
            elevated: (faded(elevatedDark), faded(elevatedIncreasedDark))
        )
    }
}
