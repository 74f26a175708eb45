/// A complete set of small specs. `⟦` and `⟧` enclose the locations that the rule reports.
package struct RuleExample: Hashable, Sendable {
    /// One spec of an example.
    package struct File: Hashable, Sendable {
        /// The text of the spec, which is created on demand, because a run of `lint` doesn't need it.
        private enum Content: Hashable, Sendable {
            case text(String)
            /// A screen with one section: its keys except the name and the table, its name, its rows.
            case screen(keys: String, name: String, rows: String)
        }

        package var path: String
        private let content: Content

        init(path: String, markedText: String) {
            self.path = path
            content = .text(markedText)
        }

        fileprivate init(path: String, screen name: String, keys: String, rows: String) {
            self.path = path
            content = .screen(keys: keys, name: name, rows: rows)
        }

        /// The YAML, with marks.
        package var markedText: String {
            switch content {
            case .text(let text): return text
            case .screen(let keys, let name, let rows):
                let head = [
                    "screen: \(name)", "title: \(name)", keys, "table:", "  style: grouped", "  sections:",
                    "    - rows:",
                ]
                let list = rows.split(separator: "\n").map { "        \($0)" }
                return (head.filter { !$0.isEmpty } + list).joined(separator: "\n")
            }
        }

        /// The YAML as it appears in a spec.
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
    ///   - keys: The keys of the screen except its name and its table.
    ///   - name: The name of the screen, which is its title, too.
    ///   - rows: The rows, as a list.
    static func screen(_ keys: String = "", named name: String = "Example", rows: String) -> RuleExample {
        var example = RuleExample("")
        example.files = [File(path: "Example.yaml", screen: name, keys: keys, rows: rows)]
        return example
    }

    /// An example of several files.
    init(files: KeyValuePairs<String, String>) {
        self.files = files.map { File(path: $0.key, markedText: $0.value) }
    }
}

extension RuleExample: ExpressibleByStringLiteral {
    package init(stringLiteral text: String) { self.init(text) }
}
