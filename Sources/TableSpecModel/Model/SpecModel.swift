/// The content of a set of specs, with every name resolved.
package struct SpecModel: Sendable {
    /// The files, in the order in which they were specified.
    package var files: [SpecFile]
    /// Whether the specs are those of a library, so that specs that aren't known can use what they declare.
    package var isLibrary = false

    /// Creates a model of files.
    package init(files: [SpecFile]) {
        self.files = files
    }

    /// The specs of the build, without what its dependencies declare.
    package var ownFiles: [SpecFile] { files.filter { $0.dependency == nil } }

    /// The screens of all files, in order.
    package var screens: [Screen] { files.flatMap { $0.screen.map { [$0] } ?? [] } }

    /// The apps of all files, in order.
    package var apps: [App] { files.compactMap(\.app) }

    /// The types of all files, in order.
    package var types: [ModelType] { files.flatMap(\.types) }

    /// The properties of a type, or what every text and collection has.
    package func members(of type: TypeReference) -> [(name: String, type: TypeReference)] {
        guard case .structure(let name) = type.unwrapped else {
            return type.isOptional ? [] : Path.Step.computed(of: type)
        }
        let declared = types.first { $0.name.value == name }?.properties ?? []
        return declared.map { ($0.name.value, $0.type) }
    }

    /// The types of all files by name.
    package var typesByName: TypeTable { TypeTable(types) }

    /// The prototypes of all files that any table can use, in order. Each table that uses one has a resolved copy.
    package var sharedPrototypes: [Prototype] { files.flatMap(\.prototypes) }

    /// The external screens of all files, in order.
    package var externals: [ExternalScreen] { files.flatMap(\.externals) }
}
