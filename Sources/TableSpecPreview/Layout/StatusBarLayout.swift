/// Where the parts of the status bar lie.
package struct StatusBarLayout: Hashable, Sendable {
    package var frame: Rect
    /// The time, always 9:41.
    package var timeLine: LaidOutLine
    /// The date, which only tablets show.
    package var dateLine: LaidOutLine?
    /// The bars of the mobile network, which tablets have not.
    package var signalFrame: Rect?
    package var wifiFrame: Rect
    /// The charge in percent, which only tablets show.
    package var chargeLine: LaidOutLine?
    /// The battery with its nub.
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
