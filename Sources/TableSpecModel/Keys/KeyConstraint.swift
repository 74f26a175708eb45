/// What the keys of a mapping demand of each other; decoding reports it, and the schema states it.
public indirect enum KeyConstraint: Hashable, Sendable {
    /// One of the keys must stand, and no two of them can.
    case exactlyOne([String])
    /// One of the keys must stand.
    case atLeastOne([String])
    /// No two of the keys can stand together.
    case atMostOne([String])
    /// A key makes sense only beside one of others.
    case needs(String, beside: [String])
    /// Where one of these keys stands, another one must.
    case required(String, ifAny: [String])
    /// Beside another key, a key that stands has one of these words.
    case only(String, [String], beside: String)
    /// None of the keys can stand.
    case excluded([String])
    /// What holds where a key stands, and what holds elsewhere.
    case when(String, [KeyConstraint], otherwise: [KeyConstraint])
}

extension KeyTable {
    public static var constraints: [KeyConstraint] { [] }
}

extension SpelledKeyTable {
    /// The spellings of keys.
    fileprivate static func names(_ keys: Self...) -> [String] { keys.map(\.name) }
}

extension FileKey {
    public static var constraints: [KeyConstraint] {
        [
            .when(
                app.name,
                [
                    .excluded(allCases.filter { $0.belongsToScreen && ![.screen, .state].contains($0) }.map(\.name)),
                    .exactlyOne(names(.tabs, .navigation, .screen)),
                    .atMostOne(names(.tabs, .pass)), .needs(stack.name, beside: names(.navigation)),
                    .needs(onSelect.name, beside: names(.tabs)), .needs(onCustomize.name, beside: names(.tabs)),
                ],
                otherwise: [
                    .excluded(names(.tabs, .navigation, .stack, .pass, .onSelect, .onCustomize)),
                    .required(table.name, ifAny: allCases.filter(\.belongsToScreen).map(\.name)),
                ]
            )
        ]
    }
}

extension BarButtonKey {
    public static var constraints: [KeyConstraint] {
        let results: [KeyConstraint] = TriggerKey.allCases.flatMap { trigger in
            names(.finish, .view).map { KeyConstraint.atMostOne([$0, trigger.name]) }
        }
        return [
            .exactlyOne(names(.systemItem, .title, .image, .view)),
            .needs(width.name, beside: names(.systemItem)),
            .only(systemItem.name, [SystemItem.fixedSpace.rawValue], beside: width.name),
        ] + results
    }
}

extension TriggerKey {
    public static var constraints: [KeyConstraint] { [.atMostOne(names(.segue, .action))] }
}

extension SegueKey {
    public static var constraints: [KeyConstraint] {
        let sheets = ModalPresentationStyle.allCases.filter(\.isSheet).map(\.rawValue)
        let presentation: [KeyConstraint] = allCases.filter(\.belongsToPresentation).flatMap { key in
            [
                KeyConstraint.needs(key.name, beside: names(.kind)),
                KeyConstraint.only(kind.name, [SegueKind.presentModally.rawValue], beside: key.name),
            ]
        }
        return presentation
            + names(.detents, .prefersGrabberVisible).map { .only(modalPresentationStyle.name, sheets, beside: $0) }
            + [
                .needs(permittedArrowDirections.name, beside: names(.modalPresentationStyle)),
                .only(
                    modalPresentationStyle.name,
                    [ModalPresentationStyle.popover.rawValue],
                    beside: permittedArrowDirections.name
                ),
            ]
    }
}

extension SearchFieldKey {
    public static var constraints: [KeyConstraint] {
        [
            .required(scopeButtonTitles.name, ifAny: names(.selectedScopeButtonIndex)),
            .required(selectedScopeButtonIndex.name, ifAny: names(.scopeButtonTitles)),
        ]
    }
}

extension InsertRowKey {
    public static var constraints: [KeyConstraint] { [.exactlyOne(TriggerKey.allCases.map(\.name))] }
}

extension KeyConstraint {
    /// What a mapping demands that says by one of its keys what it is.
    fileprivate static func kinds<Keys: KeyTable>(
        _ isKind: (Keys) -> Bool,
        details: (Keys) -> Set<Keys>
    ) -> [KeyConstraint] {
        let kinds = Keys.allCases.filter(isKind)
        let required: [KeyConstraint] = [
            .required(ControlKey.segments.name, ifAny: [ControlKey.segmentedControl.name]),
            .required(ControlKey.numberOfPages.name, ifAny: [ControlKey.pageControl.name]),
        ].filter { if case .required(_, let names) = $0 { names.allSatisfy(kinds.map(\.name).contains) } else { true } }
        return [.exactlyOne(kinds.map(\.name))] + required
            + Keys.allCases.filter { !isKind($0) }.map { detail in
                .needs(detail.name, beside: kinds.filter { details($0).contains(detail) }.map(\.name))
            }
    }
}

extension AccessoryKey {
    public static var constraints: [KeyConstraint] {
        KeyConstraint.kinds(\JoinedKeys<ControlKey, Self>.isKind, details: \.details)
            + [.atMostOne([ControlKey.action.name, segue.name])]
    }
}

extension ContentKey {
    public static var constraints: [KeyConstraint] {
        let inLabels = KeyConstraint.only(alignment.name, TextAlignment.allCases.map(\.rawValue), beside: label.name)
        return KeyConstraint.kinds(\JoinedKeys<ControlKey, Self>.isKind, details: \.details) + [inLabels]
            + [.required(titles.name, ifAny: names(.pickerView))]
            + names(.hstack, .vstack).map { stack in
                .only(alignment.name, StackAlignment.allCases.map(\.rawValue), beside: stack)
            }
    }
}

extension ScreenViewKey {
    public static var constraints: [KeyConstraint] {
        KeyConstraint.kinds(\Self.isKind, details: \.details) + [.required(action.name, ifAny: names(.button))]
    }
}

extension FontKey {
    public static var constraints: [KeyConstraint] { [.atMostOne(names(.weight, .named))] }
}

extension HeaderViewKey {
    public static var constraints: [KeyConstraint] { [.atLeastOne(names(.text, .image))] }
}

extension SectionHeaderKey {
    public static var constraints: [KeyConstraint] { [.atLeastOne(names(.text, .image))] }
}

extension OutletValueKey {
    public static var constraints: [KeyConstraint] { [.exactlyOne(names(.color, .image))] }
}

extension ImageKey {
    public static var constraints: [KeyConstraint] { [.exactlyOne(names(.symbol, .named))] }
}

extension ColorKey {
    public static var constraints: [KeyConstraint] {
        [.exactlyOne(names(.light, .named)), .needs(dark.name, beside: names(.light))]
    }
}

extension TabKey {
    public static var constraints: [KeyConstraint] {
        [
            .exactlyOne(names(.navigation, .screen)), .exactlyOne(names(.title, .systemItem)),
            .atMostOne(names(.image, .systemItem)), .needs(stack.name, beside: names(.navigation)),
        ]
    }
}
