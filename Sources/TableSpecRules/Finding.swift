internal import TableSpecDiagnostics

/// One finding of a rule; the rule's id and severity are added where it is collected.
struct Finding {
    var message: String
    var range: SourceRange
    var labels: [Diagnostic.Label]
    var help: String?
    var fixIts: [FixIt]
    /// A key that fixes it; made a fix-it where the text is at hand.
    var insertion: KeyInsertion?
    /// A key whose removal fixes it; made a fix-it where the text is at hand.
    var removal: KeyRemoval?
    /// The object that lacks something, for findings of absence: they hold only if all of the object could be read.
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
    /// Puts another value in the place of one.
    static func replace(_ range: SourceRange, with replacement: String, isSafe: Bool = false) -> FixIt {
        FixIt(
            message: "replace with '\(replacement)'",
            edits: [.init(range: range, replacement: replacement)],
            isSafe: isSafe
        )
    }
}
