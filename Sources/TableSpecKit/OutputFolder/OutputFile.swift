internal import TableSpecGenerator

/// A generated file that isn't written yet.
public struct OutputFile: Equatable, Sendable {
    /// The path relative to the output folder, with `/` as the separator.
    public var path: String
    /// The content of the file.
    public var text: String
    /// The parts of the shared Swift that the file uses; `nil` for a file that isn't the Swift of a spec.
    var supportParts: Set<SupportPart>?

    /// Creates a generated file.
    ///
    /// - Parameters:
    ///   - path: The path relative to the output folder.
    ///   - text: The content of the file.
    public init(path: String, text: String) {
        self.path = path
        self.text = text
    }
}

/// A kind of output; the raw value is the name of its folder in the output folder.
public enum OutputKind: String, CaseIterable, Sendable {
    /// Swift files.
    case swift = "Swift"
    /// String catalogs.
    case strings = "Strings"
    /// Previews, as SVG files.
    case picture = "Previews"
    /// The gallery, an HTML page.
    case gallery = "Gallery"

    /// The noun for such an output in messages.
    public var noun: String {
        switch self {
        case .swift: "Swift file"
        case .strings: "string catalog"
        case .picture: "preview"
        case .gallery: "gallery"
        }
    }

    /// The file name extension, including its dot.
    ///
    /// App files don't use the extension of generated Swift files, because the compiler requires that the file names of
    /// a module differ.
    private var fileExtension: String {
        switch self {
        case .swift: ".tablespec.swift"
        case .strings: ".xcstrings"
        case .picture: ".svg"
        case .gallery: ".html"
        }
    }

    /// The path of an output below the output folder.
    ///
    /// - Parameter stem: The name of the file without its extension.
    package func path(_ stem: String) -> String { "\(rawValue)/\(stem)\(fileExtension)" }

    /// The kind and the stem of an output with a path below the output folder, or `nil` if the path isn't one of an
    /// output.
    static func parts(of path: String) -> (kind: OutputKind, stem: String)? {
        let parts = path.split(separator: "/", omittingEmptySubsequences: false)
        guard parts.count == 2, let kind = OutputKind(rawValue: String(parts[0])), FilePath.isName(parts[1]) else {
            return nil
        }
        // Earlier versions used the extension `.swift` for Swift files.
        let extensions = kind == .swift ? [kind.fileExtension, ".swift"] : [kind.fileExtension]
        for suffix in extensions where parts[1].hasSuffix(suffix) && parts[1].utf8.count > suffix.utf8.count {
            return (kind, String(parts[1].dropLast(suffix.count)))
        }
        return nil
    }

    /// Whether a path below the output folder is that of an output.
    static func isOutput(_ path: String) -> Bool { parts(of: path) != nil }
}

/// The names of outputs.
enum OutputName {
    /// The stem of the outputs of a spec: its relative path without the extension, with `_` between folders.
    ///
    /// Equal base names in two folders get different stems, because SwiftPM requires that the file names of a module
    /// differ.
    static func stem(of relativePath: String) -> String {
        let names: [String] = relativePath.utf8.split(separator: UInt8(ascii: "/")).map { String(Substring($0)) }
        var parts: [String] = names.filter { name in name != "." && name != ".." }
        if let last = parts.popLast() { parts.append(withoutExtension(last)) }
        return parts.joined(separator: "_")
    }

    private static func withoutExtension(_ name: String) -> String {
        guard let dot = name.lastIndex(of: "."), dot != name.startIndex else { return name }
        return String(name[..<dot])
    }
}
