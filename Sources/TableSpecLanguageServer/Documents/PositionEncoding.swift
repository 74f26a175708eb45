/// The unit in which a client counts the characters of a line.
enum PositionEncoding: String, Sendable {
    case utf8 = "utf-8"
    case utf16 = "utf-16"

    /// Selects the encoding of a client, which lists those that it supports. Bytes are the cheapest.
    init(offered: [String]) {
        self = offered.contains(Self.utf8.rawValue) ? .utf8 : .utf16
    }
}
