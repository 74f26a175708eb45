internal import TableSpecModel

/// A place of a screen where a tap or a change does something.
struct TriggerSite {
    let trigger: Trigger
    /// What happens there, for comments: "the row “Sign Out” is tapped".
    let event: String
    /// The prototype whose elements are handed over.
    var prototype: Prototype?
    var isBarButton = false
}

extension ScreenPlan {
    /// All places where something is done, from the bar down.
    var sites: [TriggerSite] {
        barSites + table.staticRows.flatMap(Self.sites) + usedPrototypes.flatMap(Self.sites)
    }

    var barButtons: [BarButton] { screen.navigationItem.left + screen.navigationItem.right }

    /// The methods of a name that the app implements, or the segues, that something leads to.
    var segueSites: [(site: TriggerSite, segue: Segue)] {
        sites.compactMap { site in site.trigger.segue.map { (site, $0) } }
    }

    private var barSites: [TriggerSite] {
        barButtons.map { TriggerSite(trigger: $0.trigger, event: "the \($0.spokenName) is tapped", isBarButton: true) }
    }

    private static func sites(of row: Row) -> [TriggerSite] {
        sites(of: row.cell, called: "the row “\(spokenName(of: row))”", prototype: nil)
    }

    private static func sites(of prototype: Prototype) -> [TriggerSite] {
        sites(of: prototype.cell, called: "a row of the prototype “\(prototype.id.value)”", prototype: prototype)
    }

    private static func sites(of cell: Cell, called name: String, prototype: Prototype?) -> [TriggerSite] {
        var sites = [TriggerSite(trigger: cell.trigger, event: "\(name) is tapped", prototype: prototype)]
        guard let accessory = cell.accessory else { return sites }
        sites.append(
            TriggerSite(
                trigger: accessory.trigger,
                event: "the information button of \(name) is tapped",
                prototype: prototype
            )
        )
        guard let control = accessory.control, let action = control.action else { return sites }
        sites.append(
            TriggerSite(
                trigger: .action(action),
                event: "the \(control.kind.spokenName) of \(name) is \(control.kind == .button ? "tapped" : "changed")",
                prototype: control.kind == .button ? prototype : nil
            )
        )
        return sites
    }
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
        case .edit, .invalid: "bar button"
        }
    }
}
