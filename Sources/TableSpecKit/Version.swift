/// The version of tablespec.
public enum Version {
    /// The current version: major, minor, and patch, as in semantic versioning.
    public static let current = "0.1.0"
}
