package import TableSpecDiagnostics

extension YAMLDocument {
    /// The anchors that no alias refers to, in the order of the file: their names, their locations including the `&`,
    /// and the ranges to remove.
    package var unusedAnchors: [(name: String, range: SourceRange, removalRange: SourceRange)] {
        guard properties.contains(where: { $0.anchor != nil }) else { return [] }
        let used = Set(records.lazy.filter { $0.kind == .alias }.map(\.content))
        return records.indices.compactMap { index in
            guard records[index].properties >= 0, !used.contains(Int32(index)),
                let name = properties[Int(records[index].properties)].anchor
            else { return nil }
            let place = Int(name.lowerBound) - 1..<Int(name.upperBound)
            return (
                String(decoding: bytes[Int(name.lowerBound)..<Int(name.upperBound)], as: UTF8.self),
                range(place), range(withSpace(place))
            )
        }
    }

    /// The aliases of the file, in order, each with the node that it repeats.
    package var repetitions: [(node: SourceRange, alias: SourceRange)] {
        records.filter { $0.kind == .alias }.map { (range(of: records[Int($0.content)]), range(of: $0)) }
    }

    /// Including the white space after it, or before it at the end of the line.
    private func withSpace(_ place: Range<Int>) -> Range<Int> {
        let end = bytes[place.upperBound...].firstIndex { !$0.isBlank } ?? bytes.count
        guard end == bytes.count || bytes[end].isLineEnd else {
            return place.lowerBound..<end
        }
        let start = bytes[..<place.lowerBound].lastIndex { !$0.isBlank }.map { $0 + 1 } ?? 0
        return start..<place.upperBound
    }

    private func range(_ place: Range<Int>) -> SourceRange {
        SourceRange(source: source, bytes: place)
    }
}
