internal import Foundation

/// The permissions of a page: its one script, its one style sheet, and nothing that isn't listed.
struct ContentSecurityPolicy {
    private let style: String
    private let script: String
    /// Directives for everything else that the page can load.
    private let others: [String]

    init(style: String, script: String, others: [String] = []) {
        self.style = style
        self.script = script
        self.others = others
    }

    /// The policy for a `meta` element.
    var text: String {
        let own = ["default-src 'none'", "style-src \(Self.source(style))", "script-src \(Self.source(script))"]
        let none = ["base-uri 'none'", "form-action 'none'"]
        let trusted = ["require-trusted-types-for 'script'", "trusted-types 'none'"]
        return (own + others + none + trusted).joined(separator: "; ")
    }

    private static func source(_ text: String) -> String {
        "'sha256-\(Data(SHA256.digest(of: Array(text.utf8))).base64EncodedString())'"
    }
}
