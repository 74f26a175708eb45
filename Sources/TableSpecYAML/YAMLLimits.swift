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
    /// The number of ranges of damaged lines in one file that are left out. A file with more isn't read.
    package var maximumDamage: Int
    /// The number of bytes to parse again in search of damaged lines.
    package var maximumRecoveryBytes: Int

    package init(
        maximumFileSize: Int = 16 << 20,
        maximumDepth: Int = 100,
        maximumExpandedNodes: Int = 1_000_000,
        maximumExpandedBytes: Int = 64 << 20,
        maximumDiagnostics: Int = 1_000,
        maximumDamage: Int = 30,
        maximumRecoveryBytes: Int = 8 << 20
    ) {
        self.maximumFileSize = maximumFileSize
        self.maximumDepth = maximumDepth
        self.maximumExpandedNodes = maximumExpandedNodes
        self.maximumExpandedBytes = maximumExpandedBytes
        self.maximumDiagnostics = maximumDiagnostics
        self.maximumDamage = maximumDamage
        self.maximumRecoveryBytes = maximumRecoveryBytes
    }

    package static let standard = YAMLLimits()
}
