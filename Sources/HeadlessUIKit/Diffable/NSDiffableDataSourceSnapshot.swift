/// The sections and items of a diffable data source at one moment.
///
/// Identifiers are unique. Adding an identifier twice, or naming one that isn't in the snapshot, reports an exception
/// with UIKit's text and changes nothing.
public struct NSDiffableDataSourceSnapshot<
    SectionIdentifierType: Hashable & Sendable,
    ItemIdentifierType: Hashable & Sendable
>: Sendable {
    private struct Section: Sendable {
        let identifier: SectionIdentifierType
        var items: [ItemIdentifierType] = []
    }

    private var sections: [Section] = []
    /// The section of each item, so that finding an item doesn't require a search through all sections.
    private var sectionOfItem: [ItemIdentifierType: SectionIdentifierType] = [:]
    /// The items that get a new cell when the snapshot is applied.
    public private(set) var reloadedItemIdentifiers: [ItemIdentifierType] = []
    /// The items whose existing cell is configured again when the snapshot is applied.
    public private(set) var reconfiguredItemIdentifiers: [ItemIdentifierType] = []
    /// The sections whose items get new cells when the snapshot is applied.
    public private(set) var reloadedSectionIdentifiers: [SectionIdentifierType] = []

    /// Creates an empty snapshot.
    public init() {}

    // MARK: Looking

    /// The number of items in all sections.
    public var numberOfItems: Int { sectionOfItem.count }
    /// The number of sections.
    public var numberOfSections: Int { sections.count }
    /// The identifiers of the sections, in order.
    public var sectionIdentifiers: [SectionIdentifierType] { sections.map(\.identifier) }
    /// The identifiers of the items in all sections, in order.
    public var itemIdentifiers: [ItemIdentifierType] { sections.flatMap(\.items) }

    /// Returns the number of items in a section.
    public func numberOfItems(inSection identifier: SectionIdentifierType) -> Int {
        itemIdentifiers(inSection: identifier).count
    }

    /// Returns the items of a section, in order.
    public func itemIdentifiers(inSection identifier: SectionIdentifierType) -> [ItemIdentifierType] {
        sections.first { $0.identifier == identifier }?.items ?? []
    }

    /// Returns the section of an item.
    public func sectionIdentifier(containingItem identifier: ItemIdentifierType) -> SectionIdentifierType? {
        sectionOfItem[identifier]
    }

    /// Returns the position of an item among all items.
    public func indexOfItem(_ identifier: ItemIdentifierType) -> Int? {
        sectionOfItem[identifier] == nil ? nil : itemIdentifiers.firstIndex(of: identifier)
    }

    /// Returns the position of a section.
    public func indexOfSection(_ identifier: SectionIdentifierType) -> Int? {
        sections.firstIndex { $0.identifier == identifier }
    }

    // MARK: Sections

    /// Adds sections at the end. Reports an exception for an identifier that isn't unique.
    public mutating func appendSections(_ identifiers: [SectionIdentifierType]) {
        insert(identifiers, at: sections.count)
    }

    /// Adds sections before another section. Reports an exception for an identifier that isn't unique, or if the other
    /// section doesn't exist.
    public mutating func insertSections(
        _ identifiers: [SectionIdentifierType],
        beforeSection toIdentifier: SectionIdentifierType
    ) {
        guard let index = place(of: toIdentifier) else { return }
        insert(identifiers, at: index)
    }

    /// Adds sections after another section. Reports an exception for an identifier that isn't unique, or if the other
    /// section doesn't exist.
    public mutating func insertSections(
        _ identifiers: [SectionIdentifierType],
        afterSection toIdentifier: SectionIdentifierType
    ) {
        guard let index = place(of: toIdentifier) else { return }
        insert(identifiers, at: index + 1)
    }

    /// Removes sections and their items. Reports an exception for a section that doesn't exist.
    public mutating func deleteSections(_ identifiers: [SectionIdentifierType]) {
        for identifier in identifiers {
            guard let index = place(of: identifier) else { continue }
            for item in sections.remove(at: index).items { sectionOfItem[item] = nil }
        }
    }

    /// Moves a section before another section. Reports an exception if either doesn't exist.
    public mutating func moveSection(
        _ identifier: SectionIdentifierType,
        beforeSection toIdentifier: SectionIdentifierType
    ) {
        moveSection(identifier, to: toIdentifier, offset: 0)
    }

    /// Moves a section after another section. Reports an exception if either doesn't exist.
    public mutating func moveSection(
        _ identifier: SectionIdentifierType,
        afterSection toIdentifier: SectionIdentifierType
    ) {
        moveSection(identifier, to: toIdentifier, offset: 1)
    }

    /// Requests new cells for all items of sections.
    public mutating func reloadSections(_ identifiers: [SectionIdentifierType]) {
        reloadedSectionIdentifiers += identifiers
    }

    // MARK: Items

    /// Adds items to a section, by default to the last one. Reports an exception if the section doesn't exist, or for
    /// an identifier that isn't unique.
    public mutating func appendItems(
        _ identifiers: [ItemIdentifierType],
        toSection sectionIdentifier: SectionIdentifierType? = nil
    ) {
        guard let section = sectionIdentifier ?? sections.last?.identifier else {
            report("There are currently no sections in the data source. Please add a section first.")
            return
        }
        guard let index = place(of: section) else { return }
        insert(identifiers, section: index, at: sections[index].items.count)
    }

    /// Adds items before another item. Reports an exception if the other item doesn't exist, or for an identifier that
    /// isn't unique.
    public mutating func insertItems(
        _ identifiers: [ItemIdentifierType],
        beforeItem beforeIdentifier: ItemIdentifierType
    ) {
        guard let (section, index) = place(of: beforeIdentifier) else { return }
        insert(identifiers, section: section, at: index)
    }

    /// Adds items after another item. Reports an exception if the other item doesn't exist, or for an identifier that
    /// isn't unique.
    public mutating func insertItems(
        _ identifiers: [ItemIdentifierType],
        afterItem afterIdentifier: ItemIdentifierType
    ) {
        guard let (section, index) = place(of: afterIdentifier) else { return }
        insert(identifiers, section: section, at: index + 1)
    }

    /// Removes items. Reports an exception for an item that doesn't exist.
    public mutating func deleteItems(_ identifiers: [ItemIdentifierType]) {
        for identifier in identifiers {
            guard let (section, index) = place(of: identifier) else { continue }
            sections[section].items.remove(at: index)
            sectionOfItem[identifier] = nil
        }
    }

    /// Removes all items and sections.
    public mutating func deleteAllItems() {
        self = Self()
    }

    /// Moves an item before another item. Reports an exception if either doesn't exist.
    public mutating func moveItem(_ identifier: ItemIdentifierType, beforeItem toIdentifier: ItemIdentifierType) {
        moveItem(identifier, to: toIdentifier, offset: 0)
    }

    /// Moves an item after another item. Reports an exception if either doesn't exist.
    public mutating func moveItem(_ identifier: ItemIdentifierType, afterItem toIdentifier: ItemIdentifierType) {
        moveItem(identifier, to: toIdentifier, offset: 1)
    }

    /// Requests new cells for items.
    public mutating func reloadItems(_ identifiers: [ItemIdentifierType]) {
        reloadedItemIdentifiers += identifiers
    }

    /// Requests that items be configured again in their existing cells.
    public mutating func reconfigureItems(_ identifiers: [ItemIdentifierType]) {
        reconfiguredItemIdentifiers += identifiers
    }

    /// Discards the reloads and reconfigurations, which must not be repeated when the snapshot is applied later.
    mutating func forgetReloads() {
        reloadedItemIdentifiers = []
        reconfiguredItemIdentifiers = []
        reloadedSectionIdentifiers = []
    }

    // MARK: Places

    private mutating func insert(_ identifiers: [SectionIdentifierType], at index: Int) {
        let unique = Set(identifiers)
        guard unique.count == identifiers.count, unique.isDisjoint(with: sectionIdentifiers) else {
            report("Fatal: supplied section identifiers are not unique.")
            return
        }
        sections.insert(contentsOf: identifiers.map { Section(identifier: $0) }, at: index)
    }

    private mutating func insert(_ identifiers: [ItemIdentifierType], section: Int, at index: Int) {
        guard Set(identifiers).count == identifiers.count, identifiers.allSatisfy({ sectionOfItem[$0] == nil }) else {
            report("Fatal: supplied item identifiers are not unique.")
            return
        }
        sections[section].items.insert(contentsOf: identifiers, at: index)
        for identifier in identifiers { sectionOfItem[identifier] = sections[section].identifier }
    }

    private mutating func moveSection(
        _ identifier: SectionIdentifierType,
        to target: SectionIdentifierType,
        offset: Int
    ) {
        guard identifier != target, let old = place(of: identifier), place(of: target) != nil else { return }
        let section = sections.remove(at: old)
        guard let index = indexOfSection(target) else { return }
        sections.insert(section, at: index + offset)
    }

    private mutating func moveItem(_ identifier: ItemIdentifierType, to target: ItemIdentifierType, offset: Int) {
        guard identifier != target, place(of: identifier) != nil, place(of: target) != nil else { return }
        deleteItems([identifier])
        guard let (section, index) = place(of: target) else { return }
        insert([identifier], section: section, at: index + offset)
    }

    private func place(of section: SectionIdentifierType) -> Int? {
        let index = indexOfSection(section)
        if index == nil { report("Invalid parameter not satisfying: section != NSNotFound") }
        return index
    }

    private func place(of item: ItemIdentifierType) -> (section: Int, index: Int)? {
        guard let owner = sectionOfItem[item], let section = indexOfSection(owner),
            let index = sections[section].items.firstIndex(of: item)
        else {
            report("Invalid parameter not satisfying: indexPath || ignoreInvalidItems")
            return nil
        }
        return (section, index)
    }

    private func report(_ reason: String) {
        HeadlessFailure.reportFromAnywhere(reason)
    }
}
