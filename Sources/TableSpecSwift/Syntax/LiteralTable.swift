#if canImport(Darwin)
    internal import Darwin
#elseif canImport(Musl)
    internal import Musl
#else
    internal import Glibc
#endif

/// The parsed literals of the generator's source.
///
/// Each thread parses a literal once and then finds it by its address. A single table for all threads would need a lock
/// in the innermost loop, and a `Dictionary` takes 1.6% more instructions of `generate` (see `Benchmarks.md`).
final class LiteralTable {
    private var expressions = LiteralMap<SwiftExpression>()
    private var types = LiteralMap<SwiftType>()
    private var identifiers = LiteralMap<SwiftIdentifier>()
    private var parameterNames = LiteralMap<SwiftParameter.Name>()

    static func expression(_ text: StaticString, read: (String) -> SwiftExpression) -> SwiftExpression {
        current._withUnsafeGuaranteedRef {
            $0.expressions.find(text) ?? $0.expressions.add(read(text.description), for: text)
        }
    }

    static func type(_ text: StaticString, read: (String) -> SwiftType) -> SwiftType {
        current._withUnsafeGuaranteedRef { $0.types.find(text) ?? $0.types.add(read(text.description), for: text) }
    }

    static func identifier(_ text: StaticString, read: (String) -> SwiftIdentifier) -> SwiftIdentifier {
        current._withUnsafeGuaranteedRef {
            $0.identifiers.find(text) ?? $0.identifiers.add(read(text.description), for: text)
        }
    }

    static func parameterName(_ text: StaticString, read: (String) -> SwiftParameter.Name) -> SwiftParameter.Name {
        current._withUnsafeGuaranteedRef {
            $0.parameterNames.find(text) ?? $0.parameterNames.add(read(text.description), for: text)
        }
    }

    // MARK: Threads

    /// The table of this thread, which exists as long as the thread: reference counting would cost more than a lookup.
    private static var current: Unmanaged<LiteralTable> {
        if let table = pthread_getspecific(key) { return .fromOpaque(table) }
        let table = Unmanaged.passRetained(LiteralTable())
        pthread_setspecific(key, table.toOpaque())
        return table
    }

    /// The table is released when its thread ends.
    private static let key: pthread_key_t = {
        var key = pthread_key_t()
        pthread_key_create(&key) { LiteralTable.release($0) }
        return key
    }()

    private static func release(_ table: UnsafeMutableRawPointer?) {
        if let table { Unmanaged<LiteralTable>.fromOpaque(table).release() }
    }
}

/// Values by the addresses of literals, in a table with linear probing that is at most half full.
private struct LiteralMap<Value> {
    private struct Slot {
        let start: UnsafePointer<UInt8>
        let count: Int
        /// The index of the value.
        let index: Int
    }

    private var slots: [Slot?] = Array(repeating: nil, count: 256)
    private var values: [Value] = []

    func find(_ text: StaticString) -> Value? {
        guard text.hasPointerRepresentation else { return nil }
        var place = self.place(of: text.utf8Start)
        while let slot = slots[place] {
            if slot.start == text.utf8Start, slot.count == text.utf8CodeUnitCount { return values[slot.index] }
            place = (place + 1) & (slots.count - 1)
        }
        return nil
    }

    mutating func add(_ value: Value, for text: StaticString) -> Value {
        guard text.hasPointerRepresentation else { return value }
        values.append(value)
        if 2 * values.count > slots.count { makeRoom() }
        insert(Slot(start: text.utf8Start, count: text.utf8CodeUnitCount, index: values.count - 1))
        return value
    }

    private mutating func makeRoom() {
        let old = slots
        slots = Array(repeating: nil, count: 2 * old.count)
        for case let slot? in old { insert(slot) }
    }

    private mutating func insert(_ slot: Slot) {
        var place = self.place(of: slot.start)
        while slots[place] != nil { place = (place + 1) & (slots.count - 1) }
        slots[place] = slot
    }

    private func place(of start: UnsafePointer<UInt8>) -> Int {
        let hash = UInt(bitPattern: start) &* 0x9E37_79B9_7F4A_7C15
        return Int(truncatingIfNeeded: hash >> 32) & (slots.count - 1)
    }
}
