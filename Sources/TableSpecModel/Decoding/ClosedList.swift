/// The valid spellings of a key, a value or a name.
struct ClosedList {
    /// The explanation for a value that isn't in the list.
    struct Expectation {
        /// The end of the message.
        var clause: String
        var help: String?
        /// The intended spelling.
        var replacement: String?
        /// Whether the intention is certain.
        var isCertain = false
    }

    /// The maximum number of spellings that a message lists.
    private static let mostNamed = 6

    var spellings: [String]
    /// The spellings of a long list that come first.
    var preferred: [String] = []
    /// The help topic with the whole list.
    var topic: HelpTopic?

    /// Returns the explanation for a value that isn't in the list.
    func expectation(insteadOf word: String, alias: Alias.Answer?) -> Expectation {
        switch alias {
        case .renamed(let name), .deprecated(let name): return renamed(word, to: name)
        case .similar(let name):
            let list = ClosedList(spellings: [name] + spellings.filter { $0 != name }, topic: topic)
            return Expectation(clause: list.clause(insteadOf: name), help: "did you mean '\(name)'?", replacement: name)
        case .remedy(let remedy): return Expectation(clause: "", help: remedy)
        case nil: break
        }
        if let name = word.qualifiedWord(among: spellings) { return renamed(word, to: name) }
        let nearest = Spelling.nearest(to: word, in: spellings)
        return Expectation(
            clause: clause(insteadOf: word),
            help: nearest.map { "did you mean '\($0)'?" },
            replacement: nearest,
            isCertain: true
        )
    }

    private func renamed(_ word: String, to name: String) -> Expectation {
        Expectation(
            clause: "; expected '\(name)'",
            help: "'\(word.shortened)' is called '\(name)' here",
            replacement: name,
            isCertain: true
        )
    }

    /// The message if one of the spellings is missing.
    var clause: String { clause(naming: spellings) }

    /// All spellings of a short list in its order, or the nearest spellings of a long list.
    private func clause(insteadOf word: String) -> String {
        guard spellings.count > Self.mostNamed else { return clause(naming: spellings) }
        let first = Set(preferred + [Spelling.nearest(to: word, in: spellings)].compactMap { $0 })
        let sorted = Spelling.sorted(spellings, byDistanceTo: word)
        return clause(naming: sorted.filter(first.contains) + sorted.filter { !first.contains($0) })
    }

    /// The first spellings of a long list, and the help topic with the whole list.
    private func clause(naming spellings: [String]) -> String {
        guard !spellings.isEmpty else { return "; none is declared" }
        guard spellings.count > Self.mostNamed else { return "; expected \(spellings.listed)" }
        let named = spellings.prefix(Self.mostNamed).map { "'\($0)'" }.joined(separator: ", ")
        let others = spellings.count - Self.mostNamed
        let page = topic.map { "; see '\($0.command)'" } ?? ""
        return "; expected \(named) or \(others == 1 ? "one other" : "\(others) others")\(page)"
    }
}
