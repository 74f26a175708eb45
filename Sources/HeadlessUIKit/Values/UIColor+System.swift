import Foundation

/// The colors that adapt to light and dark appearance, with the values of the Human Interface Guidelines (iOS 15 to
/// 18).
extension UIColor {
    /// The system's red.
    public class var systemRed: UIColor { Semantic.systemRed }
    /// The system's orange.
    public class var systemOrange: UIColor { Semantic.systemOrange }
    /// The system's yellow.
    public class var systemYellow: UIColor { Semantic.systemYellow }
    /// The system's green.
    public class var systemGreen: UIColor { Semantic.systemGreen }
    /// The system's mint.
    public class var systemMint: UIColor { Semantic.systemMint }
    /// The system's teal.
    public class var systemTeal: UIColor { Semantic.systemTeal }
    /// The system's cyan.
    public class var systemCyan: UIColor { Semantic.systemCyan }
    /// The system's blue.
    public class var systemBlue: UIColor { Semantic.systemBlue }
    /// The system's indigo.
    public class var systemIndigo: UIColor { Semantic.systemIndigo }
    /// The system's purple.
    public class var systemPurple: UIColor { Semantic.systemPurple }
    /// The system's pink.
    public class var systemPink: UIColor { Semantic.systemPink }
    /// The system's brown.
    public class var systemBrown: UIColor { Semantic.systemBrown }
    /// The system's gray.
    public class var systemGray: UIColor { Semantic.systemGray }
    /// The system's second gray.
    public class var systemGray2: UIColor { Semantic.systemGray2 }
    /// The system's third gray.
    public class var systemGray3: UIColor { Semantic.systemGray3 }
    /// The system's fourth gray.
    public class var systemGray4: UIColor { Semantic.systemGray4 }
    /// The system's fifth gray.
    public class var systemGray5: UIColor { Semantic.systemGray5 }
    /// The system's sixth gray.
    public class var systemGray6: UIColor { Semantic.systemGray6 }
    /// The tint color of the app, which is blue.
    public class var tintColor: UIColor { Semantic.tintColor }
    /// The color of main text.
    public class var label: UIColor { Semantic.label }
    /// The color of second-level text.
    public class var secondaryLabel: UIColor { Semantic.secondaryLabel }
    /// The color of third-level text.
    public class var tertiaryLabel: UIColor { Semantic.tertiaryLabel }
    /// The color of fourth-level text.
    public class var quaternaryLabel: UIColor { Semantic.quaternaryLabel }
    /// The color of placeholders.
    public class var placeholderText: UIColor { Semantic.placeholderText }
    /// The color of links.
    public class var link: UIColor { Semantic.link }
    /// The color of separators, which lets content show through.
    public class var separator: UIColor { Semantic.separator }
    /// The color of opaque separators.
    public class var opaqueSeparator: UIColor { Semantic.opaqueSeparator }
    /// The background of the main view.
    public class var systemBackground: UIColor { Semantic.systemBackground }
    /// The background of content on the main background.
    public class var secondarySystemBackground: UIColor { Semantic.secondarySystemBackground }
    /// The background of content on the second background.
    public class var tertiarySystemBackground: UIColor { Semantic.tertiarySystemBackground }
    /// The background of grouped content.
    public class var systemGroupedBackground: UIColor { Semantic.systemGroupedBackground }
    /// The background of content on the grouped background.
    public class var secondarySystemGroupedBackground: UIColor { Semantic.secondarySystemGroupedBackground }
    /// The background of content on the second grouped background.
    public class var tertiarySystemGroupedBackground: UIColor { Semantic.tertiarySystemGroupedBackground }
    /// The fill of thin and small shapes.
    public class var systemFill: UIColor { Semantic.systemFill }
    /// The fill of medium-sized shapes.
    public class var secondarySystemFill: UIColor { Semantic.secondarySystemFill }
    /// The fill of large shapes.
    public class var tertiarySystemFill: UIColor { Semantic.tertiarySystemFill }
    /// The fill of large areas with complex content.
    public class var quaternarySystemFill: UIColor { Semantic.quaternarySystemFill }
    /// The color of text on a dark background.
    public class var lightText: UIColor { Semantic.lightText }
    /// The color of text on a light background.
    public class var darkText: UIColor { Semantic.darkText }
}

/// The shared instances of the system colors.
private enum Semantic {
    static let systemRed = make("systemRed", 0xFF3B_30FF, 0xFF45_3AFF)
    static let systemOrange = make("systemOrange", 0xFF95_00FF, 0xFF9F_0AFF)
    static let systemYellow = make("systemYellow", 0xFFCC_00FF, 0xFFD6_0AFF)
    static let systemGreen = make("systemGreen", 0x34C7_59FF, 0x30D1_58FF)
    static let systemMint = make("systemMint", 0x00C7_BEFF, 0x63E6_E2FF)
    static let systemTeal = make("systemTeal", 0x30B0_C7FF, 0x40CB_E0FF)
    static let systemCyan = make("systemCyan", 0x32AD_E6FF, 0x64D2_FFFF)
    static let systemBlue = make("systemBlue", 0x007A_FFFF, 0x0A84_FFFF)
    static let systemIndigo = make("systemIndigo", 0x5856_D6FF, 0x5E5C_E6FF)
    static let systemPurple = make("systemPurple", 0xAF52_DEFF, 0xBF5A_F2FF)
    static let systemPink = make("systemPink", 0xFF2D_55FF, 0xFF37_5FFF)
    static let systemBrown = make("systemBrown", 0xA284_5EFF, 0xAC8E_68FF)
    static let systemGray = make("systemGray", 0x8E8E_93FF, 0x8E8E_93FF)
    static let systemGray2 = make("systemGray2", 0xAEAE_B2FF, 0x6363_66FF)
    static let systemGray3 = make("systemGray3", 0xC7C7_CCFF, 0x4848_4AFF)
    static let systemGray4 = make("systemGray4", 0xD1D1_D6FF, 0x3A3A_3CFF)
    static let systemGray5 = make("systemGray5", 0xE5E5_EAFF, 0x2C2C_2EFF)
    static let systemGray6 = make("systemGray6", 0xF2F2_F7FF, 0x1C1C_1EFF)
    static let tintColor = make("tintColor", 0x007A_FFFF, 0x0A84_FFFF)
    static let label = make("label", 0x0000_00FF, 0xFFFF_FFFF)
    static let secondaryLabel = make("secondaryLabel", 0x3C3C_4399, 0xEBEB_F599)
    static let tertiaryLabel = make("tertiaryLabel", 0x3C3C_434D, 0xEBEB_F54D)
    static let quaternaryLabel = make("quaternaryLabel", 0x3C3C_432E, 0xEBEB_F529)
    static let placeholderText = make("placeholderText", 0x3C3C_434D, 0xEBEB_F54D)
    static let link = make("link", 0x007A_FFFF, 0x0984_FFFF)
    static let separator = make("separator", 0x3C3C_434A, 0x5454_5899)
    static let opaqueSeparator = make("opaqueSeparator", 0xC6C6_C8FF, 0x3838_3AFF)
    static let systemBackground = make("systemBackground", 0xFFFF_FFFF, 0x0000_00FF)
    static let secondarySystemBackground = make("secondarySystemBackground", 0xF2F2_F7FF, 0x1C1C_1EFF)
    static let tertiarySystemBackground = make("tertiarySystemBackground", 0xFFFF_FFFF, 0x2C2C_2EFF)
    static let systemGroupedBackground = make("systemGroupedBackground", 0xF2F2_F7FF, 0x0000_00FF)
    static let secondarySystemGroupedBackground = make("secondarySystemGroupedBackground", 0xFFFF_FFFF, 0x1C1C_1EFF)
    static let tertiarySystemGroupedBackground = make("tertiarySystemGroupedBackground", 0xF2F2_F7FF, 0x2C2C_2EFF)
    static let systemFill = make("systemFill", 0x7878_8033, 0x7878_805C)
    static let secondarySystemFill = make("secondarySystemFill", 0x7878_8029, 0x7878_8052)
    static let tertiarySystemFill = make("tertiarySystemFill", 0x7676_801F, 0x7676_803D)
    static let quaternarySystemFill = make("quaternarySystemFill", 0x7474_8014, 0x7676_802E)
    static let lightText = make("lightText", 0xFFFF_FF99, 0xFFFF_FF99)
    static let darkText = make("darkText", 0x0000_00FF, 0x0000_00FF)

    /// Colors are written as `RRGGBBAA`.
    private static func make(_ name: String, _ light: UInt32, _ dark: UInt32) -> UIColor {
        UIColor(source: .system(name: name, light: components(light), dark: components(dark)))
    }

    private static func components(_ value: UInt32) -> UIColor.Components {
        func channel(_ shift: UInt32) -> CGFloat { CGFloat((value >> shift) & 0xFF) / 255 }
        return UIColor.Components(red: channel(24), green: channel(16), blue: channel(8), alpha: channel(0))
    }
}
