internal import TableSpecModel
internal import TableSpecSwift

/// An indexed list: the collation sorts the elements into sections; those without elements are left out.
struct IndexTranslator {
    let plan: ScreenPlan

    func property(of rows: DynamicRows) -> SwiftDeclaration {
        Declare.var(
            "sections",
            sectionsType(rows),
            .private,
            documentation: "The sections as of the last update of the table view; none is empty."
        )
    }

    private func sectionsType(_ rows: DynamicRows) -> SwiftType {
        .array(
            .tuple([
                .init("index", "Int"), .init("elements", .array(rows.loop.elementType.swiftType(in: plan.context))),
            ])
        )
    }

    // MARK: Data source

    @SwiftMembers var methods: [SwiftDeclaration] {
        Declare.func(
            "tableView",
            ["_ tableView": "UITableView", "titleForHeaderInSection section": "Int"],
            returns: "String?"
        ) {
            SwiftExpression.call("UILocalizedIndexedCollation.current").dot("sectionTitles")
                .at(SwiftExpression.name("sections").at("section").dot("index"))
        }
        Declare.func("sectionIndexTitles", ["for tableView": "UITableView"], returns: "[String]?") {
            SwiftExpression.call("UILocalizedIndexedCollation.current").dot("sectionIndexTitles")
        }
        sectionForTitle
    }

    private var sectionForTitle: SwiftDeclaration {
        Declare.func(
            "tableView",
            [
                "_ tableView": "UITableView", "sectionForSectionIndexTitle title": "String", "at index": "Int",
            ],
            returns: "Int"
        ) {
            Code.comment("A letter without elements scrolls to the next one with elements, else to the last.")
            Code.let(
                "wanted",
                SwiftExpression.call("UILocalizedIndexedCollation.current").calling(
                    "section",
                    ["forSectionIndexTitle": "index"]
                )
            )
            Code.return(
                .coalescing(
                    .call(
                        "sections.firstIndex",
                        trailing: SwiftClosure { SwiftExpression.binary("$0.index", .greaterOrEqual, "wanted") }
                    ),
                    .coalescing("sections.indices.last", 0)
                )
            )
        }
    }

    // MARK: Sorting

    /// The function that sorts elements into sections.
    @SwiftMembers var functions: [SwiftDeclaration] {
        if case .indexed(let rows, let property) = plan.shape {
            let key = SwiftIdentifier(property: property)
            Declare.func(
                "sections",
                SwiftParameters([.init("of elements", .array(rows.loop.elementType.swiftType(in: plan.context)))]),
                [.private, .static],
                returns: sectionsType(rows),
                documentation: "The sorted elements, grouped into the sections of the collation that are not empty."
            ) {
                Code.let("collation", .call("UILocalizedIndexedCollation.current"))
                Code.let("sorted", sorted(by: key))
                Code.let("bySection", grouped(by: key))
                Code.return(
                    .call("bySection.keys.sorted").calling(
                        "map",
                        trailing: SwiftClosure {
                            SwiftExpression.tuple([
                                "index": "$0",
                                "elements": .subscript("bySection", ["_": "$0", "default": .array([])]),
                            ])
                        }
                    )
                )
            }
            sectionIndex
        }
    }

    private func sorted(by key: SwiftIdentifier) -> SwiftExpression {
        .call(
            "elements.sorted",
            trailing: SwiftClosure {
                SwiftExpression.binary(
                    SwiftExpression("$0").dot(key).calling(
                        "localizedCaseInsensitiveCompare",
                        [SwiftExpression("$1").dot(key)]
                    ),
                    .equal,
                    ".orderedAscending"
                )
            }
        )
    }

    private func grouped(by key: SwiftIdentifier) -> SwiftExpression {
        .call(
            "Dictionary",
            ["grouping": "sorted"],
            trailing: SwiftClosure {
                SwiftExpression.call("section", ["of": SwiftExpression("$0").dot(key), "in": "collation"])
            }
        )
    }

    /// The one place that needs the Objective-C runtime: the collation asks an object for its text by a selector.
    private var sectionIndex: SwiftDeclaration {
        Declare.func(
            "section",
            ["of text": "String", "in collation": "UILocalizedIndexedCollation"],
            [.private, .static],
            returns: "Int",
            documentation: "The section of the collation to which a string belongs."
        ) {
            Code.when(.canImport("ObjectiveC")) {
                Code.let(
                    "selector",
                    .macro(SwiftMacro("selector", ["getter": .member(.identifier(keyName), "text")]))
                )
                Code.return(
                    .call(
                        "collation.section",
                        [
                            "for": .call(.identifier(keyName), ["text": "text"]),
                            "collationStringSelector": "selector",
                        ]
                    )
                )
            } else: {
                Code.let(
                    "letter",
                    SwiftExpression.call("text.prefix", [1])
                        .calling("folding", ["options": ".diacriticInsensitive", "locale": .nil])
                        .calling("uppercased")
                )
                Code.return(
                    .coalescing(
                        .call("collation.sectionTitles.firstIndex", ["of": "letter"]),
                        .binary("collation.sectionTitles.count", .subtract, 1)
                    )
                )
            }
        }
    }

    private var keyName: SwiftIdentifier {
        SwiftIdentifier(from: plan.screen.name.value + "CollationKey", style: .upperCamelCase)
    }

    /// The object that the collation asks for its text.
    var collationKey: SwiftDeclaration {
        Declare.when(.canImport("ObjectiveC")) {
            Declare.finalClass(
                keyName,
                .private,
                inherits: ["NSObject"],
                documentation: "A string that the collation can read through an Objective-C selector."
            ) {
                Declare.let("text", "String", attributes: [.objc])
                Declare.initializer(["text": "String"]) { Code.assign("self.text", "text") }
            }
        }
    }
}
