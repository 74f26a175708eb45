/// The screen around a single preview: rounded corners, the Dynamic Island, the home indicator.
struct ScreenFrame {
    let size: Size
    let device: PreviewDevice
    let paint: Paint

    /// The items as the device shows them.
    func around(_ items: [DisplayItem]) -> [DisplayItem] {
        let items = items + island + notch + homeIndicator
        guard device.cornerRadius > 0 else { return items }
        let page = Rect(x: 0, y: 0, width: size.width, height: size.height)
        let corners = DisplayItem.rect(page, radius: device.cornerRadius, .fill(Paint(0xFFFFFF)))
        return [.masked(items, mask: [corners])]
    }

    /// Evidence: the island is 125 to 126 × 37; in a status area of 59 (393 wide) it is at 11.2 to 48, in one of 62 at
    /// 14 to 51. In landscape and in a status area of 68 not measured.
    private var island: [DisplayItem] {
        guard device.hasIsland else { return [] }
        let frame =
            device.hasCompactHeight
            ? Rect(x: 14, y: size.height / 2 - 63, width: 37, height: 126)
            : Rect(x: size.width / 2 - 63, y: device.topInset - 48, width: 126, height: 37)
        let radius = min(frame.width, frame.height) / 2
        return [.rect(frame, radius: radius, .fill(Paint(0x000000)))]
    }

    /// The notch of phones since the iPhone 13; common knowledge, not measured.
    static let notch = Size(width: 162, height: 33)

    private var notch: [DisplayItem] {
        guard device.hasNotch else { return [] }
        let (length, depth) = (Self.notch.width, Self.notch.height)
        // It's attached to the edge, so only the corners away from the edge are visible.
        if device.hasCompactHeight {
            let frame = Rect(x: 0, y: (size.height - length) / 2, width: depth, height: length)
            return [.path(.rect(frame, corners: Corners(topRight: 20, bottomRight: 20)), .fill(Paint(0x000000)))]
        }
        let frame = Rect(x: (size.width - length) / 2, y: 0, width: length, height: depth)
        return [.path(.rect(frame, corners: Corners(top: 0, bottom: 20)), .fill(Paint(0x000000)))]
    }

    /// Evidence: 139.7 wide on a phone of 393, the share that 134 of 375 and 144 of 402 in Apple's design templates are as
    /// well. Elsewhere, its size and place are common knowledge, not measured.
    private var homeIndicator: [DisplayItem] {
        guard device.bottomInset > 0 else { return [] }
        let share = device.hasCompactHeight ? 0.257 : 0.357
        let width = device.isTablet ? 300 : (size.width * share).roundedToPixel(device.scale)
        let frame = Rect(x: (size.width - width) / 2, y: size.height - 13, width: width, height: 5)
        return [.rect(frame, radius: frame.height / 2, .fill(paint))]
    }
}
