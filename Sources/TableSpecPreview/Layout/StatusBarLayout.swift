/// The layout of the status bar.
package struct StatusBarLayout: Hashable, Sendable {
    package var frame: Rect
    /// The time, always 9:41.
    package var timeLine: LaidOutLine
    /// The date, which only iPads show.
    package var dateLine: LaidOutLine?
    /// The cellular signal bars, which iPads don't have.
    package var signalFrame: Rect?
    package var wifiFrame: Rect
    /// The charge in percent, which only iPads show.
    package var chargeLine: LaidOutLine?
    /// The battery with its cap.
    package var batteryFrame: Rect

    func mirrored(in width: Double) -> StatusBarLayout {
        StatusBarLayout(
            frame: frame.mirrored(in: width),
            timeLine: timeLine.mirrored(in: width),
            dateLine: dateLine?.mirrored(in: width),
            signalFrame: signalFrame?.mirrored(in: width),
            wifiFrame: wifiFrame.mirrored(in: width),
            chargeLine: chargeLine?.mirrored(in: width),
            batteryFrame: batteryFrame.mirrored(in: width)
        )
    }
}
