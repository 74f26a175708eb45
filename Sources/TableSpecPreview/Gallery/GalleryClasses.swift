/// The classes for the colors and fonts in a gallery's previews, and the style sheet that defines them.
///
/// The same preview fits light and dark appearance, both contrasts and sheets, because the page chooses the classes.
struct GalleryClasses {
    private var paints: [Paint: String] = [:]
    private var paintOrder: [Paint] = []
    private var fonts: Set<TextFont> = []

    /// The class for a color. Classes are numbered in the order of their first use.
    mutating func name(of paint: Paint) -> String {
        if let name = paints[paint] { return name }
        let name = "p\(paints.count)"
        paints[paint] = name
        paintOrder.append(paint)
        return name
    }

    /// The class of a font: `t17` for the regular weight, `t17-600` for others, `t17m` for a monospaced font.
    mutating func name(of font: TextFont) -> String {
        fonts.insert(font)
        return Self.name(of: font)
    }

    private static func name(of font: TextFont) -> String {
        let size = DecimalFormatter.string(font.size).split(separator: ".").joined(separator: "_")
        return "t\(size)" + (font.weight == .regular ? "" : "-\(font.weight.rawValue)")
            + (font.isItalic ? "i" : "") + (font.isMonospaced ? "m" : "")
    }

    // MARK: The style sheet

    /// The rules of all classes, one per line.
    var styleSheet: String {
        (paintOrder.flatMap(rules) + fontRules).map { $0 + "\n" }.joined()
    }

    private var fontRules: [String] {
        func order(_ font: TextFont) -> (Double, Int, Int, Int) {
            (font.size, font.weight.rawValue, font.isItalic ? 1 : 0, font.isMonospaced ? 1 : 0)
        }
        return fonts.sorted { order($0) < order($1) }.map { font in
            let size = DecimalFormatter.string(font.size)
            let tracking = DecimalFormatter.string(font.tracking)
            let slant = font.isItalic ? "italic " : ""
            let family = font.isMonospaced ? MarkupTag.monospacedFonts : "var(--font)"
            return ".\(Self.name(of: font)){font:\(slant)\(font.weight.rawValue) \(size)px \(family);"
                + "letter-spacing:\(tracking)px}"
        }
    }

    private func rules(_ paint: Paint) -> [String] {
        guard let name = paints[paint] else { return [] }
        func value(_ contrast: Contrast, _ isElevated: Bool) -> String {
            let light = paint.shade(.light, contrast: contrast, isElevated: isElevated).cssHex
            let dark = paint.shade(.dark, contrast: contrast, isElevated: isElevated).cssHex
            return light == dark ? light : "light-dark(\(light),\(dark))"
        }
        let standard = value(.standard, false)
        let increased = value(.increased, false)
        let sheet = value(.standard, true)
        let increasedSheet = value(.increased, true)
        var rules = [".\(name){color:\(standard)}"]
        if sheet != standard { rules.append(".sheet .\(name){color:\(sheet)}") }
        if increased != standard { rules.append(".increased .\(name){color:\(increased)}") }
        if increasedSheet != increased || sheet != standard {
            rules.append(".increased .sheet .\(name){color:\(increasedSheet)}")
        }
        return rules
    }
}
