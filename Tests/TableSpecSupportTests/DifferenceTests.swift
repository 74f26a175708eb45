import Foundation
import HeadlessUIKit
import TableSpecTestSupport
import Testing

@testable import TableSpecSupport

/// The difference between two lists, compared with a reference that is slow and simple.
struct ListDifferenceTests {
    /// Lists with repeated identities, among short and longer ones.
    private static func lists(seed: UInt64) -> (old: [Item], new: [Item]) {
        var generator = SeededGenerator(seed: seed)
        func list() -> [Item] {
            (0..<Int.random(in: 0...9, using: &generator)).map { _ in
                Item(id: .random(in: 0...8, using: &generator), value: .random(in: 0...1, using: &generator))
            }
        }
        let old = list()
        return (old, Bool.random(using: &generator) ? list() : old.shuffled(using: &generator))
    }

    @Test(arguments: 0..<500)
    func theDifferenceMakesTheNewListOfTheOldOne(seed: Int) {
        let (old, new) = Self.lists(seed: UInt64(seed))
        let difference = TableSpec.ListDifference(from: old, to: new)
        let gone = Set(difference.deleted + difference.moved.map(\.from))
        var kept = old.indices.filter { !gone.contains($0) }[...]
        let origins: [Int?] = new.indices.map { index in
            if difference.inserted.contains(index) { return nil }
            return difference.moved.first { $0.to == index }?.from ?? kept.popFirst()
        }
        #expect(kept.isEmpty)
        #expect(zip(origins, new).allSatisfy { origin, item in origin == nil || origin.map { old[$0].id } == item.id })
        let changed = new.indices.filter { index in origins[index].map { old[$0] != new[index] } ?? false }
        #expect(difference.changed.sorted() == changed)
    }

    /// An item is deleted or inserted only if the other list has fewer of its identity.
    @Test(arguments: 0..<500)
    func noItemIsReplacedByItself(seed: Int) {
        let (old, new) = Self.lists(seed: UInt64(seed))
        let difference = TableSpec.ListDifference(from: old, to: new)
        let deleted = Set(difference.deleted.map { old[$0].id })
        #expect(deleted.isDisjoint(with: difference.inserted.map { new[$0].id }))
    }

    /// As few items as possible move: those outside a longest run that keeps its order.
    @Test(arguments: 0..<300)
    func asFewItemsMoveAsPossible(seed: Int) {
        var generator = SeededGenerator(seed: UInt64(seed))
        let old = (0..<Int.random(in: 0...9, using: &generator)).map { Item(id: $0) }
        let new = old.shuffled(using: &generator)
        var longest = [Int](repeating: 1, count: new.count)
        for index in new.indices {
            for before in 0..<index where new[before].id < new[index].id {
                longest[index] = max(longest[index], longest[before] + 1)
            }
        }
        #expect(TableSpec.ListDifference(from: old, to: new).moved.count == new.count - (longest.max() ?? 0))
    }
}

/// Batch updates of a table view, which refuses those that do not match its content.
@MainActor
struct DifferenceTests {
    private typealias Content = TableSpec.Content<Item, Item>

    private func content(_ generator: inout SeededGenerator) -> Content {
        var rows = Array(0..<12).shuffled(using: &generator)[...]
        var content = Content()
        for section in (0..<4).shuffled(using: &generator).prefix(.random(in: 0...4, using: &generator)) {
            let part = rows.prefix(.random(in: 0...5, using: &generator))
            rows = rows.dropFirst(part.count)
            content.add(
                Item(id: section),
                header: Bool.random(using: &generator) ? "Header" : nil,
                rows: part.map { Item(id: $0, value: .random(in: 0...1, using: &generator)) }
            )
        }
        return content
    }

    private static func text(_ row: Item) -> String { "\(row.id) \(row.value)" }

    @Test(arguments: 0..<50)
    func aTableShowsEachOfManyContents(seed: Int) {
        var generator = SeededGenerator(seed: UInt64(seed))
        let source = TableSpec.Source<Item, Item> { TableSpec.RowContent(Self.text($0)) }
        let controller = UITableViewController(style: .plain)
        let screen = HeadlessScreen(controller)
        source.attach(to: controller.tableView, showing: content(&generator))
        screen.layOut()
        let failures = HeadlessFailure.collect {
            for _ in 0..<10 {
                let next = content(&generator)
                source.show(next)
                screen.layOut()
                #expect(controller.tableView.rowTexts == next.parts.map { $0.rows.map(Self.text) })
            }
        }
        #expect(failures == [])
    }
}
