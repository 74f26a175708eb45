internal import TableSpecDiagnostics

extension FixIt {
    /// Replaces one value with another.
    static func replace(_ range: SourceRange, with replacement: String, isSafe: Bool = false) -> FixIt {
        FixIt(
            message: "replace with '\(replacement)'",
            edits: [.init(range: range, replacement: replacement)],
            isSafe: isSafe
        )
    }
}
