/// How much a change of a spec breaks, from least to most.
public enum DifferenceLevel: String, CaseIterable, Comparable, Sendable {
    /// People see something else; no code and no test that goes by identifiers notices.
    case visual
    /// Names by which tests, analytics or code at run time find views and rows are gone.
    case identifier
    /// Code of the app that uses the generated code does not compile any more.
    case source

    public static func < (left: Self, right: Self) -> Bool { left.rank < right.rank }

    private var rank: Int {
        switch self {
        case .visual: 0
        case .identifier: 1
        case .source: 2
        }
    }
}
