extension DocumentBuilder {
    /// Counts nodes, those that an alias stands for included.
    mutating func count(_ nodes: Int, at place: Range<Int>) {
        expandedNodes += nodes
        guard expandedNodes > limits.maximumExpandedNodes, !isStopped else { return }
        isStopped = true
        let isOfAlias = nodes > 1
        let subject = isOfAlias ? "with what this alias stands for, the spec" : "the spec"
        findings.add(
            .limit,
            "\(subject) has more than \(limits.maximumExpandedNodes) nodes",
            at: place,
            help: isOfAlias ? "write it with fewer aliases of aliases" : "split the spec into several files"
        )
    }

    /// Diagnoses nesting beyond the limit, whether written or brought in by an alias.
    mutating func stop(at place: Range<Int>, tooDeep anchor: AnchorTable.Entry?) {
        guard !isStopped else { return }
        isStopped = true
        let condition = anchor == nil ? "" : "with what this alias stands for, "
        findings.add(
            .limit,
            condition + "lists and mappings are nested more than \(limits.maximumDepth) deep",
            at: place,
            labels: anchor.map { [("it stands for this", $0.name)] } ?? [],
            help: "a spec needs far fewer levels; look for a bracket that is not closed"
        )
    }
}
