internal import Foundation

/// What a page may do: run its one script, use its one style sheet, and nothing else.
struct ContentSecurityPolicy {
    private let style: String
    private let script: String
    /// Whether the page shows pictures that stand in it as data.
    private let allowsDataImages: Bool

    init(style: String, script: String, allowsDataImages: Bool = false) {
        self.style = style
        self.script = script
        self.allowsDataImages = allowsDataImages
    }

    /// The policy for a `meta` element.
    var text: String {
        [
            "default-src 'none'", "style-src \(Self.source(style))", "script-src \(Self.source(script))",
            allowsDataImages ? "img-src data:" : nil, "base-uri 'none'", "form-action 'none'",
            "require-trusted-types-for 'script'", "trusted-types 'none'",
        ].compactMap { $0 }.joined(separator: "; ")
    }

    private static func source(_ text: String) -> String {
        "'sha256-\(Data(SHA256.digest(of: Array(text.utf8))).base64EncodedString())'"
    }
}
