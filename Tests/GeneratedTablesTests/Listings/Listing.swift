/// A listing or a figure of the two guides, or an article, and how the generated code is shown to do what it does.
struct Listing {
    /// The texts, in the order of the page.
    enum Source: String, CaseIterable {
        case tableViewGuide = "Table View Programming Guide"
        case viewControllerGuide = "View Controller Programming Guide"
        case articles = "Articles"
    }

    enum Proof {
        /// A test with the generated Swift of these specs.
        case specs([String])
        /// A reason for having no test.
        case none(String)
    }

    let source: Source
    /// `Listing 4-4`, `Figure 7-1`.
    let label: String
    let title: String
    let proof: Proof

    init(_ source: Source, _ label: String, _ title: String, specs: [String]) {
        self.init(source, label, title, proof: .specs(specs))
    }

    init(_ source: Source, _ label: String, _ title: String, without reason: String) {
        self.init(source, label, title, proof: .none(reason))
    }

    private init(_ source: Source, _ label: String, _ title: String, proof: Proof) {
        self.source = source
        self.label = label
        self.title = title
        self.proof = proof
    }

    /// The display name that its test has.
    var testName: String {
        source == .viewControllerGuide ? "View controller guide, \(label): \(title)" : "\(label): \(title)"
    }

    static let all = tableViewGuide + viewControllerGuide + articles

    private static let articles = [
        Self(.articles, "Article", "Reordering rows", specs: ["Reminders"]),
        Self(
            .articles,
            "Article",
            "Cells of different styles have their own reuse identifiers",
            specs: ["MultipleCells"]
        ),
    ]
}
