extension NodeTree {
    /// Marks the collections that may contain damaged lines, and extends them over the lines. A value that is damaged
    /// itself becomes a hole.
    ///
    /// - Parameter lines: The lines of the file.
    mutating func mark(_ damage: DamagedLines, in lines: SourceLines) {
        switch damage.kept {
        case .afterDash:
            let element = records.firstIndex { Int($0.start) > damage.start && $0.isCollection }
            if let element { records[element].flags.insert(.isDamaged) }
        case .afterStray: moveBack(damage, in: lines)
        case .key, .dash, .nothing: markErased(damage, in: lines)
        }
    }

    private mutating func markErased(_ damage: DamagedLines, in lines: SourceLines) {
        let end = Int32(clamping: damage.end)
        guard let last = records.lastIndex(where: { Int($0.start) < damage.start }) else {
            records[0].flags.insert(records[0].kind == .scalar ? .isHole : .isDamaged)
            return
        }
        var around = (0...last).filter { records[$0].isCollection && Int(records[$0].next) > last }
        if records[last].kind == .scalar, records[last].start == records[last].end {
            records[last].flags.insert(.isHole)
            records[last].start = Int32(clamping: damage.start)
            records[last].end = end
        } else if last + 1 < records.count, records[last + 1].isCollection {
            let mayStart = damage.mayStart(Int(records[last + 1].start), in: lines)
            if mayStart { around.append(last + 1) }
            if damage.kept != .nothing { records[last + 1].flags.insert(.isDamaged) }
        }
        var marked = around.filter { records[$0].flags.contains(.isFlow) && Int(records[$0].end) > damage.start }
        if let columns = damage.columns {
            let blocks = around.filter { !records[$0].flags.contains(.isFlow) }
            let starts = blocks.map { lines.column(of: Int(records[$0].start)) }
            // The damage may be in a wrong column.
            let first = starts.lastIndex { $0 <= columns.lowerBound } ?? 0
            let past = starts.firstIndex { $0 > columns.upperBound } ?? starts.count - 1
            if first <= past { marked += blocks[first...past] }
        }
        for index in marked { records[index].flags.insert(.isDamaged) }
        guard let innermost = records[last].end == end ? last : marked.max() else { return }
        for index in around where index <= innermost { records[index].end = max(records[index].end, end) }
    }

    /// Gives what was parsed without a stray character its place in the file.
    private mutating func moveBack(_ damage: DamagedLines, in lines: SourceLines) {
        for index in records.indices {
            if !records[index].flags.contains(.hasOwnText), records[index].kind == .scalar {
                damage.moveBack(&records[index].content, in: lines)
            }
            damage.moveBack(&records[index].start, in: lines)
            damage.moveBack(&records[index].end, in: lines)
        }
    }
}

extension DamagedLines {
    /// Moves an offset that follows a removed character.
    func moveBack(_ offset: inout Int32, in lines: SourceLines) {
        let length = end - start
        guard start..<(lines.all[self.lines.lowerBound].end - length + 1) ~= Int(offset) else { return }
        offset += Int32(clamping: length)
    }

    /// Whether a collection below may have started with the lines.
    fileprivate func mayStart(_ collection: Int, in lines: SourceLines) -> Bool {
        lines.isFirst(collection) && lines.column(of: collection) <= columns?.upperBound ?? -1
    }
}

extension NodeRecord {
    fileprivate var isCollection: Bool { kind == .sequence || kind == .mapping }
}
