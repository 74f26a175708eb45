public import Foundation

/// The notifications that an app sends to assistive technologies:
/// https://developer.apple.com/documentation/uikit/uiaccessibility-swift.struct
public struct UIAccessibility {
    /// Whether an element that can be collapsed is expanded, as VoiceOver reads it:
    /// https://developer.apple.com/documentation/uikit/uiaccessibility/expandedstatus
    @available(iOS 18.0, *)
    public enum ExpandedStatus: Int, Sendable {
        case unsupported, expanded, collapsed
    }

    /// A kind of notification.
    public struct Notification: RawRepresentable, Hashable, Sendable {
        /// The raw value.
        public let rawValue: UInt32

        /// Creates a kind of notification from a raw value.
        public init(rawValue: UInt32) {
            self.rawValue = rawValue
        }

        /// VoiceOver reads a text:
        /// https://developer.apple.com/documentation/uikit/uiaccessibility/notification/announcement
        public static let announcement = Notification(rawValue: 1008)
        /// A part of the screen has changed:
        /// https://developer.apple.com/documentation/uikit/uiaccessibility/notification/layoutchanged
        public static let layoutChanged = Notification(rawValue: 1001)
        /// A new screen has appeared:
        /// https://developer.apple.com/documentation/uikit/uiaccessibility/notification/screenchanged
        public static let screenChanged = Notification(rawValue: 1000)
    }

    /// Sends a notification. HeadlessUIKit records announcements and ignores other notifications:
    /// https://developer.apple.com/documentation/uikit/uiaccessibility/post(notification:argument:)
    @MainActor public static func post(notification: Notification, argument: Any?) {
        guard notification == .announcement else { return }
        if let text = argument as? String ?? (argument as? NSAttributedString)?.string {
            HeadlessScreen.announcements.append(text)
        }
    }
}

extension NSAttributedString.Key {
    /// Whether an announcement waits until VoiceOver has finished reading:
    /// https://developer.apple.com/documentation/foundation/nsattributedstring/key/accessibilityspeechqueueannouncement
    public static let accessibilitySpeechQueueAnnouncement = NSAttributedString.Key(
        "UIAccessibilitySpeechAttributeQueueAnnouncement"
    )
}
