import Foundation
import TableSpecDiagnostics
import TableSpecKit
import TableSpecModel
import TableSpecTestSupport
import TableSpecYAML
import Testing

@Suite("An index answers the lookups of other libraries as the specs do")
struct LibraryIndexTests {
    @Test("the specs of the repository, in random libraries", arguments: 1...TestTier.effort)
    func specs(seed: Int) throws {
        let folder = Repository.root.appendingPathComponent("Specs")
        let names = try FileManager.default.contentsOfDirectory(atPath: folder.path).filter { $0.hasSuffix(".yaml") }
        let files = try names.map { name in
            (name, try String(contentsOf: folder.appendingPathComponent(name), encoding: .utf8))
        }
        try expectEqual(Dictionary(uniqueKeysWithValues: files), seed: UInt64(seed))
    }

    @Test("random specs, in random libraries", arguments: 1...TestTier.count(quick: 8, slow: 16))
    func randomSpecs(seed: Int) throws {
        var project = RandomProject(seed: UInt64(seed))
        for _ in 0..<20 { project.edit() }
        try expectEqual(project.files, seed: UInt64(seed))
    }

    /// Compares the findings and the Swift of each library with those that it has beside all other specs.
    private func expectEqual(_ files: [String: String], seed: UInt64) throws {
        let libraries = SplitSpecs(files, into: 4, seed: seed)
        for name in libraries.names {
            let (whole, indexed) = (libraries.besideSpecs(name), try libraries.besideIndexes(name))
            let (expected, found) = (Analysis(whole), Analysis(indexed))
            #expect(Self.texts(of: found) == Self.texts(of: expected), "library \(name) of \(libraries.names)")
            #expect(found.screenNames == expected.screenNames)
            guard !found.hasErrors else { continue }
            #expect(Compilation(indexed, found).swiftFiles() == Compilation(whole, expected).swiftFiles())
        }
    }

    /// The findings without the places of labels, which are in the indexes.
    private static func texts(of analysis: Analysis) -> [String] {
        analysis.diagnostics.map { finding in
            "\(finding.severity) \(finding.id) \(finding.range) \(finding.message) \(finding.labels.map(\.text)) "
                + "\(finding.help ?? "") \(finding.fixIts)"
        }
    }

    // MARK: What changes an index

    private static let zones = """
        screen: Zones
        title: Time Zones
        types: { Zone: { id: String, name: String } }
        input: { zones: [Zone] }
        state: { isOn: Bool = true }
        prototypes: [{ id: ZoneCell, text: $(zone.name) }]
        table:
          sections:
            - id: zones
              rows: { forEach: zone in zones, prototype: ZoneCell }
            - id: other
              rows: [{ id: about, text: About, segue: About }, { id: on, text: On, accessory: { switch: $(isOn) } }]
        """

    @Test(
        "only changes that others can notice",
        arguments: [
            ("title: Time Zones", "title: Other", false), ("text: About", "text: 'More: #1'", false),
            ("isOn", "isOff", false), ("rows: [{ id: about", "rows: [Another, { id: about", false),
            ("title:", "# A comment.\ntitle:", false), ("segue: About", "segue: { to: About }", false),
            (
                "types: { Zone: { id: String, name: String } }", "types:\n  Zone:\n    id: String\n    name: String",
                false
            ),
            ("{ id: String, name: String }", "{ id: String, name: String, offset: Int }", true),
            ("zones: [Zone] }", "zones: [Zone], first: Zone }", true), ("title:", "result: Zone\ntitle:", true),
            ("text: $(zone.name)", "text: $(zone.id)", true), ("screen: Zones", "screen: Others", true),
            ("segue: About", "segue: { to: About, kind: presentModally }", true),
            ("title:", "navigationItem: { largeTitle: always }\ntitle:", true),
        ]
    )
    func changes(old: String, new: String, isNoticed: Bool) throws {
        #expect(Self.zones.contains(old))
        let changed = Self.zones.replacing(old, with: new)
        let indexes = [Self.zones, changed].map { Self.index(of: $0) }
        #expect((indexes[0] != indexes[1]) == isNoticed, "\(indexes[1])")
    }

    private static func index(of spec: String) -> String {
        var workspace = Workspace(files: [("Zones.yaml", spec), ("About.yaml", about)])
        workspace.library = "//zones"
        let analysis = Analysis(workspace)
        #expect(!analysis.hasErrors, "\(analysis.diagnostics.map(\.message))")
        return LibraryIndex.text(of: workspace, analysis)
    }

    private static let about = "screen: About\ntitle: About\ntable: { sections: [{ id: a, rows: [A] }] }"

    @Test func anyTextCanBeInAPrototype() throws {
        let text = "\"Quoted\" \\\\ #1: {a}, [b] \u{202E} \u{E0041} 🌍 - ? 007 \\n \\t"
        let escaped = text.replacing("\"Quoted\"", with: "\\\"Quoted\\\"")
        let prototype = "prototypes: [{ id: P, text: \"\(escaped)\", detail: 007, style: value1 }]"
        let screen = """
            screen: S
            title: S
            state: { items: [String] }
            table: { sections: [{ id: s, rows: { forEach: item in items, prototype: P } }] }
            """
        let libraries = SplitSpecs([["P.yaml": prototype], ["S.yaml": screen]])
        let (whole, indexed) = (libraries.besideSpecs("//1"), try libraries.besideIndexes("//1"))
        let swift = Compilation(indexed, Analysis(indexed)).swiftFiles()
        #expect(swift == Compilation(whole, Analysis(whole)).swiftFiles())
        #expect(swift.contains { $0.text.contains("🌍") })
    }

    // MARK: What a library doesn't know

    @Test func aMissingDependencyIsNamed() throws {
        let files = ["Next": "About", "Last": "Elsewhere"].map { name, destination in
            (
                "\(name).yaml",
                "screen: \(name)\ntitle: N\ntable: { sections: [{ id: s, rows: [{ text: A, segue: \(destination) }] }] }"
            )
        }
        let about = Self.index(of: Self.zones)
        func messages(isDirect: Bool) throws -> [String] {
            var workspace = Workspace(files: files)
            workspace.library = "//next"
            try workspace.addIndex(SourceFile(path: "zones.index", text: about), isDirect: isDirect)
            return Analysis(workspace).diagnostics.filter { $0.severity == .error }.map(\.message)
        }
        let elsewhere =
            "no dependency declares the screen 'Elsewhere'; expected a screen, or one declared under 'external'"
        #expect(try messages(isDirect: true) == [elsewhere])
        #expect(
            try Set(messages(isDirect: false))
                == [elsewhere, "the screen 'About' is in the library '//zones', which isn't a dependency"]
        )
    }

    @Test func otherLibrariesCanUseWhatALibraryDoesNot() throws {
        let spec = Self.about + "\ntypes: { Unused: { a: String } }\nexternal: { E: EController }"
        var workspace = Workspace(files: [
            ("About.yaml", spec), ("App.yaml", "app: A\nnavigation: Start\n"), Self.start,
        ])
        let rules = Set(Analysis(workspace).diagnostics.map(\.id))
        let aboutWholeApps: Set = ["unused-type", "unused-external-screen", "unreachable-screen"]
        #expect(rules.isSuperset(of: aboutWholeApps))
        workspace.library = "//about"
        #expect(Set(Analysis(workspace).diagnostics.map(\.id)).isDisjoint(with: aboutWholeApps))
    }

    private static let start = (
        path: "Start.yaml", text: "screen: Start\ntitle: S\ntable: { sections: [{ id: s, rows: [A] }] }"
    )

    @Test func otherLibrariesCanPresentAPushedScreen() throws {
        let form = """
            screen: Form
            title: Form
            result: String
            state: { name: String }
            navigationItem: { left: { systemItem: cancel, finish: cancel }, right: { systemItem: save, finish: save } }
            table: { sections: [{ id: s, rows: [{ id: name, accessory: { textField: $(name), placeholder: N } }] }] }
            """
        let shows = Self.start.text.replacing("rows: [A]", with: "rows: [{ text: A, segue: Form }]")
        var workspace = Workspace(files: [("Form.yaml", form), ("Start.yaml", shows)])
        func isDelegate() -> Bool {
            Compilation(workspace, Analysis(workspace)).swiftFiles()
                .contains { $0.text.contains("UIAdaptivePresentationControllerDelegate") }
        }
        #expect(!isDelegate())
        workspace.library = "//form"
        #expect(isDelegate())
    }

    @Test func twoDependenciesCannotDeclareOneName() throws {
        var workspace = Workspace(files: [Self.start])
        workspace.library = "//start"
        for name in ["a", "b"] {
            try workspace.addIndex(SourceFile(path: "\(name).index", text: Self.index(of: Self.zones)))
        }
        let messages = Analysis(workspace).diagnostics.map(\.message)
        #expect(messages.contains("type 'Zone' is declared twice"))
        #expect(messages.contains("screen 'About' is declared twice"))
    }

    // MARK: Bad indexes

    @Test(
        arguments: [
            ("screen: A", "screen: A", "isn't an index of a library; write one with 'tablespec build --index-out'"),
            ("", "", "isn't an index of a library; write one with 'tablespec build --index-out'"),
            (
                "# tablespec index \(Version.current) ", "# tablespec index 0.0.1 ",
                "is an index of tablespec 0.0.1, but this is tablespec \(Version.current); write it again with this version"
            ), ("Zone", "Zome", "is damaged; write it again with 'tablespec build --index-out'"),
            ("specs:", "specs", "is damaged; write it again with 'tablespec build --index-out'"),
        ]
    )
    func isRefused(old: String, new: String, message: String) {
        let index = old == new ? old : Self.index(of: Self.zones).replacing(old, with: new)
        var workspace = Workspace(files: [Self.start])
        #expect(throws: FileProblem(path: "zones.index", message: message)) {
            try workspace.addIndex(SourceFile(path: "zones.index", text: index))
        }
    }

    // MARK: Builds

    @Test func aBuildReadsAndWritesNothingElse() throws {
        let folder = try TemporaryFolder([
            "tablespec.yaml": "unknown: true\n", "lib/Start.yaml": Self.start.text,
            "zones.index": Self.index(of: Self.zones),
        ])
        let request = BuildRequest(
            paths: ["\(folder.path)/lib/Start.yaml"],
            root: "\(folder.path)/lib",
            output: "\(folder.path)/out",
            products: .swift,
            library: Library(name: "//lib", indexes: ["\(folder.path)/zones.index"])
        )
        let result = try Build.run(request)
        #expect(result.outputs.count == 2)
        let files = try #require(FileManager.default.enumerator(atPath: "\(folder.path)/out")).compactMap {
            $0 as? String
        }
        #expect(
            Set(files) == [
                "Strings", "Swift", "Swift/Start.tablespec.swift", "Swift/TableSpecSupport.tablespec.swift",
            ]
        )
        try folder.write("screen: Start\n", to: "lib/Start.yaml")
        #expect(try Build.run(request).outputs == [])
    }
}

/// Specs in libraries, each of which depends on all others.
private struct SplitSpecs {
    private let libraries: [[(path: String, text: String)]]
    private let configuration: SourceFile?

    init(_ libraries: [[String: String]]) {
        self.libraries = libraries.map { $0.sorted { $0.key < $1.key }.map { (path: $0, text: $1) } }
        configuration = nil
    }

    init(_ files: [String: String], into count: Int, seed: UInt64) {
        var random = SeededGenerator(seed: seed)
        var libraries = [[(path: String, text: String)]](repeating: [], count: count)
        for (path, text) in files.sorted(by: { $0.key < $1.key }) where path != "tablespec.yaml" {
            libraries[random.number(0...count - 1)].append((path, text))
        }
        self.libraries = libraries
        configuration = files["tablespec.yaml"].map { SourceFile(path: "tablespec.yaml", text: $0) }
    }

    var names: [String] { libraries.indices.map { "//\($0)" } }

    /// A library whose dependencies are complete specs.
    func besideSpecs(_ name: String) -> Workspace {
        var workspace = own(name)
        for (other, files) in zip(names, libraries) where other != name {
            for file in files { workspace.depend(on: file, of: other) }
        }
        return workspace
    }

    /// A library whose dependencies are indexes.
    func besideIndexes(_ name: String) throws -> Workspace {
        var workspace = own(name)
        for other in names where other != name {
            let library = besideSpecs(other)
            let text = LibraryIndex.text(of: library, Analysis(library))
            try workspace.addIndex(SourceFile(path: "\(other).index", text: text))
        }
        return workspace
    }

    private func own(_ name: String) -> Workspace {
        let files = zip(names, libraries).first { $0.0 == name }?.1 ?? []
        var workspace = Workspace(
            files: files.map { SourceFile(path: $0.path, text: $0.text) },
            addingTo: SourceMap(),
            configuration: configuration
        )
        workspace.library = name
        return workspace
    }
}

extension Workspace {
    fileprivate mutating func depend(on file: (path: String, text: String), of library: String) {
        let source = SourceFile(path: file.path, text: file.text)
        let id = sources.add(source)
        var findings: [Diagnostic] = []
        guard let document = YAMLDocument.parse(source, id: id, diagnostics: &findings) else { return }
        var spec = SpecFile.decode(document, path: file.path, diagnostics: &findings)
        spec.dependency = Dependency(on: library, isDirect: true)
        dependencies.append(spec)
    }
}
