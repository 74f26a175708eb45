internal import Foundation

/// A query from one file to all others for the declaration of a name.
///
/// The output of a file depends only on the file and on the answers to its lookups.
package struct Lookup: Hashable, Sendable {
    /// The kind of declaration that is looked up.
    package enum Kind: String, Hashable, Sendable {
        case type, prototype
        /// A generated or external screen.
        case screen
        /// The app that has a screen in a tab.
        case tabBar
    }

    package var kind: Kind
    package var name: String

    /// Looks up a declaration by its name.
    package init(_ kind: Kind, _ name: String) {
        self.kind = kind
        self.name = name
    }

    /// The lookup as a text: "type Article".
    package var text: String { "\(kind.rawValue) \(name)" }

    /// Parses the text of a lookup.
    package init?(_ text: String) {
        let parts = text.split(separator: " ", maxSplits: 1, omittingEmptySubsequences: false)
        guard parts.count == 2, let kind = Kind(rawValue: String(parts[0])) else { return nil }
        self.init(kind, String(parts[1]))
    }
}

/// Records the lookups during the resolution of a file or the generation of its outputs.
package final class LookupLog: @unchecked Sendable {
    private let lock = NSLock()
    private var lookups: Set<Lookup> = []

    /// Creates an empty log.
    package init() {}

    /// Records a lookup.
    package func note(_ kind: Lookup.Kind, _ name: String) {
        lock.withLock { _ = lookups.insert(Lookup(kind, name)) }
    }

    /// Returns all lookups so far, and empties the log.
    package func take() -> Set<Lookup> {
        lock.withLock {
            defer { lookups = [] }
            return lookups
        }
    }
}

/// The types of all specs by name. If two have the same name, the first one counts.
package struct TypeTable: Sendable {
    private let types: [String: ModelType]
    private var log: LookupLog?

    /// Creates a table of types.
    package init(_ types: [ModelType]) {
        self.types = Dictionary(types.map { ($0.name.value, $0) }, uniquingKeysWith: { first, _ in first })
    }

    /// The type with a name, or `nil`.
    package subscript(name: String) -> ModelType? {
        log?.note(.type, name)
        return types[name]
    }

    /// The table with a log that records each lookup.
    package func noting(in log: LookupLog) -> TypeTable {
        var table = self
        table.log = log
        return table
    }
}
