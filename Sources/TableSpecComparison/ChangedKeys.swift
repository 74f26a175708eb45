internal import TableSpecDiagnostics
internal import TableSpecKit
internal import TableSpecModel

/// The keys whose values differ between two versions of a part of the specs, according to their declarations.
struct ChangedKeys {
    private let names: [String]
    private let old: SourceRange
    private let new: SourceRange

    /// Compares two versions of a part.
    ///
    /// A change of the interface inside the part is omitted if a rule with a higher level has reported it.
    ///
    /// - Parameter others: Keys whose values are parts that are compared separately.
    init<Owner>(
        of type: MappingType<Owner>,
        between old: (value: Owner, range: SourceRange),
        and new: (value: Owner, range: SourceRange),
        besides others: [String] = [],
        reported: [Difference]
    ) {
        (self.old, self.new) = (old.range, new.range)
        let keys = type.differences(between: old.value, and: new.value, besides: Set(others))
        let isReported =
            keys.contains(where: \.declaration.isInterface)
            && reported.contains { change in
                change.range.isInside(new.range) || change.labels.contains { $0.range.isInside(old.range) }
            }
        names = keys.filter { !isReported || !$0.declaration.isInterface }.map(\.name)
    }

    /// Reports the keys, if there are any.
    ///
    /// - Parameters:
    ///   - part: What changes, for example "row 'volume'".
    ///   - oldPlace: The location in the old version, or `nil` for the whole part.
    ///   - place: The location in the new version, or `nil` for the whole part.
    func report(
        _ part: String,
        at place: SourceRange? = nil,
        old oldPlace: SourceRange? = nil,
        in changes: inout Changes
    ) {
        guard !names.isEmpty else { return }
        changes.report("\(part) changes: \(names.joined(separator: ", "))", at: place ?? new, old: oldPlace ?? old)
    }
}

extension SourceRange {
    fileprivate func isInside(_ other: Self) -> Bool {
        source == other.source && other.start <= start && end <= other.end
    }
}
