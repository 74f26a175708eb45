/// The source of a rule's rationale.
package struct RuleSource: Equatable, Sendable, CustomStringConvertible {
    package var document: String
    /// The section or the symbol in the document; empty if there's none.
    package var section: String

    package var description: String { section.isEmpty ? document : "\(document), \(section)" }

    /// Apple's guide to table views.
    static func tableGuide(_ section: String) -> Self {
        Self(document: "Table View Programming Guide for iOS", section: section)
    }

    /// Apple's guide to view controllers.
    static func controllerGuide(_ section: String) -> Self {
        Self(document: "View Controller Programming Guide for iOS", section: section)
    }

    /// Apple's guidelines for user interfaces.
    static func interfaceGuidelines(_ section: String) -> Self {
        Self(document: "Human Interface Guidelines", section: section)
    }

    /// The reference of a class or method of UIKit.
    static func uiKit(_ symbol: String) -> Self {
        Self(document: "UIKit reference", section: symbol)
    }

    /// A rule of this language without another source.
    static func language(_ topic: String) -> Self {
        Self(document: "tablespec language reference", section: topic)
    }

    /// A common mistake in the storyboards of published apps.
    static func practice(_ finding: String) -> Self {
        Self(document: "Common mistakes in the storyboards of published apps", section: finding)
    }
}
