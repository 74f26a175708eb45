/// Paths as URI references (RFC 3986).
enum URIReference {
    /// `a b.yaml` as `a%20b.yaml`, `/a.yaml` as `file:///a.yaml`.
    static func text(ofPath path: String) -> String {
        let escaped = path.utf8.reduce(into: "") { text, byte in
            if unreserved.contains(byte) {
                text.unicodeScalars.append(Unicode.Scalar(byte))
            } else {
                let digits = String(byte, radix: 16, uppercase: true)
                text += "%" + (digits.count < 2 ? "0" : "") + digits
            }
        }
        return path.hasPrefix("/") ? "file://" + escaped : escaped
    }

    /// The bytes that are written unchanged in a path. A colon isn't one of them, because it would end a scheme.
    private static let unreserved = Set("/-._~".utf8)
        .union(UInt8(ascii: "a")...UInt8(ascii: "z"))
        .union(UInt8(ascii: "A")...UInt8(ascii: "Z"))
        .union(UInt8(ascii: "0")...UInt8(ascii: "9"))
}
