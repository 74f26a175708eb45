extension Summary {
    /// The number of findings that were fixed, and of the files that were changed for it.
    static func fixes(_ fixes: Int, files: Int) -> String {
        "fixed \(noun(fixes, "finding")) in \(noun(files, "file"))"
    }

    /// The number of findings that a new baseline accepts.
    static func accepted(_ findings: Int) -> String { "accepts \(noun(findings, "finding"))" }

    private static func noun(_ number: Int, _ noun: String) -> String { "\(number) \(noun)\(number == 1 ? "" : "s")" }
}
