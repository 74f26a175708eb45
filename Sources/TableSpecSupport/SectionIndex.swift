internal import UIKit

#if index
// MARK: - Index

extension TableSpec {
    /// A section of an alphabetical table, for a letter of the collation.
    public nonisolated struct IndexLetter: Item {
        public let index: Int

        @MainActor
        public var title: String { UILocalizedIndexedCollation.current().sectionTitles[index] }
    }
}

extension TableSpec {
    /// The titles of a section index, and the section that each title scrolls to.
    @MainActor
    public struct SectionIndex<Section> {
        public var titles: () -> [String]
        public var section: (Int, [Section]) -> Int
    }
}

extension TableSpec.SectionIndex<TableSpec.IndexLetter> {
    /// An index with the letters of the collation.
    ///
    /// A letter without rows scrolls to the next letter that has rows, or to the last one.
    public static var collation: Self {
        Self(
            titles: { UILocalizedIndexedCollation.current().sectionIndexTitles },
            section: { index, letters in
                let wanted = UILocalizedIndexedCollation.current().section(forSectionIndexTitle: index)
                return letters.firstIndex { $0.index >= wanted } ?? max(letters.count - 1, 0)
            }
        )
    }
}

@MainActor
extension TableSpec {
    /// Returns elements in alphabetical order, grouped by letter.
    public static func byLetter<Element>(
        _ elements: some Sequence<Element>,
        _ text: (Element) -> String
    ) -> [(letter: IndexLetter, elements: [Element])] {
        let named = elements.map { (text: text($0), element: $0) }
        #if canImport(ObjectiveC)
        let sorted = named.sorted { $0.text.localizedCaseInsensitiveCompare($1.text) == .orderedAscending }
        #else
        let sorted = UILocalizedIndexedCollation.current().headlessSortedArray(from: named) { $0.text }
        #endif
        let groups = Dictionary(grouping: sorted) { IndexLetter(of: $0.text) }
        return groups.sorted { $0.key.index < $1.key.index }.map { ($0.key, $0.value.map(\.element)) }
    }
}

extension TableSpec.IndexLetter {
    @MainActor
    fileprivate init(of text: String) {
        let collation = UILocalizedIndexedCollation.current()
        #if canImport(ObjectiveC)
        index = collation.section(
            for: TableSpec.CollationKey(text),
            collationStringSelector: #selector(getter: TableSpec.CollationKey.text)
        )
        #else
        index = collation.headlessSection(forText: text)
        #endif
    }
}

#if canImport(ObjectiveC)
extension TableSpec {
    /// A text that the collation can read through an Objective-C selector.
    ///
    /// An extension of a nested type doesn't find the members of the types around it by their names alone
    /// (https://github.com/swiftlang/swift/pull/7241).
    fileprivate final class CollationKey: NSObject {
        @objc let text: String

        init(_ text: String) { self.text = text }
    }
}
#endif
#endif
