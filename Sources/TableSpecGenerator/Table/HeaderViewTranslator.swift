internal import TableSpecModel
internal import TableSpecSwift

/// The views above and below all rows.
struct HeaderViewTranslator: ScreenFeature {
    static let reservedNames: Set<SwiftIdentifier> = [
        "footerFitting", "footerView", "footerViewContent", "headerFitting", "headerView", "headerViewContent",
    ]

    let plan: ScreenPlan

    /// One of the two views.
    private struct Place {
        let view: HeaderView
        /// The prefix of the names of its views, and its name in comments: `header`.
        let stem: String

        /// The member for the view: `headerView`.
        var name: SwiftIdentifier { Self.name("\(stem) view") }
        var contentName: SwiftIdentifier { Self.name("\(stem) view content") }
        var fittingName: SwiftIdentifier { Self.name("\(stem) fitting") }
        /// The table view's property.
        var property: SwiftIdentifier { Self.name("table \(stem) view") }

        var isBound: Bool { !view.bindings.isEmpty }
        var isFitted: Bool { view.height.value == nil }
        /// Whether the view is only empty space.
        var isEmpty: Bool { view.content == nil && view.text == nil && view.image == nil }
        /// The view in comments, with its preposition.
        var spokenName: SwiftComment { "of the table \(stem) view" }
        /// The views in place of a text and an image.
        var views: StoredViews? { view.content.map { StoredViews($0, of: stem, called: spokenName) } }

        private static func name(_ words: String) -> SwiftIdentifier {
            SwiftIdentifier(from: words, style: .lowerCamelCase)
        }
    }

    private var places: [Place] { Self.places(in: plan) }

    private static func places(in facts: ScreenFacts) -> [Place] {
        let header = facts.table.headerView.map { Place(view: $0, stem: "header") }
        let footer = facts.table.footerView.map { Place(view: $0, stem: "footer") }
        return [header, footer].compactMap { $0 }
    }

    // MARK: Members

    @SwiftMembers var views: [SwiftDeclaration] {
        for place in places {
            if let views = place.views {
                EffectTranslator(plan: plan).members(of: views)
            }
            viewMember(place)
            if place.view.content == nil, !place.isEmpty { contentMember(place) }
            if place.isFitted { fitting(place) }
        }
    }

    private func viewMember(_ place: Place) -> SwiftDeclaration {
        let isOfViews = place.view.content != nil
        let made = made(place)
        let isStated = place.view.height.value != nil || place.view.backgroundColor.value != nil
        let value: SwiftExpression
        if isStated {
            value = .call(
                .closure {
                    Code.let("view", made)
                    if let color = place.view.backgroundColor.value {
                        Code.assign("view.backgroundColor", color.expression(else: nil))
                    }
                    if let height = place.view.height.value { Code.assign("view.frame.size.height", .number(height)) }
                    Code.return("view")
                }
            )
        } else {
            value = made
        }
        return Declare.var(
            place.name,
            place.isEmpty ? "UIView" : isOfViews ? isStated ? .shared("HeaderView") : nil : "UIListContentView",
            isOfViews ? [.privateSet, .lazy, .ofSharedType] : [.privateSet, .lazy],
            value: value,
            documentation: "The table \(place.stem) view."
        )
    }

    private func made(_ place: Place) -> SwiftExpression {
        if place.isEmpty { return .call("UIView") }
        guard let views = place.views else {
            return .call("UIListContentView", ["configuration": .name(place.contentName)])
        }
        guard let margins = place.view.layoutMargins.value else {
            return .shared("HeaderView", ["_": .name(views.root)]).using(.headerViews, .stacks)
        }
        return .shared("HeaderView", ["_": .name(views.root), "margins": margins.directional])
            .using(.headerViews, .stacks)
    }

    private func contentMember(_ place: Place) -> SwiftDeclaration {
        Declare.var(
            place.contentName,
            "UIListContentConfiguration",
            .private,
            documentation: "The content of the table \(place.stem) view."
        ) {
            Code.var("content", .call("UIListContentConfiguration.cell"))
            if let image = place.view.image { Code.assign("content.image", plan.scope.image(image)) }
            if let text = place.view.text { Code.assign("content.text", plan.scope.optionalText(text)) }
            if let color = place.view.textColor.value {
                Code.assign("content.textProperties.color", color.expression(else: ".label"))
            }
            if let font = place.view.font.value { Code.assign("content.textProperties.font", font.expression) }
            Code.return("content")
        }
    }

    private func fitting(_ place: Place) -> SwiftDeclaration {
        Declare.var(
            place.fittingName,
            nil,
            [.private, .lazy],
            value: .shared(
                "Fitting",
                ["_": .name(place.name), "as": .keyPath(nil, [place.property])]
            ).using(.fitting),
            documentation: "Sizes the table \(place.stem) view."
        )
    }

    // MARK: Uses

    /// Shows the views in the table view.
    @SwiftBody var loading: [SwiftStatement] {
        for place in places { Code.assign(.member("tableView", place.property), .name(place.name)) }
    }

    /// Sizes the views after a layout of the view controller, when the width is known.
    @SwiftBody var layout: [SwiftStatement] {
        for place in places where place.isFitted {
            SwiftExpression.name(place.fittingName).calling("fit", ["in": "tableView"])
        }
    }

    /// The statements that show changed values in the views.
    var reactions: [Reaction] { places.flatMap { $0.views?.reactions ?? [] } + listReactions + heightReactions }

    /// A change in a view of a title can change its height.
    private var heightReactions: [Reaction] {
        places.filter(\.isFitted).compactMap { place in
            place.views.map { Reaction($0.heightBindings, [fittingAgain(place)]) }
        }
    }

    private func fittingAgain(_ place: Place) -> SwiftStatement {
        .expression(
            SwiftExpression.name(place.fittingName).calling("contentDidChange", ["in": "self", "_": "tableView"])
        )
    }

    private var listReactions: [Reaction] {
        places.filter(\.isBound).map { place in
            let configuration = SwiftStatement.assign(
                SwiftExpression.name(place.name).dot("configuration"),
                .name(place.contentName)
            )
            guard place.isFitted else { return Reaction(place.view.bindings, [configuration]) }
            return Reaction(place.view.bindings, [configuration, fittingAgain(place)])
        }
    }

    // MARK: Controls

    /// The locations that call the app.
    static func sites(in facts: ScreenFacts) -> [TriggerSite] {
        places(in: facts).flatMap { place in
            place.view.content.map { TriggerSite.sites(of: $0, place.spokenName) } ?? []
        }
    }

    /// The field that has the keyboard when the screen appears.
    var focused: SwiftIdentifier? {
        places.lazy.compactMap { $0.views?.focused }.first
    }

    /// The properties for the views, with the locations of the views in the spec.
    var viewNames: [(name: SwiftIdentifier, place: Located<String>)] {
        places.flatMap { place in
            (place.views?.names ?? []).map { ($0, Located(place.name.text, at: place.view.range)) }
        }
    }
}
