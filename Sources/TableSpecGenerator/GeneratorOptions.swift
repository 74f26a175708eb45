public import TableSpecModel

/// How Swift is generated.
public struct GeneratorOptions: Hashable, Sendable {
    public var accessLevel = AccessLevel.internal
    /// What the names of all types at the top of the generated files begin with.
    public var typePrefix = ""
    /// The oldest iOS on which the app runs.
    public var deploymentTarget = SystemVersion.oldest

    /// Creates the default options.
    public init() {}

    /// Who may use what is generated for the app.
    public enum AccessLevel: String, Word {
        case `internal`, package, `public`

        public static let noun = "access level"
    }

    /// A version of iOS.
    public struct SystemVersion: Hashable, Sendable, Comparable, CustomStringConvertible {
        let major: Int
        let minor: Int

        /// The oldest iOS that has all that generated code uses: `UITableView.reconfigureRows(at:)` came with it.
        public static let oldest = SystemVersion(major: 15, minor: 0)

        init(major: Int, minor: Int) {
            self.major = major
            self.minor = minor
        }

        /// Reads a version as a person writes it: `16` or `16.4`; `nil` where it is none.
        public init?(_ text: String) {
            let parts = text.split(separator: ".", omittingEmptySubsequences: false)
            let numbers = parts.compactMap { $0.count <= 3 && $0.allSatisfy(\.isASCIIDigit) ? Int($0) : nil }
            guard let major = numbers.first, numbers.count == parts.count, parts.count <= 2 else { return nil }
            self.init(major: major, minor: numbers.count == 2 ? numbers[1] : 0)
        }

        public var description: String { "\(major).\(minor)" }

        public static func < (left: SystemVersion, right: SystemVersion) -> Bool {
            (left.major, left.minor) < (right.major, right.minor)
        }
    }
}

extension Character {
    fileprivate var isASCIIDigit: Bool { isASCII && isNumber }
}
