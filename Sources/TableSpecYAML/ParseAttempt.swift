internal import TableSpecDiagnostics

/// What parsing a text once gave: a document, or the syntax error at which libyaml stopped.
struct ParseAttempt {
    /// The nodes; incomplete if there's a failure.
    var tree: NodeTree
    var comments: [CommentScanner.Comment]
    /// The findings without the failure.
    var findings: FileFindings
    /// Whether a limit is exceeded, so that the rest isn't worth reading.
    var isStopped = false
    var failure: SyntaxFailure?

    /// - Parameter findings: The earlier findings.
    init(_ bytes: UnsafeBufferPointer<UInt8>, limits: YAMLLimits, findings: FileFindings) {
        var builder = DocumentBuilder(bytes: bytes, limits: limits, findings: findings)
        let fault = builder.build()
        self.findings = builder.findings
        switch fault {
        case nil: break
        case .limit: isStopped = true
        case .syntax(let problem):
            failure = SyntaxFailure(problem, in: &builder)
        }
        tree = builder.tree
        comments = builder.comments.found
    }
}

/// A syntax error, and the locations from which recovery starts.
struct SyntaxFailure {
    let place: Int
    /// The start of the text, key or bracket in which libyaml stopped.
    let context: Int?
    let openBracket: Int?
    /// Whether the list element here or above may lack its `-`.
    let expectsDash: Bool
    /// The quoted text of several lines just before, whose closing quote may be missing.
    let longQuote: Range<Int>?
    /// All findings with the error, which is the last one.
    let findings: FileFindings
    /// The error if the outermost open bracket is the cause.
    let bracketReport: Diagnostic?

    init(_ problem: SyntaxProblem, in builder: inout DocumentBuilder) {
        let context = problem.failure.context ?? ""
        // The start of a block is far above, and not the cause.
        let isNear = context.hasPrefix("while scanning") || context.contains("flow")
        self.context = isNear ? problem.contextPlace : nil
        place = context == "while scanning a quoted scalar" ? problem.contextPlace : problem.place
        openBracket = problem.openBracket
        expectsDash = ["did not find expected key", "did not find expected '-' indicator"]
            .contains(problem.failure.problem)
        longQuote = problem.longQuote
        var bracketFindings = builder.findings
        if let openBracket { problem.unclosed(bracketAt: openBracket).report(as: .syntax, to: &bracketFindings) }
        bracketReport = openBracket.flatMap { _ in bracketFindings.all.last }
        builder.report(problem)
        findings = builder.findings
    }
}
