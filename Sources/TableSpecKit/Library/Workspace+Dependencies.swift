internal import TableSpecDiagnostics
internal import TableSpecModel

extension Workspace {
    /// Returns the findings in the specs of the workspace.
    ///
    /// Those in a dependency are reported when it's built. Only a name that two dependencies declare is reported here.
    func reported(_ findings: [Diagnostic]) -> [Diagnostic] {
        guard !dependencies.isEmpty else { return findings }
        let indexes = Set(dependencies.map(\.source))
        return findings.filter { finding in
            let source = finding.range.source
            return !indexes.contains(source)
                || finding.id == LanguageDiagnostic.duplicateName.rawValue
                    && finding.labels.contains { $0.range.source != source }
        }
    }
}
