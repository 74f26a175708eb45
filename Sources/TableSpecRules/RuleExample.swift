/// A complete set of small specs; `⟦` and `⟧` enclose the places that the rule reports.
package struct RuleExample: Hashable, Sendable {
    /// One spec of an example.
    package struct File: Hashable, Sendable {
        package var path: String
        /// The YAML, with marks.
        package var markedText: String

        /// The YAML as a spec would hold it.
        package var text: String { markedText.filter { $0 != "⟦" && $0 != "⟧" } }
    }

    /// The specs, in order.
    package var files: [File]

    /// An example of one file.
    init(_ text: String) {
        files = [File(path: "Example.yaml", markedText: text)]
    }

    /// An example of a screen with one section.
    ///
    /// - Parameters:
    ///   - keys: The keys of the screen besides its name and its table.
    ///   - name: The name of the screen, which is its title, too.
    ///   - rows: The rows, as a list.
    static func screen(_ keys: String = "", named name: String = "Example", rows: String) -> RuleExample {
        let head = [
            "screen: \(name)", "title: \(name)", keys, "table:", "  style: grouped", "  sections:", "    - rows:",
        ]
        let rows = rows.split(separator: "\n").map { "        \($0)" }
        return RuleExample((head.filter { !$0.isEmpty } + rows).joined(separator: "\n"))
    }

    /// An example of several files.
    init(files: KeyValuePairs<String, String>) {
        self.files = files.map { File(path: $0.key, markedText: $0.value) }
    }
}

extension RuleExample: ExpressibleByStringLiteral {
    package init(stringLiteral text: String) { self.init(text) }
}
