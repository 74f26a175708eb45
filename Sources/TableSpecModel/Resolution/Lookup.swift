internal import Foundation

/// A question that one file asks of all others: what a name stands for.
///
/// What is made of a file depends on the file and on the answers to its questions, and on nothing else.
public struct Lookup: Hashable, Sendable {
    /// What is sought.
    public enum Kind: String, Hashable, Sendable {
        case type, prototype
        /// A screen, generated or hand-written.
        case screen
        /// The app of whose tabs a screen is one.
        case tabBar
    }

    public var kind: Kind
    public var name: String

    /// Asks for something by its name.
    public init(_ kind: Kind, _ name: String) {
        self.kind = kind
        self.name = name
    }

    /// The question as a text: "type Article".
    public var text: String { "\(kind.rawValue) \(name)" }

    /// Reads the text of a question.
    public init?(_ text: String) {
        let parts = text.split(separator: " ", maxSplits: 1, omittingEmptySubsequences: false)
        guard parts.count == 2, let kind = Kind(rawValue: String(parts[0])) else { return nil }
        self.init(kind, String(parts[1]))
    }
}

/// Takes down what is looked up while a file is resolved or its outputs are made.
public final class LookupLog: @unchecked Sendable {
    private let lock = NSLock()
    private var lookups: Set<Lookup> = []

    /// Creates an empty log.
    public init() {}

    /// Takes down a question.
    public func note(_ kind: Lookup.Kind, _ name: String) {
        lock.withLock { _ = lookups.insert(Lookup(kind, name)) }
    }

    /// All questions so far; the log is empty after this.
    public func take() -> Set<Lookup> {
        lock.withLock {
            defer { lookups = [] }
            return lookups
        }
    }
}

/// The types of all specs by name; the first of two with one name counts.
public struct TypeTable: Sendable {
    private let types: [String: ModelType]
    private var log: LookupLog?

    /// Creates a table of types.
    public init(_ types: [ModelType]) {
        self.types = Dictionary(types.map { ($0.name.value, $0) }, uniquingKeysWith: { first, _ in first })
    }

    /// The type with a name, or `nil`.
    public subscript(name: String) -> ModelType? {
        log?.note(.type, name)
        return types[name]
    }

    /// The table with a log in which each look-up is taken down.
    public func noting(in log: LookupLog) -> TypeTable {
        var table = self
        table.log = log
        return table
    }
}
