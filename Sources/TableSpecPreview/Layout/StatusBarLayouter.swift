/// Lays out the status bar, as if text ran from left to right.
struct StatusBarLayouter {
    let traits: PreviewTraits

    private var metrics: StatusBarMetrics { StatusBarMetrics(traits: traits) }
    private var device: PreviewDevice { traits.device }

    func layout() -> LayoutNode {
        let clock = metrics.clock
        let time = line(StatusBarMetrics.time, x: clock.x, edge: clock.edge)
        let date = time.frame.maxX + StatusBarMetrics.dateGap
        let battery = frame(StatusBarMetrics.battery, endingAt: metrics.batteryEnd)
        let charge =
            device.isPad
            ? line(StatusBarMetrics.charge, x: battery.x - StatusBarMetrics.chargeGap, edge: .right) : nil
        // Phones with a home button show their signal before the clock, others next to the battery.
        let hasEars = device.hasIsland || device.hasNotch || device.isPad
        let margin = device.size.width - metrics.batteryEnd
        let signalStart = margin + scaled(StatusBarMetrics.signal.width)
        let wifiStart = signalStart + gap + scaled(StatusBarMetrics.wifi.width)
        let wifiEnd = (charge?.frame.x ?? battery.x) - gap
        let wifi = frame(StatusBarMetrics.wifi, endingAt: hasEars ? wifiEnd : wifiStart)
        let signal = frame(StatusBarMetrics.signal, endingAt: hasEars ? wifi.x - gap : signalStart)
        return LayoutNode(
            .statusBar,
            Rect(x: 0, y: 0, width: device.size.width, height: traits.topInset),
            children: [
                LayoutNode(.time, time),
                LayoutNode(.date, device.isPad ? line(StatusBarMetrics.date, x: date, edge: .left) : nil),
                LayoutNode(.charge, charge),
                LayoutNode(.signal, frame: device.isPad ? nil : signal),
                LayoutNode(.wifi, wifi),
                LayoutNode(.battery, battery),
            ].compactMap(\.self)
        )
    }

    private func line(_ text: String, x: Double, edge: LaidOutLine.Edge) -> LaidOutLine {
        let font = metrics.font
        return .placed(font.line(text), font: font, x: x, baseline: metrics.baseline, edge: edge, scale: device.scale)
    }

    private func scaled(_ length: Double) -> Double { length * metrics.signScale }

    private var gap: Double { scaled(StatusBarMetrics.gap) }

    /// A symbol that is vertically centered on the digits.
    private func frame(_ size: Size, endingAt end: Double) -> Rect {
        let (width, height) = (scaled(size.width), scaled(size.height))
        let middle = metrics.baseline - metrics.font.capHeight / 2
        return Rect(x: end - width, y: middle - height / 2, width: width, height: height)
    }
}
