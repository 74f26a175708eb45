/// The stand-in for an asset catalog color whose values are unknown: a tint that distinguishes names from each
/// other.
///
/// All tints have the luminance 0.18, at which black and white have the same contrast, at least 4.5 to 1 (WCAG 2.1,
/// 1.4.3): tints are legible on light and dark backgrounds, and black and white texts are legible on tints.
enum StandInPaint {
    /// The tint of a name, which is the same in every preview and on every machine.
    static func paint(of name: String) -> Paint {
        Paint(tints[Int(hash(name) % UInt64(tints.count))])
    }

    /// FNV-1a: Swift's own hashes differ from run to run.
    static func hash(_ name: String) -> UInt64 {
        name.utf8.reduce(0xCBF2_9CE4_8422_2325) { ($0 ^ UInt64($1)) &* 0x100_0000_01B3 }
    }

    /// Sixteen vivid hues around the circle of OKLCH, and sixteen muted ones between them.
    static let tints: [UInt32] = [
        0xD43678, 0xDA3641, 0xC55205, 0xA76706, 0x907205, 0x767B00, 0x448502, 0x068753,
        0x0B8474, 0x01828A, 0x077FA1, 0x0579C7, 0x4E69ED, 0x835BE5, 0xA84DCC, 0xC33FA6,
        0xB05C69, 0xB05F4C, 0x9A6B49, 0x8B7249, 0x7D764A, 0x6B7C49, 0x4E8152, 0x4E7F6D,
        0x4E7E7B, 0x4E7C87, 0x4D7B96, 0x4D76B6, 0x6D6FB7, 0x8767AD, 0x9B619C, 0xA95D84,
    ]
}
