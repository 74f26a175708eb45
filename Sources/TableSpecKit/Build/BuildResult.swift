public import TableSpecDiagnostics

/// The result of a build.
public struct BuildResult: Sendable {
    /// How it ended.
    public enum Outcome: Sendable {
        /// The configuration is wrong; nothing else was looked at.
        case misconfigured
        /// Folders that were given hold no specs; nothing else was looked at.
        case withoutSpecs([String])
        /// The specs, the configuration and the tool are those of the last build, and all outputs are as it left them.
        case unchanged
        /// There are errors; no output was touched.
        case rejected
        /// No spec describes the only screen that was asked for; no output was touched.
        case unknownScreen(String)
        /// Files that were made or edited by hand would be replaced; no output was touched.
        case refused([OutputFault])
        /// The outputs are as the specs say.
        case delivered(Delivery)
        /// The faults that a check found; nothing was written.
        case checked([OutputFault])
    }

    /// Numbers of outputs.
    public struct Delivery: Hashable, Sendable {
        /// Outputs of one kind.
        public struct Count: Hashable, Sendable {
            /// The kind of the outputs.
            public var kind: OutputKind
            /// The number of outputs that the specs have.
            public var made: Int
            /// The number of those that were not there as they are, and were written.
            public var written: Int
        }

        /// The numbers of the kinds that were made.
        public var counts: [Count]
        /// The outputs of specs that are gone, as the user knows their paths.
        public var removed: [String]
    }

    /// The outcome for the outputs as a whole.
    public var outcome: Outcome
    /// The findings, sorted by place, each once.
    public var diagnostics: [Diagnostic]
    /// The files to which the findings point.
    public var sources: SourceMap
    /// The number of specs that were read.
    public var specCount: Int
    /// The number of screens that they describe; `nil` where that was not looked at.
    public var screenCount: Int?
    /// Every file and folder that was read, as the user knows them.
    public var inputs: [String]
    /// Every output, as the user knows it.
    public var outputs: [String]
}
