package import TableSpecDiagnostics

/// A renderer that names files relative to the root of their git repository.
///
/// Services identify files by these paths:
/// https://docs.github.com/en/code-security/code-scanning/integrating-with-code-scanning/sarif-support-for-code-scanning#specifying-the-root-for-source-files
/// and https://docs.gitlab.com/ci/testing/code_quality/#code-quality-report-format
package struct RepositoryPaths: DiagnosticRenderer {
    let renderer: any DiagnosticRenderer

    package init(renderer: any DiagnosticRenderer) {
        self.renderer = renderer
    }

    package func render(_ diagnostics: [Diagnostic], in sources: SourceMap) -> String {
        let repository = Repository(around: ".")
        var named = SourceMap()
        for file in sources.files {
            let path = file.path == Workspace.standardInput ? nil : repository.path(of: file.path)
            _ = named.add(SourceFile(path: path ?? file.path, bytes: file.bytes))
        }
        return renderer.render(diagnostics, in: named)
    }
}
