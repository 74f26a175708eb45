package import TableSpecModel

/// The values of UIKit's colors.
///
/// Evidence: light values from a public list of UIKit's colors, dark ones Apple's; "verified in pictures: 007AFF,
/// 34C759/30D158, F2F2F7/000000, FFFFFF/1C1C1E, C6C6C8". Increased contrast and elevation: the values that public ports
/// of UIKit's colors print from a device (`UIColor.resolvedColor(with:)`), and Apple's Human Interface Guidelines for
/// hues.
enum SystemPaint {
    static func paint(_ color: SystemColor) -> Paint {
        label(color) ?? fill(color) ?? background(color) ?? hue(color) ?? gray(color)
    }

    // MARK: Labels, lines and fills

    private static func label(_ color: SystemColor) -> Paint? {
        switch color {
        case .label: Paint(0x000000, 0xFFFFFF)
        case .secondaryLabel: alphas(0x3C3C43, 0xEBEBF5, (153, 153), increased: (173, 173))
        case .tertiaryLabel, .placeholderText: alphas(0x3C3C43, 0xEBEBF5, (76, 76), increased: (96, 96))
        case .quaternaryLabel: alphas(0x3C3C43, 0xEBEBF5, (45, 40), increased: (66, 61))
        case .link: Paint(0x007AFF, 0x0984FF)
        case .separator: alphas(0x3C3C43, 0x545458, (73, 153), increased: (94, 173))
        case .opaqueSeparator: Paint(0xC6C6C8, 0x38383A)
        default: nil
        }
    }

    private static func fill(_ color: SystemColor) -> Paint? {
        switch color {
        case .systemFill: alphas(0x787880, 0x787880, (51, 91), increased: (71, 112))
        case .secondarySystemFill: alphas(0x787880, 0x787880, (40, 81), increased: (61, 102))
        case .tertiarySystemFill: alphas(0x767680, 0x767680, (30, 61), increased: (51, 81))
        case .quaternarySystemFill: alphas(0x747480, 0x767680, (20, 45), increased: (40, 66))
        default: nil
        }
    }

    private static func alphas(
        _ light: UInt32,
        _ dark: UInt32,
        _ alphas: (light: UInt8, dark: UInt8),
        increased: (light: UInt8, dark: UInt8)
    ) -> Paint {
        Paint(
            Shade(light, alpha: alphas.light),
            Shade(dark, alpha: alphas.dark),
            increased: (Shade(light, alpha: increased.light), Shade(dark, alpha: increased.dark))
        )
    }

    // MARK: Backgrounds

    private static func background(_ color: SystemColor) -> Paint? {
        switch color {
        case .systemBackground: ground((0xFFFFFF, 0xFFFFFF), (0x000000, 0x000000), (0x1C1C1E, 0x242426))
        case .secondarySystemBackground: ground((0xF2F2F7, 0xEBEBF0), (0x1C1C1E, 0x242426), (0x2C2C2E, 0x363638))
        case .tertiarySystemBackground: ground((0xFFFFFF, 0xFFFFFF), (0x2C2C2E, 0x363638), (0x3A3A3C, 0x444446))
        case .systemGroupedBackground: ground((0xF2F2F7, 0xEBEBF0), (0x000000, 0x000000), (0x1C1C1E, 0x242426))
        case .secondarySystemGroupedBackground:
            ground((0xFFFFFF, 0xFFFFFF), (0x1C1C1E, 0x242426), (0x2C2C2E, 0x363638))
        case .tertiarySystemGroupedBackground:
            ground((0xF2F2F7, 0xEBEBF0), (0x2C2C2E, 0x363638), (0x3A3A3C, 0x444446))
        case .black: Paint(0x000000)
        case .white: Paint(0xFFFFFF)
        case .clear: Paint(0x000000, alpha: 0)
        default: nil
        }
    }

    /// A background: light shades for both contrasts, dark shades for both on the screen, and then for both on a sheet.
    private static func ground(
        _ light: (standard: UInt32, increased: UInt32),
        _ dark: (standard: UInt32, increased: UInt32),
        _ elevated: (standard: UInt32, increased: UInt32)
    ) -> Paint {
        Paint(
            Shade(light.standard),
            Shade(dark.standard),
            increased: (Shade(light.increased), Shade(dark.increased)),
            elevated: (Shade(elevated.standard), Shade(elevated.increased))
        )
    }

    // MARK: Hues

    private static func hue(_ color: SystemColor) -> Paint? {
        switch color {
        case .systemRed: hues(0xFF3B30, 0xFF453A, 0xD70015, 0xFF6961)
        case .systemOrange: hues(0xFF9500, 0xFF9F0A, 0xC93400, 0xFFB340)
        case .systemYellow: hues(0xFFCC00, 0xFFD60A, 0xA05A00, 0xFFD426)
        case .systemGreen: hues(0x34C759, 0x30D158, 0x248A3D, 0x30DB5B)
        case .systemMint: hues(0x00C7BE, 0x63E6E2, 0x0C817B, 0x66D4CF)
        case .systemTeal: hues(0x30B0C7, 0x40C8E0, 0x008299, 0x5DE6FF)
        case .systemCyan: hues(0x32ADE6, 0x64D2FF, 0x0071A4, 0x70D7FF)
        case .systemBlue, .tintColor: hues(0x007AFF, 0x0A84FF, 0x0040DD, 0x409CFF)
        case .systemIndigo: hues(0x5856D6, 0x5E5CE6, 0x3634A3, 0x7D7AFF)
        case .systemPurple: hues(0xAF52DE, 0xBF5AF2, 0x8944AB, 0xDA8FFF)
        case .systemPink: hues(0xFF2D55, 0xFF375F, 0xD30F45, 0xFF6482)
        case .systemBrown: hues(0xA2845E, 0xAC8E68, 0x7F6545, 0xB59469)
        default: nil
        }
    }

    private static func gray(_ color: SystemColor) -> Paint {
        switch color {
        case .systemGray2: hues(0xAEAEB2, 0x636366, 0x8E8E93, 0x7C7C80)
        case .systemGray3: hues(0xC7C7CC, 0x48484A, 0xAEAEB2, 0x545456)
        case .systemGray4: hues(0xD1D1D6, 0x3A3A3C, 0xBCBCC0, 0x444446)
        case .systemGray5: hues(0xE5E5EA, 0x2C2C2E, 0xD8D8DC, 0x363638)
        case .systemGray6: hues(0xF2F2F7, 0x1C1C1E, 0xEBEBF0, 0x242426)
        default: hues(0x8E8E93, 0x8E8E93, 0x6C6C70, 0xAEAEB2)
        }
    }

    private static func hues(_ light: UInt32, _ dark: UInt32, _ increasedLight: UInt32, _ increasedDark: UInt32)
        -> Paint
    {
        Paint(Shade(light), Shade(dark), increased: (Shade(increasedLight), Shade(increasedDark)))
    }
}

extension SystemColor {
    /// The color on a screen with the standard contrast.
    package func components(_ appearance: Appearance) -> ColorComponents {
        let shade = SystemPaint.paint(self).shade(appearance, contrast: .standard, isElevated: false)
        return ColorComponents(red: shade.red, green: shade.green, blue: shade.blue, alpha: shade.alpha)
    }
}
