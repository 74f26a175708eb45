internal import ArgumentParser
internal import TableSpecKit

/// The options for build systems that build one library of specs at a time.
struct LibraryOptions: ParsableArguments {
    @Option(
        help: """
            The name of the library that the specs are. Only the files that the command line names are read, and only \
            outputs are written.
            """
    )
    var library: String?

    @Option(help: "With --library: the configuration. Default: none.", completion: .file(extensions: ["yaml"]))
    var configuration: String?

    @Option(help: "With --library: the index of a library on which this one depends; repeatable.", completion: .file())
    var index: [String] = []

    @Option(
        help: "With --library: the index of a library on which dependencies depend; repeatable.",
        completion: .file()
    )
    var indirectIndex: [String] = []

    func validate() throws {
        guard library == nil, configuration != nil || !(index + indirectIndex).isEmpty else { return }
        throw ValidationError("--index, --indirect-index and --configuration require --library NAME")
    }

    /// The described library, or `nil` for specs without dependencies.
    var description: Library? {
        library.map {
            Library(name: $0, configuration: configuration, indexes: index, indirectIndexes: indirectIndex)
        }
    }
}
