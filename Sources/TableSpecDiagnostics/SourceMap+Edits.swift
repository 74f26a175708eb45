extension SourceMap {
    /// Returns the files with edits applied; the identifiers of the files stay the same.
    ///
    /// If two edits insert at the same location, their order in the list is their order in the text.
    ///
    /// - Parameter edits: The edits, which must not overlap.
    public func applying(_ edits: [FixIt.Edit]) -> SourceMap {
        let bySource = Dictionary(grouping: edits, by: \.range.source)
        var result = SourceMap()
        for (index, file) in files.enumerated() {
            let edits = bySource[SourceID(index: Int32(clamping: index))] ?? []
            _ = result.add(edits.isEmpty ? file : file.applying(edits))
        }
        return result
    }
}

extension SourceFile {
    /// The file with its edits applied.
    fileprivate func applying(_ edits: [FixIt.Edit]) -> SourceFile {
        var result: [UInt8] = []
        result.reserveCapacity(bytes.count)
        var end = 0
        for (_, edit) in edits.enumerated().sorted(by: { ($0.element.range, $0.offset) < ($1.element.range, $1.offset) }
        ) {
            let place = bytes(in: edit.range)
            guard place.lowerBound >= end else { continue }
            result += bytes[end..<place.lowerBound]
            result += Array(edit.replacement.utf8)
            end = place.upperBound
        }
        return SourceFile(path: path, bytes: result + bytes[end...])
    }
}
