internal import TableSpecModel
internal import TableSpecSwift

/// A place of a screen where a tap or a change does something.
struct TriggerSite {
    let trigger: Trigger
    let event: Event
    /// The prototype whose elements are handed over.
    var prototype: Prototype?
    var isBarButton = false
    /// Whether it is a row that inserts.
    var isInsertRow = false
    /// What the app's method is told besides.
    var parameters: [SwiftParameter] = []

    /// What happens at the place, for comments: "the row “Sign Out”", "is tapped".
    struct Event: Equatable {
        let subject: String
        var verb = "is tapped"

        /// Several events in one phrase.
        static func phrase(_ events: [Event]) -> String {
            let verbs = events.map(\.verb).withoutRepetitions
            let phrases = verbs.map { verb in
                let subjects = events.filter { $0.verb == verb }.map(\.subject).withoutRepetitions
                return subjects.joined(separator: " or ") + " " + verb
            }
            return phrases.joined(separator: ", or ")
        }
    }
}

extension ScreenPlan {
    func findSites() -> [TriggerSite] {
        barSites + SearchTranslator.sites(of: screen) + RefreshControlTranslator.sites(of: table)
            + ScreenViewTranslator.sites(of: screen)
            + table.sections.all.flatMap(Self.sites)
            + usedPrototypes.flatMap(Self.sites)
    }

    private var barSites: [TriggerSite] {
        screen.barButtons.map {
            TriggerSite(trigger: $0.trigger, event: .init(subject: "the \($0.spokenName)"), isBarButton: true)
        }
    }

    private static func sites(of section: Section) -> [TriggerSite] {
        section.spelledRows.flatMap { row in
            sites(of: row.cell, called: "the row “\(spokenName(of: row))”", prototype: nil).map { site in
                var site = site
                site.isInsertRow = section.dynamicRows != nil
                return site
            }
        }
    }

    private static func sites(of prototype: Prototype) -> [TriggerSite] {
        sites(of: prototype.cell, called: "a row of the prototype “\(prototype.id.value)”", prototype: prototype)
    }

    private static func sites(of cell: Cell, called name: String, prototype: Prototype?) -> [TriggerSite] {
        var sites = [TriggerSite(trigger: cell.trigger, event: .init(subject: name), prototype: prototype)]
        sites += cell.accessories.map { accessory in
            TriggerSite(
                trigger: accessory.trigger,
                event: .init(
                    subject: "the \(accessory.control == nil ? "information " : "")button of "
                        + accessory.place.spoken(name)
                ),
                prototype: prototype
            )
        }
        sites += cell.accessories.compactMap { accessory in
            accessory.control.flatMap { site(of: $0, in: accessory.place.spoken(name), prototype: prototype) }
        }
        return sites + cell.viewControls.compactMap { site(of: $0, in: name, prototype: prototype) }
    }

    private static func site(of control: Control, in name: String, prototype: Prototype?) -> TriggerSite? {
        guard let action = control.action else { return nil }
        let isButton = control.kind == .button
        return TriggerSite(
            trigger: .action(action),
            event: .init(
                subject: "the \(control.kind.spokenName) of \(name)",
                verb: isButton ? "is tapped" : "is changed"
            ),
            prototype: isButton ? prototype : nil
        )
    }
}

extension AccessoryPlace {
    /// What a cell is called where it has the accessory.
    fileprivate func spoken(_ cell: String) -> String { self == .editing ? "\(cell) in editing mode" : cell }
}

extension BarButton {
    /// What the button is called in comments.
    var spokenName: String {
        switch face {
        case .system(let item): "bar button `\(item.rawValue)`"
        case .title(let title): title.literal.map { "bar button “\($0)”" } ?? "bar button with a title"
        case .image(.symbol(let name)), .image(.named(let name)):
            name.literal.map { "bar button with the image `\($0)`" } ?? "bar button with an image"
        case .image: "bar button with an image"
        case .view: "view in the bar"
        case .edit, .invalid: "bar button"
        }
    }
}
