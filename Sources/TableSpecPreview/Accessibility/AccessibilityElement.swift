/// An accessibility element, with the words that VoiceOver says.
package struct AccessibilityElement: Hashable, Sendable {
    /// The traits of an element, as VoiceOver says them after the value.
    package enum Trait: String, Hashable, Sendable {
        case heading, button, selected, image, adjustable, tab
        case switchButton = "switch button"
        case textField = "text field"
        case secureTextField = "secure text field"
        case searchField = "search field"
        case dimmed
    }

    /// `nil` for an element about which VoiceOver has nothing to say but its traits.
    package var label: String?
    package var value: String?
    package var traits: [Trait]
    package var hint: String?
    /// The custom actions of the rotor.
    package var actions: [String]
    /// The part of the screen that can be touched.
    package var frame: Rect

    init(
        _ label: String?,
        value: String? = nil,
        traits: [Trait] = [],
        hint: String? = nil,
        actions: [String] = [],
        frame: Rect
    ) {
        self.label = label.flatMap { $0.isEmpty ? nil : $0 }
        self.value = value
        self.traits = traits
        self.hint = hint
        self.actions = actions
        self.frame = frame
    }

    /// VoiceOver's announcement: the label, the value, the traits, the hint.
    package var speech: String {
        ([label, value].compactMap { $0 } + traits.map(\.rawValue) + [hint].compactMap { $0 }).joined(separator: ", ")
    }
}

/// A problem that prevents some users from using a screen.
package struct AccessibilityProblem: Hashable, Sendable {
    /// How sure it is that the spec has to change.
    package enum Level: String, Hashable, Sendable {
        case warning
        /// UIKit's own styles, which follow the settings of the device.
        case note
    }

    /// The kind of a problem.
    package enum Kind: String, CaseIterable, Hashable, Sendable {
        case unlabelled, target, contrast, cutOff
    }

    package var kind: Kind
    package var level: Level
    /// The problem, in lower case and without a full stop.
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

    /// The headings between which the rotor jumps.
    package var headings: [String] { elements.filter { $0.traits.contains(.heading) }.compactMap(\.label) }
}
