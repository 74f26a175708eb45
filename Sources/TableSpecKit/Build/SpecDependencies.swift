internal import TableSpecDiagnostics
internal import TableSpecModel

/// Which specs the outputs of a spec may depend on.
///
/// These are the screens to which it leads and those that lead to it, and the files whose types it or one of them names, with
/// the types that those name in turn, and the files whose prototypes one of them uses. A screen also depends on the apps of
/// whose tabs it is one, as its pictures show the tab bar; an app depends on all files, as what any screen asks of the
/// navigation bar counts.
/// Nothing else of another file can change an output; errors stop the build before.
struct SpecDependencies: Sendable {
    private let files: [SourceID: [SourceID]]

    init(_ model: SpecModel) {
        let declarations = Declarations(model)
        let typeUses = model.files.map { file in
            Set(file.mentionedTypes.compactMap { declarations.types[$0] })
                .union((file.screen?.table.prototypes ?? []).compactMap { declarations.files[$0.range.source] })
        }
        var neighbours = [Set<Int>](repeating: [], count: model.files.count)
        for (index, file) in model.files.enumerated() {
            for destination in (file.screen?.destinations ?? []) + (file.app?.tabDestinations ?? []) {
                guard let other = declarations.screens[destination], other != index else { continue }
                neighbours[index].insert(other)
                neighbours[other].insert(index)
            }
        }
        files = Dictionary(
            model.files.indices.map { index in
                let all =
                    model.files[index].app == nil
                    ? Self.reach(neighbours[index].union([index]), along: typeUses) : Set(model.files.indices)
                return (model.files[index].source, all.subtracting([index]).sorted().map { model.files[$0].source })
            },
            uniquingKeysWith: { first, _ in first }
        )
    }

    /// The other specs on which the outputs of a spec may depend, in the order of the specs.
    subscript(source: SourceID) -> [SourceID] { files[source] ?? [] }

    private static func reach(_ start: Set<Int>, along edges: [Set<Int>]) -> Set<Int> {
        var reached = start
        var pending = Array(start)
        while let index = pending.popLast() {
            for next in edges[index] where reached.insert(next).inserted { pending.append(next) }
        }
        return reached
    }

    /// The places in the list of files that declare names.
    private struct Declarations {
        var types: [String: Int] = [:]
        var screens: [String: Int] = [:]
        var files: [SourceID: Int] = [:]

        init(_ model: SpecModel) {
            for (index, file) in model.files.enumerated() {
                files[file.source] = index
                for type in file.types { types[type.name.value] = index }
                for external in file.externals { screens[external.name.value] = index }
                if let screen = file.screen { screens[screen.name.value] = index }
            }
        }
    }
}

extension SpecFile {
    /// The names of the types that the file's declarations mention.
    fileprivate var mentionedTypes: Set<String> {
        let properties =
            types.flatMap(\.properties) + externals.flatMap { $0.input ?? [] }
            + (screen.map { $0.input + $0.state } ?? [])
        return Set(properties.compactMap(\.type.structureName))
    }
}

extension App {
    /// The names of the screens that the tabs lead to.
    fileprivate var tabDestinations: [String] { tabs.compactMap { $0.entry?.segue.destination?.value } }
}

extension TypeReference {
    /// The name of the declared type that the type is or holds.
    fileprivate var structureName: String? {
        switch self {
        case .structure(let name): name
        case .optional(let part), .array(let part), .set(let part): part.structureName
        default: nil
        }
    }
}
