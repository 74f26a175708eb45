/// Limits for the size of a spec. Exceeding one is an ordinary error.
package struct YAMLLimits: Sendable {
    /// The number of bytes of one file.
    package var maximumFileSize: Int
    /// The depth of nested collections, counted with aliases replaced by the nodes that they refer to.
    package var maximumDepth: Int
    /// The nodes of a document, counted with aliases replaced by the nodes that they refer to.
    package var maximumExpandedNodes: Int
    /// The bytes of a document's scalars, counted with aliases replaced by the nodes that they refer to.
    package var maximumExpandedBytes: Int
    /// The number of findings that are reported for one file. The last one says that there are more.
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
