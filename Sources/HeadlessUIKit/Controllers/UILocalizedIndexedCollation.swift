public import Foundation

/// Sections and index of a list that is ordered by a language's conventions.
///
/// English has 27 sections: A to Z, and # for what starts with no letter. The methods that take a selector need the
/// Objective-C runtime and are absent: `section(for:)` by text stands in for them.
@MainActor open class UILocalizedIndexedCollation: NSObject {
    public required override init() {
        super.init()
    }

    /// The collation of the app's language, which is English in memory.
    public class func current() -> Self {
        Self()
    }

    /// The headers of the sections.
    open var sectionTitles: [String] { UILocalizedIndexedCollation.english }

    /// The letters of the index.
    open var sectionIndexTitles: [String] { UILocalizedIndexedCollation.english }

    /// The section that an index title scrolls to.
    open func section(forSectionIndexTitle indexTitleIndex: Int) -> Int {
        min(max(indexTitleIndex, 0), sectionTitles.count - 1)
    }

    private static let english = "ABCDEFGHIJKLMNOPQRSTUVWXYZ#".map(String.init)
}

extension UILocalizedIndexedCollation {
    /// The section of an object with the given text: its first letter's without accents, else the last. Not part of UIKit,
    /// where `section(for:collationStringSelector:)` asks the object for its text.
    public func section(forText text: String) -> Int {
        let folded = text.folding(options: [.diacriticInsensitive, .caseInsensitive, .widthInsensitive], locale: nil)
        guard let first = folded.uppercased().unicodeScalars.first(where: { !$0.properties.isWhitespace }) else {
            return sectionTitles.count - 1
        }
        return sectionTitles.firstIndex(of: String(first)) ?? sectionTitles.count - 1
    }

    /// The objects in the order of their texts. Not part of UIKit, where `sortedArray(from:collationStringSelector:)` asks
    /// the objects for their texts.
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
