import TableSpecKit
import TableSpecModel

@testable import TableSpecImport
@testable import TableSpecPreview

/// A screen of a document, with its content in the imported spec.
struct DraftedScreen {
    var drafter: ScreenDrafter
    var content: ScreenContent

    /// Those of the known documents.
    static let corpus = all(of: Corpus.sources)

    static func all(of sources: [ImportSource]) -> [DraftedScreen] {
        let documents = sources.compactMap { source in
            (try? Element.document(source.bytes)).flatMap { try? InterfaceDocument(path: source.path, root: $0) }
        }
        let directory = ScreenDirectory(documents)
        return directory.allPlaces.filter { directory.scene($0).kind == .table }.compactMap { place in
            let names = UniqueNames(reserved: TypeNaming.reserved)
            let trial = DraftTrial(ScreenDrafter(place, in: directory, typeNames: names))
            let model = Analysis(Workspace(files: [("A.yaml", YAMLWriter.write(trial.spec))])).model
            return model.screens.first.map { DraftedScreen(drafter: trial.drafter, content: model.content(of: $0)) }
        }
    }
}
