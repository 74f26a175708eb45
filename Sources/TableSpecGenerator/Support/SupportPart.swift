internal import TableSpecModel
internal import TableSpecSwift

/// A part of the support file that not every module needs.
enum SupportPart: Hashable, Sendable {
    /// The part of a kind of control.
    case control(Control.Kind)
    /// The content shown in place of the rows; before iOS 17 the file draws it itself.
    case unavailable, unavailableBefore17
    case editing, groups, swipes, menus, choosing, confirming, confirmingInBar, loadMore, prefetching, index, stripes,
        titles, performing, presenting, dismissing, popping, unwinding, keyboardShortcuts, state, changeEvents,
        userDefaults
    /// One content configuration for headers in all table styles, from iOS 18 on.
    case oneHeader
    // The content of rows.
    case controls, ownControls, ends, prototypes, classes, value2, enabling
    /// Controls that change the element of their row.
    case elements
    /// Fields that report typing, and controls that report touches.
    case typing
    /// Fields whose texts have a largest length.
    case textLength
    /// Return keys that put the keyboard away, and those that lead to the field below.
    case endingOnReturn, goingOn, goingToRow
    /// Bars over the keyboard that lead from field to field.
    case keyboardToolbar
    /// Such bars over fields in cells that the elements of a collection share.
    case cellFields
    /// Cells found by their rows, at which something points when the rows may have moved.
    case rowCells
    /// Values that can be wrong, patterns of texts, and what the app is asked about values.
    case validation, textPattern, valueQuestion
    // Code shared by controls that show values; each kind has a part of its own besides.
    case values, durationPicker, numbers, dateLimits, segmentImages
    /// Pop-up buttons that may show no option, and those whose options are the current contents of a list.
    case popUpOptions, popUpLists
    // Other views.
    case views, trailing, button, labels, markdown, images, stacks, limits, layers, borders, overlay, headerViews,
        children
    /// Views in headers and footers of sections, and those that are hidden at times.
    case titleViews, hiddenTitles
    /// Images that the app loads when they are shown.
    case lateImages
    /// Images of rows that have a size of their own.
    case imageSizes
    /// Controls that have no space below the texts, however large these are.
    case fixedHeights
    /// Taps and long presses on views that aren't controls.
    case gestures
    /// Fields in a table that appears beside other views.
    case fieldTable

    /// The name of the part in the file's text, which is that of the case or of the control's kind.
    var name: String {
        if case .control(let kind) = self { return kind.rawValue }
        return String(describing: self)
    }

    /// The parts without which the part does not work.
    var needed: Set<SupportPart> {
        switch self {
        case .popUpOptions: [.values, .views, .state]
        case .popUpLists: [.popUpOptions]
        case .durationPicker: [.values, .views, .state, .numbers]
        case .changeEvents: [.state]
        case .values: [.views, .state]
        case .dateLimits: [.views]
        case .value2: [.classes]
        case .endingOnReturn, .goingOn: [.typing]
        case .goingToRow, .keyboardToolbar: [.goingOn]
        case .cellFields: [.keyboardToolbar, .goingOn, .rowCells]
        case .validation: [.state]
        case .textPattern, .valueQuestion: [.validation]
        case .ownControls, .fixedHeights: [.controls]
        case .confirming, .dismissing, .unwinding: [.presenting]
        case .confirmingInBar: [.confirming, .presenting]
        case .popping: [.dismissing, .presenting]
        case .layers: [.views, .stacks]
        case .loadMore: [.prototypes, .views, .stacks]
        case .titleViews: [.titles, .views, .stacks]
        case .hiddenTitles: [.titles]
        case .button, .labels, .markdown, .images, .stacks, .limits, .borders, .overlay, .headerViews, .children:
            [.views]
        default: []
        }
    }

    /// The parts that a screen uses.
    static func used(by plan: ScreenPlan) -> Set<SupportPart> {
        var parts = parts(ofTable: plan)
        for cell in plan.cells { parts.formUnion(Self.parts(of: cell)) }
        if plan.cells.contains(where: plan.keepsControlBesideText(in:)) { parts.insert(.fixedHeights) }
        for row in plan.staticRows { parts.formUnion(Self.parts(of: row)) }
        for prototype in plan.usedPrototypes { parts.formUnion(Self.parts(of: prototype)) }
        for view in [plan.table.headerView, plan.table.footerView] {
            if let content = view?.content { parts.formUnion(Self.parts(ofHeaderView: content)) }
        }
        let behind = plan.table.backgroundView?.all ?? []
        parts.formUnion(Self.parts(ofKept: SurroundingsTranslator(plan: plan).all + behind))
        if plan.screen.settings.overlay != nil { parts.insert(.overlay) }
        for attributes in plan.table.sections.all.flatMap(\.attributes) {
            parts.formUnion(Self.parts(ofTitle: attributes))
        }
        for (view, _) in plan.placedViews {
            if let control = view.control { parts.formUnion(control.parts) }
        }
        return parts
    }

    private static func parts(ofTable plan: ScreenPlan) -> Set<SupportPart> {
        let rows = plan.dynamicRows
        let editing = EditingTranslator(plan: plan)
        let pointsAtRows =
            ContextMenuTranslator(plan: plan).pointsAtRows || SwipeActionTranslator(editing: editing).pointsAtRows
        var parts: Set<SupportPart> = []
        parts.insert(.editing, if: editing.isNeeded)
        parts.insert(.groups, if: plan.deletesInGroups)
        parts.insert(
            .swipes,
            if: editing.hasSwipedCells || rows.compactMap(\.editing).contains { !$0.swipeActions.isEmpty }
        )
        parts.insert(.choosing, if: OptionListTranslator(plan: plan).isNeeded)
        parts.insert(.confirming, if: plan.asksBeforeActions)
        parts.insert(.confirmingInBar, if: plan.asksInBar)
        parts.insert(.loadMore, if: LoadMoreTranslator(plan: plan).isNeeded)
        parts.insert(.prefetching, if: PrefetchTranslator(plan: plan).isNeeded)
        parts.insert(.menus, if: ContextMenuTranslator(plan: plan).isNeeded)
        parts.insert(.rowCells, if: pointsAtRows)
        parts.insert(.unavailable, if: !plan.table.contentUnavailable.isEmpty)
        parts.insert(.index, if: plan.isIndexed)
        parts.insert(.titles, if: plan.hasOwnHeaders || plan.hasOwnFooters)
        parts.insert(.performing, if: !plan.table.updates.isEmpty)
        parts.insert(.presenting, if: plan.presentsOverSearch)
        parts.insert(.dismissing, if: plan.segueSites.contains { $0.segue.result != nil })
        parts.insert(
            .popping,
            if: plan.segueSites.contains { $0.segue.result != nil && $0.segue.kind.value != .presentModally }
        )
        parts.insert(.unwinding, if: plan.sites.contains { $0.trigger.unwind != nil })
        parts.insert(.keyboardShortcuts, if: plan.screen.barButtons.contains { $0.keyboardShortcut != nil })
        parts.insert(.state, if: plan.hasState)
        parts.insert(.changeEvents, if: ChangeEventTranslator(plan: plan).isNeeded)
        parts.insert(.dateLimits, if: DateLimitTranslator(plan: plan).isNeeded)
        parts.insert(.validation, if: ValidationTranslator(plan: plan).isNeeded)
        parts.insert(.textPattern, if: ValidationTranslator(plan: plan).hasPatterns)
        parts.insert(.valueQuestion, if: ValidationTranslator(plan: plan).hasQuestions)
        parts.insert(.keyboardToolbar, if: TypingTranslator(plan: plan).hasToolbar)
        parts.insert(.cellFields, if: TypingTranslator(plan: plan).leadsThroughCells)
        parts.insert(.lateImages, if: LateImageTranslator(plan: plan).isNeeded)
        parts.insert(.userDefaults, if: KeptStateTranslator(plan: plan).isNeeded)
        parts.insert(.fieldTable, if: CompositeTranslator(plan: plan).hasFields)
        return parts
    }

    private static func parts(of cell: Cell) -> Set<SupportPart> {
        let style = cell.shownStyle
        // Most rows have nothing but texts.
        guard cell.hasAttributes || cell.accessory != nil || cell.image != nil else {
            return style == .value2 ? [.value2] : []
        }
        let (controls, fields) = (cell.controls, cell.fields)
        var parts = controls.reduce(into: Set<SupportPart>()) { $0.formUnion($1.parts) }
        if style == .custom, let content = cell.content { parts.formUnion(content.all.flatMap(\.parts)) }
        parts.insert(.stripes, if: cell.alternatingBackground != nil)
        parts.insert(.classes, if: style == .custom && cell.className.isStated)
        parts.insert(.value2, if: style == .value2)
        parts.insert(.ends, if: cell.hasEditingAccessory)
        parts.insert(.enabling, if: cell.enabled != nil)
        parts.insert(.imageSizes, if: cell.imageSize.value != nil || cell.lateImage != nil)
        parts.insert(.typing, if: controls.contains { !TypingTranslator.events(of: $0).isEmpty })
        parts.insert(
            .endingOnReturn,
            if: fields.contains { $0.typing?.returnLead == .end && $0.typing?.onReturn == nil }
        )
        parts.insert(.goingOn, if: fields.contains { $0.typing?.goesOn == true })
        parts.insert(.goingToRow, if: fields.contains(where: \.goesToRow))
        parts.insert(.elements, if: controls.contains(where: \.writesElement))
        parts.insert(.views, if: cell.selectedBackgroundColor.value != nil)
        return parts
    }

    private static func parts(ofHeaderView content: ContentView) -> Set<SupportPart> {
        parts(ofKept: content.all).union([.headerViews, .stacks])
    }

    private static func parts(ofKept views: [ContentView]) -> Set<SupportPart> {
        let isTyping = views.compactMap(\.control).contains { !TypingTranslator.events(of: $0).isEmpty }
        return Set(views.flatMap(\.parts) + (isTyping ? [.typing] : []))
    }

    private static func parts(ofTitle attributes: SectionViewAttributes) -> Set<SupportPart> {
        let hidden: Set<SupportPart> = attributes.visible == nil ? [] : [.hiddenTitles]
        guard let views = attributes.views else { return hidden }
        var parts = hidden.union(views.all.flatMap(\.parts))
        parts.insert(.titleViews)
        parts.insert(.typing, if: attributes.controls.contains { !TypingTranslator.events(of: $0).isEmpty })
        parts.insert(.elements, if: attributes.controls.contains(where: \.writesElement))
        return parts
    }

    private static func parts(of row: Row) -> Set<SupportPart> {
        if row.ownContent != nil { return [.controls, .stacks] }
        let controls = row.cell.accessories.compactMap(\.control)
        return Set(
            controls.map { control in
                let isAtEnd = row.cell.shownStyle == .value2 && control.isAccessoryView
                return isAtEnd || control.kind == .view || control.kind == .button ? .ends : .controls
            }
        )
    }

    private static func parts(of prototype: Prototype) -> Set<SupportPart> {
        let controls = prototype.cell.accessories.compactMap(\.control)
        let ends: [SupportPart] = controls.map {
            $0.isAccessoryView || prototype.cell.hasOwnViews ? .ends : .ownControls
        }
        return Set(ends + (PrototypeViews(prototype) == nil ? [] : [.prototypes, .stacks]))
    }
}

extension Set<SupportPart> {
    fileprivate mutating func insert(_ part: SupportPart, if isUsed: Bool) {
        if isUsed { insert(part) }
    }
}

extension Control {
    /// Whether the return key leads to the field of a row that is named.
    fileprivate var goesToRow: Bool {
        guard case .row? = self.typing?.returnLead else { return false }
        return self.typing?.goesOn == true
    }

    /// The parts that the control uses.
    fileprivate var parts: Set<SupportPart> {
        let alignment = self.properties.values[.textAlignment]
        return alignment == .word(TextAlignment.leading.rawValue) || alignment == .word(TextAlignment.trailing.rawValue)
            ? ownParts.union([.trailing]) : ownParts
    }

    private var ownParts: Set<SupportPart> {
        code.needed.union(code.support.isEmpty ? [] : [.control(self.kind)]).union(
            self.confirmation == nil ? [] : [.confirming]
        )
    }
}

extension ContentView {
    fileprivate var parts: Set<SupportPart> {
        var parts = kindParts
        if limits != ViewLimits() { parts.insert(.limits) }
        if attributes.border != nil { parts.insert(.borders) }
        if gestures != nil { parts.insert(.gestures) }
        if case .label(let label) = kind {
            if label.style.alignment.value == .trailing { parts.insert(.trailing) }
            if label.isMarkdown { parts.insert(.markdown) }
        }
        return parts
    }

    private var kindParts: Set<SupportPart> {
        switch kind {
        case .label(let label): label.app == nil ? [.labels] : [.views]
        case .image(let image): image.app == nil ? [.images] : [.views]
        case .control(let control): control.parts
        case .stack: [.stacks]
        case .zstack: [.layers]
        case .app(let app): app.isController ? [.views, .children] : [.views]
        case .spacer, .invalid: []
        }
    }
}
