public import TableSpecDiagnostics

/// The result of a build.
public struct BuildResult: Sendable {
    /// The outcome of a build or a check.
    public enum Outcome: Sendable {
        /// The configuration has errors; nothing else was checked.
        case misconfigured
        /// Specified folders contain no specs; nothing else was checked. The value is the paths of the folders.
        case withoutSpecs([String])
        /// The inputs haven't changed since the last build, and all outputs are up to date.
        case unchanged
        /// The specs have errors; no output was changed.
        case rejected
        /// No spec describes the requested screen; no output was changed. The value is the name of the screen.
        case unknownScreen(String)
        /// The build would overwrite files that were created or edited by hand; no output was changed.
        case refused([OutputFault])
        /// The outputs were updated.
        case delivered(Delivery)
        /// The specs have errors; only the previews of screens that can be drawn were updated.
        case partlyDelivered(Delivery)
        /// The problems that a check found, which can be none; nothing was written.
        case checked([OutputFault])
    }

    /// The outputs that a build updated.
    public struct Delivery: Equatable, Sendable {
        /// The number of outputs of one kind.
        public struct Count: Equatable, Sendable {
            /// The kind of the outputs.
            public var kind: OutputKind
            /// The number of outputs.
            public var made: Int
            /// The number of outputs that were out of date and were written.
            public var written: Int
        }

        /// The number of outputs of each generated kind.
        public var counts: [Count]
        /// The paths of the deleted outputs of removed specs.
        public var removed: [String]
    }

    /// The outcome of the build.
    public var outcome: Outcome
    /// The findings, sorted by location, without duplicates.
    public var diagnostics: [Diagnostic]
    /// The files that the findings point to.
    public var sources: SourceMap
    /// The number of specs that were read.
    public var specCount: Int
    /// The number of screens in the specs; `nil` if the specs weren't analyzed.
    public var screenCount: Int?
    /// The paths of all files and folders that were read.
    public var inputs: [String]
    /// The paths of all outputs.
    public var outputs: [String]
}
