/// A number with the fewest decimal digits that identify it uniquely, as format styles round it.
package struct DecimalNumber {
    package let isNegative: Bool
    /// The digits without leading zeros. Empty for zero.
    private var digits: [UInt8]
    /// The number of digits before the decimal point, which can be negative or greater than the number of digits.
    private var point: Int

    init(_ number: Int) {
        self.init(isNegative: number < 0, digits: Array("\(number.magnitude)".utf8.map { $0 - 48 }), exponent: 0)
    }

    /// - Returns: `nil` for infinities and NaN.
    package init?(_ number: Double) {
        guard number.isFinite else { return nil }
        let halves = "\(number.magnitude)".split(separator: "e")
        let parts = halves[0].split(separator: ".", omittingEmptySubsequences: false)
        let fraction = parts.count > 1 ? parts[1] : ""
        let exponent = halves.count > 1 ? Int(halves[1]) ?? 0 : 0
        self.init(
            isNegative: number.sign == .minus,
            digits: (Array(parts[0].utf8) + Array(fraction.utf8)).map { $0 - 48 },
            exponent: exponent - fraction.utf8.count
        )
    }

    private init(isNegative: Bool, digits: [UInt8], exponent: Int) {
        self.isNegative = isNegative
        self.digits = Array(digits.drop { $0 == 0 })
        point = self.digits.count + exponent
    }

    /// The number without its sign.
    var magnitude: DecimalNumber { DecimalNumber(isNegative: false, digits: digits, exponent: point - digits.count) }

    /// The number with commas between thousands.
    ///
    /// - Parameter fraction: The number of digits after the decimal point. Trailing zeros beyond the minimum are
    ///   removed.
    func grouped(fraction: ClosedRange<Int>) -> String {
        let rounded = rounded(to: fraction.upperBound)
        let whole = (0..<max(rounded.point, 1)).map { rounded.digit($0 + min(rounded.point, 1) - 1) }
        var places = (0..<fraction.upperBound).map { rounded.digit(rounded.point + $0) }
        while places.count > fraction.lowerBound, places.last == 0 { places.removeLast() }
        let integer = whole.enumerated().reduce(into: "") { text, next in
            let remaining = whole.count - next.offset
            if next.offset > 0, remaining.isMultiple(of: 3) { text += "," }
            text += "\(next.element)"
        }
        let text = integer + (places.isEmpty ? "" : "." + places.map(String.init).joined())
        return isNegative ? "-" + text : text
    }

    /// The number without separators between thousands, as Swift writes a `Decimal`.
    package var plain: String { grouped(fraction: 0...max(0, digits.count - point)).filter { $0 != "," } }

    /// The digits of the number, and the power of ten by which they are multiplied: 19.9 is 199 and -1.
    package var scaled: (digits: String, exponent: Int) { (digits.map(String.init).joined(), point - digits.count) }

    /// The number multiplied by 100.
    var percentage: DecimalNumber {
        DecimalNumber(isNegative: isNegative, digits: digits, exponent: point - digits.count + 2)
    }

    /// The digit at a position, which is zero beyond both ends.
    private func digit(_ index: Int) -> UInt8 { digits.indices.contains(index) ? digits[index] : 0 }

    /// Rounds to the nearest number with a number of fraction digits, and ties to even.
    private func rounded(to fraction: Int) -> DecimalNumber {
        let kept = point + fraction
        guard kept < digits.count else { return self }
        guard kept >= 0 else { return DecimalNumber(isNegative: isNegative, digits: [], exponent: 0) }
        var head = Array(digits.prefix(kept))
        let tail = digits.dropFirst(kept)
        let isMiddle = tail.first == 5 && tail.dropFirst().allSatisfy { $0 == 0 }
        let isLastOdd = (head.last ?? 0) % 2 == 1
        let goesUp = isMiddle ? isLastOdd : (tail.first ?? 0) >= 5
        if goesUp {
            head.insert(0, at: 0)
            var index = head.count - 1
            while head[index] == 9 {
                head[index] = 0
                index -= 1
            }
            head[index] += 1
        }
        return DecimalNumber(isNegative: isNegative, digits: head, exponent: -fraction)
    }
}
