internal import TableSpecModel
internal import TableSpecSwift

/// The content of a table: its sections and rows, and the content of each row.
struct ContentTranslator: ScreenFeature {
    static let reservedNames: Set<SwiftIdentifier> = ["content", "styleTexts"]

    let plan: ScreenPlan

    @SwiftMembers var tableContent: [SwiftDeclaration] {
        Declare.var(
            "content",
            .shared("Content", ["Section", "Row"]),
            plan.sharedAccess
        ) {
            let additions = self.additions
            if additions.isEmpty {
                SwiftExpression.shared("Content", [])
            } else if let onlySection {
                onlySection
            } else {
                ContentUnavailableTranslator(plan: plan).absence
                Code.var("content", .make(.shared("Content", ["Section", "Row"])))
                additions
                Code.return("content")
            }
        }
        Declare.func(
            "content",
            ["of row": "Row"],
            .private,
            returns: .shared("RowContent")
        ) {
            let statements = RowDispatch(plan: plan).statements(on: "row") { target in
                RowContentTranslator(plan: plan).code(of: target)
            }
            if statements.isEmpty { Code.switch("row") {} } else { statements }
        }
        if let style = plan.sharedTextStyle {
            Declare.func(
                "styleTexts",
                SwiftParameters([.init("of content", .inout("UIListContentConfiguration"))]),
                [.private, .static],
                documentation: "Sets the appearance that several rows have in common."
            ) {
                style
            }
        }
    }

    // MARK: Sections

    @SwiftBody private var additions: [SwiftStatement] {
        switch plan.shape {
        case .sections(let sections):
            for section in sections { addition(of: section) }
        case .indexed(let rows, let property):
            let key = SwiftExpression.keyPath(nil, [SwiftIdentifier(property: property)])
            Code.for(
                .tuple([.binding("letter"), .binding("elements")]),
                in: .shared("byLetter", [plan.scope.value(of: rows.loop.collection), key]).using(.index)
            ) {
                Code.call(
                    "content.add",
                    [
                        "_": "letter", "header": "letter.title",
                        "rows": plan.rowCases.all[0].rows(of: "elements", in: plan.scope),
                    ]
                )
            }
        case .forEach(let loop, let section, let rows):
            let variable = loop.variable.value
            let name = plan.locals.sectionName(variable, besides: rows.loop.variable.value)
            let scope = plan.scope.with(elements: [variable: .name(name)])
            Code.for(
                .binding(name),
                in: scope.value(of: loop.collection),
                where: section.visible.map(scope.value)
            ) {
                let id = SwiftExpression.call(
                    "Section",
                    SwiftArguments([.init(IdentityTranslator.member(of: loop), .name(name))])
                )
                self.addition(id, section, in: scope)
            }
        }
    }

    /// The only section as one expression, if it's always visible, or `nil` if statements decide.
    private var onlySection: SwiftExpression? {
        guard case .sections(let sections) = plan.shape, sections.count == 1, sections[0].visible == nil,
            !ContentUnavailableTranslator(plan: plan).isNeeded
        else { return nil }
        let rows = RowListTranslator(plan: plan, section: sections[0], scope: plan.scope)
        guard rows.statements.isEmpty else { return nil }
        let id = SwiftExpression.implicit(MemberName.id(sections[0].id.value))
        return .shared("Content", arguments(id, of: sections[0], rows, in: plan.scope))
    }

    @SwiftBody private func addition(of section: Section) -> [SwiftStatement] {
        let statements = addition(.implicit(MemberName.id(section.id.value)), section, in: plan.scope)
        if let condition = section.visible {
            Code.if(.expression(plan.scope.value(of: condition))) { statements }
        } else {
            statements
        }
    }

    @SwiftBody private func addition(
        _ id: SwiftExpression,
        _ section: Section,
        in scope: ValueScope
    ) -> [SwiftStatement] {
        let list = RowListTranslator(plan: plan, section: section, scope: scope)
        list.statements
        Code.call("content.add", arguments(id, of: section, list, in: scope))
    }

    private func arguments(
        _ id: SwiftExpression,
        of section: Section,
        _ rows: RowListTranslator,
        in scope: ValueScope
    ) -> SwiftArguments {
        SwiftArguments([.init(id)] + titles(of: section, rows, scope) + [.init("rows", rows.value)])
    }

    // MARK: Titles

    private func titles(
        of section: Section,
        _ rows: RowListTranslator,
        _ scope: ValueScope
    ) -> [SwiftArguments.Argument] {
        var arguments: [SwiftArguments.Argument] = []
        if section.header != nil || section.headerAttributes != nil {
            let header = text(section.header, section.headerAttributes, scope)
            let shown = section.hidesHeaderWhenEmpty ? .ternary(rows.isEmpty, .nil, header) : header
            arguments.append(.init("header", shown))
        }
        if let style = section.headerAttributes.flatMap({ self.style($0, .header, of: section, scope) }) {
            arguments.append(.init("headerStyle", style))
        }
        if section.footer != nil || section.footerAttributes != nil {
            arguments.append(.init("footer", text(section.footer, section.footerAttributes, scope)))
        }
        if let style = section.footerAttributes.flatMap({ self.style($0, .footer, of: section, scope) }) {
            arguments.append(.init("footerStyle", style))
        }
        return arguments
    }

    /// The text of a title. One that can be hidden is always present for the table.
    private func text(_ text: TextTemplate?, _ attributes: SectionViewAttributes?, _ scope: ValueScope)
        -> SwiftExpression
    {
        guard let text else { return .string("") }
        return attributes?.visible == nil ? scope.optionalText(text) : scope.text(text)
    }

    /// The style of a title, or `nil` if only a custom view is needed.
    private func style(
        _ attributes: SectionViewAttributes,
        _ place: TitleViews.Place,
        of section: Section,
        _ scope: ValueScope
    ) -> SwiftExpression? {
        var arguments: [SwiftArguments.Argument] = []
        if let color = attributes.textColor.value { arguments.append(.init("color", color.expression(else: nil))) }
        if let font = attributes.font.value { arguments.append(.init("font", font.expression)) }
        if let image = attributes.image { arguments.append(.init("image", scope.image(image))) }
        if let condition = attributes.visible {
            arguments.append(.init("isShown", scope.value(of: condition).using(.hiddenTitles)))
        }
        if let title = TitleViews(plan, section, place) {
            let views = TitleViewsTranslator(plan: plan, title: title)
            arguments.append(.init("views", views.expression(in: scope)))
        }
        return arguments.isEmpty ? nil : .shared("TitleStyle", SwiftArguments(arguments)).using(.titles)
    }
}
