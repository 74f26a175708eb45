extension YAMLMapping {
    /// The spec with only some of its rows or prototypes, because each takes time to test.
    ///
    /// - Parameter isWanted: For each row, or each prototype, in the order of the spec.
    /// - Returns: The spec, and the indexes of the remaining rows. If the locations don't match the rows, all rows
    ///   remain.
    func keepingRows(_ isWanted: [Bool]) -> (spec: YAMLMapping, kept: [Int]) {
        let all = (self, Array(isWanted.indices))
        guard isWanted.contains(false), var table = self["table"]?.mapping, let sections = table["sections"]?.list
        else { return all }
        if let prototypes = table["prototypes"]?.list {
            guard prototypes.count == isWanted.count, sections.count == isWanted.count else { return all }
            table["prototypes"] = .list(Self.wanted(prototypes, isWanted))
            table["sections"] = .list(Self.wanted(sections, isWanted))
        } else {
            guard sections.map(\.rows.count).reduce(0, +) == isWanted.count else { return all }
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
    /// The rows of a section.
    var rows: [YAMLValue] { mapping?["rows"]?.list ?? [] }

    /// A section with only the requested rows, which are taken from the beginning of a list.
    fileprivate func keepingRows(_ isWanted: inout ArraySlice<Bool>) -> YAMLValue {
        guard var section = mapping, section["rows"]?.list != nil else { return self }
        section["rows"] = .list(YAMLMapping.wanted(rows, isWanted.prefix(rows.count)))
        isWanted = isWanted.dropFirst(rows.count)
        return .mapping(section)
    }
}
