public import Foundation

/// An object that recognizes a gesture of the user and reports it.
///
/// Source: `UIGestureRecognizer.h` of the iOS 15 SDK. HeadlessUIKit has no touch events: tests call `tapView()` and
/// `longPressView()` of a view. Delegates and relations between recognizers are missing.
@MainActor open class UIGestureRecognizer: NSObject {
    /// The progress of a gesture.
    public enum State: Int, Sendable {
        case possible, began, changed, ended, cancelled, failed

        /// The state of a recognized gesture that consists of one event.
        public static var recognized: State { .ended }
    }

    /// Closures called for each change of the state while a gesture is recognized.
    private var targets: [(UIGestureRecognizer) -> Void] = []

    /// The progress of the gesture.
    open internal(set) var state: State = .possible
    /// The view whose gestures, including those in its subviews, are recognized.
    open internal(set) weak var view: UIView?
    /// Whether gestures are recognized.
    open var isEnabled = true
    /// Whether a recognized gesture cancels the touches of the view.
    open var cancelsTouchesInView = true
    /// A name that identifies the recognizer in the debugger.
    open var name: String?

    /// Creates a recognizer without targets.
    public override init() {
        super.init()
    }

    /// Calls a closure for each change of the state while a gesture is recognized. Not part of UIKit, which uses
    /// selectors; they're missing on Linux.
    public func addHeadlessTarget(_ action: @escaping (UIGestureRecognizer) -> Void) {
        targets.append(action)
    }

    #if canImport(ObjectiveC)
        /// Sends a message to an object for each change of the state while a gesture is recognized. The object isn't
        /// retained.
        open func addTarget(_ target: Any, action: Selector) {
            weak let object = target as? NSObject
            addHeadlessTarget { recognizer in _ = object?.perform(action, with: recognizer) }
        }
    #endif

    /// Goes through the states of a gesture, and prepares for the next one.
    final func pass(through states: [State]) {
        for next in states {
            state = next
            for tell in targets { tell(self) }
        }
        state = .possible
    }
}

/// A recognizer of taps. A tap ends when it's recognized.
///
/// Source: `UITapGestureRecognizer.h` of the iOS 15 SDK.
@MainActor open class UITapGestureRecognizer: UIGestureRecognizer {
    /// The number of taps.
    open var numberOfTapsRequired = 1
    /// The number of fingers.
    open var numberOfTouchesRequired = 1
}

/// A recognizer of long presses: “the gesture begins when the number of allowable fingers have been pressed for the
/// specified period” (https://developer.apple.com/documentation/uikit/uilongpressgesturerecognizer), and ends with the
/// touch.
@MainActor open class UILongPressGestureRecognizer: UIGestureRecognizer {
    /// The number of taps before the press.
    open var numberOfTapsRequired = 0
    /// The number of fingers.
    open var numberOfTouchesRequired = 1
    /// The minimum duration, in seconds.
    open var minimumPressDuration: TimeInterval = 0.5
    /// The maximum movement of the fingers, in points.
    open var allowableMovement: CGFloat = 10
}
