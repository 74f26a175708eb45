/// A complete set of small specs. `⟦` and `⟧` enclose the locations that the rule reports.
package struct RuleExample: Equatable, Sendable {
    /// One spec of an example.
    package struct File: Hashable, Sendable {
        package var path: String
        /// The YAML, with marks.
        package fileprivate(set) var markedText: String

        /// The YAML as it appears in a spec.
        package var text: String { markedText.filter { $0 != "⟦" && $0 != "⟧" } }
    }

    /// Whether the rule reports the specs.
    package let isReported: Bool
    /// The specs, in order.
    package var files: [File]

    /// The examples in a file of the folder `Examples`.
    ///
    /// `# Reported` and `# Not reported` begin an example, `# And` begins another spec of the example. The path of the
    /// spec can follow: `# Reported: Inbox.yaml`.
    static func examples(in text: String) -> [RuleExample] {
        var examples: [RuleExample] = []
        for line in text.split(separator: "\n", omittingEmptySubsequences: false) {
            let heading = line.split(separator: ": ", maxSplits: 1)
            let file = File(path: heading.count > 1 ? String(heading[1]) : "Example.yaml", markedText: "")
            switch heading.first {
            case "# Reported", "# Not reported":
                examples.append(RuleExample(isReported: heading[0] == "# Reported", files: [file]))
            case "# And":
                if let last = examples.indices.last { examples[last].files.append(file) }
            default:
                guard let last = examples.indices.last, let file = examples[last].files.indices.last else { continue }
                examples[last].files[file].markedText += "\(line)\n"
            }
        }
        return examples.map(\.withoutEmptyLines)
    }

    /// The example without the empty lines that separate it from the next one.
    private var withoutEmptyLines: RuleExample {
        var example = self
        for index in files.indices {
            while example.files[index].markedText.last == "\n" { example.files[index].markedText.removeLast() }
        }
        return example
    }
}
