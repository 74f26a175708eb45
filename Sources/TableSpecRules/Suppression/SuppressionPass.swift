internal import TableSpecDiagnostics
internal import TableSpecModel

/// Omits the findings that comments suppress, and records which comments were needed.
///
/// If several comments apply to a finding, the last one before it suppresses it. An outer comment that suppresses
/// nothing else is unused. The cost is that of sorting the findings of files with such comments.
struct SuppressionPass {
    /// One rule of one comment.
    struct Claim: Hashable {
        /// The index of the comment among all comments.
        var suppression: Int
        /// The index of the rule's id in the comment.
        var rule: Int
    }

    private struct Key: Hashable {
        var source: SourceID
        var rule: String
    }

    private struct Scope {
        var reach: SourceRange
        var claim: Claim
    }

    let suppressions: [Suppression]
    private(set) var used: Set<Claim> = []
    private var scopes: [Key: [Scope]] = [:]

    init(_ suppressions: [Suppression]) {
        self.suppressions = suppressions
        for (index, suppression) in suppressions.enumerated() {
            guard let reach = suppression.reach else { continue }
            for (rule, id) in suppression.rules.enumerated() {
                let key = Key(source: reach.source, rule: id.value)
                scopes[key, default: []].append(
                    Scope(reach: reach, claim: Claim(suppression: index, rule: rule))
                )
            }
        }
    }

    /// The findings that no comment suppresses, in order.
    mutating func filter(_ diagnostics: [Diagnostic]) -> [Diagnostic] {
        var claimed: [Key: [Int]] = [:]
        for (index, diagnostic) in diagnostics.enumerated() {
            let key = Key(source: diagnostic.range.source, rule: diagnostic.id)
            if scopes[key] != nil { claimed[key, default: []].append(index) }
        }
        guard !claimed.isEmpty else { return diagnostics }
        var silenced: Set<Int> = []
        for (key, indices) in claimed {
            let places = indices.map { (index: $0, start: diagnostics[$0].range.start) }
            silenced.formUnion(sweep(places.sorted { $0.start < $1.start }, over: scopes[key] ?? []))
        }
        return diagnostics.enumerated().filter { !silenced.contains($0.offset) }.map(\.element)
    }

    /// The findings in one of the scopes, computed in one pass over both, with the open scopes on a stack.
    private mutating func sweep(_ places: [(index: Int, start: Int32)], over scopes: [Scope]) -> [Int] {
        var coming = scopes.sorted { ($0.reach.start, -$0.reach.end) < ($1.reach.start, -$1.reach.end) }[...]
        var open: [Scope] = []
        var silenced: [Int] = []
        for place in places {
            while let scope = coming.first, scope.reach.start <= place.start {
                open.append(scope)
                coming.removeFirst()
            }
            while let last = open.last, last.reach.end <= place.start { open.removeLast() }
            guard let innermost = open.last else { continue }
            silenced.append(place.index)
            used.insert(innermost.claim)
        }
        return silenced
    }
}
