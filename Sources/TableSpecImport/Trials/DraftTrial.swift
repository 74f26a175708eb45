/// Drafts a screen repeatedly to improve the positions of its views.
///
/// Frames don't specify how views are related. If the layout of a spec positions the views of a cell differently than
/// the document does, other arrangements are tried. The one with the most views in position is used.
struct DraftTrial {
    private(set) var drafter: ScreenDrafter
    private(set) var spec: YAMLMapping
    private let start: ScreenDrafter
    private var best: [String: ViewPlaces.Score]
    private var arrangements: [String: Arrangement] = [:]
    private var forgotten: [String: Set<Int>] = [:]
    private var drafts = 0

    init(_ start: ScreenDrafter) {
        self.start = start
        drafter = start
        spec = drafter.draft()
        best = ViewPlaces(of: spec, by: drafter).scores
        arrange()
        forgetGuesses()
        spec = spec.sharingRowKeys
    }

    /// Drafts the screen with the best arrangements so far, and without the guesses that it doesn't need.
    private mutating func draftAgain() {
        drafter = start
        (drafter.arrangements, drafter.forgotten) = (arrangements, forgotten)
        spec = drafter.draft()
    }

    /// The positions of the views of some cells in a draft with other arrangements or fewer guesses.
    private func scores(
        _ arrangements: [String: Arrangement],
        _ forgotten: [String: Set<Int>] = [:],
        of cells: some Sequence<String>
    ) -> [String: ViewPlaces.Score] {
        var trial = start
        (trial.arrangements, trial.forgotten) = (arrangements, forgotten)
        let spec = trial.draft()
        return ViewPlaces(of: spec, by: trial, cells: Set(cells)).scores
    }

    private mutating func arrange() {
        var candidates: [String: [Candidate]] = [:]
        for (cell, score) in best where !score.isGood {
            candidates[cell] = drafter.parts[cell, default: []].flatMap { part in
                Arrangement.candidates(for: part).map { Candidate(part: part, arrangement: $0) }
            }
        }
        while candidates.contains(where: { !$0.value.isEmpty }), drafts < Self.mostDrafts {
            let improved = tryAll(candidates)
            candidates = improved.filter { best[$0.key]?.isGood == false }.mapValues { found in
                found.arrangement.further(of: found.part.count).map { Candidate(part: found.part, arrangement: $0) }
            }
        }
        if !arrangements.isEmpty { draftAgain() }
    }

    /// Another arrangement of a cell or of a container in it.
    private struct Candidate {
        var part: ArrangedPart
        var arrangement: Arrangement
    }

    /// Each draft tries one candidate of each cell. Returns the improvements, by the identifiers of the cells.
    private mutating func tryAll(_ candidates: [String: [Candidate]]) -> [String: Candidate] {
        let before = arrangements
        var improved: [String: Candidate] = [:]
        for round in 0..<(candidates.values.map(\.count).max() ?? 0) where drafts < Self.mostDrafts {
            drafts += 1
            let tried = candidates.compactMapValues { round < $0.count ? $0[round] : nil }
            let other = tried.values.reduce(into: before) { $0[$1.part.id] = $1.arrangement }
            let scores = scores(other, of: tried.keys)
            for (cell, candidate) in tried {
                guard let score = scores[cell], let least = best[cell],
                    Self.isBetter(score, than: least, by: candidate.arrangement)
                else { continue }
                if let other = improved[cell] { arrangements[other.part.id] = before[other.part.id] }
                best[cell] = score
                arrangements[candidate.part.id] = candidate.arrangement
                improved[cell] = candidate
            }
        }
        return improved
    }

    /// Removes guesses from frames if the views have the same positions without them: all at once, or one by one.
    private mutating func forgetGuesses() {
        let guesses = drafter.guesses.filter { $0.value > 0 && best[$0.key] != nil }
        guard let most = guesses.values.max() else { return }
        for round in 0...min(most, Self.mostGuesses) {
            let tried = guesses.compactMapValues { count -> Set<Int>? in
                round == 0 ? Set(0..<count) : count > 1 && round <= count ? [round - 1] : nil
            }
            .filter { round == 0 || forgotten[$0.key]?.count != guesses[$0.key] }
            guard !tried.isEmpty else { break }
            let scores = scores(arrangements, forgotten.merging(tried) { $0.union($1) }, of: tried.keys)
            for (cell, guess) in tried {
                guard let score = scores[cell], let before = best[cell], score.count == before.count,
                    score.agreeing >= before.agreeing, score.distance <= max(before.distance, 2)
                else { continue }
                forgotten[cell, default: []].formUnion(guess)
            }
        }
        if !forgotten.isEmpty { draftAgain() }
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

    /// The maximum number of drafts of a screen.
    private static let mostDrafts = 48
    /// Beyond this number, guesses of a cell aren't removed one by one.
    private static let mostGuesses = 8
}
