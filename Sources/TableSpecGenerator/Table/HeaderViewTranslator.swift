internal import TableSpecModel
internal import TableSpecSwift

/// The views above and below all rows.
struct HeaderViewTranslator {
    let plan: ScreenPlan

    /// One of the two views.
    private struct Place {
        let view: HeaderView
        /// The member that holds the view: `headerView`.
        let name: SwiftIdentifier
        let contentName: SwiftIdentifier
        let fittingName: SwiftIdentifier
        /// The table view's property.
        let property: SwiftIdentifier
        let preposition: String

        var isBound: Bool { !view.bindings.isEmpty }
        var isFitted: Bool { view.height.value == nil }
    }

    private var places: [Place] {
        let header = plan.table.headerView.map {
            Place(
                view: $0,
                name: "headerView",
                contentName: "headerViewContent",
                fittingName: "fitHeaderView",
                property: "tableHeaderView",
                preposition: "above"
            )
        }
        let footer = plan.table.footerView.map {
            Place(
                view: $0,
                name: "footerView",
                contentName: "footerViewContent",
                fittingName: "fitFooterView",
                property: "tableFooterView",
                preposition: "below"
            )
        }
        return [header, footer].compactMap { $0 }
    }

    // MARK: Members

    @SwiftMembers var members: [SwiftDeclaration] {
        for place in places {
            viewMember(place)
            contentMember(place)
            if place.isFitted { fitting(place) }
        }
    }

    private func viewMember(_ place: Place) -> SwiftDeclaration {
        let made = SwiftExpression.call("UIListContentView", ["configuration": .name(place.contentName)])
        let value: SwiftExpression
        if let height = place.view.height.value {
            value = .call(
                .closure {
                    Code.let("view", made)
                    Code.assign("view.frame.size.height", .number(height))
                    Code.return("view")
                }
            )
        } else {
            value = made
        }
        return Declare.var(
            place.name,
            "UIListContentView",
            [.privateSet, .lazy],
            value: value,
            documentation: "The view \(place.preposition) all rows."
        )
    }

    private func contentMember(_ place: Place) -> SwiftDeclaration {
        Declare.var(
            place.contentName,
            "UIListContentConfiguration",
            .private,
            documentation: "The content of the view \(place.preposition) all rows."
        ) {
            Code.var("content", .call("UIListContentConfiguration.cell"))
            if let image = place.view.image { Code.assign("content.image", ValueScope().image(image)) }
            if let text = place.view.text { Code.assign("content.text", ValueScope().optionalText(text)) }
            if let color = place.view.textColor.value {
                Code.assign("content.textProperties.color", color.expression(else: ".label"))
            }
            if let font = place.view.font.value { Code.assign("content.textProperties.font", font.expression) }
            Code.return("content")
        }
    }

    private func fitting(_ place: Place) -> SwiftDeclaration {
        let view = SwiftExpression.name(place.name)
        return Declare.func(
            place.fittingName,
            [:],
            .private,
            documentation: "Gives the view \(place.preposition) all rows the height that it needs in the table's width."
        ) {
            Code.let(
                "size",
                view.calling(
                    "systemLayoutSizeFitting",
                    [
                        "_": .call("CGSize", ["width": "tableView.bounds.width", "height": 0]),
                        "withHorizontalFittingPriority": ".required",
                        "verticalFittingPriority": ".fittingSizeLevel",
                    ]
                )
            )
            Code.guard(.expression(.binary(view.dot("frame").dot("size"), .notEqual, "size"))) { Code.return() }
            Code.assign(view.dot("frame").dot("size"), "size")
            Code.comment("Set again, because the table view reads the height only when the view is set.")
            Code.assign(.member("tableView", place.property), view)
        }
    }

    // MARK: Uses

    /// Shows the views in the table view.
    @SwiftBody var attachment: [SwiftStatement] {
        for place in places { Code.assign(.member("tableView", place.property), .name(place.name)) }
    }

    /// Fits the views after a layout of the view controller, which knows the width.
    @SwiftMembers var layout: [SwiftDeclaration] {
        let fitted = places.filter(\.isFitted)
        if !fitted.isEmpty {
            Declare.func("viewDidLayoutSubviews", [:], .override) {
                Code.call("super.viewDidLayoutSubviews")
                for place in fitted { Code.call(.name(place.fittingName)) }
            }
        }
    }

    /// What changes in the views.
    var reactions: [Reaction] {
        places.filter(\.isBound).map { place in
            let configuration = SwiftStatement.assign(
                SwiftExpression.name(place.name).dot("configuration"),
                .name(place.contentName)
            )
            guard place.isFitted else { return Reaction(place.view.bindings, [configuration]) }
            return Reaction(place.view.bindings, [configuration, .call(.name(place.fittingName))])
        }
    }
}
