internal import TableSpecModel

/// The destination and the kind of a segue, which determine the name of its method.
struct SegueTarget: Hashable {
    private let destination: String?
    private let kind: SegueKind?

    init(_ segue: Segue) {
        destination = segue.destination?.value
        kind = segue.kind.value
    }

    /// The targets that several segues present differently, so that the names of their methods must include the
    /// difference.
    static func varied(in segues: [Segue]) -> Set<SegueTarget> {
        var first: [SegueTarget: Segue] = [:]
        var varied: Set<SegueTarget> = []
        for segue in segues {
            let target = SegueTarget(segue)
            if let other = first[target] {
                if !other.isPresented(like: segue) { varied.insert(target) }
            } else {
                first[target] = segue
            }
        }
        return varied
    }
}

extension Segue {
    /// Whether two segues to one screen present it in the same way, with the same screens above it.
    fileprivate func isPresented(like other: Segue) -> Bool {
        presentation.hasStatements(of: other.presentation)
            && stack.map { $0.destination?.value } == other.stack.map { $0.destination?.value }
    }
}
