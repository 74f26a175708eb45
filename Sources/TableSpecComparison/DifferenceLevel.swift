/// The severity of a change between two versions of the specs, from lowest to highest.
public enum DifferenceLevel: String, CaseIterable, Comparable, Sendable {
    /// Users see a difference, but code, and tests that use identifiers, aren't affected.
    case visual
    /// Names that tests, analytics, or code at run time use to find views and rows were removed.
    case identifier
    /// App code that uses the generated code no longer compiles.
    case source

    /// Returns whether the first level is lower than the second.
    public static func < (left: Self, right: Self) -> Bool { left.rank < right.rank }

    private var rank: Int { Self.allCases.firstIndex(of: self) ?? 0 }
}
