extension SourceMap {
    /// The same files, under the same names, with edits applied; no two edits may overlap.
    ///
    /// Where two edits insert at one place, the one that comes first in the list comes first in the text.
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
    /// The file with edits of it applied.
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
