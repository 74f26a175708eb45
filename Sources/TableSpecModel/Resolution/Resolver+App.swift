internal import TableSpecDiagnostics

extension Resolver {
    mutating func resolve(_ app: inout App) {
        app.state = app.state.map { resolvedDefault(of: titled(resolvedType(of: $0))) }
        reportDuplicates(in: app.state)
        reportMissingDefaults(in: app.state)
        if !app.declaresState { app.state = Self.suppliedState(of: app) }
        let scope = Scope(state: app.state)
        switch app.root {
        case .invalid: break
        case .entry(var entry):
            resolve(&entry, in: scope, from: "app")
            app.root = .entry(entry)
        case .tabs(var tabs):
            for index in tabs.indices { resolve(&tabs[index], in: scope) }
            app.root = .tabs(tabs)
        }
    }

    private mutating func resolve(_ tab: inout Tab, in scope: Scope) {
        if case .titled(var title, image: var image) = tab.kind {
            resolve(&title, in: scope)
            resolve(&image, in: scope)
            tab.kind = .titled(title, image: image)
        }
        resolve(&tab.badge, in: scope)
        resolve(&tab.enabled, in: scope)
        resolve(&tab.visible, in: scope)
        update(&tab.entry) { $0.resolve(&$1, in: scope, from: "tab") }
    }

    private mutating func resolve(_ entry: inout AppEntry, in scope: Scope, from origin: String) {
        resolve(&entry.segue, in: scope, from: origin)
        for index in entry.stack.indices { resolve(&entry.stack[index], in: scope, from: "stack") }
    }

    /// The names that badges show, without duplicates, for an app without a declared state: numbers that its code sets.
    private static func suppliedState(of app: App) -> [Property] {
        var seen: Set<String> = []
        let names = app.tabs.flatMap { $0.badge?.bindings ?? [] }.compactMap { binding in
            binding.names.count == 1 && !binding.isNegated ? binding.names.first : nil
        }
        return names.filter { seen.insert($0.value).inserted }.map { name in
            Property(name: name, type: .optional(.integer), typeRange: name.range, defaultValue: .null)
        }
    }
}
