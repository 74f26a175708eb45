public import Foundation

/// The notifications of an app to assistive technologies: https://developer.apple.com/documentation/uikit/uiaccessibility-swift.struct
public struct UIAccessibility {
    /// Whether something that can be closed is open, as VoiceOver says it:
    /// https://developer.apple.com/documentation/uikit/uiaccessibility/expandedstatus
    public enum ExpandedStatus: Int, Sendable {
        case unsupported, expanded, collapsed
    }

    /// A kind of notification.
    public struct Notification: RawRepresentable, Hashable, Sendable {
        public let rawValue: UInt32

        public init(rawValue: UInt32) {
            self.rawValue = rawValue
        }

        /// https://developer.apple.com/documentation/uikit/uiaccessibility/notification/announcement
        public static let announcement = Notification(rawValue: 1008)
        /// https://developer.apple.com/documentation/uikit/uiaccessibility/notification/layoutchanged
        public static let layoutChanged = Notification(rawValue: 1001)
        /// https://developer.apple.com/documentation/uikit/uiaccessibility/notification/screenchanged
        public static let screenChanged = Notification(rawValue: 1000)
    }

    /// https://developer.apple.com/documentation/uikit/uiaccessibility/post(notification:argument:)
    @MainActor public static func post(notification: Notification, argument: Any?) {
        guard notification == .announcement else { return }
        if let text = argument as? String ?? (argument as? NSAttributedString)?.string { announcements.append(text) }
    }

    /// The announcements that VoiceOver was asked for, in order. Not part of UIKit.
    @MainActor public private(set) static var announcements: [String] = []
}

extension NSAttributedString.Key {
    /// Whether an announcement waits for what is being said:
    /// https://developer.apple.com/documentation/foundation/nsattributedstring/key/accessibilityspeechqueueannouncement
    public static let accessibilitySpeechQueueAnnouncement = NSAttributedString.Key(
        "UIAccessibilitySpeechAttributeQueueAnnouncement"
    )
}
