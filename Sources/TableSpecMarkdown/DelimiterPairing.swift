/// Pairs delimiters and gives the text between them its style.
struct DelimiterPairing {
    /// The indexes of the delimiter runs that can open, the innermost last.
    private var openers: [Int] = []
    /// The bottom of the openers for runs that found no opener, so that no run is examined repeatedly.
    private var bottoms: [Bottom: Int] = [:]
    private var pairs: [Pair] = []

    /// The runs that match the same partners.
    private struct Bottom: Hashable {
        let character: Character
        let canOpen: Bool
        let remainder: Int
        /// Struck text begins and ends with the same number of delimiters.
        let count: Int

        init(_ closer: Delimiters) {
            character = closer.character
            canOpen = closer.canOpen
            remainder = closer.originalCount % 3
            count = closer.character == "~" ? closer.count : 0
        }
    }

    /// Two delimiter runs, and the style of the nodes between them.
    private struct Pair {
        let opener: Int
        let closer: Int
        let style: InlineMarkdown.Style
    }

    /// Pairs the delimiters from a node on. Those without a partner can't find one later.
    static func pair(_ nodes: inout [InlineNode], from start: Int) {
        var pairing = DelimiterPairing()
        for index in nodes.indices[start...] where nodes[index].delimiters?.isWaiting == true {
            pairing.close(with: index, in: &nodes)
            if let delimiters = nodes[index].delimiters, delimiters.canOpen, delimiters.count > 0 {
                pairing.openers.append(index)
            }
        }
        pairing.style(&nodes, from: start)
    }

    /// Pairs a run with earlier ones as long as it has delimiters left.
    private mutating func close(with index: Int, in nodes: inout [InlineNode]) {
        while let closer = nodes[index].delimiters, closer.canClose, closer.count > 0 {
            let bottom = Bottom(closer)
            let searched = openers[min(bottoms[bottom, default: 0], openers.count)...]
            guard let place = searched.lastIndex(where: { nodes[$0].delimiters?.pairs(with: closer) == true }) else {
                bottoms[bottom] = openers.count
                return
            }
            join(place, index, in: &nodes)
        }
    }

    /// Removes the delimiters of a pair. The runs between them can't be paired anymore.
    private mutating func join(_ place: Int, _ closer: Int, in nodes: inout [InlineNode]) {
        let opener = openers[place]
        guard let first = nodes[opener].delimiters, let last = nodes[closer].delimiters else { return }
        let marks = first.shared(with: last)
        pairs.append(Pair(opener: opener, closer: closer, style: first.style(of: marks)))
        nodes[opener].delimiters?.count -= marks
        nodes[closer].delimiters?.count -= marks
        openers.removeSubrange((first.count == marks ? place : place + 1)...)
        for (bottom, count) in bottoms where count > openers.count { bottoms[bottom] = openers.count }
    }

    /// Gives the nodes the styles of the pairs around them, in one pass at any nesting depth.
    private func style(_ nodes: inout [InlineNode], from start: Int) {
        let began = Dictionary(grouping: pairs, by: \.opener)
        let ended = Dictionary(grouping: pairs, by: \.closer)
        var depths: [InlineMarkdown.Style: Int] = [:]
        for index in nodes.indices[start...] {
            for pair in ended[index] ?? [] { depths[pair.style, default: 0] -= 1 }
            for (style, depth) in depths where depth > 0 { nodes[index].style.insert(style) }
            for pair in began[index] ?? [] { depths[pair.style, default: 0] += 1 }
            nodes[index].delimiters?.isWaiting = false
        }
    }
}
