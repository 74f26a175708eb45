extension YAMLMapping {
    /// The spec with only some of its rows or prototypes, because each takes time to test.
    ///
    /// - Parameter isWanted: For each row, or each prototype, in the order of the spec.
    /// - Returns: The spec, and the indexes of the remaining rows. If the locations don't match the rows, all rows
    ///   remain.
    func keepingRows(_ isWanted: [Bool]) -> (spec: YAMLMapping, kept: [Int]) {
        let all = (self, Array(isWanted.indices))
        guard isWanted.contains(false), case .mapping(var table)? = self["table"] else { return all }
        if case .list(let prototypes)? = table["prototypes"] {
            guard case .list(let sections)? = table["sections"], prototypes.count == isWanted.count,
                sections.count == isWanted.count
            else { return all }
            table["prototypes"] = .list(Self.wanted(prototypes, isWanted))
            table["sections"] = .list(Self.wanted(sections, isWanted))
        } else {
            guard case .list(let sections)? = table["sections"], sections.map(\.rowCount).reduce(0, +) == isWanted.count
            else { return all }
            var rest = isWanted[...]
            table["sections"] = .list(sections.map { section in section.keepingRows(&rest) })
        }
        var spec = self
        spec["table"] = .mapping(table)
        return (spec, isWanted.indices.filter { isWanted[$0] })
    }

    fileprivate static func wanted(_ values: [YAMLValue], _ isWanted: some Collection<Bool>) -> [YAMLValue] {
        zip(values, isWanted).compactMap { $1 ? $0 : nil }
    }
}

extension YAMLValue {
    fileprivate var rowCount: Int {
        if case .mapping(let section) = self, case .list(let rows)? = section["rows"] { rows.count } else { 0 }
    }

    /// A section with only the requested rows, which are taken from the beginning of a list.
    fileprivate func keepingRows(_ isWanted: inout ArraySlice<Bool>) -> YAMLValue {
        guard case .mapping(var section) = self, case .list(let rows)? = section["rows"] else { return self }
        section["rows"] = .list(YAMLMapping.wanted(rows, isWanted.prefix(rows.count)))
        isWanted = isWanted.dropFirst(rows.count)
        return .mapping(section)
    }
}
