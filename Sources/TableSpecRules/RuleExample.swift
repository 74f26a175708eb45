/// A complete set of small specs; `⟦` and `⟧` enclose the places that the rule reports.
public struct RuleExample: Hashable, Sendable {
    /// One spec of an example.
    public struct File: Hashable, Sendable {
        public var path: String
        /// The YAML, with marks.
        public var markedText: String

        /// The YAML as a spec would hold it.
        public var text: String { markedText.filter { $0 != "⟦" && $0 != "⟧" } }
    }

    /// The specs, in order.
    public var files: [File]

    /// An example of one file.
    init(_ text: String) {
        files = [File(path: "Example.yaml", markedText: text)]
    }

    /// An example of several files.
    init(files: KeyValuePairs<String, String>) {
        self.files = files.map { File(path: $0.key, markedText: $0.value) }
    }
}
