import TableSpecDiagnostics
import TableSpecGenerator
import TableSpecSwift
import Testing

@Suite("Options set the access, names and deployment target of generated types")
struct OptionTests {
    private static let list = """
        screen: Trails
        types: { Trail: { name: String, kind: "enum(walk, ride) = walk", note: "String?" } }
        state: { trails: [Trail], isOn: Bool = true, order: "enum(byName, byLength) = byName" }
        navigationItem: { right: { systemItem: add, action: add } }
        table:
          prototypes: [{ id: TrailCell, text: $(trail.name), segue: { to: Trails, kind: show } }]
          sections:
            - rows: { forEach: trail in trails, prototype: TrailCell, editing: { delete: true } }
        """

    private static func options(_ change: (inout GeneratorOptions) -> Void) -> GeneratorOptions {
        var options = GeneratorOptions()
        change(&options)
        return options
    }

    @Test func theTableIsASeparateObjectIfTheOptionsSaySo() {
        let generated = Generated(
            (path: "Test.yaml", text: Self.list),
            options: Self.options {
                $0.dataSource = .separate
                $0.accessLevel = .public
                $0.typePrefix = "ACM"
            }
        )
        expect(
            generated,
            has: """
                public final class ACMTrailsViewController: UITableViewController, TableSpec.Screen, TableSpec.StatefulScreen {
                    public typealias Section = ACMTrailsTable.Section
                    public typealias Row = ACMTrailsTable.Row
                """,
            "public private(set) lazy var table = ACMTrailsTable(self)",
            "var source: TableSpec.Source<Section, Row> { table.source }",
            """
            tableView.delegate = table
            source.attach(to: tableView, showing: table.content)
            """,
            """
            @MainActor
            public final class ACMTrailsTable: NSObject, UITableViewDelegate {
                public nonisolated enum Section: TableSpec.Item { case trails }
            """,
            """
            private unowned let screen: ACMTrailsViewController

            private var state: ACMTrailsViewController.State {
            get { screen.state }
            set { screen.state = newValue }
            }
            """,
            "init(_ screen: ACMTrailsViewController) { self.screen = screen }",
            "fileprivate var content: TableSpec.Content<Section, Row> {",
            "public func tableView(_ tableView: UITableView, didSelectRowAt indexPath: IndexPath) { screen.showTrails() }"
        )
        expect(generated, lacks: "override func tableView", "private var actions: (any")
        #expect(generated.collisions == [])
    }

    @Test func aSeparateTableNamesTheMembersOfItsScreen() {
        let spec = """
            screen: Trails
            types: { Trail: { id: Int, photo: "URL?" } }
            state: { trails: [Trail], isOn: Bool, mail: String }
            external: { NewTrail: NewTrailViewController }
            table:
              contentUnavailable: [{ when: $(isOn), text: Nothing }]
              prototypes:
                - { id: TrailCell, content: [{ image: { url: $(trail.photo) } }, { textField: $(mail) }] }
              sections:
                - id: trails
                  header: { text: Trails, button: { title: Back, unwind: Trails } }
                  rows:
                    forEach: trail in trails
                    prototype: TrailCell
                    editing:
                      swipe: false
                      delete: true
                      move: true
                      insertRow:
                        text: Add
                        segue: { to: NewTrail, kind: presentModally, modalPresentationStyle: popover }
                - rows:
                  - { text: Valid, accessory: { switch: $(isOn) }, enabled: $(isValid) }
                  - { id: mail, content: [{ textField: $(mail) }], validate: { required: Missing } }
            """
        expect(
            Generated((path: "Test.yaml", text: spec), options: Self.options { $0.dataSource = .separate }),
            has: "fileprivate lazy var mailView = ",
            "case .trail: screen.tableView.isEditing ? .delete : .none",
            "screen.presentNewTrail(from: screen.tableView.cellForRow(at: indexPath))",
            "screen.update { $0.trails.insert(",
            "if screen.unavailableContent != nil {",
            "TableSpec.unwind(from: self?.screen, to: TrailsViewController.self)",
            "rows: state.trails.map(Row.trail) + [.add]",
            "screen.remoteImages.show(trail.photo, in: views.photoImageView)",
            "TableSpec.bind(views.mailTextField, to: \\.mail, of: screen)",
            "TableSpec.RowContent(\"Valid\", with: screen.validSwitch, in: \"valid\").enabled(screen.isValid)",
            "TableSpec.RowContent(with: screen.mailView, in: \"mail\").message(screen.validation.messages[.mail])",
            "if case .add = row(at: indexPath) { screen.presentNewTrail(from: tableView.cellForRow(at: indexPath)) }",
            "private func row(at indexPath: IndexPath) -> Row? { source.content[indexPath] }"
        )
    }

    @Test func theNameOfTheTableIsOneOfTheModule() {
        let text = "types: { TrailsTable: { name: String } }\nscreen: Trails\ntable: { sections: [{ rows: [A] }] }\n"
        let collisions = { (place: GeneratorOptions.DataSourcePlace) in
            Generated((path: "Test.yaml", text: text), options: Self.options { $0.dataSource = place }).collisions
        }
        #expect(collisions(.screen) == [])
        #expect(
            collisions(.separate).map(\.message) == [
                "screen 'Trails' and type 'TrailsTable' would both be called 'TrailsTable' in Swift"
            ]
        )
    }

    // MARK: Imports

    private static func importing(_ row: String, _ access: GeneratorOptions.AccessLevel, keys: String = "") -> Generated
    {
        let spec = "imports: [Zoo, UIKit, Design]\n\(keys)\nscreen: Test\ntable: { sections: [{ rows: [\(row)] }] }\n"
        return Generated((path: "Test.yaml", text: spec), options: options { $0.accessLevel = access })
    }

    @Test func modulesAreImportedInOrderAndOnce() {
        let row = "{ id: map, content: { view: RouteMap, height: 80 } }"
        expect(Self.importing(row, .internal), has: "\nimport Design\nimport UIKit\nimport Zoo\n")
        expect(Self.importing(row, .internal), lacks: "hasFeature")
    }

    /// https://github.com/swiftlang/swift-evolution/blob/main/proposals/0409-access-level-on-imports.md
    @Test(
        arguments: [GeneratorOptions.AccessLevel.public, .package],
        [
            ("{ id: map, content: { view: RouteMap, height: 80 } }", "", "private lazy var mapView = "),
            ("{ id: a, content: [A, { label: A, class: Badge }] }", "", "private lazy var aView"),
            ("A", "views: { above: [{ class: RouteMap }] }", "func makeRouteMap() -> UIView"),
            ("{ id: own, class: OwnCell }", "", "RowContent(cell: OwnCell.self"),
            (
                "{ id: a, content: [A, { textField: $(name), class: LogField }] }", "state: { name: String }",
                "\n    private(set) lazy var aNameTextField = "
            ),
        ]
    )
    func modulesOfTheAppsClassesAreNotForOthers(
        access: GeneratorOptions.AccessLevel,
        row: (yaml: String, keys: String, swift: String)
    ) {
        let imports = """
            #if hasFeature(InternalImportsByDefault)
            internal import Design
            \(access.rawValue) import UIKit
            internal import Zoo
            #else
            import Design
            import UIKit
            import Zoo
            #endif
            """
        let generated = Self.importing(row.yaml, access, keys: row.keys)
        expect(generated, has: imports, row.swift)
        let shown = generated.swift.split(separator: "\n").filter { $0.contains("\(access.rawValue) ") }
        let classes = ["RouteMap()", ": RouteMap", "Badge", "OwnCell", "LogField"]
        #expect(!shown.contains { line in classes.contains { line.contains($0) } })
    }

    @Test func withoutOptionsNothingIsStated() {
        expect(
            Generated(Self.list),
            has: "import UIKit\n\n/// A type of the app's model.\nnonisolated struct Trail",
            "@available(iOS 17.0, *)\n#Preview(\"Trails\")"
        )
        expect(Generated(Self.list), lacks: "public", "package", "internal", "hasFeature")
    }

    @Test func whatAnAppCallsIsPublicAndStructuresHaveInitialisers() {
        let generated = Generated(
            (path: "Test.yaml", text: Self.list),
            options: Self.options { $0.accessLevel = .public }
        )
        expect(
            generated,
            has: """
                #if hasFeature(InternalImportsByDefault)
                public import UIKit
                #else
                import UIKit
                #endif
                """,
            """
            public nonisolated struct Trail: Hashable, Sendable {
            /// The values of `kind`.
            public nonisolated enum Kind: String, CaseIterable, Hashable, Sendable { case walk, ride }

            public var name: String
            public var kind: Kind = .walk
            public var note: String?

            public init(name: String, kind: Kind = .walk, note: String? = nil) {
            self.name = name
            self.kind = kind
            self.note = note
            }
            }
            """,
            "@MainActor\npublic protocol TrailsActions: AnyObject {",
            "/// Called when the bar button `add` is tapped.\nfunc add()",
            "public final class TrailsViewController: UITableViewController, TableSpec.Screen, TableSpec.StatefulScreen {",
            "public nonisolated enum Section: TableSpec.Item { case trails }\npublic nonisolated enum Row: TableSpec.Item { case trail(Trail) }",
            "public init(trails: [Trail] = [], isOn: Bool = true, order: Order = .byName) {",
            "public var state: State { didSet { if state != oldValue { source.show(content) } } }",
            "@TableSpec.WeakActions private var weakActions: (any TrailsActions)?",
            "public var actions: (any TrailsActions)? {\nget { weakActions }\nset { weakActions = newValue }\n}",
            "public init(state: State = State()) {",
            "public override func tableView(_ tableView: UITableView, didSelectRowAt indexPath: IndexPath) {",
            "@available(*, unavailable) public required init?(coder: NSCoder) { nil }",
            "public override func viewDidLoad() {",
            "public func showTrails() {",
            "extension TrailsViewController.State {\npublic static let sample"
        )
    }

    /// The support file belongs to the module alone, so that its extensions reach nobody else.
    @Test func whatScreensShareStaysInTheModule() {
        let generated = Generated(
            (path: "Test.yaml", text: Self.list),
            options: Self.options { $0.accessLevel = .public }
        )
        #expect(generated.supports("\ninternal import UIKit\n"))
        #expect(!generated.support.contains("public"))
        expect(
            generated,
            has: "private(set) lazy var source: TableSpec.Source<Section, Row>",
            // An extension of an internal protocol gives no public methods.
            "public func row(at indexPath: IndexPath) -> Row? {",
            "public func indexPath(for id: Row) -> IndexPath? {",
            "public var selectedRows: [Row] { source.selectedRows }",
            "public func update(_ change: (inout State) -> Void) {"
        )
        let own = Generated(Self.list)
        expect(own, lacks: "func row(at", "func indexPath(for id", "var selectedRows", "func update(_ change")
    }

    private static let systems = """
        screen: Looks
        strings: Words
        title: Looks
        state: { photo: Image = Lake }
        table:
          sections: [{ rows: [{ id: photo, text: Photo, image: $(photo), backgroundColor: { named: Sand } }] }]
        """

    @Test func resourcesAreFoundInTheBundleOfTheApp() {
        expect(
            Generated(Self.systems),
            has: "UIImage(named: \"Lake\")",
            "UIColor(named: \"Sand\")",
            "table: \"Words\",\ncomment: "
        )
        expect(Generated(Self.systems), lacks: "module")
    }

    @Test func resourcesAreFoundInTheBundleOfTheModule() {
        let generated = Generated(
            (path: "Test.yaml", text: Self.systems),
            options: Self.options { ($0.bundle, $0.accessLevel) = (.module, .public) }
        )
        expect(
            generated,
            has: "UIImage(named: \"Lake\", in: .module, with: nil)",
            "UIColor(named: \"Sand\", in: .module, compatibleWith: nil)",
            "table: \"Words\",\nbundle: .module,\ncomment: ",
            // The default value of an argument of a public initializer cannot name what is internal, as `Bundle.module` is.
            "public init(photo: UIImage? = nil) {\nif let photo = photo { self.photo = photo }"
        )
    }

    @Test func statesAreCodableOnRequest() {
        let types = "types: { Trail: { kind: \"enum(walk, ride)\", on: Date } }\n"
        let table = "table: { sections: [{ rows: [A] }] }\n"
        let state = "state: { trails: [Trail], order: \"enum(up, down) = up\" }\n"
        expect(
            Generated("screen: A\ncodableState: true\n" + types + state + table),
            has: "struct Trail: Hashable, Sendable, Codable {",
            "enum Kind: String, CaseIterable, Hashable, Sendable, Codable {",
            "enum Order: String, CaseIterable, Hashable, Sendable, Codable {",
            "struct State: Hashable, Sendable, Codable {"
        )
        expect(Generated("screen: A\n" + types + state + table), lacks: "Codable")
    }

    @Test func aPackageHasItsOwnLevel() {
        let generated = Generated(
            (path: "Test.yaml", text: Self.list),
            options: Self.options { $0.accessLevel = .package }
        )
        expect(
            generated,
            has: "package import UIKit",
            "package nonisolated struct Trail",
            "package final class TrailsViewController"
        )
        expect(generated, lacks: "public")
    }

    /// An app can have a type of the usual name.
    @Test func theNamespaceOfWhatScreensShare() {
        let generated = Generated(
            (path: "Test.yaml", text: Self.list),
            (path: "Types.yaml", text: "types: { TableSpec: { name: String } }"),
            options: Self.options { $0.namespace = "AppTables" }
        )
        expect(generated, has: "AppTables.Screen", "-> AppTables.RowContent")
        expect(generated, lacks: "TableSpec.")
        #expect(generated.collisions == [])
        #expect(generated.supports("nonisolated enum AppTables {}"))
        #expect(!generated.support.contains("TableSpec."))
        let clash = Generated(
            (path: "Test.yaml", text: "types: { AppTables: { name: String } }"),
            options: Self.options { $0.namespace = "AppTables" }
        )
        #expect(clash.collisions.count == 1)
    }

    @Test func namesOfTypesBeginWithThePrefixEverywhere() {
        let generated = Generated((path: "Test.yaml", text: Self.list), options: Self.options { $0.typePrefix = "ACM" })
        expect(
            generated,
            has: "struct ACMTrail: Hashable",
            "protocol ACMTrailsActions: AnyObject",
            "func prepare(_ destination: ACMTrailsViewController)",
            "final class ACMTrailsViewController: UITableViewController",
            "case trail(ACMTrail)",
            "var trails: [ACMTrail] = []",
            "@TableSpec.WeakActions var actions: (any ACMTrailsActions)?",
            "let destination = ACMTrailsViewController()",
            "extension ACMTrailsViewController.State {",
            "ACMTrail(name: \"Lakeside Loop\""
        )
        expect(generated, lacks: " Trail(", " TrailsViewController", "ACMACM", "ACMTableSource")
        #expect(!generated.support.contains("ACM"))
    }

    @Test func anAppHasThePrefixToo() {
        let screen = "screen: One\ntable: { sections: [{ rows: [A] }] }\n"
        let app = "app: Clock\ntabs:\n  - { title: One, image: { symbol: globe }, navigation: One }\n"
        let generated = Generated(
            (path: "One.yaml", text: screen),
            (path: "App.yaml", text: app),
            options: Self.options { $0.typePrefix = "ACM" }
        )
        #expect(generated.findings == [])
        #expect(generated.files[1].contains("final class ACMClockTabBarController: UITabBarController"))
        #expect(generated.files[1].contains("protocol ACMClockScreens {"))
        #expect(generated.files[1].contains("func prepare(_ destination: ACMOneViewController)"))
    }

    @Test func aPrefixTakesNamesApartAndTogether() {
        let clash = "screen: One\ntypes: { ⟦UIView⟧: { name: String } }\ntable: { sections: [{ rows: [A] }] }\n"
        #expect(Generated(clash).collisions.count == 1)
        #expect(
            Generated((path: "Test.yaml", text: clash), options: Self.options { $0.typePrefix = "ACM" }).collisions
                == []
        )
        let external = "external: { Two: ACMOneViewController }\n"
        let one = "screen: One\ntable: { sections: [{ rows: [A] }] }\n"
        let both = [(path: "One.yaml", text: one), (path: "External.yaml", text: external)]
        #expect(Generated(both[0], both[1]).collisions == [])
        let prefixed = Generated(both[0], both[1], options: Self.options { $0.typePrefix = "ACM" })
        #expect(prefixed.collisions.map(\.id) == ["name-collision"])
    }

    @Test func previewsNeedNoMarkWhereAllSystemsHaveThem() throws {
        let old = try #require(GeneratorOptions.SystemVersion("16.4"))
        let new = try #require(GeneratorOptions.SystemVersion("17"))
        expect(
            Generated((path: "Test.yaml", text: Self.list), options: Self.options { $0.deploymentTarget = old }),
            has: "@available(iOS 17.0, *)\n#Preview"
        )
        let generated = Generated(
            (path: "Test.yaml", text: Self.list),
            options: Self.options { $0.deploymentTarget = new }
        )
        expect(generated, has: "#if canImport(DeveloperToolsSupport)\n#Preview(\"Trails\") { UINavigationController(")
        expect(generated, lacks: "@available(iOS")
    }

    @Test func thePlaceOfTheSearchFieldIsAskedForWhereTheSystemKnowsIt() throws {
        let spec = """
            screen: Trails
            state: { term: String }
            navigationItem: { search: { text: $(term), preferredSearchBarPlacement: stacked } }
            table: { sections: [{ rows: [A] }] }
            """
        let assignment = "navigationItem.preferredSearchBarPlacement = .stacked"
        expect(Generated(spec), has: "if #available(iOS 16.0, *) { \(assignment) }")
        let new = try #require(GeneratorOptions.SystemVersion("16"))
        let generated = Generated((path: "Test.yaml", text: spec), options: Self.options { $0.deploymentTarget = new })
        expect(generated, has: assignment)
        expect(generated, lacks: "#available")
    }

    @Test func whatTheTargetDeprecatesGoesByItsNewName() throws {
        let spec = """
            screen: Trails
            navigationItem: { right: { title: Ready, style: done, action: close } }
            table:
              style: plain
              sections:
                - { header: { text: A, textColor: systemRed }, footer: { text: B, textColor: systemRed }, rows: [C] }
            """
        func generated(_ version: String) throws -> Generated {
            let target = try #require(GeneratorOptions.SystemVersion(version))
            return Generated((path: "Test.yaml", text: spec), options: Self.options { $0.deploymentTarget = target })
        }
        expect(try generated("17.6"), has: "item.style = .done")
        expect(try generated("25.9"), has: "item.style = .done")
        expect(try generated("26"), has: "item.style = .prominent")
        expect(try generated("26"), lacks: ".done")
        #expect(try generated("17.6").supports("tableView?.style == .plain ? .plainHeader() : .groupedHeader()"))
        #expect(try generated("17.6").supports("tableView?.style == .plain ? .plainFooter() : .groupedFooter()"))
        for version in ["18", "26"] {
            let support = try generated(version)
            #expect(support.supports("UIListContentConfiguration.header()"))
            #expect(support.supports("UIListContentConfiguration.footer()"))
            for old in ["plainHeader", "plainFooter", "groupedHeader", "groupedFooter"] {
                #expect(!support.support.contains(old), "\(old) at iOS \(version)")
            }
        }
    }

    @Test(arguments: ["", "15.", ".5", "15.0.1", "fifteen", "１５", "-15", "99999999999999999999"])
    func whatIsNoVersionIsNone(_ text: String) {
        #expect(GeneratorOptions.SystemVersion(text) == nil)
    }
}
