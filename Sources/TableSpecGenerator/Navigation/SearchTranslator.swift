internal import TableSpecModel
internal import TableSpecSwift

/// The search field of the navigation bar: a search controller whose results are the screen's own rows.
struct SearchTranslator: ScreenFeature {
    static let reservedNames: Set<SwiftIdentifier> = ["searchController"]

    let plan: ScreenPlan

    private var search: SearchField? { plan.screen.navigationItem.search }

    /// The additional protocols of the view controller.
    var conformances: [SwiftType] { search == nil ? [] : ["UISearchResultsUpdating"] }

    @SwiftMembers var views: [SwiftDeclaration] {
        if let search {
            Declare.var(
                "searchController",
                "UISearchController",
                [.private, .lazy],
                value: .call(.closure { creation(of: search) }),
                documentation: "The search controller, whose results are the rows of the table."
            )
        }
    }

    @SwiftBody private func creation(of search: SearchField) -> [SwiftStatement] {
        let scope = plan.scope
        Code.let("controller", .call("UISearchController", ["searchResultsController": .nil]))
        Code.assign("controller.searchResultsUpdater", "self")
        Code.assign("controller.obscuresBackgroundDuringPresentation", false)
        if let hides = search.hidesNavigationBar.value {
            Code.assign("controller.hidesNavigationBarDuringPresentation", .boolean(hides))
        }
        if let placeholder = search.field.placeholder {
            Code.assign("controller.searchBar.placeholder", scope.optionalText(placeholder))
        }
        if let text = search.field.value { Code.assign("controller.searchBar.text", scope.value(of: text)) }
        if let scopes = search.scopes {
            Code.assign("controller.searchBar.scopeButtonTitles", .array(scopes.titles.map(scope.text)))
            if let chosen = scopes.value {
                Code.assign("controller.searchBar.selectedScopeButtonIndex", scope.value(of: chosen))
            }
        }
        Code.return("controller")
    }

    /// Adds the field to the bar.
    @SwiftBody var initialization: [SwiftStatement] {
        if let search {
            Code.assign("navigationItem.searchController", "searchController")
            if let placement = search.placement.value { self.placement(placement) }
            if let hides = search.hidesWhenScrolling.value {
                Code.assign("navigationItem.hidesSearchBarWhenScrolling", .boolean(hides))
            }
            Code.comment("Keeps the search field from covering pushed screens.")
            Code.assign("definesPresentationContext", true)
        }
    }

    /// UIKit has the property in iOS 16 and later.
    @SwiftBody private func placement(_ placement: SearchBarPlacement) -> [SwiftStatement] {
        let assignment = Code.assign("navigationItem.preferredSearchBarPlacement", placement.member)
        if plan.index.options.deploymentTarget >= .init(major: 16, minor: 0) {
            assignment
        } else {
            Code.if(.available(iOS: 16)) { assignment }
        }
    }

    /// Stores the user's search text in the state.
    @SwiftMembers var methods: [SwiftDeclaration] {
        if let search {
            let scope = plan.scope
            Declare.func("updateSearchResults", ["for searchController": "UISearchController"]) {
                if search.field.action != nil { Code.let("old", "state") }
                if let text = search.field.value {
                    Code.assign(scope.value(of: text), .coalescing("searchController.searchBar.text", .string("")))
                }
                if let chosen = search.scopes?.value {
                    Code.assign(scope.value(of: chosen), "searchController.searchBar.selectedScopeButtonIndex")
                }
                if let action = search.field.action {
                    Code.comment("UIKit also calls this when a search begins and ends.")
                    Code.if(.expression(.binary("state", .notEqual, "old"))) {
                        Code.call(.member("actions?", MemberName.action(action)))
                    }
                }
            }
        }
    }

    /// Updates the field when the values change.
    var reactions: [Reaction] {
        let bar = SwiftExpression("searchController.searchBar")
        let scope = plan.scope
        let shown: [(SwiftIdentifier, Binding?)] = [
            ("text", search?.field.value), ("selectedScopeButtonIndex", search?.scopes?.value),
        ]
        let values = shown.compactMap { property, binding -> Reaction? in
            guard let binding else { return nil }
            let (target, value) = (bar.dot(property), scope.value(of: binding))
            return Reaction([binding], [.assign(target, value)], where: .binary(target, .notEqual, value))
        }
        return values + textReactions(bar, scope)
    }

    private func textReactions(_ bar: SwiftExpression, _ scope: ValueScope) -> [Reaction] {
        var reactions: [Reaction] = []
        if let placeholder = search?.field.placeholder {
            let text = SwiftStatement.assign(bar.dot("placeholder"), scope.optionalText(placeholder))
            reactions.append(Reaction(placeholder.bindings, [text]))
        }
        if let titles = search?.scopes?.titles {
            let texts = SwiftStatement.assign(bar.dot("scopeButtonTitles"), .array(titles.map(scope.text)))
            reactions.append(Reaction(titles.flatMap(\.bindings), [texts]))
        }
        return reactions
    }

    /// The location that calls the app.
    static func sites(in facts: ScreenFacts) -> [TriggerSite] {
        guard let action = facts.screen.navigationItem.search?.field.action else { return [] }
        return [
            TriggerSite(
                trigger: .action(action),
                event: .init(subject: "the search", verb: "changes")
            )
        ]
    }
}
