/// A file that the tool makes, before it is written.
public struct OutputFile: Hashable, Sendable {
    /// The path below the output folder, with `/`.
    public var path: String
    public var text: String

    /// Creates an output.
    public init(path: String, text: String) {
        self.path = path
        self.text = text
    }
}

/// The kinds of outputs; the raw value is the folder below the output folder.
public enum OutputKind: String, CaseIterable, Sendable {
    case swift = "Swift"
    case strings = "Strings"
    case picture = "Previews"
    case gallery = "Gallery"

    /// What one output is called.
    public var noun: String {
        switch self {
        case .swift: "Swift file"
        case .strings: "string catalogue"
        case .picture: "picture"
        case .gallery: "gallery"
        }
    }

    /// The path of an output below the output folder.
    func path(_ name: String) -> String { "\(rawValue)/\(name)" }
}

/// The names of outputs.
enum OutputName {
    /// The stem of the outputs of a spec: its relative path without extension, folders joined by `_`.
    ///
    /// Equal base names in two folders stay apart, as SwiftPM needs it of the files of one module.
    static func stem(of relativePath: String) -> String {
        var parts = relativePath.split(separator: "/").map(String.init).filter { $0 != "." && $0 != ".." }
        if let last = parts.popLast() {
            let dot = last.lastIndex(of: ".")
            parts.append(dot.map { $0 == last.startIndex ? last : String(last[..<$0]) } ?? last)
        }
        return parts.joined(separator: "_")
    }
}
