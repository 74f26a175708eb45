import Foundation

/// The heights of a section's rows. They are estimates until the actual heights are known.
///
/// Finding an offset takes logarithmic time, even while heights become known one by one.
struct RowHeights {
    let count: Int
    private let estimates: Estimates
    /// The known heights that differ from the estimates, by row.
    private(set) var known: [Int: CGFloat] = [:]
    /// Sums of differences between known and estimated heights (a Fenwick tree). Empty as long as all heights equal
    /// their estimates.
    private var differences: [CGFloat] = []

    private enum Estimates {
        case uniform(CGFloat)
        /// The offset of each row from the first row, followed by the end of the last row.
        case varying([CGFloat])

        func offset(of row: Int) -> CGFloat {
            switch self {
            case .uniform(let height): height * CGFloat(row)
            case .varying(let offsets): offsets[row]
            }
        }
    }

    /// Creates rows that all have the same estimate.
    init(count: Int, estimate: CGFloat) {
        self.count = max(count, 0)
        estimates = .uniform(estimate)
    }

    /// Creates rows with an estimate or a final height for each.
    init(_ heights: [CGFloat]) {
        count = heights.count
        var offsets: [CGFloat] = [0]
        offsets.reserveCapacity(heights.count + 1)
        var end: CGFloat = 0
        for height in heights {
            end += height
            offsets.append(end)
        }
        estimates = .varying(offsets)
    }

    var total: CGFloat { offset(of: count) }

    func offset(of row: Int) -> CGFloat {
        estimates.offset(of: row) + difference(before: row)
    }

    func height(of row: Int) -> CGFloat {
        known[row] ?? estimate(of: row)
    }

    /// The first row that ends below the offset.
    func firstRow(endingAfter offset: CGFloat) -> Int {
        if differences.isEmpty, case .uniform(let height) = estimates {
            return height > 0 ? min(count, max(0, Int(offset / height))) : count
        }
        return partition(count) { self.offset(of: $0 + 1) > offset }
    }

    /// Replaces an estimate or an outdated height.
    mutating func set(_ height: CGFloat, of row: Int) {
        let change = height - self.height(of: row)
        known[row] = height == estimate(of: row) ? nil : height
        guard change != 0 else { return }
        if differences.isEmpty { differences = [CGFloat](repeating: 0, count: count + 1) }
        var index = row + 1
        while index <= count {
            differences[index] += change
            index += index & -index
        }
    }

    private func estimate(of row: Int) -> CGFloat {
        estimates.offset(of: row + 1) - estimates.offset(of: row)
    }

    private func difference(before row: Int) -> CGFloat {
        guard !differences.isEmpty else { return 0 }
        var (index, sum) = (row, CGFloat(0))
        while index > 0 {
            sum += differences[index]
            index -= index & -index
        }
        return sum
    }
}

/// Returns the first number below the count that satisfies a condition. Once true, the condition must stay true.
func partition(_ count: Int, _ condition: (Int) -> Bool) -> Int {
    var (low, high) = (0, count)
    while low < high {
        let middle = (low + high) / 2
        if condition(middle) { high = middle } else { low = middle + 1 }
    }
    return low
}
