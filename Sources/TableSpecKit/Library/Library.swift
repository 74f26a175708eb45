/// A library of specs that a build system builds apart from the libraries on which it depends.
///
/// Nothing is read except the specs, the configuration, and the indexes. A library has no default configuration.
public struct Library: Equatable, Sendable {
    /// The name, as the build system spells it.
    public var name: String
    /// The path of the configuration, or `nil` for the default configuration.
    public var configuration: String?
    /// The paths of the indexes of the libraries on which this one depends.
    public var indexes: [String]
    /// The paths of the indexes of the libraries on which these depend in turn.
    public var indirectIndexes: [String]

    /// Creates the description of a library.
    ///
    /// - Parameters:
    ///   - name: The name, as the build system spells it.
    ///   - configuration: The path of the configuration, or `nil` for the default configuration.
    ///   - indexes: The paths of the indexes of the libraries on which this one depends.
    ///   - indirectIndexes: The paths of the indexes of the libraries on which these depend in turn. Some can be among
    ///     `indexes`, too.
    public init(name: String, configuration: String? = nil, indexes: [String] = [], indirectIndexes: [String] = []) {
        self.name = name
        self.configuration = configuration
        self.indexes = indexes
        self.indirectIndexes = indirectIndexes
    }
}
