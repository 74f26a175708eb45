internal import TableSpecModel

/// Draws a sheet in front of the presenting screen: a black background, and the top of a dimmed card.
struct SheetPainter {
    let traits: PreviewTraits
    /// The background of the sheet, which the arrow of a popover shares.
    var ground = SystemPaint.paint(.systemBackground)

    /// The whole preview.
    ///
    /// - Parameters:
    ///   - screen: The items of the sheet, relative to its origin.
    ///   - size: The size of the sheet.
    func items(_ screen: [DisplayItem], size: Size) -> [DisplayItem] {
        let page = Rect(x: 0, y: 0, width: size.width, height: size.height + traits.sheetTop)
        let sheet = Rect(x: 0, y: traits.sheetTop, width: size.width, height: size.height)
        let corners = Corners(top: SheetMetrics.radius(traits.system), bottom: 0)
        let shape = DisplayItem.path(.rect(sheet, corners: corners), .fill(Paint(0xFFFFFF)))
        return behind(page) + [.masked([.placed(screen + grabber, sheet)], mask: [shape])]
    }

    /// The whole preview of a centered sheet on iPad. The presenting screen is dimmed and stays in place.
    ///
    /// - Parameters:
    ///   - screen: The items of the sheet, relative to its origin.
    ///   - size: The size of the sheet.
    func items(_ screen: [DisplayItem], size: Size, inMiddleOf presenter: PreviewDevice) -> [DisplayItem] {
        let page = Self.page(around: size, on: presenter)
        let sheet = Self.sheet(of: size, on: presenter, traits.presentation)
        var behind = traits
        behind.device = presenter
        behind.presenter = nil
        behind.isSheet = false
        let bar = StatusBarLayouter(traits: behind).layout().directed(by: traits, in: page.width)
        let ground = Rect(x: 0, y: 0, width: page.width, height: page.height)
        let radius = SheetMetrics.cardRadius(traits.system)
        let shape = DisplayItem.rect(sheet, radius: radius, .fill(Paint(0xFFFFFF)))
        // A popover doesn't dim the screen behind it.
        let isPopover = traits.presentation.isPopover
        let paint = isPopover ? SystemPaint.paint(.systemGroupedBackground) : Self.dimmed
        return [.rect(ground, radius: 0, .fill(paint))]
            + StatusBarPainter(layout: bar, paint: SystemPaint.paint(.label)).items()
            + (isPopover ? SoftShadow.wide(sheet, radius: radius).items + arrow(above: sheet) : [])
            + [.masked([.placed(screen + grabber, sheet)], mask: [shape])]
    }

    /// The arrow of a popover, which points at its bar button. iOS 26 has no arrow.
    private func arrow(above sheet: Rect) -> [DisplayItem] {
        guard traits.system != .iOS26 else { return [] }
        let size = SheetMetrics.arrow
        let frame = Rect(
            x: sheet.midX - size.width / 2,
            y: sheet.y - size.height,
            width: size.width,
            height: size.height
        )
        return [.path(.arrow(in: frame, pointsUp: true), .fill(ground))]
    }

    /// The size of a preview with a centered sheet: that of the iPad, unless the sheet shows more rows than fit.
    static func page(around sheet: Size, on presenter: PreviewDevice) -> Size {
        let margins = 2 * SheetMetrics.cardMargins.height
        return Size(width: presenter.size.width, height: max(presenter.size.height, sheet.height + margins))
    }

    /// The frame of a centered sheet in that preview, and of a popover below the center of the bar.
    static func sheet(of size: Size, on presenter: PreviewDevice, _ presentation: PresentationContent) -> Rect {
        let page = page(around: size, on: presenter)
        let x = ((page.width - size.width) / 2).rounded()
        let below = presenter.topInset + SheetMetrics.popoverTop + SheetMetrics.arrow.height
        let y =
            presentation.isPopover ? min(below, page.height - size.height) : ((page.height - size.height) / 2).rounded()
        return Rect(x: x, y: y, width: size.width, height: size.height)
    }

    /// A medium sheet leaves the presenting screen in place. A large one moves it back.
    private func behind(_ page: Rect) -> [DisplayItem] {
        var card = page
        var items: [DisplayItem] = []
        if !traits.presentation.isMedium {
            items.append(.rect(page, radius: 0, .fill(Paint(0x000000))))
            card.x += SheetMetrics.presenterInset
            card.width -= 2 * SheetMetrics.presenterInset
            card.y += traits.device.topInset
            card.height -= traits.device.topInset
        }
        let corners = Corners(top: traits.presentation.isMedium ? 0 : SheetMetrics.radius(traits.system), bottom: 0)
        items.append(.path(.rect(card, corners: corners), .fill(Self.dimmed)))
        let bar = StatusBarLayouter(traits: traits).layout().directed(by: traits, in: page.width)
        let ink = traits.presentation.isMedium ? SystemPaint.paint(.label) : Paint(0xFFFFFF)
        return items + StatusBarPainter(layout: bar, paint: ink).items()
    }

    /// The background of the presenting screen below the dimming of sheets; common knowledge, not measured.
    private static let dimmed = Paint(0xC9C9CC, 0x121213)

    private var grabber: [DisplayItem] {
        guard traits.presentation.hasGrabber else { return [] }
        let size = SheetMetrics.grabber
        let x = (traits.device.size.width - size.width) / 2
        let frame = Rect(x: x, y: SheetMetrics.grabberTop, width: size.width, height: size.height)
        return [.rect(frame, radius: size.height / 2, .fill(SystemPaint.paint(.tertiaryLabel)))]
    }
}
