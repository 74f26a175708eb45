internal import TableSpecModel

/// The colors of a screen in one style, and the direction of its symbols.
struct Palette {
    let system: SystemVersion
    let isRightToLeft: Bool
    let style: TableStyle
    private let properties: PropertyValues<TablePropertyKey>
    /// The tint color that the table or the row specifies.
    private var tintColor: ColorReference?
    /// The known images and colors of the app's asset catalogs.
    let assets: PictureAssets

    init(content: ScreenContent, system: SystemVersion, direction: LayoutDirection = .leftToRight) {
        self.system = system
        isRightToLeft = direction == .rightToLeft
        style = content.style
        properties = content.properties
        tintColor = properties.color(.tintColor)
        assets = content.assets
    }

    /// The colors of a row that can have its own tint.
    func tinted(_ color: ColorReference?) -> Palette {
        var palette = self
        palette.tintColor = color ?? tintColor
        return palette
    }

    func paint(_ color: SystemColor) -> Paint { SystemPaint.paint(color) }

    /// The color that a spec names.
    func paint(_ reference: ColorReference) -> Paint {
        reference == .system(.tintColor) ? tint : fixedPaint(reference)
    }

    /// The color of a text on a specified background. Two stand-in colors couldn't be distinguished.
    func paint(_ reference: ColorReference, on ground: ColorReference?) -> Paint {
        guard let ground, isStandIn(reference), isStandIn(ground) else { return paint(reference) }
        return label
    }

    private func isStandIn(_ reference: ColorReference) -> Bool {
        guard case .asset(let name) = reference else { return false }
        return assets.colors[name] == nil
    }

    private func fixedPaint(_ reference: ColorReference) -> Paint {
        switch reference {
        case .system(let color): paint(color)
        case .asset(let name): assets.colors[name].map(Paint.init) ?? StandInPaint.paint(of: name)
        case .components(let light, let dark): Paint(Shade(light), Shade(dark ?? light))
        }
    }

    /// Evidence: "FFFFFF on F2F2F7; dark 1C1C1E on 000000".
    var background: Paint {
        stated(.backgroundColor) ?? paint(style == .plain ? .systemBackground : .systemGroupedBackground)
    }

    var row: Paint { paint(style == .plain ? .systemBackground : .secondarySystemGroupedBackground) }

    /// Evidence: "C6C6C8 (13–18) = 3C3C43 @29 % on white; E8E8E8 (26)"; dark "545458 @60 %"; "38383B (26)".
    var separator: Paint {
        if let separator = stated(.separatorColor) { return separator }
        if system != .iOS26 { return paint(.separator) }
        return Paint(0xE8E8E8, 0x38383B)
    }

    var tint: Paint { tintColor.map(fixedPaint) ?? paint(.tintColor) }

    /// Evidence: index characters in the tint color.
    var index: Paint { stated(.sectionIndexColor) ?? tint }

    /// The color of a header or footer whose text has its own color.
    func supplement(_ color: ColorReference) -> Paint { paint(color, on: properties.color(.backgroundColor)) }

    private func stated(_ key: TablePropertyKey) -> Paint? { properties.color(key).map(paint) }

    var label: Paint { paint(.label) }
    var secondaryLabel: Paint { paint(.secondaryLabel) }

    /// Evidence: chevron "C4C4C7/C5C5C7 (= tertiaryLabel on white)".
    var chevron: Paint { paint(.tertiaryLabel) }

    /// Evidence: plain header "17pt bold/semibold black"; grouped "85858B = secondaryLabel (15–25)", on iOS 26 as well.
    var header: Paint { style == .plain ? label : secondaryLabel }
    var footer: Paint { secondaryLabel }

    /// Evidence: bar buttons in the tint color up to iOS 18; on glass they are monochrome.
    ///
    /// Evidence: symbols on glass are 191919 on light screens, F2F2F2 on dark ones.
    var barButton: Paint { system == .iOS26 ? Self.onGlass : paint(.tintColor) }

    static let onGlass = Paint(0x191919, 0xF2F2F2)

    /// Evidence: "nav hairline B2B2B2 = black @30 % (13+)".
    static let barLine = Paint(Shade(0x000000, alpha: 77), Shade(0xFFFFFF, alpha: 38))

    /// A selected row, as `UITableViewCell` draws it by default.
    ///
    /// Source: common knowledge, `systemGray4` since iOS 13; not measured.
    var selection: Paint { paint(.systemGray4) }

    /// The glass behind bar buttons of iOS 26.
    ///
    /// Evidence: white over a white table, FBFBFF over a grouped one, 191919 over black.
    var glass: Paint {
        let isOnWhite = background.shade(.light, contrast: .standard, isElevated: false) == Shade(0xFFFFFF)
        return isOnWhite ? Paint(0xFFFFFF, 0x191919) : Self.groupedGlass
    }

    static let groupedGlass = Paint(0xFBFBFF, 0x191919)
}

extension Paint {
    fileprivate init(_ color: AssetColor) {
        let (light, dark) = (Shade(color.light), Shade(color.dark ?? color.light))
        let increased = (color.increasedLight.map(Shade.init) ?? light, color.increasedDark.map(Shade.init) ?? dark)
        self.init(light, dark, increased: increased)
    }
}

extension Shade {
    fileprivate init(_ components: ColorComponents) {
        self.init(0, alpha: components.alpha)
        (red, green, blue) = (components.red, components.green, components.blue)
    }
}
