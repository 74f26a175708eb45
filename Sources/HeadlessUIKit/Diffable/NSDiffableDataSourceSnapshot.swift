/// Sections and items by identity: a picture of the model at one moment.
///
/// Identifiers are unique. Adding one twice, or naming one that is not there, is reported as UIKit's failure and changes
/// nothing.
public struct NSDiffableDataSourceSnapshot<
    SectionIdentifierType: Hashable & Sendable,
    ItemIdentifierType: Hashable & Sendable
>: Sendable {
    private struct Section: Sendable {
        let identifier: SectionIdentifierType
        var items: [ItemIdentifierType] = []
    }

    private var sections: [Section] = []
    /// Every item's section, so that looking for an item takes no search through all of them.
    private var sectionOfItem: [ItemIdentifierType: SectionIdentifierType] = [:]
    /// Items that get a new cell when the snapshot is applied.
    public private(set) var reloadedItemIdentifiers: [ItemIdentifierType] = []
    /// Items whose cell is set up anew when the snapshot is applied.
    public private(set) var reconfiguredItemIdentifiers: [ItemIdentifierType] = []
    public private(set) var reloadedSectionIdentifiers: [SectionIdentifierType] = []

    public init() {}

    // MARK: Looking

    public var numberOfItems: Int { sectionOfItem.count }
    public var numberOfSections: Int { sections.count }
    public var sectionIdentifiers: [SectionIdentifierType] { sections.map(\.identifier) }
    public var itemIdentifiers: [ItemIdentifierType] { sections.flatMap(\.items) }

    /// How many items a section has.
    public func numberOfItems(inSection identifier: SectionIdentifierType) -> Int {
        itemIdentifiers(inSection: identifier).count
    }

    /// The items of a section, in order.
    public func itemIdentifiers(inSection identifier: SectionIdentifierType) -> [ItemIdentifierType] {
        sections.first { $0.identifier == identifier }?.items ?? []
    }

    /// The section of an item.
    public func sectionIdentifier(containingItem identifier: ItemIdentifierType) -> SectionIdentifierType? {
        sectionOfItem[identifier]
    }

    /// The place of an item among all items.
    public func indexOfItem(_ identifier: ItemIdentifierType) -> Int? {
        sectionOfItem[identifier] == nil ? nil : itemIdentifiers.firstIndex(of: identifier)
    }

    /// The place of a section.
    public func indexOfSection(_ identifier: SectionIdentifierType) -> Int? {
        sections.firstIndex { $0.identifier == identifier }
    }

    // MARK: Sections

    /// Adds sections at the end.
    public mutating func appendSections(_ identifiers: [SectionIdentifierType]) {
        insert(identifiers, at: sections.count)
    }

    /// Adds sections beside another one.
    public mutating func insertSections(
        _ identifiers: [SectionIdentifierType],
        beforeSection toIdentifier: SectionIdentifierType
    ) {
        guard let index = place(of: toIdentifier) else { return }
        insert(identifiers, at: index)
    }

    /// Adds sections beside another one.
    public mutating func insertSections(
        _ identifiers: [SectionIdentifierType],
        afterSection toIdentifier: SectionIdentifierType
    ) {
        guard let index = place(of: toIdentifier) else { return }
        insert(identifiers, at: index + 1)
    }

    /// Removes sections with their items.
    public mutating func deleteSections(_ identifiers: [SectionIdentifierType]) {
        for identifier in identifiers {
            guard let index = place(of: identifier) else { continue }
            for item in sections.remove(at: index).items { sectionOfItem[item] = nil }
        }
    }

    /// Moves a section beside another one.
    public mutating func moveSection(
        _ identifier: SectionIdentifierType,
        beforeSection toIdentifier: SectionIdentifierType
    ) {
        moveSection(identifier, to: toIdentifier, offset: 0)
    }

    /// Moves a section beside another one.
    public mutating func moveSection(
        _ identifier: SectionIdentifierType,
        afterSection toIdentifier: SectionIdentifierType
    ) {
        moveSection(identifier, to: toIdentifier, offset: 1)
    }

    /// Asks for new cells of all items of sections.
    public mutating func reloadSections(_ identifiers: [SectionIdentifierType]) {
        reloadedSectionIdentifiers += identifiers
    }

    // MARK: Items

    /// Adds items to a section, the last one when none is named.
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

    /// Adds items beside another one.
    public mutating func insertItems(
        _ identifiers: [ItemIdentifierType],
        beforeItem beforeIdentifier: ItemIdentifierType
    ) {
        guard let (section, index) = place(of: beforeIdentifier) else { return }
        insert(identifiers, section: section, at: index)
    }

    /// Adds items beside another one.
    public mutating func insertItems(
        _ identifiers: [ItemIdentifierType],
        afterItem afterIdentifier: ItemIdentifierType
    ) {
        guard let (section, index) = place(of: afterIdentifier) else { return }
        insert(identifiers, section: section, at: index + 1)
    }

    /// Removes items.
    public mutating func deleteItems(_ identifiers: [ItemIdentifierType]) {
        for identifier in identifiers {
            guard let (section, index) = place(of: identifier) else { continue }
            sections[section].items.remove(at: index)
            sectionOfItem[identifier] = nil
        }
    }

    /// Removes everything, sections too.
    public mutating func deleteAllItems() {
        self = Self()
    }

    /// Moves an item before another one.
    public mutating func moveItem(_ identifier: ItemIdentifierType, beforeItem toIdentifier: ItemIdentifierType) {
        moveItem(identifier, to: toIdentifier, offset: 0)
    }

    /// Moves an item behind another one.
    public mutating func moveItem(_ identifier: ItemIdentifierType, afterItem toIdentifier: ItemIdentifierType) {
        moveItem(identifier, to: toIdentifier, offset: 1)
    }

    /// Asks for new cells of items.
    public mutating func reloadItems(_ identifiers: [ItemIdentifierType]) {
        reloadedItemIdentifiers += identifiers
    }

    /// Asks for items to be set up anew in their cells.
    public mutating func reconfigureItems(_ identifiers: [ItemIdentifierType]) {
        reconfiguredItemIdentifiers += identifiers
    }

    /// Forgets the reloads and reconfigurations, which happen once and not again when the snapshot is applied later.
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
