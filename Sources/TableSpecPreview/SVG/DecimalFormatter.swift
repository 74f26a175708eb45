/// Numbers for previews: at most two decimals, no exponent, and the same text on every machine.
enum DecimalFormatter {
    /// The number rounded to hundredths, without trailing zeros. A number that isn't finite becomes 0.
    static func string(_ value: Double) -> String {
        var bytes: [UInt8] = []
        write(value, to: &bytes)
        return String(decoding: bytes, as: UTF8.self)
    }

    static func write(_ value: Double, to bytes: inout [UInt8]) {
        guard value.isFinite else { return bytes.append(zero) }
        let limit = 1e12
        let hundredths = Int((min(max(value, -limit), limit) * 100).rounded())
        if hundredths < 0 { bytes.append(UInt8(ascii: "-")) }
        let (whole, fraction) = hundredths.magnitude.quotientAndRemainder(dividingBy: 100)
        writeDigits(of: whole, to: &bytes)
        guard fraction > 0 else { return }
        bytes.append(UInt8(ascii: "."))
        bytes.append(digit(fraction / 10))
        if fraction % 10 > 0 { bytes.append(digit(fraction % 10)) }
    }

    private static func writeDigits(of value: UInt, to bytes: inout [UInt8]) {
        if value > 9 { writeDigits(of: value / 10, to: &bytes) }
        bytes.append(digit(value % 10))
    }

    private static func digit(_ value: UInt) -> UInt8 { zero + UInt8(truncatingIfNeeded: value) }

    private static let zero = UInt8(ascii: "0")
}
