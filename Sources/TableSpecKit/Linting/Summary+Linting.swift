extension Summary {
    /// Returns the number of fixed findings and of changed files.
    static func fixes(_ fixes: Int, files: Int) -> String {
        "fixed \(noun(fixes, "finding")) in \(noun(files, "file"))"
    }

    /// Returns the number of findings that a new baseline accepts.
    static func accepted(_ findings: Int) -> String { "accepts \(noun(findings, "finding"))" }

    private static func noun(_ number: Int, _ noun: String) -> String { "\(number) \(noun)\(number == 1 ? "" : "s")" }
}
