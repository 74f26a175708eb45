package import TableSpecDiagnostics
package import TableSpecModel

/// Outputs that are made together, known by name before they are made.
package struct OutputPlan: Sendable {
    /// The spec from which they are made, or the first of several; `nil` if they are made from all specs.
    package var source: SourceID?
    /// The other specs from which they are made.
    package var others: [SourceID]
    /// The decisions that other specs than these determine, as a text that differs whenever one of them does.
    package var decisions: String
    /// The paths below the output folder, in the order in which they are made.
    package var paths: [String]
    /// Returns the file's new content from the present one, which users add to; `nil` if that can't be read.
    /// Without a closure, only the tool writes the file.
    package var merge: (@Sendable (_ present: [UInt8]) -> String?)?
    /// Makes the outputs, and records the look-ups of making them.
    package var make: @Sendable (LookupLog) -> [OutputFile]

    package init(
        source: SourceID?,
        others: [SourceID] = [],
        decisions: String = "",
        paths: [String],
        merge: (@Sendable (_ present: [UInt8]) -> String?)? = nil,
        make: @escaping @Sendable (LookupLog) -> [OutputFile]
    ) {
        self.source = source
        self.others = others
        self.decisions = decisions
        self.paths = paths
        self.merge = merge
        self.make = make
    }
}
