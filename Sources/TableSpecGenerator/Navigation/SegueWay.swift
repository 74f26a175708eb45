internal import TableSpecModel

/// What names the method of a segue: where it leads, and by which kind of segue.
struct SegueWay: Hashable {
    private let destination: String?
    private let kind: SegueKind?

    init(_ segue: Segue) {
        destination = segue.destination?.value
        kind = segue.kind.value
    }

    /// The ways that segues go in more than one manner, so that the names of their methods must say which.
    static func varied(in segues: [Segue]) -> Set<SegueWay> {
        var first: [SegueWay: Segue] = [:]
        var varied: Set<SegueWay> = []
        for segue in segues {
            let way = SegueWay(segue)
            if let other = first[way] {
                if !other.isPresented(like: segue) { varied.insert(way) }
            } else {
                first[way] = segue
            }
        }
        return varied
    }
}

extension Segue {
    /// Whether two segues to one screen present it alike, with the same screens above it.
    fileprivate func isPresented(like other: Segue) -> Bool {
        presentation.hasStatements(of: other.presentation)
            && stack.map { $0.destination?.value } == other.stack.map { $0.destination?.value }
    }
}
