internal import TableSpecModel
internal import TableSpecSwift

/// The views outside the table, which the screen creates once and updates when the values change.
struct ScreenViewTranslator: ScreenFeature {
    let plan: ScreenPlan

    /// A view with its property.
    struct Member {
        let view: ScreenView
        let place: ViewPlace
        let name: SwiftIdentifier
        /// The name of the view in comments: "label in the title view".
        let spokenName: SwiftComment
    }

    /// The views that the screen creates, each with a unique name.
    var all: [Member] {
        var taken: Set<SwiftIdentifier> = []
        return plan.placedViews.compactMap { view, place in
            guard let kind = view.content.kindName else { return nil }
            let name = SwiftIdentifier(from: "\(place.word) \(kind)", style: .lowerCamelCase, avoiding: taken)
            taken.insert(name)
            return Member(view: view, place: place, name: name, spokenName: "\(kind) \(place.spokenName)")
        }
    }

    /// The property for a view.
    func name(of view: ScreenView) -> SwiftIdentifier? { all.first { $0.view == view }?.name }

    @SwiftMembers var views: [SwiftDeclaration] {
        for member in all {
            let control = control(of: member)
            Declare.var(
                member.name,
                control == nil ? member.view.content.type : nil,
                member.view.control?.kind == .view ? [.privateSet, .lazy, .keepsInternal] : [.privateSet, .lazy],
                value: control ?? .call(.closure { creation(of: member) }),
                documentation: "The \(member.spokenName)."
            )
        }
    }

    @SwiftBody private func creation(of member: Member) -> [SwiftStatement] {
        let scope = plan.scope
        switch member.view.content {
        case .label(let text):
            Code.let("view", .call("UILabel"))
            let style: SwiftExpression = member.place == .titleView ? ".headline" : ".body"
            Code.assign("view.font", .call(".preferredFont", ["forTextStyle": style]))
            // Bars have one height for all text sizes.
            if member.place.isColumn { Code.assign("view.adjustsFontForContentSizeCategory", true) }
            Code.assign("view.text", scope.optionalText(text))
            finished("view", member.view)
        case .image(let image):
            Code.let("view", .call("UIImageView", ["image": scope.image(image)]))
            finished("view", member.view)
        case .control, .content, .custom, .invalid:
            []
        }
    }

    private func control(of member: Member) -> SwiftExpression? {
        guard let control = member.view.control else { return nil }
        let translator = ControlTranslator(control: control, scope: plan.scope)
        let action = control.action.map { translator.telling(MemberName.action($0)) }
        return translator.making(labeled: member.view.accessibilityLabel, then: action).expression
    }

    @SwiftBody private func finished(_ name: SwiftIdentifier, _ view: ScreenView) -> [SwiftStatement] {
        if let label = view.accessibilityLabel {
            Code.assign(.member(.name(name), "accessibilityLabel"), plan.scope.optionalText(label))
        }
        Code.return(.name(name))
    }

    // MARK: Updates

    /// Updates the views when the values change.
    var reactions: [Reaction] {
        all.flatMap { member -> [Reaction] in
            let view = SwiftExpression.name(member.name)
            let scope = plan.scope
            var reactions: [Reaction] = []
            switch member.view.content {
            case .label(let text):
                reactions.append(Reaction(text.bindings, [.assign(view.dot("text"), scope.optionalText(text))]))
            case .image(let image):
                let bindings = ScreenView(.image(image), at: member.view.range).bindings
                reactions.append(Reaction(bindings, [.assign(view.dot("image"), scope.image(image))]))
            case .control(let control):
                reactions += ControlTranslator(control: control, scope: scope).updates(on: view)
            case .content, .custom, .invalid: break
            }
            if let label = member.view.accessibilityLabel {
                let statement = SwiftStatement.assign(view.dot("accessibilityLabel"), scope.optionalText(label))
                reactions.append(Reaction(label.bindings, [statement]))
            }
            return reactions
        }
    }

    /// The properties for the views, with the locations of the views in the spec.
    var viewNames: [(name: SwiftIdentifier, place: Located<String>)] {
        all.map { ($0.name, Located($0.spokenName.text, at: $0.view.range)) }
    }

    // MARK: What the app does

    /// The locations that call the app.
    static func sites(in facts: ScreenFacts) -> [TriggerSite] {
        facts.placedViews.compactMap { view, place in
            guard let control = view.control, let action = control.action else { return nil }
            var site = TriggerSite(
                trigger: .action(action),
                event: .init(
                    subject: "the \(control.spokenName) \(place.spokenName)",
                    verb: control.isMomentary || control.kind == .button ? "is tapped" : "is changed"
                )
            )
            if control.isMomentary { site.parameters = [SwiftParameter("segment", "Int")] }
            return site
        }
    }

    /// The methods with which the app creates custom views, one for each class.
    var requirements: [Requirement] {
        var made: [String: Int] = [:]
        var all: [Requirement] = []
        for (view, place) in plan.placedViews {
            guard case .custom(let name) = view.content else { continue }
            let isAlone = !place.isColumn && made[name.value] == nil
            let maker = Self.maker(of: name)
            let spoken = isAlone ? place.spokenView : "view `\(name.value)`"
            let requirement = Requirement(
                name: maker,
                parameters: [],
                place: name,
                purpose: .init(noun: "class", documentation: .text("Makes the \(spoken)."), result: "UIView"),
                subject: maker.text
            )
            if let index = made[name.value] {
                all[index] = requirement
            } else {
                made[name.value] = all.count
                all.append(requirement)
            }
        }
        return all
    }

    /// The method that creates a custom view: `makeMoonPhaseView`.
    static func maker(of name: Located<String>) -> SwiftIdentifier { MemberName.method("make", name.value) }
}

extension ScreenView.Content {
    /// The noun for the kind of view in names and comments, or `nil` for views that the app creates.
    fileprivate var kindName: String? {
        switch self {
        case .label: "label"
        case .image: "image view"
        case .control(let control): control.kind.name
        case .content, .custom, .invalid: nil
        }
    }

    fileprivate var type: SwiftType {
        switch self {
        case .label: "UILabel"
        case .image: "UIImageView"
        case .control(let control): ControlTranslator(control: control, scope: ValueScope()).type
        case .content, .custom, .invalid: "UIView"
        }
    }
}

/// The location of a view outside the table.
enum ViewPlace {
    case titleView, left, right, toolbar, above, below

    /// Whether several views can be there.
    var isColumn: Bool { self == .above || self == .below }

    /// The word in the name of the view's property.
    var word: String {
        switch self {
        case .titleView: "title"
        case .left: "left"
        case .right: "right"
        case .toolbar: "toolbar"
        case .above: "above"
        case .below: "below"
        }
    }

    /// The location in comments, with its preposition.
    var spokenName: SwiftComment {
        switch self {
        case .titleView: "in the title view"
        case .left: "at the leading edge of the navigation bar"
        case .right: "at the trailing edge of the navigation bar"
        case .toolbar: "in the toolbar"
        case .above: "above the table"
        case .below: "below the table"
        }
    }

    /// The only view there, in comments.
    var spokenView: SwiftComment { self == .titleView ? "title view" : "view \(spokenName)" }
}

extension Screen {
    /// The views outside the table with their locations, from the top.
    var placedViews: [(view: ScreenView, place: ViewPlace)] {
        let (item, settings) = (navigationItem, settings)
        let title = item.titleView.map { [($0, ViewPlace.titleView)] } ?? []
        return title + Self.views(in: item.left, .left) + Self.views(in: item.right, .right)
            + Self.views(in: settings.toolbar, .toolbar) + settings.viewsAbove.map { ($0, .above) }
            + settings.viewsBelow.map { ($0, .below) }
    }

    private static func views(in buttons: [BarButton], _ place: ViewPlace) -> [(view: ScreenView, place: ViewPlace)] {
        buttons.compactMap { button in
            guard case .view(let view) = button.kind else { return nil }
            return (view, place)
        }
    }
}
