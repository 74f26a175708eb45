public import TableSpecDiagnostics

/// What a build did.
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
        /// Files that were made or edited by hand are in the way; no output was touched.
        case refused([OutputFault])
        /// The outputs are as the specs say.
        case delivered(Delivery)
        /// What a check found; nothing was touched.
        case checked([OutputFault])
    }

    /// Numbers of outputs.
    public struct Delivery: Hashable, Sendable {
        /// Outputs of one kind.
        public struct Count: Hashable, Sendable {
            public var kind: OutputKind
            public var made: Int
            public var written: Int
        }

        public var counts: [Count]
        /// The outputs of specs that are gone, as the user knows their paths.
        public var removed: [String]
    }

    public var outcome: Outcome
    /// The findings, sorted by place, each once.
    public var diagnostics: [Diagnostic]
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
