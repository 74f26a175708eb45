import Foundation
import TableSpecDiagnostics
import TableSpecTestSupport
import Testing

@testable import TableSpecKit

@Suite("An analysis that reuses the last one")
struct AnalysisMemoryTests {
    private static let types = ("Types.yaml", "types: { Song: { id: String, name: String } }\n")
    private static let songs = (
        "Songs.yaml",
        """
        screen: Songs
        title: Songs
        input: { songs: [Song] }
        table:
          prototypes: [{ id: SongCell, text: $(song.name), segue: { to: Player, pass: { song: $(song) } } }]
          sections:
            - rows: { forEach: song in songs, prototype: SongCell }

        """
    )
    private static let player = (
        "Player.yaml",
        """
        screen: Player
        title: Player
        input: { song: Song }
        table: { style: grouped, sections: [{ rows: [$(song.name)] }] }

        """
    )
    private static let about = (
        "About.yaml",
        "screen: About\ntitle: About\ntable: { style: grouped, sections: [{ rows: [Version] }] }\n"
    )
    private static let specs = [types, songs, player, about]

    @Test(
        "analyzes the specs that changed, and those that looked them up",
        arguments: [
            ("About.yaml", "Version", "Release", ["About.yaml"]),
            ("Songs.yaml", "title: Songs", "title: Music", ["Songs.yaml"]),
            ("Player.yaml", "title: Player", "title: Music", ["Player.yaml", "Songs.yaml"]),
            ("Types.yaml", "name: String", "name: String, year: Int", ["Player.yaml", "Songs.yaml", "Types.yaml"]),
            ("Types.yaml", "name: String", "name: Int", ["Player.yaml", "Songs.yaml", "Types.yaml"]),
            ("About.yaml", "screen: About", "screen: Info", ["About.yaml", "Player.yaml", "Songs.yaml", "Types.yaml"]),
        ]
    )
    func affectedSpecs(spec: String, old: String, new: String, analyzed: [String]) {
        var memory = AnalysisMemory()
        _ = Analysis(Workspace(files: Self.specs), reusing: &memory)
        let changed = Self.specs.map { path, text in
            (path: path, text: path == spec ? text.replacingOccurrences(of: old, with: new) : text)
        }
        let workspace = Workspace(files: changed)
        let analysis = Analysis(workspace, reusing: &memory)
        #expect(memory.analyzedSpecs.map { analysis.sources[$0].path }.sorted() == analyzed)
        #expect(analysis.diagnostics == Analysis(workspace).diagnostics)
    }

    @Test func analyzesNothingAgainWithoutAChange() {
        var memory = AnalysisMemory()
        let first = Analysis(Workspace(files: Self.specs), reusing: &memory)
        let second = Analysis(Workspace(files: Self.specs), reusing: &memory)
        #expect(memory.analyzedSpecs.isEmpty)
        #expect(first.diagnostics == second.diagnostics)
    }

    @Test("an error in the declarations affects all specs, also when it's gone")
    func declarationErrors() {
        var memory = AnalysisMemory()
        let broken = [("Types.yaml", "types: { Song: { id: String, name: Srting } }\n")] + Self.specs.dropFirst()
        for files in [Self.specs, broken, broken, Self.specs] {
            let workspace = Workspace(files: files)
            #expect(Analysis(workspace, reusing: &memory).diagnostics == Analysis(workspace).diagnostics)
        }
        #expect(memory.analyzedSpecs.count == Self.specs.count)
    }

    @Test("reports and generates what a whole analysis does, after random edits of specs that depend on each other")
    func randomProject() {
        var memory = AnalysisMemory()
        var project = RandomProject(seed: 43)
        var damage = Damage(seed: 43)
        for edit in 0..<TestTier.count(quick: 40, slow: 100) {
            var files = project.files
            let configuration = files.removeValue(forKey: Configuration.fileName)
            var sources = files.sorted { $0.key < $1.key }.map { SourceFile(path: $0.key, text: $0.value) }
            if edit % 2 == 1 { damage.edit(&sources) }
            let workspace = Workspace(
                files: sources,
                addingTo: SourceMap(),
                configuration: configuration.map { SourceFile(path: Configuration.fileName, text: $0) }
            )
            expectWholeAnalysis(of: workspace, reusing: &memory, "edit \(edit)")
            if edit % 2 == 0 { project.edit() }
        }
    }

    @Test("reports and generates what a whole analysis does, after random edits of the sample specs")
    func sampleSpecs() throws {
        let all = try Workspace(paths: ["\(Self.root)/Specs"])
        var damage = Damage(seed: 44)
        for group in 0..<(TestTier.isSlow ? 5 : 2) {
            var memory = AnalysisMemory()
            let first = group * 10
            let original = all.specs[first..<min(first + 12, all.specs.count)].map { all.sources[$0.id] }
            for edit in 0..<TestTier.count(quick: 6, slow: 8) {
                var sources = original
                damage.edit(&sources)
                let workspace = Workspace(files: sources, addingTo: SourceMap())
                expectWholeAnalysis(of: workspace, reusing: &memory, "specs \(first), edit \(edit)")
            }
        }
    }

    private static let root = URL(fileURLWithPath: #filePath).pathComponents.dropLast(3).joined(separator: "/")

    private func expectWholeAnalysis(
        of workspace: Workspace,
        reusing memory: inout AnalysisMemory,
        _ edit: Comment
    ) {
        let analysis = Analysis(workspace, reusing: &memory)
        let whole = Analysis(workspace)
        #expect(analysis.diagnostics == whole.diagnostics, edit)
        guard !whole.hasErrors, !analysis.hasErrors else { return }
        #expect(Compilation(workspace, analysis).swiftFiles() == Compilation(workspace, whole).swiftFiles(), edit)
    }
}

/// Random edits of one of several specs, most of which make it invalid.
private struct Damage {
    private var random: SeededGenerator

    init(seed: UInt64) {
        random = SeededGenerator(seed: seed)
    }

    mutating func edit(_ sources: inout [SourceFile]) {
        let index = random.number(0...sources.count - 1)
        var lines = String(decoding: sources[index].bytes, as: UTF8.self).components(separatedBy: "\n")
        let line = random.number(0...lines.count - 1)
        switch random.number(0...3) {
        case 0: lines.remove(at: line)
        case 1: lines.insert(lines[random.number(0...lines.count - 1)], at: line)
        case 2: lines[line] = String(lines[line].dropLast(3))
        default: lines[line] += random.chance(50) ? " # comment" : "x"
        }
        sources[index] = SourceFile(path: sources[index].path, text: lines.joined(separator: "\n"))
    }
}
