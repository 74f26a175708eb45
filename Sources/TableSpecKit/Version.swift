/// The version of the tool.
public enum Version {
    /// Major, minor and patch, as in semantic versioning.
    public static let current = "0.1.0"
}
