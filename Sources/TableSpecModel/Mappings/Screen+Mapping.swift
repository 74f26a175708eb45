internal import TableSpecDiagnostics
internal import TableSpecYAML

extension ScreenSettings {
    /// The views around the table.
    static let viewsMapping = MappingType(ScreenViewsKey.self)
}

extension Screen {
    /// By default, the title of a screen with views above the table isn't large.
    ///
    /// A large title collapses as the table scrolls under the bar. A table below other views isn't under the bar:
    /// https://github.com/rechsteiner/Parchment/issues/210
    mutating func completeTitleMode() {
        guard let view = settings.viewsAbove.first, !navigationItem.largeTitle.isStated else { return }
        navigationItem.largeTitle = .set(.never, view.range)
    }
}

extension ValueType where Value == ScreenSettings {
    /// The views around the table, which are among the settings of the screen.
    static var views: Self {
        ValueType(
            .object(ScreenViewsKey.object.name),
            read: { _, _ in ScreenSettings() },
            json: { settings in
                let members = ScreenSettings.viewsMapping.members(of: settings)
                return members.isEmpty ? nil : .object(members)
            }
        )
        .part { model, settings in
            ScreenSettings.viewsMapping.walk(model, &settings)
            return true
        }
    }
}

extension ValueType where Value == NavigationItem {
    static var navigationItem: Self {
        ValueType(
            .object(NavigationItemKey.object.name),
            read: { decoder, node in
                var item = NavigationItem()
                decoder.read(node, as: NavigationItem.mapping, into: &item)
                return item
            },
            json: { item in
                let members = NavigationItem.mapping.members(of: item)
                return members.isEmpty ? nil : .object(members)
            }
        )
        .part { model, item in
            NavigationItem.mapping.walk(model, &item)
            return true
        }
    }
}

extension ValueType where Value == [ChangeEvent] {
    /// Methods of the app, by the names of the properties whose changes call them.
    static var changeEvents: Self {
        ValueType(
            .table(of: .identifier),
            read: { decoder, node in
                decoder.entryNodes(node, of: "state properties to methods").compactMap { key, value in
                    guard let property = decoder.identifier(key, noun: "property"),
                        let action = decoder.identifier(value, noun: "method")
                    else { return nil }
                    return ChangeEvent(of: property, calling: action)
                }
            },
            json: { $0.isEmpty ? nil : .object($0.map { ($0.property.value, .string($0.action.value)) }) }
        )
        .interface()
    }
}

extension ValueType where Value == ScreenResult? {
    /// The type of a screen's result.
    static var result: Self {
        ValueType(.type, read: { $0.result($1) }, json: { $0.map { .string($0.type.description) } }).interface()
    }
}

extension ValueType where Value == FileSamples {
    /// Values that are decoded once the types of all files are known.
    static var samples: Self {
        ValueType(
            .table(of: .value),
            read: { FileSamples(literals: $0.entries($1, of: "samples")) },
            json: { $0.values.isEmpty ? nil : .object($0.values.map { ($0.name.value, $0.value.json) }) }
        )
    }
}

extension ValueType where Value == [Located<Hook>] {
    /// The hooks of a screen. One that is listed twice is reported.
    static var hooks: Self {
        let words = ValueType.choices("a list of hooks")
        return words.reading { decoder, node in
            var hooks: [Located<Hook>] = []
            for hook in words.read(&decoder, node) {
                if let first = hooks.first(where: { $0.value == hook.value }) {
                    decoder.report(.duplicate(hook, first: first.range))
                } else {
                    hooks.append(hook)
                }
            }
            return hooks
        }
    }
}

extension Diagnostic {
    /// A hook that appears in a list twice.
    fileprivate static func duplicate(_ hook: Located<Hook>, first: SourceRange) -> Diagnostic {
        Diagnostic(
            .error,
            id: LanguageDiagnostic.duplicateName.rawValue,
            origin: .language,
            "hook '\(hook.value.rawValue)' is listed twice",
            at: hook.range,
            labels: [.init("first listed here", at: first)]
        )
    }
}

extension SpecDecoder {
    /// Decodes the views around the table.
    mutating func readViews(_ pair: YAMLPair, into settings: inout ScreenSettings) {
        read(pair.value, as: ScreenSettings.viewsMapping, into: &settings)
    }

    /// Decodes hooks, and records whether some couldn't be decoded.
    mutating func readHooks(_ pair: YAMLPair, into screen: inout Screen) {
        screen.hooks = ValueType.hooks.read(&self, pair.value)
        screen.hasUnreadHooks = pair.value.kind != .sequence || screen.hooks.count < pair.value.count
    }
}
