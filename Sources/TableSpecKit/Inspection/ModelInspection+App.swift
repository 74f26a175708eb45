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
        return .members(
            [("name", .string(app.name.value)), ("file", .string(path)), ("state", properties(app.state))] + root
        )
    }

    private static func tab(_ tab: Tab) -> JSONValue {
        var face: [(key: String, value: JSONValue?)] = []
        switch tab.face {
        case .titled(let title, let image): face = [("title", text(title)), ("image", image.map(self.image))]
        case .system(let item): face = [("systemItem", .string(item.rawValue))]
        case .invalid: break
        }
        return .members(
            face + (tab.entry.map(entry) ?? [])
                + [("badge", tab.badge.map(text)), ("tag", tab.tag.value.map(JSONValue.integer))]
        )
    }

    private static func entry(_ entry: AppEntry) -> [(key: String, value: JSONValue?)] {
        let pass = entry.segue.pass.map { (key: $0.name.value, value: text($0.value)) }
        return [
            (entry.isStack ? "navigation" : "screen", entry.segue.destination.map { .string($0.value) }),
            ("pass", pass.isEmpty ? nil : .object(pass)),
        ]
    }
}
