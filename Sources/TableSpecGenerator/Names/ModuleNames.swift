internal import TableSpecDiagnostics
internal import TableSpecModel
internal import TableSpecSwift

/// The names of the top-level types in the generated files, which share one module with the app.
struct ModuleNames {
    private(set) var diagnostics: [Diagnostic]

    /// - Parameter typesOfScreens: The types that each screen of the model declares for itself.
    init(_ model: SpecModel, _ index: ModelIndex, typesOfScreens: [TableNames.Types]) {
        var scope = NameScope(reserved: StandardTypes.used.union([index.options.namespaceName]))
        for type in model.types {
            scope.claim(index.typeName(type.name.value), for: .init("type", type.name))
        }
        let screens = model.screens.map { (place: $0.name, names: ScreenNames($0, in: index)) }
        for (place, names) in screens {
            let table = index.options.dataSource == .separate ? [names.table] : []
            for name in [names.viewController, names.actions] + table { scope.claim(name, for: .init("screen", place)) }
        }
        for app in model.apps {
            let names = AppNames(app, in: index)
            let actions = app.hooks.isEmpty ? [] : [names.actions]
            for name in [names.controller, names.screens] + actions { scope.claim(name, for: .init("app", app.name)) }
        }
        diagnostics =
            scope.diagnostics + Self.hidden(in: model, index, zip(screens.map(\.place), typesOfScreens.map(\.nested)))
            + Self.handWritten(in: model, index, besides: screens.map { ($0.place, $0.names.viewController) })
            + Self.classes(
                typesOfScreens.flatMap(\.classes) + model.externals.map(\.className),
                besides: model.types,
                index
            )
            + typesOfScreens.flatMap { Self.views($0, besides: scope) }
    }

    /// Classes of views with the name of another type in the module. Two screens can have one with the same name,
    /// because it's private to their files.
    private static func views(_ types: TableNames.Types, besides module: NameScope) -> [Diagnostic] {
        if types.views.isEmpty { return [] }
        var scope = NameScope(reserved: StandardTypes.used.union(types.nested))
        for (name, prototype) in types.views {
            if let other = module.place(of: name) { scope.claim(name, for: other) }
            scope.claim(name, for: .init("prototype", prototype))
        }
        return scope.diagnostics
    }

    /// Types that a screen or an app hides with a nested type of the same name.
    private static func hidden(
        in model: SpecModel,
        _ index: ModelIndex,
        _ nestedTypes: some Sequence<(Located<String>, [SwiftIdentifier])>
    ) -> [Diagnostic] {
        var scope = NameScope()
        for (screen, names) in nestedTypes {
            for name in names where scope.place(of: name) == nil {
                scope.claim(name, for: .init("a type in the view controller of screen", screen))
            }
        }
        for app in model.apps {
            for name in AppTypeNames.nestedTypes(of: app) where scope.place(of: name) == nil {
                scope.claim(name, for: .init("a type in the controller of app", app.name))
            }
        }
        for type in model.types {
            scope.claim(index.typeName(type.name.value), for: .init("type", type.name))
        }
        return scope.diagnostics
    }

    /// Custom classes of cells, views and screens that have the name of a model type.
    private static func classes(
        _ classes: [Located<String>],
        besides types: [ModelType],
        _ index: ModelIndex
    ) -> [Diagnostic] {
        var scope = NameScope()
        for type in types { scope.claim(index.typeName(type.name.value), for: .init("type", type.name)) }
        var seen: Set<String> = []
        for name in classes where seen.insert(name.value).inserted {
            guard let identifier = SwiftIdentifier(name.value) else { continue }
            scope.claim(identifier, for: .init("class", name))
        }
        return scope.diagnostics
    }

    /// Classes of external screens that have the name of a generated class. Several screens can share a class.
    private static func handWritten(
        in model: SpecModel,
        _ index: ModelIndex,
        besides viewControllers: [(screen: Located<String>, name: SwiftIdentifier)]
    ) -> [Diagnostic] {
        var scope = NameScope()
        for (screen, name) in viewControllers { scope.claim(name, for: .init("screen", screen)) }
        for app in model.apps { scope.claim(AppNames(app, in: index).controller, for: .init("app", app.name)) }
        var seen: Set<String> = []
        for external in model.externals where seen.insert(external.className.value).inserted {
            guard let name = SwiftIdentifier(external.className.value) else { continue }
            scope.claim(name, for: .init("class", external.className))
        }
        return scope.diagnostics
    }
}
