extension RuleDocumentation {
    /// All rules as one page of Markdown: an introduction, a table of all rules, and a section for each.
    package static func reference() -> String {
        let head = ["# Rules", introduction, "## All rules", String(index().dropLast())]
        let pages = RuleRegistry.descriptions.flatMap { blocks(of: $0, level: 2) }
        return (head + pages).joined(separator: "\n\n") + "\n"
    }

    private static let introduction = """
        `tablespec lint` checks specs against these rules. You can configure a rule, suppress it for a part of a spec, \
        or accept its current findings. The first of the following that applies takes effect:

        | order | what | where | applies to |
        |---|---|---|---|
        | 1 | syntax and language errors | not configurable: always errors | all specs |
        | 2 | the level of a rule and its options | `rules` in `tablespec.yaml` | all specs |
        | 3 | a comment with a reason; `--no-suppressions` ignores comments | the spec | a node, a line, or a file |
        | 4 | accepted findings | `--baseline FILE` | findings of that file, rule, and row or section |
        | 5 | warnings count as errors | `--strict` | the exit status |

        ## Levels and options

        The level of a rule is `off`, `info`, `warning`, or `error`.

        ```yaml
        # tablespec.yaml
        rules:
          header-in-capitals: off
          empty-section: error
          row-below-touch-size: { level: error, minimum: 48 }
        ```

        A mapping sets the options that the rule's page lists. It can also set the level. Misspelled rules, levels, \
        and options are errors.

        ## Suppression comments

        ```yaml
        # tablespec:disable:file empty-section -- above the first key: for the whole file
        table:
          sections:
            # tablespec:disable:next empty-row, placeholder-text -- for the next pair or list element and its content
            - rows:
                - TBD  # tablespec:disable:line placeholder-text -- for findings that start on this line
        ```

        One comment can name several rules. The reason after `--` is required. A comment suppresses findings whose \
        location starts inside the node, line, or file. Separate rules report comments that are misspelled, in the \
        wrong place, or unused, and comments without a rule or a reason.

        ## Baselines

        `tablespec lint --baseline accepted.json --write-baseline` accepts all current findings. `tablespec lint \
        --baseline accepted.json` reports only new findings. An entry contains the file (relative to the baseline), \
        the rule, the id of the row, section, or prototype, and the text at that place. It stays valid when other lines \
        change, when the row or section is moved, and when either its name or the text changes. It follows a renamed \
        file if one of its findings is the same there. Entries that no longer match a finding are reported.

        ## Fixes

        `tablespec lint --fix` edits the specs and applies the fixes that can't change their intended meaning. It \
        preserves comments and layout. The formats `pretty`, `json`, and `sarif` offer the other fixes.
        """
}
