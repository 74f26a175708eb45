/// A fault of an output, for a person to correct or to know.
public struct OutputFault: Hashable, Sendable {
    /// The kind of fault.
    public enum Kind: Hashable, Sendable {
        case missing, stale
        /// Its spec is gone, or describes no screen any more.
        case leftOver
        /// It is not as the tool wrote it.
        case edited
        /// It stands where an output belongs, and the tool did not write it.
        case foreign
        /// A line of the tool's own lists that the tool cannot have written.
        case forgedLine(Int, reason: String)
    }

    /// The path as the user knows it.
    public var path: String
    /// The problem.
    public var kind: Kind

    /// A description of the fault, as a phrase that follows the path.
    public var message: String {
        switch kind {
        case .missing: "is missing"
        case .stale: "is stale"
        case .leftOver: "is left over: its spec is gone"
        case .edited: "has been edited by hand"
        case .foreign: "was not made by tablespec"
        case .forgedLine(let number, let reason): "line \(number) \(reason)"
        }
    }

    /// Whether correcting it may delete work that cannot be made again.
    public var overwritesEdits: Bool { kind == .edited || kind == .foreign }

    /// Whether it is a line that a build leaves out when it is forced to; nothing that it names is touched.
    public var isForgedLine: Bool {
        if case .forgedLine = kind { return true }
        return false
    }
}

extension OutputFault {
    init(path: String, _ fault: OutputRecord.Fault) {
        self.init(path: path, kind: .forgedLine(fault.line, reason: fault.reason))
    }
}
