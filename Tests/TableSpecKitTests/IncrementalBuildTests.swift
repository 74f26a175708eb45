import Foundation
import TableSpecDiagnostics
import TableSpecModel
import TableSpecPictures
import TableSpecTestSupport
import Testing

@testable import TableSpecKit

@Suite("After a change, only its dependents are generated again")
struct IncrementalBuildTests {
    /// A list leads to a detail screen and to a map that is written by hand; settings are independent.
    private static let project = [
        "Types.yaml": "types: { Trail: { id: String, name: String, kind: Kind }, Kind: { name: String } }\n",
        "Other.yaml": "types: { Unused: { name: String } }\n",
        "Map.yaml": "external: { Map: { class: MapController, input: { trail: Trail } } }\n",
        "List.yaml": """
        screen: List
        title: Trails
        input: { trails: [Trail] }
        table:
          prototypes:
            - id: TrailCell
              text: $(trail.name)
              accessory: { detailDisclosureButton: { segue: { to: Map, kind: presentModally, pass: { trail: $(trail) } } } }
              segue: { to: Detail, kind: show, pass: { trail: $(trail) } }
          sections: [{ id: s, rows: { forEach: trail in trails, prototype: TrailCell } }]
        samples: { trails: [{ id: a, name: North, kind: { name: Rock } }] }

        """,
        "Detail.yaml": """
        screen: Detail
        title: $(trail.name)
        input: { trail: Trail }
        table: { sections: [{ id: s, rows: [{ id: kind, text: $(trail.kind.name), selectionStyle: none }] }] }
        samples: { trail: { id: a, name: North, kind: { name: Rock } } }

        """,
        "Home.yaml": """
        screen: Home
        title: Home
        table: { sections: [{ id: s, rows: [{ text: Open, segue: { to: Middle, kind: presentModally } }] }] }

        """,
        "Middle.yaml": """
        screen: Middle
        title: Middle
        table: { sections: [{ id: s, rows: [{ text: Open, segue: Deep }] }] }

        """,
        "Deep.yaml": "screen: Deep\ntitle: Deep\ntable: { sections: [{ id: s, rows: [A] }] }\n",
        "Settings.yaml": "screen: Settings\ntitle: Settings\ntable: { sections: [{ id: s, rows: [A, B] }] }\n",
    ]

    private static func files(in project: [String: String] = project) -> Workspace {
        Workspace(files: project.sorted { $0.key < $1.key }.map { ($0.key, $0.value) })
    }

    /// What is looked up to resolve a spec and to make its outputs.
    private static func lookups(of name: String) throws -> [String] {
        let workspace = files()
        let analysis = Analysis(workspace)
        let spec = try #require(workspace.specs.first { $0.relativePath == name })
        let file = try #require(analysis.model.files.first { $0.source == spec.id })
        let log = LookupLog()
        let compilation = Compilation(workspace, analysis, drawing: Products.all.drawing)
        for plan in compilation.plans(makesSwift: true) where plan.source == spec.id { _ = plan.make(log) }
        return file.lookups.union(log.take()).map(\.text).sorted()
    }

    @Test func theProjectIsSound() {
        let analysis = Analysis(Self.files())
        #expect(!analysis.hasErrors, "\(analysis.diagnostics.map(\.message))")
    }

    @Test(arguments: [
        (
            "List.yaml",
            ["prototype TrailCell", "screen Detail", "screen Map", "tabBar List", "type Kind", "type Trail"]
        ),
        ("Detail.yaml", ["tabBar Detail", "type Kind", "type Trail"]), ("Settings.yaml", ["tabBar Settings"]),
        ("Types.yaml", ["type Kind", "type Trail"]), ("Map.yaml", ["type Trail"]), ("Other.yaml", ["type Unused"]),
    ])
    func whatIsLookedUpIsTakenDown(_ name: String, _ lookups: [String]) throws {
        #expect(try Self.lookups(of: name) == lookups)
    }

    /// Changes that reach other files: of a type, of a destination's input, of names, of what exists.
    private static let edits: [(name: String, old: String, new: String)] = [
        ("Types.yaml", "Kind: { name: String }", "Kind: { name: String, grade: \"Int?\" }"),
        ("Detail.yaml", "title: $(trail.name)", "title: $(trail.name)\nstate: { isKnown: Bool = true }"),
        ("Detail.yaml", "title: $(trail.name)", "title: Trail"),
        ("List.yaml", "title: Trails", "title: All Trails"),
        ("Map.yaml", "MapController", "MapViewController"),
        ("Settings.yaml", "[A, B]", "[A, B, C]"),
        ("Other.yaml", "Unused", "StillUnused"),
        ("List.yaml", "kind: presentModally", "kind: show"),
        // The stack in which Home presents Middle has large titles as soon as a screen that Middle shows asks for them.
        ("Deep.yaml", "title: Deep", "title: Deep\nnavigationItem: { largeTitle: always }"),
        ("Types.yaml", "kind: Kind", "kind: Kind, length: \"Double?\""),
    ]

    @Test func aChangeLeavesTheSameBytesAsABuildFromNothing() throws {
        let folder = try TemporaryFolder()
        var project = Self.project
        for (name, text) in project { try folder.write(text, to: "Specs/\(name)") }
        let request = BuildRequest(paths: ["\(folder.path)/Specs"], output: "\(folder.path)/Out", products: .all)
        _ = try Build.run(request)
        for edit in Self.edits {
            let text = try #require(project[edit.name])
            #expect(text.contains(edit.old))
            project[edit.name] = text.replacing(edit.old, with: edit.new)
            try folder.write(project[edit.name] ?? "", to: "Specs/\(edit.name)")
            let result = try Build.run(request)
            guard case .delivered = result.outcome else {
                Issue.record("\(edit): \(result.diagnostics.map(\.message))")
                continue
            }
            let workspace = Self.files(in: project)
            let compilation = Compilation(workspace, Analysis(workspace), drawing: Products.all.drawing)
            for output in compilation.outputs(makesSwift: true) {
                #expect(folder.text(of: "Out/\(output.path)") == output.text, "\(output.path) after \(edit)")
            }
            #expect(try Build.check(request).isClean)
        }
    }
}

extension BuildResult {
    fileprivate var isClean: Bool {
        if case .checked([]) = outcome { return true }
        return false
    }
}
