/// One thing that is wrong with an output, for a person to mend or to know.
public struct OutputFault: Hashable, Sendable {
    /// What is wrong.
    public enum Kind: Hashable, Sendable {
        case missing, stale
        /// Its spec is gone, or describes no screen any more.
        case leftOver
        /// It is not as the tool wrote it.
        case edited
        /// It stands where an output belongs, and the tool did not write it.
        case foreign
    }

    /// The path as the user knows it.
    public var path: String
    public var kind: Kind

    /// What is wrong, in words that follow the path.
    public var message: String {
        switch kind {
        case .missing: "is missing"
        case .stale: "is stale"
        case .leftOver: "is left over: its spec is gone"
        case .edited: "has been edited by hand"
        case .foreign: "was not made by tablespec"
        }
    }

    /// Whether mending it may lose what nobody can make again.
    public var losesWork: Bool { kind == .edited || kind == .foreign }
}
