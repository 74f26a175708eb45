public import Foundation

/// An object that recognizes a gesture of a person and tells of it.
///
/// Source: `UIGestureRecognizer.h` of the iOS 15 SDK. There are no touches in memory: `performTap()` and `performLongPress()` of
/// a view say what a finger does. Delegates and relations between recognizers are left out.
@MainActor open class UIGestureRecognizer: NSObject {
    /// How far a gesture has come.
    public enum State: Int, Sendable {
        case possible, began, changed, ended, cancelled, failed

        /// The state of a gesture of one event when it is recognized.
        public static var recognized: State { .ended }
    }

    /// Something that is told of each change of the state while a gesture is recognized.
    private var targets: [(UIGestureRecognizer) -> Void] = []

    open internal(set) var state: State = .possible
    /// The view whose gestures are recognized, and those of the views in it.
    open internal(set) weak var view: UIView?
    open var isEnabled = true
    open var cancelsTouchesInView = true
    /// A name by which the recognizer is found while debugging.
    open var name: String?

    /// Creates a recognizer that tells nobody.
    public override init() {
        super.init()
    }

    /// Calls a closure at each change of the state while a gesture is recognized. Not part of UIKit, which has selectors;
    /// Linux lacks them.
    public func addTarget(_ action: @escaping (UIGestureRecognizer) -> Void) {
        targets.append(action)
    }

    #if canImport(ObjectiveC)
        /// Sends a message to an object, which is not kept, at each change of the state while a gesture is recognized.
        open func addTarget(_ target: Any, action: Selector) {
            weak let object = target as? NSObject
            addTarget { recognizer in _ = object?.perform(action, with: recognizer) }
        }
    #endif

    /// Goes through the states of a gesture, and is ready for the next one.
    final func pass(through states: [State]) {
        for next in states {
            state = next
            for tell in targets { tell(self) }
        }
        state = .possible
    }
}

/// Recognizes taps, which are over when they are recognized.
///
/// Source: `UITapGestureRecognizer.h` of the iOS 15 SDK.
@MainActor open class UITapGestureRecognizer: UIGestureRecognizer {
    open var numberOfTapsRequired = 1
    open var numberOfTouchesRequired = 1
}

/// Recognizes that a finger rests on a view: “the gesture begins when the number of allowable fingers have been pressed for the
/// specified period” (https://developer.apple.com/documentation/uikit/uilongpressgesturerecognizer), and ends with the touch.
@MainActor open class UILongPressGestureRecognizer: UIGestureRecognizer {
    open var numberOfTapsRequired = 0
    open var numberOfTouchesRequired = 1
    open var minimumPressDuration: TimeInterval = 0.5
    open var allowableMovement: CGFloat = 10
}
