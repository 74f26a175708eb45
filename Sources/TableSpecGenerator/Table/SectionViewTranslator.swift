internal import TableSpecModel
internal import TableSpecSwift

/// Headers and footers of sections that are views of their own.
struct SectionViewTranslator {
    let plan: ScreenPlan

    /// Above or below the rows of a section.
    private struct Place {
        /// The method of the delegate that is asked for a view.
        let question: SwiftParameter.Name
        /// The method that makes one.
        let maker: SwiftIdentifier
        let isHeader: Bool
        let reuseIdentifier: String
        /// The content that the table view itself would take.
        let content: SwiftExpression
        let title: @Sendable (Section) -> TextTemplate?
        let look: @Sendable (Section) -> SectionViewLook?
    }

    @SwiftMembers var methods: [SwiftDeclaration] {
        method(header)
        method(footer)
    }

    /// What a header or footer looks like in the table's style.
    ///
    /// iOS 18 has one configuration that follows the table's style by itself, and deprecates those of each style
    /// (https://developer.apple.com/documentation/uikit/uilistcontentconfiguration-swift.struct/plainheader()).
    private func content(
        _ name: SwiftIdentifier,
        plain: SwiftIdentifier,
        grouped: SwiftIdentifier
    ) -> SwiftExpression {
        let hasOneForAll = plan.index.options.deploymentTarget >= .init(major: 18, minor: 0)
        let isPlain = (plan.table.style.value ?? .plain) == .plain
        return SwiftExpression("UIListContentConfiguration").calling(hasOneForAll ? name : isPlain ? plain : grouped)
    }

    private var header: Place {
        Place(
            question: "viewForHeaderInSection section",
            maker: "makeHeader",
            isHeader: true,
            reuseIdentifier: "Header",
            content: content("header", plain: "plainHeader", grouped: "groupedHeader"),
            title: { $0.header },
            look: { $0.headerLook }
        )
    }

    private var footer: Place {
        Place(
            question: "viewForFooterInSection section",
            maker: "makeFooter",
            isHeader: false,
            reuseIdentifier: "Footer",
            content: content("footer", plain: "plainFooter", grouped: "groupedFooter"),
            title: { $0.footer },
            look: { $0.footerLook }
        )
    }

    private func method(_ place: Place) -> [SwiftDeclaration] {
        let body = SectionDispatch(plan: plan, otherwise: .nil).statements { section, scope in
            guard let look = place.look(section) else { return nil }
            let view = call(place, place.title(section), look, in: scope)
            return place.isHeader ? section.hidingEmptyHeader(view) : view
        }
        guard let body else { return [] }
        let question = Declare.func(
            "tableView",
            SwiftParameters([.init("_ tableView", "UITableView"), .init(place.question, "Int")]),
            returns: "UIView?"
        ) {
            body
        }
        return [question, maker(place)]
    }

    // MARK: Making a view

    /// The looks of all sections at one place: a view is made with what any of them states.
    private func looks(_ place: Place) -> [SectionViewLook] { plan.table.sections.all.compactMap(place.look) }

    private func hasColors(_ place: Place) -> Bool { looks(place).contains { $0.textColor.value != nil } }

    private func hasFonts(_ place: Place) -> Bool { looks(place).contains { $0.font.value != nil } }

    private func hasImages(_ place: Place) -> Bool { looks(place).contains { $0.image != nil } }

    private func call(
        _ place: Place,
        _ title: TextTemplate?,
        _ look: SectionViewLook,
        in scope: ValueScope
    ) -> SwiftExpression {
        var arguments: [SwiftArguments.Argument] = [
            .init("in", "tableView"), .init("text", title.map(scope.optionalText) ?? .nil),
        ]
        if hasColors(place) {
            arguments.append(.init("textColor", look.textColor.value.map { $0.expression(else: nil) } ?? .nil))
        }
        if hasFonts(place) { arguments.append(.init("font", look.font.value?.expression ?? .nil)) }
        if hasImages(place) { arguments.append(.init("image", look.image.map(scope.image) ?? .nil)) }
        return .call(.name(place.maker), SwiftArguments(arguments))
    }

    private func maker(_ place: Place) -> SwiftDeclaration {
        var parameters: [SwiftParameter] = [.init("in tableView", "UITableView"), .init("text", "String?")]
        if hasColors(place) { parameters.append(.init("textColor", "UIColor?")) }
        if hasFonts(place) { parameters.append(.init("font", "UIFont?")) }
        if hasImages(place) { parameters.append(.init("image", "UIImage?")) }
        let id = SwiftExpression.string(place.reuseIdentifier)
        return Declare.func(
            place.maker,
            SwiftParameters(parameters),
            .private,
            returns: "UITableViewHeaderFooterView",
            documentation: "Dequeues or makes the header or footer view of a section and configures it."
        ) {
            Code.let(
                "view",
                .coalescing(
                    .call("tableView.dequeueReusableHeaderFooterView", ["withIdentifier": id]),
                    .call("UITableViewHeaderFooterView", ["reuseIdentifier": id])
                )
            )
            Code.var("content", place.content)
            if hasImages(place) { Code.assign("content.image", "image") }
            Code.assign("content.text", "text")
            if hasColors(place) {
                Code.if(.let("textColor")) { Code.assign("content.textProperties.color", "textColor") }
            }
            if hasFonts(place) { Code.if(.let("font")) { Code.assign("content.textProperties.font", "font") } }
            Code.assign("view.contentConfiguration", "content")
            Code.return("view")
        }
    }
}
