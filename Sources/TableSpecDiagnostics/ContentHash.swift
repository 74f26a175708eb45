/// A hash of some bytes: 64 bits of xxHash, by its public specification.
///
/// It distinguishes changed files from unchanged ones. It gives no protection against deliberate collisions.
package struct ContentHash: Hashable, Sendable {
    package var value: UInt64

    package init(value: UInt64) {
        self.value = value
    }

    /// The hash of some bytes.
    package init(_ bytes: some Sequence<UInt8>) {
        value =
            bytes.withContiguousStorageIfAvailable { Self.hash(UnsafeRawBufferPointer($0)) }
            ?? Array(bytes).withUnsafeBytes { Self.hash($0) }
    }

    /// The hash of a text's UTF-8.
    package init(_ text: String) {
        self.init(text.utf8)
    }

    /// The hash of several hashes, in order.
    package init(combining parts: some Sequence<ContentHash>) {
        value = parts.map(\.value.littleEndian).withUnsafeBytes { Self.hash($0) }
    }
}

extension ContentHash: CustomStringConvertible {
    /// Sixteen hexadecimal digits.
    package var description: String {
        let digits = String(value, radix: 16)
        return String(repeating: "0", count: 16 - digits.count) + digits
    }

    /// Reads the description of a hash.
    package init?(hexadecimal text: String) {
        guard text.utf8.count == 16, let value = UInt64(text, radix: 16) else { return nil }
        self.value = value
    }
}

// MARK: - xxHash

extension ContentHash {
    private static let primes: (UInt64, UInt64, UInt64, UInt64, UInt64) = (
        0x9E37_79B1_85EB_CA87, 0xC2B2_AE3D_27D4_EB4F, 0x1656_67B1_9E37_79F9, 0x85EB_CA77_C2B2_AE63,
        0x27D4_EB2F_1656_67C5
    )

    private static func hash(_ bytes: UnsafeRawBufferPointer) -> UInt64 {
        var offset = 0
        var hash = stripes(of: bytes, offset: &offset) &+ UInt64(bytes.count)
        while offset + 8 <= bytes.count {
            hash = rotate(hash ^ round(0, word(bytes, at: offset)), 27) &* primes.0 &+ primes.3
            offset += 8
        }
        if offset + 4 <= bytes.count {
            let half = UInt32(littleEndian: bytes.loadUnaligned(fromByteOffset: offset, as: UInt32.self))
            hash = rotate(hash ^ (UInt64(half) &* primes.0), 23) &* primes.1 &+ primes.2
            offset += 4
        }
        while offset < bytes.count {
            hash = rotate(hash ^ (UInt64(bytes[offset]) &* primes.4), 11) &* primes.0
            offset += 1
        }
        return avalanche(hash)
    }

    /// The start of the hash: four lanes over as many blocks of 32 bytes as there are.
    private static func stripes(of bytes: UnsafeRawBufferPointer, offset: inout Int) -> UInt64 {
        guard bytes.count >= 32 else { return primes.4 }
        var lanes = (primes.0 &+ primes.1, primes.1, UInt64(0), 0 &- primes.0)
        while offset + 32 <= bytes.count {
            lanes.0 = round(lanes.0, word(bytes, at: offset))
            lanes.1 = round(lanes.1, word(bytes, at: offset + 8))
            lanes.2 = round(lanes.2, word(bytes, at: offset + 16))
            lanes.3 = round(lanes.3, word(bytes, at: offset + 24))
            offset += 32
        }
        var hash = rotate(lanes.0, 1) &+ rotate(lanes.1, 7) &+ rotate(lanes.2, 12) &+ rotate(lanes.3, 18)
        for lane in [lanes.0, lanes.1, lanes.2, lanes.3] {
            hash = (hash ^ round(0, lane)) &* primes.0 &+ primes.3
        }
        return hash
    }

    private static func round(_ lane: UInt64, _ word: UInt64) -> UInt64 {
        rotate(lane &+ word &* primes.1, 31) &* primes.0
    }

    private static func avalanche(_ hash: UInt64) -> UInt64 {
        var hash = (hash ^ (hash >> 33)) &* primes.1
        hash = (hash ^ (hash >> 29)) &* primes.2
        return hash ^ (hash >> 32)
    }

    private static func word(_ bytes: UnsafeRawBufferPointer, at offset: Int) -> UInt64 {
        UInt64(littleEndian: bytes.loadUnaligned(fromByteOffset: offset, as: UInt64.self))
    }

    private static func rotate(_ value: UInt64, _ count: UInt64) -> UInt64 {
        value << count | value >> (64 - count)
    }
}
