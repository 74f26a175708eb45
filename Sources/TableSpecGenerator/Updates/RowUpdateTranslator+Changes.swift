internal import TableSpecSwift

extension RowUpdateTranslator {
    /// The function that compares two lists of identities.
    var changes: SwiftDeclaration {
        Declare.func(
            "changes",
            ["from old": "[ID]", "to new": "[ID]"],
            [.private, .static],
            returns: .tuple([.init("removed", "IndexSet"), .init("inserted", "IndexSet")]),
            generics: [.init("ID", "Hashable")],
            documentation: "How one list becomes another: deletions at old indexes, insertions at new ones."
        ) {
            Code.guard(.expression(.binary("old", .notEqual, "new"))) {
                Code.return(.tuple(["_": .array([]), "_": .array([])]))
            }
            Code.let("common", SwiftExpression.call("Set", ["old"]).calling("intersection", ["new"]))
            Code.var("removed", indexes("old"))
            Code.var("inserted", indexes("new"))
            Code.if(.expression(.binary(kept("old"), .notEqual, kept("new")))) {
                Code.comment(
                    "Elements moved. The search for the fewest changes takes quadratic time, so it has a limit."
                )
                Code.guard(.expression(.binary(.binary("old.count", .add, "new.count"), .lessOrEqual, 1000))) {
                    Code.return(.tuple(["_": all("old"), "_": all("new")]))
                }
                search
            }
            Code.return(.tuple(["removed", "inserted"]))
        }
    }

    private var search: SwiftStatement {
        Code.for(.binding("change"), in: .call("new.difference", ["from": "old"])) {
            Code.switch("change") {
                Code.case(.of("remove", .binding("offset"), "_", "_")) {
                    Code.call("removed.insert", ["offset"])
                }
                Code.case(.of("insert", .binding("offset"), "_", "_")) {
                    Code.call("inserted.insert", ["offset"])
                }
            }
        }
    }

    private func all(_ list: SwiftIdentifier) -> SwiftExpression {
        .call("IndexSet", ["integersIn": .member(.name(list), "indices")])
    }

    /// The elements that the other list has, too.
    private func kept(_ list: SwiftIdentifier) -> SwiftExpression {
        .call(.member(.name(list), "filter"), ["common.contains"])
    }

    /// The indexes of the elements that the other list lacks.
    private func indexes(_ list: SwiftIdentifier) -> SwiftExpression {
        let isMissing = SwiftExpression.not(.call("common.contains", [SwiftExpression.name(list).at("$0")]))
        return .call(
            "IndexSet",
            [SwiftExpression.name(list).dot("indices").calling("filter", trailing: SwiftClosure { isMissing })]
        )
    }
}
