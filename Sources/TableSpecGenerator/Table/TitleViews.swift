internal import TableSpecModel
internal import TableSpecSwift

/// The views of a section's header or footer: those in place of its text, or the button after it.
///
/// The table creates headers like cells, so they're configured like the cells of a prototype.
struct TitleViews {
    /// The location of the views.
    enum Place: String, CaseIterable {
        case header, footer
    }

    let views: PrototypeViews
    private let section: Section
    private let place: Place
    /// The views like those of a prototype, with the elements that the title uses.
    let prototype: Prototype
    /// The loop that creates the section.
    let loop: Loop?
    let standsAfterText: Bool

    /// - Returns: `nil` for a title with only a text and an image.
    init?(_ facts: ScreenFacts, _ section: Section, _ place: Place) {
        guard let attributes = place == .header ? section.headerAttributes : section.footerAttributes,
            let content = attributes.views
        else {
            return nil
        }
        if case .forEach(let loop, _, _) = facts.shape { self.loop = loop } else { loop = nil }
        self.section = section
        self.place = place
        standsAfterText = attributes.content == nil
        let stem = loop?.variable.value ?? section.id.value
        let name = SwiftIdentifier(from: "\(stem) \(place.rawValue)", style: .upperCamelCase)
        var cell = Cell(at: content.range)
        cell.content = content
        var prototype = Prototype(id: Located(name.text, at: section.id.range), cell: cell, at: section.range)
        let text = place == .header ? section.header : section.footer
        let triggers = attributes.controls.map(\.segue) + content.all.flatMap { $0.effects.map(\.trigger) }
        let used = ((text?.bindings ?? []) + attributes.bindings + triggers.flatMap(\.segueBindings)).variables
        if let loop, used.contains(loop.variable.value) {
            prototype.parameters = [.init(name: loop.variable.value, type: loop.elementType)]
        }
        guard let views = PrototypeViews(prototype, in: facts.table) else { return nil }
        self.prototype = prototype
        self.views = views
    }

    /// Those of all sections, from the top.
    static func all(in facts: ScreenFacts) -> [TitleViews] {
        guard !facts.isIndexed else { return [] }
        let sections = facts.table.sections.all.filter { $0.headerAttributes != nil || $0.footerAttributes != nil }
        return sections.flatMap { section in
            Place.allCases.compactMap { TitleViews(facts, section, $0) }
        }
    }

    /// The owner of the views, in comments.
    private var owner: SwiftComment {
        guard loop == nil else { return "the \(place.rawValue) of a section" }
        return "the \(place.rawValue) of the section “\(section.id.value)”"
    }

    /// The location of the name that the class is derived from.
    var origin: Located<String> { Located(section.id.value, at: section.range) }

    var content: ContentView? { prototype.cell.content }

    var declaration: SwiftDeclaration {
        // VoiceOver users navigate by headings.
        let heading = place == .header && !standsAfterText ? content?.firstLabel : nil
        return views.declaration(of: "The views of \(owner).", heading: heading?.range)
    }

    /// The locations that call the app.
    static func sites(in facts: ScreenFacts) -> [TriggerSite] {
        all(in: facts).flatMap { title in TriggerSite.sites(of: title.prototype) { title.owner } }
    }
}

extension ContentView {
    /// The first text in the views.
    fileprivate var firstLabel: ContentView? {
        all.first { view in
            if case .label = view.kind { return true }
            return false
        }
    }
}
