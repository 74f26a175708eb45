extension DocumentBuilder {
    /// The anchor and tag of the current node, stored in the tree.
    struct TakenProperties {
        /// The entry in ``NodeTree/properties``.
        var index: Int32
        /// The start of the value.
        var end: Int
        var tag: (text: String, range: Range<Int>)?
        /// The name of the anchor, and its location including the `&`.
        var anchor: (name: String, range: Range<Int>)?
    }

    /// libyaml's mark is at the first property. This finds the properties in the source, and the value after them.
    mutating func takeProperties(of event: EventStream.Event, from mark: Int, limit: Int) -> TakenProperties? {
        guard event.anchor != nil || event.tag != nil else { return nil }
        var taken = TakenProperties(index: Int32(truncatingIfNeeded: tree.properties.count), end: mark)
        var properties = NodeProperties(start: Int32(clamping: mark))
        var index = mark
        while index < limit {
            if bytes[index] == UInt8(ascii: "&"), taken.anchor == nil, let name = event.anchor {
                let text = String(cString: name)
                let range = index..<min(index + 1 + text.utf8.count, limit)
                taken.anchor = (text, range)
                properties.anchor = Int32(clamping: range.lowerBound + 1)..<Int32(clamping: range.upperBound)
                index = range.upperBound
            } else if bytes[index] == UInt8(ascii: "!"), taken.tag == nil, let tag = event.tag {
                let range = index..<tagEnd(from: index, limit: limit)
                taken.tag = (String(cString: tag), range)
                properties.tag = taken.tag?.text
                index = range.upperBound
            } else {
                break
            }
            index = bytes.skippingBlanks(from: index, limit: limit)
        }
        taken.end = index
        tree.properties.append(properties)
        return taken
    }

    private func tagEnd(from start: Int, limit: Int) -> Int {
        if start + 1 < limit, bytes[start + 1] == UInt8(ascii: "<") {
            return min(bytes.firstOffset(of: UInt8(ascii: ">"), from: start) + 1, limit)
        }
        var index = start + 1
        while index < limit, !endsTag(bytes[index]), bytes.lineBreakLength(at: index) == 0 {
            index += 1
        }
        return index
    }

    private func endsTag(_ byte: UInt8) -> Bool {
        switch byte {
        case 0x20, 0x09: true
        case UInt8(ascii: ","), UInt8(ascii: "["), UInt8(ascii: "]"), UInt8(ascii: "{"), UInt8(ascii: "}"): true
        default: false
        }
    }
}
