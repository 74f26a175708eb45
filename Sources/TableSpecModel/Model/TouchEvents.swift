/// The methods of the app that are called while a finger touches a control: events of `UIControl` other than a change.
package struct TouchEvents: Hashable, Sendable {
    /// A finger touches the control.
    package var touchDown: Located<String>?
    /// The finger is lifted inside the control.
    package var touchUpInside: Located<String>?
    /// The finger is lifted outside the control.
    package var touchUpOutside: Located<String>?
    /// The system cancels the touch.
    package var touchCancel: Located<String>?

    /// Creates events with none set.
    package init() {}
}
