import TableSpecTestSupport
import Testing

@testable import TableSpecKit
@testable import TableSpecLanguageServer

@Suite("Completion offers what fits at the cursor, ⟦⟧ in the text")
struct CompletionTests {
    /// The labels at the cursor of a spec.
    private func labels(_ text: String, beside files: [String: String] = [:]) throws -> [String] {
        let session = try EditorSession(files.merging(["tablespec.yaml": ""]) { first, _ in first })
        session.open("Test.yaml", text)
        return session.completions(in: "Test.yaml")
    }

    /// The spec after an item at its cursor is accepted.
    private func accepting(_ label: String, in text: String) throws -> String {
        let session = try EditorSession()
        session.open("Test.yaml", text)
        return session.accept(label, in: "Test.yaml")
    }

    private static let zones = """
        types:
          Region: { name: String, zones: [Zone] }
          Zone: { name: String, offset: Int }
        state: { regions: [Region], isOn: Bool, query: String }

        """

    // MARK: Keys

    @Test func keysOfAFile() throws {
        let labels = try labels("⟦⟧")
        #expect(labels.contains("screen"))
        #expect(labels.contains("app"))
        #expect(!labels.contains("tabs"), "only an app has tabs")
        #expect(try self.labels("app: A\n⟦⟧").prefix(3) == ["screen", "tabs", "navigation"], "one of them is required")
    }

    @Test func keysThatAreRequiredComeFirst() throws {
        let labels = try labels("screen: A\n⟦⟧\n")
        #expect(labels.first == "table")
        #expect(!labels.contains("screen"), "it is there already")
        #expect(try self.labels("screen: A\ntable: { sections: [{ rows: [{ segue: { ⟦⟧ } }] }] }\n").first == "to")
    }

    @Test func halfAKey() throws {
        let text = "screen: A\nti⟦⟧\ntable: { sections: [] }\n"
        #expect(try labels(text).contains("title"))
        #expect(try accepting("title", in: text) == "screen: A\ntitle: $0\ntable: { sections: [] }\n")
    }

    @Test func aKeyThatHasAValue() throws {
        let text = "screen: A\nti⟦⟧: Hello\ntable: { sections: [] }\n"
        #expect(try accepting("title", in: text) == "screen: A\ntitle: Hello\ntable: { sections: [] }\n")
    }

    @Test func keysInBraces() throws {
        let text = "screen: A\ntable: { style: plain, ⟦⟧"
        let labels = try labels(text)
        #expect(labels.contains("sections"))
        #expect(!labels.contains("style"))
        #expect(try accepting("sections", in: text) == "screen: A\ntable: { style: plain, sections: [$0]")
    }

    @Test func keysBelowAKey() throws {
        #expect(try labels("screen: A\ntable:\n  ⟦⟧\n").contains("sections"))
        #expect(try labels("screen: A\ntable:\n  style: plain\n  s⟦⟧\n  sections: []\n").contains("separatorStyle"))
    }

    @Test func keysOfAnElement() throws {
        let labels = try labels("screen: A\ntable:\n  sections:\n    - rows:\n        - ⟦⟧\n")
        #expect(labels.contains("text"))
        #expect(labels.contains("accessory"))
    }

    @Test func keysOfAViewDependOnItsKind() throws {
        let text = "screen: A\ntable: { sections: [{ rows: [{ content: [{ label: x, ⟦⟧ }] }] }] }\n"
        let labels = try labels(text)
        #expect(labels.contains("numberOfLines"))
        #expect(!labels.contains("hstack"), "a view has one kind")
        #expect(!labels.contains("spacing"), "only stacks have spacing")
    }

    @Test(arguments: [
        "screen: A\ntable:\n  style: plain\n    ⟦⟧\n", "screen: A\ntable:\n  style: plain\n   ⟦⟧\n",
    ])
    func wrongIndentation(_ text: String) throws {
        #expect(try labels(text).contains("sections"))
        #expect(try accepting("sections", in: text) == "screen: A\ntable:\n  style: plain\n  sections:\n    - $0\n")
    }

    @Test(
        "another line that isn't YAML is left out",
        arguments: [
            ("table:\n  style: ⟦⟧\ntoolbar: [{ title: \"B, action: b }]", "insetGrouped"),
            ("state: { isOn: Bool }\nnavigationItem: [\ntable: { sections: [{ rows: [{ text: $(⟦⟧) }] }] }", "isOn"),
        ]
    )
    func damage(_ text: String, label: String) throws {
        #expect(try labels("screen: A\ntitle: A\n\(text)\n").contains(label))
    }

    @Test func snippets() throws {
        #expect(try accepting("largeTitle", in: "screen: A\nnavigationItem: { ⟦⟧ }\n").contains("largeTitle: ${1|"))
        #expect(
            try accepting("segue", in: "screen: A\ntable:\n  sections:\n    - rows:\n        - text: B\n          ⟦⟧\n")
                .hasSuffix("          segue: $0\n")
        )
    }

    @Test func clientsWithoutSnippets() throws {
        let session = try EditorSession(capabilities: "{}")
        session.open("A.yaml", "screen: A\nti⟦⟧\n")
        #expect(session.accept("title", in: "A.yaml") == "screen: A\ntitle: \n")
    }

    @Test func documentation() throws {
        let session = try EditorSession()
        session.open("A.yaml", "screen: A\nti⟦⟧\n")
        let item = session.completionItems(in: "A.yaml").first { $0["label"]?.string == "title" }
        let text = item?.at("documentation", "value")?.string
        #expect(text?.contains("The title in the navigation bar.") == true)
    }

    @Test func keysOfTheConfiguration() throws {
        let session = try EditorSession(["tablespec.yaml": ""])
        session.open("tablespec.yaml", "swift:\n  ⟦⟧\n")
        #expect(session.completions(in: "tablespec.yaml").contains("deploymentTarget"))
    }

    // MARK: Words

    @Test(arguments: [
        ("table: { style: ⟦⟧ }", "insetGrouped"), ("table: { style: inset⟦⟧ }", "insetGrouped"),
        ("table: { style: ⟦⟧", "insetGrouped"), ("table:\n  style: ⟦⟧", "insetGrouped"),
        ("table:\n  style:⟦⟧", "insetGrouped"), ("table:\n  style: ⟦⟧\n  sections: []", "insetGrouped"),
        ("hidesBottomBarWhenPushed: ⟦⟧", "true"), ("orientations: [portrait, ⟦⟧]", "landscapeLeft"),
        ("table: { sections: [{ rows: [{ text: A, textColor: ⟦⟧ }] }] }", "systemRed"),
        ("table: { sections: [{ rows: [{ text: A, font: ⟦⟧ }] }] }", "headline"),
    ])
    func words(_ text: String, _ word: String) throws {
        #expect(try labels("screen: A\n\(text)\n").contains(word))
    }

    @Test func aMissingSpaceIsAdded() throws {
        #expect(try accepting("plain", in: "screen: A\ntable:\n  style:⟦⟧\n") == "screen: A\ntable:\n  style: plain\n")
    }

    @Test func textHasNoCompletions() throws {
        #expect(try labels("screen: A\ntitle: Hel⟦⟧\ntable: { sections: [] }\n") == [])
        #expect(try labels("screen: A # com⟦⟧\n") == [])
    }

    @Test func symbols() throws {
        let text = "screen: A\ntable: { sections: [{ rows: [{ text: A, image: { symbol: person.crop.ci⟦⟧ } }] }] }\n"
        #expect(try labels(text).first == "person.crop.circle")
        #expect(try accepting("person.crop.circle", in: text).contains("{ symbol: person.crop.circle }"))
    }

    // MARK: Names

    @Test func screens() throws {
        let text = "screen: A\ntable: { sections: [{ rows: [{ text: B, segue: { to: ⟦⟧ } }] }] }\n"
        let other = "screen: Detail\ntable: { sections: [] }\n"
        #expect(try labels(text, beside: ["Detail.yaml": other]).contains("Detail"))
    }

    @Test func prototypes() throws {
        let text = """
            screen: A
            \(Self.zones)table:
              prototypes: [{ id: ZoneCell, text: x }]
              sections: [{ rows: { forEach: region in regions, prototype: ⟦⟧ } }]
            """
        #expect(try labels(text).contains("ZoneCell"))
    }

    @Test func types() throws {
        #expect(try labels("screen: A\n\(Self.zones)input: { zone: ⟦⟧ }\ntable: { sections: [] }\n").contains("Zone"))
    }

    @Test func paths() throws {
        let text = "screen: A\n\(Self.zones)title: $(⟦⟧\ntable: { sections: [] }\n"
        #expect(try labels(text) == ["regions", "isOn", "query"])
        let session = try EditorSession()
        session.open("A.yaml", text)
        let details = session.completionItems(in: "A.yaml").map { $0["detail"]?.string }
        #expect(details == ["[Region]", "Bool", "String"])
    }

    @Test func pathsOfAnElement() throws {
        let text = """
            screen: A
            \(Self.zones)table:
              prototypes: [{ id: ZoneCell, text: $(region.⟦⟧) }]
              sections: [{ rows: { forEach: region in regions, prototype: ZoneCell } }]
            """
        #expect(try labels(text) == ["name", "zones"])
    }

    @Test func pathsInConditions() throws {
        let text = "screen: A\n\(Self.zones)table: { sections: [{ visible: $(isOn && ⟦⟧), rows: [B] }] }\n"
        #expect(try labels(text).contains("query"))
    }

    @Test func bindings() throws {
        let text = "screen: A\n\(Self.zones)table: { sections: [{ rows: [{ text: B, accessory: { switch: ⟦⟧ } }] }] }\n"
        #expect(try labels(text).contains("$(isOn)"))
        #expect(try accepting("$(isOn)", in: text).contains("{ switch: $(isOn) }"))
    }

    @Test func methodsOfTheApp() throws {
        let text =
            "screen: A\nnavigationItem: { right: { systemItem: add, action: create } }\ntable: { refreshControl: { action: ⟦⟧ } }\n"
        #expect(try labels(text) == ["create"])
    }

    @Test func keysThatTheAuthorChooses() throws {
        let text = "screen: A\n\(Self.zones)onChange: { ⟦⟧ }\ntable: { sections: [] }\n"
        #expect(try labels(text) == ["regions", "isOn", "query"])
    }

    // MARK: Parts of bindings

    @Test func countOfAList() throws {
        #expect(
            try labels("screen: A\n\(Self.zones)title: $(regions.⟦⟧)\ntable: { sections: [] }\n") == [
                "isEmpty", "count",
            ]
        )
        #expect(
            try labels("screen: A\n\(Self.zones)table: { sections: [{ visible: $(isOn && !query.⟦⟧), rows: [B] }] }\n")
                == ["isEmpty", "count"]
        )
    }

    @Test(arguments: [
        ("$(due:⟦⟧)", ["date", "time", "relative"]),
        ("$(due:date=⟦⟧)", ["numeric", "abbreviated", "long", "complete"]),
        ("$(due:date=long:⟦⟧)", ["time"]), ("$(names:li⟦⟧", ["list"]),
    ])
    func formats(_ title: String, _ expected: [String]) throws {
        let text = "screen: A\nstate: { due: Date, names: [String] }\ntitle: \(title)\ntable: { sections: [] }\n"
        #expect(try labels(text) == expected)
    }

    @Test func aFormatWithAValue() throws {
        let text = "screen: A\nstate: { due: Date }\ntitle: $(due:da⟦⟧)\ntable: { sections: [] }\n"
        #expect(try accepting("date", in: text).contains("title: $(due:date=)\n"))
    }

    // MARK: Whole values

    @Test func loops() throws {
        let text = """
            screen: A
            \(Self.zones)table:
              prototypes: [{ id: ZoneCell, text: x }]
              sections: { forEach: region in regions, rows: { forEach: ⟦⟧, prototype: ZoneCell } }
            """
        #expect(try labels(text) == ["region in regions", "zone in region.zones"])
        #expect(try accepting("zone in region.zones", in: text).contains("{ forEach: zone in region.zones, prototype"))
    }

    @Test func loopsOverTexts() throws {
        let text =
            "screen: A\nstate: { names: [String], data: [Int] }\ntable: { sections: [{ rows: { forEach: ⟦⟧ } }] }\n"
        #expect(try labels(text) == ["name in names", "element in data"])
    }

    @Test func bindingsInTexts() throws {
        let text = """
            screen: A
            \(Self.zones)table:
              prototypes: [{ id: ZoneCell, text: ⟦⟧ }]
              sections: { forEach: region in regions, rows: { forEach: zone in region.zones, prototype: ZoneCell } }
            """
        let labels = try labels(text)
        #expect(labels.contains("$(zone.name)"))
        #expect(labels.contains("$(query)"))
        #expect(!labels.contains("$(regions)"), "a list is no text")
        let plain = try self.labels(text.replacing("⟦⟧", with: "Zo⟦⟧"))
        #expect(plain == [], "nothing else is typed behind a text")
    }

    @Test func conditions() throws {
        let text = """
            screen: A
            state: { isOn: Bool, failure: "String?", names: [String] }
            table: { sections: [{ visible: ⟦⟧, rows: [B] }] }
            """
        #expect(
            try labels(text) == ["$(isOn)", "$(failure != nil)", "$(failure == nil)", "$(names.isEmpty)"],
        )
    }

    @Test func mappingsInBraces() throws {
        let text = "screen: A\ntable: { sections: [{ rows: [{ text: B, image: ⟦⟧ }] }] }\n"
        #expect(try labels(text) == ["{ symbol: }", "{ named: }", "{ url: }"])
        #expect(try accepting("{ symbol: }", in: text).contains("image: { symbol: $1 }$0 }"))
        #expect(try labels("screen: A\nstate: ⟦⟧\ntable: { sections: [] }\n") == ["{ }"])
    }

    @Test func aSpaceBehindAComma() throws {
        let text = "screen: A\ntable: { style: plain,⟦⟧ }\n"
        #expect(try accepting("sections", in: text) == "screen: A\ntable: { style: plain, sections: [$0] }\n")
    }

    // MARK: New names

    @Test(arguments: [
        ("screen: ⟦⟧\ntable: { sections: [] }", "Test"), ("screen: A\ntitle: ⟦⟧\ntable: { sections: [] }", "Test"),
        ("screen: A\nnavigationItem: { right: { title: Mark as Read, action: ⟦⟧ } }", "markAsRead"),
        ("screen: A\nnavigationItem: { right: { systemItem: compose, action: ⟦⟧ } }", "compose"),
        (
            "screen: A\nstate: { zones: [Zone] }\ntypes: { Zone: { id: Int } }\ntable: { prototypes: [{ id: ⟦⟧ }] }",
            "ZoneCell"
        ),
        (
            "screen: A\nstate: { zones: [Zone] }\ntypes: { Zone: { id: Int } }\ntable: { sections: [{ id: ⟦⟧ }] }",
            "zones"
        ),
        (
            "screen: A\ntable: { sections: [{ rows: [Delete All, { text: De⟦⟧ }, { text: Delete All }] }] }",
            "Delete All"
        ),
    ])
    func derivedNames(_ text: String, _ name: String) throws {
        #expect(try labels(text + "\n").first == name)
    }

    @Test func wordsInUseComeFirst() throws {
        let text =
            "screen: A\ntable: { sections: [{ rows: [{ text: A, textColor: systemTeal }, { text: B, textColor: ⟦⟧ }] }] }\n"
        #expect(try labels(text).first == "systemTeal")
        let keys = "screen: A\ntable: { sections: [{ rows: [{ text: A, visible: true }, { text: B, ⟦⟧ }] }] }\n"
        #expect(try labels(keys).first == "visible")
    }

    @Test func wordsInSamples() throws {
        let text = "screen: A\nstate: { isOn: Bool }\ntable: { sections: [] }\nsamples: { isOn: ⟦⟧ }\n"
        #expect(try labels(text) == ["true", "false"])
    }

    @Test func namesInAssetCatalogs() throws {
        let files = [
            "tablespec.yaml": "previews: { assets: [App.xcassets] }\n",
            "Other.yaml": "screen: Other\ntable: { sections: [] }\n",
            "App.xcassets/Brand.colorset/Contents.json": """
            { "colors": [{ "idiom": "universal", "color": { "color-space": "srgb",
            "components": { "red": "1.0", "green": "0.5", "blue": "0.0", "alpha": "1.0" } } }] }
            """,
            "App.xcassets/Portrait.imageset/Contents.json": #"{ "images": [{ "filename": "a.svg" }] }"#,
            "App.xcassets/Portrait.imageset/a.svg": #"<svg xmlns="http://www.w3.org/2000/svg" width="9" height="9"/>"#,
        ]
        let row = { (part: String) in "screen: A\ntable: { sections: [{ rows: [{ text: B, \(part) }] }] }\n" }
        let images = try labels(row("image: { named: ⟦⟧ }"), beside: files)
        #expect(images == ["Portrait"])
        let colors = try labels(row("textColor: { named: ⟦⟧ }"), beside: files)
        #expect(colors == ["Brand"])
    }

    // MARK: Names that nothing uses yet

    private static let unused = "screen: A\n\(zones)table:\n  prototypes:\n    - id: RegionCell\n"

    @Test func theElementOfALoopThatIsMissing() throws {
        #expect(try labels("\(Self.unused)      text: ⟦⟧\n").first == "$(region.name)")
        #expect(try labels("\(Self.unused)      text: Name $(region.⟦⟧)\n") == ["name", "zones"])
    }

    @Test func inputOfTheNextScreen() throws {
        let other = "screen: Detail\ninput: { region: Region }\ntable: { sections: [] }\n"
        let text = "\(Self.unused)      segue: { to: Detail, pass: { ⟦⟧ } }\n"
        #expect(try labels(text, beside: ["Detail.yaml": other]) == ["region"])
    }
}
