/// An error for a file or folder that can't be read or written.
public struct FileProblem: Error, Equatable, Sendable {
    /// The path, as the user specified it.
    public var path: String
    /// The reason, as a phrase that follows the path, such as "can't be read: permission denied".
    public var message: String

    /// Creates an error.
    ///
    /// - Parameters:
    ///   - path: The path of the file or folder.
    ///   - message: The reason, as a phrase that follows the path.
    public init(path: String, message: String) {
        self.path = path
        self.message = message
    }
}
