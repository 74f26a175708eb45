internal import Foundation

/// URIs of documents, and the paths of files that they name.
enum DocumentURI {
    /// The path of a file, or `nil` for another URI.
    static func path(of uri: String) -> String? {
        guard uri.hasPrefix("file://") else { return nil }
        let rest = uri.dropFirst("file://".count)
        guard let slash = rest.firstIndex(of: "/"), ["", "localhost"].contains(rest[..<slash]),
            let path = String(rest[slash...]).removingPercentEncoding, !path.utf8.contains(0)
        else { return nil }
        var parts: [Substring] = []
        for part in path.split(separator: "/") where part != "." {
            if part == ".." { _ = parts.popLast() } else { parts.append(part) }
        }
        return "/" + parts.joined(separator: "/")
    }

    /// The URI of the file at a path.
    static func uri(ofPath path: String) -> String {
        guard path.hasPrefix("/") else { return path }
        return "file://" + (path.addingPercentEncoding(withAllowedCharacters: unreserved) ?? path)
    }

    /// The characters that every client leaves unescaped.
    private static let unreserved = CharacterSet(charactersIn: "/-._~").union(
        CharacterSet(charactersIn: "ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789")
    )
}
