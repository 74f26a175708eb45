/// A file or folder that could not be read or written.
public struct FileProblem: Error, Hashable, Sendable {
    /// The path as the user knows it.
    public var path: String
    /// The reason, for example "cannot be read: permission denied".
    public var message: String

    /// Creates a problem.
    public init(path: String, message: String) {
        self.path = path
        self.message = message
    }
}
