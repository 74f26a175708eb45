internal import TableSpecDiagnostics
internal import TableSpecYAML

extension SpecDecoder {
    /// Reports a key that a mapping doesn't support.
    ///
    /// - Parameters:
    ///   - names: The keys of such mappings.
    ///   - preferred: The keys to list first.
    ///   - stated: The known keys of the mapping, which can't be repeated.
    /// - Returns: The probably intended key.
    @discardableResult
    mutating func reportUnknownKey(
        _ node: YAMLNode,
        in object: ObjectDescription,
        among names: [String],
        preferring preferred: [String] = [],
        besides stated: Set<String>
    ) -> String? {
        let inside = { Language.innerPlace(ofKey: node.text, in: object.name).map(Alias.Answer.remedy) }
        var finding = Diagnostic.unknownSpelling(
            .unknownKey,
            node.text,
            message: "unknown key '\(node.text.shortened)' in \(object.name)",
            candidates: names,
            preferred: preferred,
            alias: Alias.answer(forKey: node.text, in: object.name, besides: stated) ?? inside(),
            topic: .keys(of: object.name),
            at: node.range
        )
        if finding.help == nil { finding.help = Language.place(ofKey: node.text) }
        let meant = finding.fixIts.first?.edits.first?.replacement
        if let meant, stated.contains(meant) { finding.fixIts[0].isSafe = false }
        report(finding)
        return meant
    }
}
