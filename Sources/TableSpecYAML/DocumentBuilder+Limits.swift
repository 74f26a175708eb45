extension DocumentBuilder {
    /// Counts nodes, including those that an alias refers to.
    mutating func count(_ nodes: Int, at place: Range<Int>) {
        expandedNodes += nodes
        guard expandedNodes > limits.maximumExpandedNodes, !isStopped else { return }
        isStopped = true
        let isOfAlias = nodes > 1
        let subject = isOfAlias ? "with this alias expanded, the spec" : "the spec"
        findings.add(
            .limit,
            "\(subject) has more than \(limits.maximumExpandedNodes) nodes",
            at: place,
            help: isOfAlias ? "use fewer nested aliases" : "split the spec into several files"
        )
    }

    /// Counts the bytes of scalars that an alias refers to, because each is read as if it were written there.
    mutating func count(bytes: Int, ofAliasAt place: Range<Int>) {
        expandedBytes += bytes
        guard expandedBytes > limits.maximumExpandedBytes, !isStopped else { return }
        isStopped = true
        findings.add(
            .limit,
            "with this alias expanded, the spec has more than \(limits.maximumExpandedBytes) bytes of text",
            at: place,
            help: "use fewer aliases of long texts"
        )
    }

    /// Diagnoses nesting beyond the limit, including nesting through aliases.
    mutating func stop(at place: Range<Int>, tooDeep anchor: AnchorTable.Entry?) {
        guard !isStopped else { return }
        isStopped = true
        let condition = anchor == nil ? "" : "with this alias expanded, "
        findings.add(
            .limit,
            condition + "lists and mappings are nested more than \(limits.maximumDepth) levels deep",
            at: place,
            labels: anchor.map { [("it refers to this", $0.name)] } ?? [],
            help: "look for a bracket that isn't closed; a spec needs far fewer levels"
        )
    }
}
