internal import TableSpecModel

/// The values of UIKit's colours.
///
/// Evidence: light values from a public list of UIKit's colours, dark ones Apple's; "verified in pictures: 007AFF,
/// 34C759/30D158, F2F2F7/000000, FFFFFF/1C1C1E, C6C6C8".
enum SystemPaint {
    static func paint(_ color: SystemColor, _ appearance: Appearance) -> Paint {
        let pair = label(color) ?? fill(color) ?? background(color) ?? hue(color) ?? gray(color)
        return appearance == .dark ? pair.dark : pair.light
    }

    private typealias Pair = (light: Paint, dark: Paint)

    private static func pair(_ light: UInt32, _ dark: UInt32, _ opacity: (Double, Double) = (1, 1)) -> Pair {
        (Paint(light, opacity: opacity.0), Paint(dark, opacity: opacity.1))
    }

    private static func label(_ color: SystemColor) -> Pair? {
        switch color {
        case .label: pair(0x000000, 0xFFFFFF)
        case .secondaryLabel: pair(0x3C3C43, 0xEBEBF5, (0.6, 0.6))
        case .tertiaryLabel, .placeholderText: pair(0x3C3C43, 0xEBEBF5, (0.3, 0.3))
        case .quaternaryLabel: pair(0x3C3C43, 0xEBEBF5, (0.18, 0.16))
        case .link: pair(0x007AFF, 0x0984FF)
        case .separator: pair(0x3C3C43, 0x545458, (0.29, 0.6))
        case .opaqueSeparator: pair(0xC6C6C8, 0x38383A)
        default: nil
        }
    }

    private static func fill(_ color: SystemColor) -> Pair? {
        switch color {
        case .systemFill: pair(0x787880, 0x787880, (0.2, 0.36))
        case .secondarySystemFill: pair(0x787880, 0x787880, (0.16, 0.32))
        case .tertiarySystemFill: pair(0x767680, 0x767680, (0.12, 0.24))
        case .quaternarySystemFill: pair(0x747480, 0x747480, (0.08, 0.18))
        default: nil
        }
    }

    private static func background(_ color: SystemColor) -> Pair? {
        switch color {
        case .systemBackground: pair(0xFFFFFF, 0x000000)
        case .secondarySystemBackground: pair(0xF2F2F7, 0x1C1C1E)
        case .tertiarySystemBackground: pair(0xFFFFFF, 0x2C2C2E)
        case .systemGroupedBackground: pair(0xF2F2F7, 0x000000)
        case .secondarySystemGroupedBackground: pair(0xFFFFFF, 0x1C1C1E)
        case .tertiarySystemGroupedBackground: pair(0xF2F2F7, 0x2C2C2E)
        case .black: pair(0x000000, 0x000000)
        case .white: pair(0xFFFFFF, 0xFFFFFF)
        case .clear: pair(0x000000, 0x000000, (0, 0))
        default: nil
        }
    }

    private static func hue(_ color: SystemColor) -> Pair? {
        switch color {
        case .systemRed: pair(0xFF3B30, 0xFF453A)
        case .systemOrange: pair(0xFF9500, 0xFF9F0A)
        case .systemYellow: pair(0xFFCC00, 0xFFD60A)
        case .systemGreen: pair(0x34C759, 0x30D158)
        case .systemMint: pair(0x00C7BE, 0x63E6E2)
        case .systemTeal: pair(0x30B0C7, 0x40C8E0)
        case .systemCyan: pair(0x32ADE6, 0x64D2FF)
        case .systemBlue, .tintColor: pair(0x007AFF, 0x0A84FF)
        case .systemIndigo: pair(0x5856D6, 0x5E5CE6)
        case .systemPurple: pair(0xAF52DE, 0xBF5AF2)
        case .systemPink: pair(0xFF2D55, 0xFF375F)
        case .systemBrown: pair(0xA2845E, 0xAC8E68)
        default: nil
        }
    }

    private static func gray(_ color: SystemColor) -> Pair {
        switch color {
        case .systemGray2: pair(0xAEAEB2, 0x636366)
        case .systemGray3: pair(0xC7C7CC, 0x48484A)
        case .systemGray4: pair(0xD1D1D6, 0x3A3A3C)
        case .systemGray5: pair(0xE5E5EA, 0x2C2C2E)
        case .systemGray6: pair(0xF2F2F7, 0x1C1C1E)
        default: pair(0x8E8E93, 0x8E8E93)
        }
    }
}
