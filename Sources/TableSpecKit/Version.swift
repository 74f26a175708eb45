internal import TableSpecGenerator

/// The version of tablespec.
public enum Version {
    /// The current version: major, minor, and patch, as in semantic versioning.
    public static var current: String { SwiftGenerator.version }
}
