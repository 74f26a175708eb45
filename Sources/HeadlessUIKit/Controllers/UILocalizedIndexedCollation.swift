public import Foundation
internal import TableSpecMarkdown

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
    open var sectionTitles: [String] { IndexCollation.titles }

    /// The letters of the section index.
    open var sectionIndexTitles: [String] { IndexCollation.titles }

    /// Returns the section that an index title scrolls to.
    open func section(forSectionIndexTitle indexTitleIndex: Int) -> Int {
        min(max(indexTitleIndex, 0), sectionTitles.count - 1)
    }
}

extension UILocalizedIndexedCollation {
    /// Returns the section for a text: that of the letter it begins with in Unicode's root collation, or the last section.
    /// Not part of UIKit, where `section(for:collationStringSelector:)` asks the object for its text.
    public func headlessSection(forText text: String) -> Int {
        sectionTitles.firstIndex(of: IndexCollation.title(of: text)) ?? sectionTitles.count - 1
    }

    /// Returns the elements sorted by their texts. Not part of UIKit, where
    /// `sortedArray(from:collationStringSelector:)` asks the objects for their texts.
    public func headlessSortedArray<Element>(from array: [Element], text: (Element) -> String) -> [Element] {
        IndexCollation.sorted(array, by: text)
    }
}
