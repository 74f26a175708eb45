/// Lays out the status bar, as if text ran from left to right.
struct StatusBarLayouter {
    let traits: PreviewTraits

    private var metrics: StatusBarMetrics { StatusBarMetrics(traits: traits) }
    private var device: PreviewDevice { traits.device }

    func layout() -> StatusBarLayout {
        let font = metrics.font
        let time = BrokenLine(text: "9:41", width: font.width(of: "9:41"), isTruncated: false)
        let battery = frame(StatusBarMetrics.battery, endingAt: metrics.batteryEnd)
        // Phones with a home button have their signal before the clock, others beside the battery.
        let hasEars = device.hasIsland || device.hasNotch || device.isPad
        let margin = device.size.width - metrics.batteryEnd
        let signalStart = margin + scaled(StatusBarMetrics.signal.width)
        let wifiStart = signalStart + gap + scaled(StatusBarMetrics.wifi.width)
        let wifi = frame(StatusBarMetrics.wifi, endingAt: hasEars ? battery.x - gap : wifiStart)
        let signal = frame(StatusBarMetrics.signal, endingAt: hasEars ? wifi.x - gap : signalStart)
        return StatusBarLayout(
            frame: Rect(x: 0, y: 0, width: device.size.width, height: traits.topInset),
            timeLine: .placed(
                time,
                font: font,
                x: metrics.clockCenter,
                baseline: metrics.baseline,
                edge: .center,
                scale: device.scale
            ),
            signalFrame: device.isPad ? nil : signal,
            wifiFrame: wifi,
            batteryFrame: battery
        )
    }

    /// The signs grow with the clock.
    private func scaled(_ length: Double) -> Double { length * metrics.font.size / StatusBarMetrics.clockSize }

    private var gap: Double { scaled(StatusBarMetrics.gap) }

    /// A sign whose middle is that of the digits.
    private func frame(_ size: Size, endingAt end: Double) -> Rect {
        let (width, height) = (scaled(size.width), scaled(size.height))
        let middle = metrics.baseline - metrics.font.capHeight / 2
        return Rect(x: end - width, y: middle - height / 2, width: width, height: height)
    }
}
