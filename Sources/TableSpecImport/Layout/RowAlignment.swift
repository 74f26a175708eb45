/// The part of a row that both sides of a view keep their distance to in a wider row.
enum RowAlignment: Hashable, Sendable {
    case leading, middle, trailing

    /// - Parameter growth: How much wider the row is with the other frame.
    init?(from frame: Frame, to other: Frame, growth: Double) {
        let (left, right) = (other.x - frame.x, other.right - frame.right)
        // The margins of a wide row are four points larger.
        guard abs(growth) > 20, abs(left - right) <= 2 else { return nil }
        switch left {
        case -5...5: self = .leading
        case (growth / 2 - 5)...(growth / 2 + 5): self = .middle
        case (growth - 5)...(growth + 5): self = .trailing
        default: return nil
        }
    }
}
