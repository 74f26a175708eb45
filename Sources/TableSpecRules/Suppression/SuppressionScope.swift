internal import TableSpecDiagnostics
internal import TableSpecModel

/// The context of a suppression comment for the rules about such comments.
struct SuppressionScope {
    /// The ids that certainly suppress nothing, by their position in the comment; empty if that can't be determined.
    var unused: [Int]
    /// The ids of all rules.
    var rules: [String]
    /// The known ids that can't be suppressed.
    var unsuppressible: Set<String>
}

extension FixIt {
    /// Removes a comment, or one id from its list.
    static func removing(_ index: Int, of suppression: Suppression) -> FixIt {
        let rules = suppression.rules
        let message = "remove '\(rules[index].value)' from the comment"
        guard rules.count > 1 else {
            return FixIt(
                message: "remove the comment",
                edits: [.init(range: suppression.removalRange, replacement: "")],
                isSafe: true
            )
        }
        var range = rules[index].range
        if index + 1 < rules.count {
            range.end = rules[index + 1].range.start
        } else {
            range.start = rules[index - 1].range.end
        }
        return FixIt(message: message, edits: [.init(range: range, replacement: "")], isSafe: true)
    }
}
