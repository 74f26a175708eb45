@testable import TableSpecSwift

/// Files that hold every construct, in the form in which the generator uses them.
enum SampleFiles {
    static let all: [(name: String, file: SwiftFile)] = [
        ("Table", table), ("Constructs", constructs), ("LongLines", longLines), ("Declarations", declarations),
    ]

    static let table = SwiftFile(
        header: "Generated from Settings.yaml by tablespec.\nDo not edit.",
        imports: [.init("UIKit", access: .public), "Foundation"]
    ) {
        Declare.finalClass(
            "SettingsTable",
            .public,
            inherits: ["NSObject", "UITableViewDataSource", "UITableViewDelegate"],
            attributes: [.mainActor],
            documentation: "The table of the settings.\n\nWorks with any table view."
        ) {
            Declare.enum("Section", .public, inherits: ["Int", "CaseIterable"]) {
                Declare.case("account")
                Declare.case("sounds")
            }
            Declare.let("input", "SettingsInput", .public)
            Declare.var("state", "SettingsState", [.public, .privateSet])
            Declare.var("actions", "(any SettingsActions)?", .weak)
            Declare.mark("UITableViewDataSource")
            Declare.func("numberOfSections", ["in tableView": "UITableView"], .public, returns: "Int") {
                "Section.allCases.count"
            }
            Declare.func(
                "tableView",
                ["_ tableView": "UITableView", "numberOfRowsInSection section": "Int"],
                .public,
                returns: "Int"
            ) {
                Code.switch(.make("Section", ["rawValue": "section"])) {
                    Code.case(".account") { Code.return(2) }
                    Code.case(".sounds", "nil") { Code.return(0) }
                }
            }
            cellForRow
        }
        Declare.when(.flag("DEBUG")) {
            Declare.preview("Settings") {
                SwiftExpression.call(
                    "UINavigationController",
                    ["rootViewController": .call("SettingsViewController", ["input": ".sample"])]
                )
            }
        }
    }

    private static let cellForRow = Declare.func(
        "tableView",
        ["_ tableView": "UITableView", "cellForRowAt indexPath": "IndexPath"],
        .public,
        returns: "UITableViewCell"
    ) {
        Code.let(
            "cell",
            .coalescing(
                .call("tableView.dequeueReusableCell", ["withIdentifier": .string("ZoneCell")]),
                .call("UITableViewCell", ["style": ".value1", "reuseIdentifier": .string("ZoneCell")])
            )
        )
        Code.var("content", .call("cell.defaultContentConfiguration"))
        Code.assign("content.text", "zone.localeName")
        Code.assign("cell.contentConfiguration", "content")
        Code.let("toggle", .call("UISwitch"))
        SwiftExpression.call(
            "toggle.addAction",
            [
                "_": .call(
                    "UIAction",
                    trailing: SwiftClosure(["_"], capturing: [.weak("self"), .weak("toggle")]) {
                        Code.guard(.let("self"), .let("toggle")) { Code.return() }
                        Code.assign("self.state.soundEffects", "toggle.isOn")
                    }
                ),
                "for": ".valueChanged",
            ]
        )
        Code.assign("cell.accessoryView", "toggle")
        Code.return("cell")
    }

    static let declarations = SwiftFile(header: "", imports: []) {
        Declare.protocol("SettingsActions", .public, inherits: ["AnyObject"], attributes: [.mainActor]) {
            Declare.var("title", "String", accessors: .required(settable: false))
            Declare.var("name", "String?", accessors: .required(settable: true))
            Declare.requirement("signOut")
            Declare.requirement(
                "prepare",
                ["_ screen": "Profile", "for row": "Int"],
                isAsync: true,
                returns: "Bool",
                documentation: "Hands over what the screen needs."
            )
        }
        Declare.struct("Zone", .public, inherits: ["Hashable", "Sendable"], documentation: "A time zone.") {
            Declare.typealias("ID", "String", .public)
            Declare.var("offset", "Int", .public, value: -3600)
            Declare.var(
                "names",
                .dictionary(key: "String", value: "[String]"),
                [.private, .lazy],
                value: .dictionary([])
            )
            Declare.let("default", "String", .public, value: .string("GMT"), documentation: "A reserved word.")
            Declare.var(
                "level",
                "Int",
                value: 0,
                accessors: .observed(
                    didSet: [
                        .guarding([.expression(.binary("level", .notEqual, "oldValue"))], [.returning(nil)]),
                        .expression(.call("reload")),
                    ]
                )
            )
            Declare.var("isEmpty", "Bool") { "names.isEmpty" }
            Declare.var("first", "String?") {
                Code.return("names.first?.key")
            } set: {
                Code.assign("_", "newValue")
                Code.call("reload")
            }
            Declare.initializer(
                [
                    .init("name", "String", default: .string("x")),
                    .init(.init("_", "handler"), .attributed([.escaping], .function(["Int"]))),
                ],
                [.public]
            ) {
                Code.assign("self.offset", 1)
            }
            Declare.initializer(
                ["coder": "NSCoder"],
                [.required],
                isFailable: true,
                attributes: [.unavailable]
            ) {
                Code.call("fatalError", [.string("init(coder:) has not been implemented")])
            }
            Declare.func("reload", [:], [.static, .private], attributes: [.objc]) {}
            Declare.func("make", ["_ name": "String"], returns: "Cell") { SwiftExpression.call(.initializer("Cell")) }
        }
        Declare.enum("Route", inherits: ["Equatable"], documentation: "Where to go.") {
            Declare.case("show", ["profile": "Profile", "_": "Int"])
            Declare.case("close")
            Declare.case("children", ["_": "[Route]"])
        }
        Declare.enum("Kind", inherits: ["String"]) {
            Declare.case("plain")
            Declare.case("init", rawValue: .string("in\"it"))
        }
        Declare.extension("Zone.Part", inherits: ["Sendable"]) {
            Declare.comment("Nothing but a comment.")
            Declare.func("none") {}
        }
        Declare.finalClass("Empty") {}
    }
}
