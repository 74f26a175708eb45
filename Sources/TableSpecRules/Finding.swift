internal import TableSpecDiagnostics

/// A finding of a rule. The rule's id and severity are added when it's collected.
struct Finding {
    var message: String
    var range: SourceRange
    var labels: [Diagnostic.Label]
    var help: String?
    var fixIts: [FixIt]
    /// A key that fixes it, which becomes a fix if the text is available.
    var insertion: KeyInsertion?
    /// A key whose removal fixes it, which becomes a fix if the text is available.
    var removal: KeyRemoval?
    /// The object that lacks something, for findings of absence. They're valid only if the whole object could be
    /// decoded.
    var absentIn: SourceRange?

    init(
        _ message: String,
        at range: SourceRange,
        labels: [Diagnostic.Label] = [],
        help: String? = nil,
        fixIts: [FixIt] = [],
        adding insertion: KeyInsertion? = nil,
        removing removal: KeyRemoval? = nil,
        absentIn: SourceRange? = nil
    ) {
        self.message = message
        self.range = range
        self.labels = labels
        self.help = help
        self.fixIts = fixIts
        self.insertion = insertion
        self.removal = removal
        self.absentIn = absentIn
    }
}

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
