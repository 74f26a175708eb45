extension RuleDocumentation {
    /// All rules as one page of Markdown: how levels, comments and baselines apply, a table of all rules, and a section for
    /// each.
    package static func reference() -> String {
        let head = ["# Rules", introduction, "## All rules", String(index().dropLast())]
        let pages = RuleRegistry.descriptions.flatMap { blocks(of: $0, level: 2) }
        return (head + pages).joined(separator: "\n\n") + "\n"
    }

    private static let introduction = """
        `tablespec lint` checks specs against these rules. What it reports can be stated, silenced or accepted; the first of \
        these that applies decides:

        | order | what | where | holds for |
        |---|---|---|---|
        | 1 | mistakes of syntax and language | nowhere: they are always errors | all specs |
        | 2 | a rule's level, `off`, `info`, `warning` or `error`, and its options | `rules` in `tablespec.yaml` | all specs |
        | 3 | a comment with a reason; `--no-suppressions` ignores comments | the spec | a node, a line or a file |
        | 4 | accepted findings | `--baseline FILE` | findings of that file, rule and id path |
        | 5 | warnings count as errors | `--strict` | the exit status |

        ## Levels and options

        ```yaml
        # tablespec.yaml
        rules:
          header-in-capitals: off
          empty-section: error
          row-below-touch-size: { level: error, minimum: 48 }
        ```

        A mapping states the numbers that the rule's page names as options, and perhaps a level beside them. Misspelled rules, \
        levels and options are errors.

        ## Suppression comments

        ```yaml
        # tablespec:disable:file empty-section -- above the first key: for all of the file
        table:
          sections:
            # tablespec:disable:next empty-row, placeholder-text -- for the pair or list element that follows, and all in it
            - rows:
                - TBD  # tablespec:disable:line placeholder-text -- for findings that start on this line
        ```

        One comment may name several rules; the reason behind `--` is required. A finding is silenced where its place starts \
        inside the node, line or file. Comments that are misspelled, in the wrong place, without a reason, for no rule or for \
        nothing are reported by rules of their own.

        ## Baselines

        `tablespec lint --baseline accepted.json --write-baseline` accepts what there is; `tablespec lint --baseline \
        accepted.json` reports what is new. An entry names the file (as seen from the baseline), the rule and the ids of screen, \
        section and row, so that it survives changes of other lines; entries that accept nothing any more are told.

        ## Fixes

        `tablespec lint --fix` applies the fixes that cannot change what was meant, in the specs themselves; comments and layout \
        stay. The other fixes are offered in the formats `pretty`, `json` and `sarif`.
        """
}
