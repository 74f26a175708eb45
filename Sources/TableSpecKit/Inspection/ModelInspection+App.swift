internal import TableSpecDiagnostics
internal import TableSpecModel

extension ModelInspection {
    /// An app with the screens that it starts with.
    static func app(_ app: App, path: String) -> JSONValue {
        var root: [(key: String, value: JSONValue?)] = []
        switch app.root {
        case .tabs(let tabs): root = [("tabs", .array(tabs.map(tab)))]
        case .entry(let entry): root = self.entry(entry)
        case .invalid: break
        }
        let hooks: [(key: String, value: JSONValue?)] = [
            ("onSelect", app.onSelect.map { .string($0.value) }),
            ("onCustomize", app.onCustomize.map { .string($0.value) }),
        ]
        let names: [(key: String, value: JSONValue?)] = [
            ("name", .string(app.name.value)), ("file", .string(path)), ("state", properties(app.state)),
        ]
        return .members(names + root + hooks)
    }

    private static func tab(_ tab: Tab) -> JSONValue {
        var face: [(key: String, value: JSONValue?)] = []
        switch tab.face {
        case .titled(let title, let image): face = [("title", text(title)), ("image", image.map(\.json))]
        case .system(let item): face = [("systemItem", .string(item.rawValue))]
        case .invalid: break
        }
        let settings: [(key: String, value: JSONValue?)] = [
            ("badge", tab.badge.map(text)), ("tag", tab.tag.value.map(JSONValue.integer)),
            ("enabled", tab.enabled.map { .string(text(of: $0)) }),
            ("visible", tab.visible.map { .string(text(of: $0)) }),
            ("customizable", tab.customizable.value.map(JSONValue.boolean)),
        ]
        let root = tab.entry.map(entry) ?? []
        return .members(face + root + settings)
    }

    private static func entry(_ entry: AppEntry) -> [(key: String, value: JSONValue?)] {
        [
            (entry.isStack ? "navigation" : "screen", entry.segue.destination.map { .string($0.value) }),
            ("pass", passed(entry.segue)),
            (
                "stack",
                entry.stack.isEmpty ? nil : .array(entry.stack.map { .object(Segue.stackedMapping.members(of: $0)) })
            ),
        ]
    }

    private static func passed(_ segue: Segue) -> JSONValue? {
        segue.pass.isEmpty ? nil : .object(segue.pass.map { (key: $0.name.value, value: text($0.value)) })
    }
}
