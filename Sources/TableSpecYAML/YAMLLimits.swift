/// Bounds on what a spec may cost; exceeding one is an ordinary error.
package struct YAMLLimits: Sendable {
    /// Bytes of one file.
    package var maximumFileSize: Int
    /// The depth of nested collections, counted with aliases replaced by the nodes that they refer to.
    package var maximumDepth: Int
    /// The nodes of a document, counted with aliases replaced by the nodes that they refer to.
    package var maximumExpandedNodes: Int
    /// The bytes of a document's scalars, counted with aliases replaced by the nodes that they refer to.
    package var maximumExpandedBytes: Int
    /// Findings told for one file; the last one says that there were more.
    package var maximumDiagnostics: Int

    package init(
        maximumFileSize: Int = 16 << 20,
        maximumDepth: Int = 100,
        maximumExpandedNodes: Int = 1_000_000,
        maximumExpandedBytes: Int = 64 << 20,
        maximumDiagnostics: Int = 1_000
    ) {
        self.maximumFileSize = maximumFileSize
        self.maximumDepth = maximumDepth
        self.maximumExpandedNodes = maximumExpandedNodes
        self.maximumExpandedBytes = maximumExpandedBytes
        self.maximumDiagnostics = maximumDiagnostics
    }

    package static let standard = YAMLLimits()
}
