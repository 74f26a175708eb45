/// A finding: a problem, its location, and how to fix it.
public struct Diagnostic: Hashable, Codable, Sendable {
    /// The severity of a finding; `.info < .warning < .error`.
    public enum Severity: String, Comparable, Codable, Sendable, CaseIterable {
        /// A problem that makes a command fail.
        case error
        /// A problem that makes a command fail only if it's strict.
        case warning
        /// A note that never makes a command fail.
        case info

        private var gravity: Int {
            switch self {
            case .error: 2
            case .warning: 1
            case .info: 0
            }
        }

        /// Returns whether the first severity is lower than the second.
        public static func < (left: Severity, right: Severity) -> Bool {
            left.gravity < right.gravity
        }
    }

    /// The stage that reports a finding; syntax and language errors can't be suppressed.
    public enum Origin: String, Codable, Sendable, CaseIterable {
        /// Reading YAML.
        case syntax
        /// Decoding and resolving the language of specs, and generating code.
        case language
        /// Checking rules.
        case rule
    }

    /// A secondary location with its own text, such as "first defined here".
    public struct Label: Hashable, Codable, Sendable {
        /// The secondary location.
        public var range: SourceRange
        /// The text next to the location, in lower case.
        public var text: String

        /// Creates a label.
        public init(_ text: String, at range: SourceRange) {
            self.range = range
            self.text = text
        }
    }

    /// The kind of finding, in kebab case.
    public var id: String
    /// The severity of the finding.
    public var severity: Severity
    /// The stage that reports the finding.
    public var origin: Origin
    /// The message, which starts in lower case, quotes names, and describes what was found and what was expected.
    public var message: String
    /// The location of the problem, in bytes.
    public var range: SourceRange
    /// Secondary locations of the finding.
    public var labels: [Label]
    /// Additional sentences without a location.
    public var notes: [String]
    /// A description of how to fix the problem.
    public var help: String?
    /// The fixes that can be applied to the source; each of them alone removes the finding.
    public var fixIts: [FixIt]
    /// The valid spellings at this location, if they are a closed list; the message names the closest match.
    public var expected: [String]

    /// Creates a finding.
    public init(
        _ severity: Severity,
        id: String,
        origin: Origin,
        _ message: String,
        at range: SourceRange,
        labels: [Label] = [],
        notes: [String] = [],
        help: String? = nil,
        fixIts: [FixIt] = [],
        expected: [String] = []
    ) {
        self.id = id
        self.severity = severity
        self.origin = origin
        self.message = message
        self.range = range
        self.labels = labels
        self.notes = notes
        self.help = help
        self.fixIts = fixIts
        self.expected = expected
    }
}

extension Diagnostic {
    /// All locations of the finding and of its fixes.
    package var ranges: [SourceRange] { [range] + labels.map(\.range) + fixIts.flatMap(\.edits).map(\.range) }
}
