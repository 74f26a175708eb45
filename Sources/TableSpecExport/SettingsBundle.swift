package import TableSpecDiagnostics
package import TableSpecKit
internal import TableSpecModel

/// A settings bundle for the Settings app, generated from screens that store their state in user defaults.
///
/// Source: Settings Application Schema Reference (Preferences and Settings Programming Guide),
/// https://developer.apple.com/library/archive/documentation/PreferenceSettings/Conceptual/SettingsApplicationSchemaReference
package struct SettingsBundle {
    /// A pane: a file of the bundle.
    package struct Pane: Hashable, Sendable {
        /// The name of the file, such as `Root.plist`.
        package var name: String
        package var text: String
    }

    /// The panes, starting with `Root`.
    package private(set) var panes: [Pane] = []
    /// The rows that the Settings app can't show.
    package private(set) var leftOut: [Diagnostic] = []

    /// Generates the bundle of a screen and of the screens that its rows lead to.
    ///
    /// - Parameter root: The name of the first screen. The default is `Settings`, or the only screen with user defaults
    ///   that no other such screen leads to.
    /// - Returns: `nil` if there isn't exactly one possible first screen.
    /// - Throws: The errors of Foundation's property list encoder.
    package init?(_ analysis: Analysis, root: String? = nil) throws {
        let screens = analysis.model.screens
        guard let first = Self.first(of: screens, named: root) else { return nil }
        var names = [first.name.value: "Root"]
        var waiting = [first]
        while let screen = waiting.first {
            waiting.removeFirst()
            let next = Self.destinations(of: screen, in: screens).filter { names[$0.name.value] == nil }
            for screen in next { names[screen.name.value] = Self.fileName(screen.name.value) }
            waiting += next
            var pane = SettingsPane(of: screen, files: names)
            let name = "\(names[screen.name.value] ?? "Root").plist"
            panes.append(Pane(name: name, text: try pane.propertyList().file()))
            leftOut += pane.leftOut
        }
    }

    /// The name `Root` is reserved for the first pane.
    private static func fileName(_ screen: String) -> String { screen == "Root" ? "RootSettings" : screen }

    private static func first(of screens: [Screen], named name: String?) -> Screen? {
        if let name { return screens.first { $0.name.value == name } }
        let kept = screens.filter { !$0.userDefaults.isEmpty }
        if let settings = screens.first(where: { $0.name.value == "Settings" }) { return settings }
        let inner = Set(kept.flatMap { destinations(of: $0, in: screens) }.map(\.name.value))
        let outer = kept.filter { !inner.contains($0.name.value) }
        return outer.count == 1 ? outer[0] : kept.count == 1 ? kept[0] : nil
    }

    /// The screens of specs that the rows of a screen push, without duplicates.
    private static func destinations(of screen: Screen, in screens: [Screen]) -> [Screen] {
        let segues = screen.table.sections.all.flatMap(\.staticRows).compactMap { $0.cell.trigger.segue }
        let names = segues.compactMap(\.destination?.value)
        var seen: Set<String> = []
        return names.filter { seen.insert($0).inserted }.compactMap { name in
            screens.first { $0.name.value == name }
        }
    }
}
