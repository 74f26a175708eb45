/// An accessibility element, with VoiceOver's announcement.
package struct AccessibilityElement: Hashable, Sendable {
    /// The traits of an element, in VoiceOver's words.
    package enum Trait: String, Hashable, Sendable {
        case heading, button, selected, image, adjustable, tab
        case backButton = "back button"
        case switchButton = "switch button"
        case textField = "text field"
        case secureTextField = "secure text field"
        case searchField = "search field"
        case dimmed
    }

    /// `nil` for an element for which VoiceOver announces only its traits.
    package var label: String?
    package var value: String?
    package var traits: [Trait]
    /// The position among elements of its kind, such as "2 of 3".
    package var position: String?
    package var hint: String?
    /// The custom actions of the rotor.
    package var actions: [String]
    /// The part of the screen that can be touched.
    package var frame: Rect
    /// Whether the spec determines the size of the hit target. UIKit determines it for its own elements, and for links
    /// in sentences.
    var decidesTarget = true
    /// Whether a tap has an effect, regardless of the traits.
    var acts = false

    init(
        _ label: String?,
        value: String? = nil,
        traits: [Trait] = [],
        position: String? = nil,
        hint: String? = nil,
        actions: [String] = [],
        frame: Rect
    ) {
        self.label = label.flatMap { $0.isEmpty ? nil : $0 }
        self.value = value
        self.traits = traits
        self.position = position
        self.hint = hint
        self.actions = actions
        self.frame = frame
    }

    /// VoiceOver's announcement, in the order of the snapshots of https://github.com/cashapp/AccessibilitySnapshot:
    /// selected state, label, value, other traits, value of a switch, position, hint.
    package var speech: String {
        let isSwitch = traits.contains(.switchButton)
        let (dimmed, others) = (traits.filter { $0 == .dimmed }, traits.filter { $0 != .dimmed && $0 != .selected })
        let parts: [String?] =
            [traits.contains(.selected) ? Trait.selected.rawValue : nil, label, isSwitch ? nil : value]
            + (dimmed + others).map(\.rawValue) + [isSwitch ? value : nil, position, hint]
        return parts.compactMap(\.self).joined(separator: ", ")
    }
}

/// A problem that prevents some users from using a screen.
package struct AccessibilityProblem: Hashable, Sendable {
    /// Whether the spec should change.
    package enum Level: String, Hashable, Sendable {
        case warning
        /// UIKit's own styles, which follow the settings of the device.
        case note
    }

    /// The kind of a problem.
    package enum Kind: String, CaseIterable, Hashable, Sendable {
        case unlabeled, target, contrast, cutOff
    }

    package var kind: Kind
    package var level: Level
    /// The problem, starting in lowercase and without a period.
    package var message: String
}

/// One screen as VoiceOver reads it, and the problems that prevent users from using it.
package struct ScreenAccessibility: Hashable, Sendable {
    package var name: String
    /// In the order in which swipes to the right reach them.
    package var elements: [AccessibilityElement]
    package var problems: [AccessibilityProblem]
    /// The preview of the screen with the numbers of the elements.
    package var picture: String

    /// The headings that the rotor jumps between.
    package var headings: [String] { elements.filter { $0.traits.contains(.heading) }.compactMap(\.label) }
}
