/// A preview's markup split into lines with holes, and the numbers that fill them.
///
/// Previews of one screen on two devices usually differ only in numbers.
struct PictureSkeleton: Hashable {
    /// The lines, with ``hole`` in place of each number.
    var lines: [String]
    /// The numbers in hundredths, in order.
    var numbers: [Int]

    /// The character for a hole. No text of a preview contains it, because XML can't.
    static let hole: UInt8 = 1

    /// Splits markup as ``Element`` writes it, with numbers as ``DecimalFormatter`` does.
    init(_ markup: String) {
        lines = []
        numbers = []
        var line: [UInt8] = []
        let bytes = Array(markup.utf8)
        var index = 0
        while index < bytes.count {
            let byte = bytes[index]
            if byte == UInt8(ascii: "\n") {
                lines.append(String(decoding: line, as: UTF8.self))
                line.removeAll(keepingCapacity: true)
                index += 1
            } else if let number = Self.number(bytes, at: index) {
                numbers.append(number.hundredths)
                line.append(Self.hole)
                index = number.end
            } else {
                let end = Self.endOfWord(bytes, at: index)
                line += bytes[index..<end]
                index = end
            }
        }
        if !line.isEmpty { lines.append(String(decoding: line, as: UTF8.self)) }
    }

    private static let image = Array("\"data:".utf8)

    /// The end of a part that isn't a number: one character, the remaining digits in another notation, or the bytes of
    /// an image.
    private static func endOfWord(_ bytes: [UInt8], at start: Int) -> Int {
        if bytes[start] == image[0], bytes[start...].starts(with: image) {
            return bytes[(start + 1)...].firstIndex(of: UInt8(ascii: "\"")) ?? bytes.count
        }
        var end = start + 1
        guard isDigit(bytes[start]) else { return end }
        while end < bytes.count, isDigit(bytes[end]) || bytes[end] == UInt8(ascii: ".") { end += 1 }
        return end
    }

    /// The number at a position, if it has the format of ``DecimalFormatter``.
    private static func number(_ bytes: [UInt8], at start: Int) -> (hundredths: Int, end: Int)? {
        var index = start
        let isNegative = bytes[index] == UInt8(ascii: "-")
        if isNegative {
            if start > 0, isDigit(bytes[start - 1]) { return nil }
            index += 1
        }
        guard index < bytes.count, isDigit(bytes[index]) else { return nil }
        let first = index
        var value = 0
        while index < bytes.count, isDigit(bytes[index]) {
            guard index - first < 7 else { return nil }
            value = value * 10 + digit(bytes[index])
            index += 1
        }
        if bytes[first] == UInt8(ascii: "0"), index > first + 1 { return nil }
        guard let (fraction, end) = fraction(bytes, at: index) else { return nil }
        value = value * 100 + fraction
        return isNegative && value == 0 ? nil : (isNegative ? -value : value, end)
    }

    /// The hundredths after a decimal point, which are 0 if there's none, and where they end.
    private static func fraction(_ bytes: [UInt8], at start: Int) -> (hundredths: Int, end: Int)? {
        guard start < bytes.count, bytes[start] == UInt8(ascii: ".") else { return (0, start) }
        var end = start + 1
        while end < bytes.count, isDigit(bytes[end]) || bytes[end] == UInt8(ascii: ".") { end += 1 }
        guard 2...3 ~= end - start, isDigit(bytes[start + 1]), isDigit(bytes[end - 1]),
            bytes[end - 1] != UInt8(ascii: "0")
        else { return nil }
        let tenths = digit(bytes[start + 1])
        return (tenths * 10 + (end - start == 3 ? digit(bytes[start + 2]) : 0), end)
    }

    private static func isDigit(_ byte: UInt8) -> Bool { byte &- UInt8(ascii: "0") < 10 }
    private static func digit(_ byte: UInt8) -> Int { Int(byte &- UInt8(ascii: "0")) }
}
