import TableSpecRules

/// What enforces each rule of the two guides: a rule of tablespec, the language or the generator; or why nothing does.
struct GuideCoverage {
    /// What enforces a rule of the guides.
    enum Keeper {
        /// Rules of tablespec that carry the code.
        case rules
        /// The language: what the guides forbid cannot be written, or is an error of the language.
        case language(String)
        /// The generator: its output does it right, whatever the spec says.
        case generator(String)
        /// Nothing: a check would be wrong more often than right, or is out of date.
        case unchecked(String)
    }

    struct Entry {
        /// The code in the inventory of the guides.
        var code: String
        /// What the guides' rule is about.
        var topic: String
        var keeper: Keeper
    }

    /// All rules of the guides, in the order of the inventory.
    static let entries: [Entry] =
        tables + cells + performance + accessories + selection + editing + reordering + data + bars + tabs + modal
        + life

    /// The page in Markdown.
    static func page(of rules: [RuleDescription]) -> String {
        [
            "# The rules of the guides",
            """
            Apple's guides to table views and view controllers specify how to build tables. Each of their rules is \
            enforced by [rules of tablespec](../../Generated/Documentation/Rules.md), by the language, which doesn't \
            allow the mistake, or by the generator. If a rule isn't checked, the row gives the reason.
            """,
            table(of: rules),
        ].joined(separator: "\n\n") + "\n"
    }

    /// The table in Markdown.
    static func table(of rules: [RuleDescription]) -> String {
        let rows = entries.map { entry in
            let test = generatorTests[entry.code].map { "; test `\($0)`, \(entry.code)" } ?? ""
            return "| \(entry.code) | \(entry.topic) | \(answer(to: entry, rules: rules))\(test) |"
        }
        return (["| code | about | enforced by |", "|---|---|---|"] + rows).joined(separator: "\n")
    }

    private static func answer(to entry: Entry, rules: [RuleDescription]) -> String {
        switch entry.keeper {
        case .rules: rules.filter { $0.codes.contains(entry.code) }.map { "`\($0.id)`" }.joined(separator: ", ")
        case .language(let reason): "the language: \(reason)"
        case .generator(let reason): "the generator: \(reason)"
        case .unchecked(let reason): "not checked: \(reason)"
        }
    }
}

extension RuleDescription {
    /// The codes of the guides' rules that this one checks.
    var codes: [String] { code?.split(separator: "/").map(String.init) ?? [] }
}
