/// The methods of the app that are called while a finger is on a control: events of `UIControl` besides that of its change.
package struct TouchEvents: Hashable, Sendable {
    /// A finger touches the control.
    package var touchDown: Located<String>?
    /// The finger leaves the screen within the control.
    package var touchUpInside: Located<String>?
    /// The finger leaves the screen outside the control.
    package var touchUpOutside: Located<String>?
    /// The system takes the touch away.
    package var touchCancel: Located<String>?

    /// Creates events with none set.
    package init() {}
}

extension Control {
    /// The methods that are called while a finger is on the control.
    var touchEvents: TouchEvents {
        get { self.touches ?? TouchEvents() }
        set { self.touches = newValue }
    }
}
