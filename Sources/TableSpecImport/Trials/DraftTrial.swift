/// Drafts a screen with other layouts of its cells to improve the positions of their views.
///
/// Frames don't specify how views are related. If the layout of a spec positions the views of a cell differently than
/// the document does, other arrangements are tried. The one with the most views in position is used.
struct DraftTrial {
    private(set) var drafter: ScreenDrafter
    private(set) var spec: YAMLMapping

    /// - Parameter draft: Returns the spec of a screen for a layout of its cells.
    init(_ start: ScreenDrafter, _ draft: (inout ScreenDrafter) -> YAMLMapping = { $0.draft() }) {
        drafter = start
        spec = draft(&drafter)
        var search = LayoutSearch(drafter, spec)
        search.arrange()
        search.forgetGuesses()
        if search.choice != drafter.choice {
            drafter = start
            drafter.choice = search.choice
            spec = draft(&drafter)
        }
        spec = spec.sharingRowKeys
    }
}

/// A search for better layouts of a screen's cells, each of which is laid out by itself.
private struct LayoutSearch {
    private(set) var choice: LayoutChoice
    private let spec: TrialSpec
    private var best: [String: ViewPlaces.Score]
    private var drafts = 0

    init(_ drafter: ScreenDrafter, _ spec: YAMLMapping) {
        choice = drafter.choice
        self.spec = TrialSpec(spec, by: drafter)
        best = ViewPlaces(of: spec, by: drafter).scores
    }

    mutating func arrange() {
        var candidates: [String: [Candidate]] = [:]
        for (cell, score) in best where !score.isGood {
            let parts = spec.layouts[cell]?.draft(choice).parts ?? []
            candidates[cell] = parts.flatMap { part in
                Arrangement.candidates(for: part).map { Candidate(part: part, arrangement: $0) }
            }
        }
        while candidates.contains(where: { !$0.value.isEmpty }), drafts < Self.mostDrafts {
            let improved = tryAll(candidates)
            candidates = improved.filter { best[$0.key]?.isGood == false }.mapValues { found in
                found.arrangement.further(of: found.part.count).map { Candidate(part: found.part, arrangement: $0) }
            }
        }
    }

    /// Another arrangement of a cell or of a container in it.
    private struct Candidate {
        var part: ArrangedPart
        var arrangement: Arrangement
    }

    /// Each draft tries one candidate of each cell. Returns the improvements, by the identifiers of the cells.
    private mutating func tryAll(_ candidates: [String: [Candidate]]) -> [String: Candidate] {
        let before = choice
        var improved: [String: Candidate] = [:]
        for round in 0..<(candidates.values.map(\.count).max() ?? 0) where drafts < Self.mostDrafts {
            drafts += 1
            let tried = candidates.compactMapValues { round < $0.count ? $0[round] : nil }.filter { canImprove($0, $1) }
            var other = before
            for candidate in tried.values { other.arrangements[candidate.part.id] = candidate.arrangement }
            let scores = spec.scores(other, of: tried.keys)
            for (cell, candidate) in tried {
                guard let score = scores[cell], let least = best[cell],
                    Self.isBetter(score, than: least, by: candidate.arrangement)
                else { continue }
                if let other = improved[cell] {
                    choice.arrangements[other.part.id] = before.arrangements[other.part.id]
                }
                best[cell] = score
                choice.arrangements[candidate.part.id] = candidate.arrangement
                improved[cell] = candidate
            }
        }
        return improved
    }

    private func canImprove(_ cell: String, _ candidate: Candidate) -> Bool {
        guard let score = best[cell] else { return false }
        let perfect = ViewPlaces.Score(agreeing: score.count, count: score.count, distance: 0)
        return Self.isBetter(perfect, than: score, by: candidate.arrangement)
    }

    /// Removes guesses from frames if the views have the same positions without them: all at once, or one by one.
    mutating func forgetGuesses() {
        let guesses = spec.layouts.filter { best[$0.key] != nil }.mapValues { $0.draft(choice).guesses }
            .filter { $0.value > 0 }
        guard let most = guesses.values.max() else { return }
        for round in 0...min(most, Self.mostGuesses) {
            let tried = guesses.compactMapValues { count -> Set<Int>? in
                round == 0 ? Set(0..<count) : count > 1 && round <= count ? [round - 1] : nil
            }
            .filter { round == 0 || choice.forgotten[$0.key]?.count != guesses[$0.key] }
            guard !tried.isEmpty else { break }
            var other = choice
            other.forgotten.merge(tried) { $0.union($1) }
            let scores = spec.scores(other, of: tried.keys)
            for (cell, guess) in tried {
                guard let score = scores[cell], let before = best[cell], score.count == before.count,
                    score.agreeing >= before.agreeing, score.distance <= max(before.distance, 2)
                else { continue }
                choice.forgotten[cell, default: []].formUnion(guess)
                best[cell] = score
            }
        }
    }

    /// Whether enough additional views are in position, because overlapping views and fixed widths adapt less than rows
    /// and columns.
    private static func isBetter(_ score: ViewPlaces.Score, than other: ViewPlaces.Score, by way: Arrangement) -> Bool {
        let (gain, missing) = (score.agreeing - other.agreeing, other.count - other.agreeing)
        guard score.count == other.count, gain > 0 else { return false }
        return switch way {
        case .stacked: true
        case .lifting, .rigid: gain > 1 || gain == missing
        case .layered: gain * 2 >= score.count && gain * 4 >= missing * 3
        }
    }

    /// The maximum number of candidates for each cell of a screen.
    private static let mostDrafts = 48
    /// Beyond this number, guesses of a cell aren't removed one by one.
    private static let mostGuesses = 8
}
