/// One finding: the fault, its place and the remedy.
public struct Diagnostic: Hashable, Sendable {
    /// How grave a finding is; `.info < .warning < .error`.
    public enum Severity: String, Comparable, Sendable, CaseIterable {
        case error, warning, info

        private var gravity: Int {
            switch self {
            case .error: 2
            case .warning: 1
            case .info: 0
            }
        }

        public static func < (left: Severity, right: Severity) -> Bool {
            left.gravity < right.gravity
        }
    }

    /// The stage that found it; findings of syntax and language cannot be suppressed.
    public enum Origin: Sendable, CaseIterable {
        case syntax, language, rule
    }

    /// A secondary place with its own text, such as "first defined here".
    public struct Label: Hashable, Sendable {
        public var range: SourceRange
        /// The text beside the place, in lower case.
        public var text: String

        /// Creates a label.
        public init(_ text: String, at range: SourceRange) {
            self.range = range
            self.text = text
        }
    }

    /// The kind of finding, in kebab case.
    public var id: String
    public var severity: Severity
    /// The stage that found it.
    public var origin: Origin
    /// Starts in lower case, quotes names, says what was found and what was expected.
    public var message: String
    /// The bytes that are at fault.
    public var range: SourceRange
    /// Further places that belong to the finding.
    public var labels: [Label]
    /// Further sentences, without a place.
    public var notes: [String]
    /// The remedy, as text.
    public var help: String?
    /// The remedies that can be applied to the text; each by itself removes the finding.
    public var fixIts: [FixIt]
    /// All spellings that are right at this place, where a closed list tells; the message names the nearest of them.
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
