public import Foundation

/// The sections and the index of a list that is ordered by the conventions of a language.
///
/// The English collation has 27 sections: A to Z, and # for text that doesn't start with a letter. Methods that take a
/// selector are missing because they need the Objective-C runtime; ``section(forText:)`` and
/// ``sortedArray(from:text:)`` replace them.
@MainActor open class UILocalizedIndexedCollation: NSObject {
    /// Creates an English collation.
    public required override init() {
        super.init()
    }

    /// Returns the collation of the app's language, which is always English in HeadlessUIKit.
    public class func current() -> Self {
        Self()
    }

    /// The titles of the sections.
    open var sectionTitles: [String] { UILocalizedIndexedCollation.english }

    /// The letters of the section index.
    open var sectionIndexTitles: [String] { UILocalizedIndexedCollation.english }

    /// Returns the section that an index title scrolls to.
    open func section(forSectionIndexTitle indexTitleIndex: Int) -> Int {
        min(max(indexTitleIndex, 0), sectionTitles.count - 1)
    }

    private static let english = "ABCDEFGHIJKLMNOPQRSTUVWXYZ#".map(String.init)
}

extension UILocalizedIndexedCollation {
    /// Returns the section for a text: that of its first letter, ignoring accents, or the last section. Not part of
    /// UIKit, where `section(for:collationStringSelector:)` asks the object for its text.
    public func section(forText text: String) -> Int {
        let folded = text.folding(options: [.diacriticInsensitive, .caseInsensitive, .widthInsensitive], locale: nil)
        guard let first = folded.uppercased().unicodeScalars.first(where: { !$0.properties.isWhitespace }) else {
            return sectionTitles.count - 1
        }
        return sectionTitles.firstIndex(of: String(first)) ?? sectionTitles.count - 1
    }

    /// Returns the elements sorted by their texts. Not part of UIKit, where
    /// `sortedArray(from:collationStringSelector:)` asks the objects for their texts.
    public func sortedArray<Element>(from array: [Element], text: (Element) -> String) -> [Element] {
        array.enumerated().sorted { left, right in
            switch text(left.element).localizedStandardCompare(text(right.element)) {
            case .orderedAscending: true
            case .orderedDescending: false
            case .orderedSame: left.offset < right.offset
            }
        }.map(\.element)
    }
}
