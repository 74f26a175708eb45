/// A constraint between the keys of a mapping. Decoding reports violations, and the schema includes it.
package indirect enum KeyConstraint: Hashable, Sendable {
    /// Exactly one of the keys must be present.
    ///
    /// `none` and `several` are the messages that decoding reports for other mappings. If they are `nil`,
    /// these mappings are reported elsewhere.
    case exactlyOne([String], none: String? = nil, several: String? = nil)
    /// At least one of the keys must be present.
    case atLeastOne([String], none: String? = nil)
    /// At most one of the keys can be present.
    case atMostOne([String], several: String? = nil)
    /// A key requires one of several others.
    case needs(String, beside: [String])
    /// If one of these keys is present, the other key is required.
    case required(String, ifAny: [String])
    /// Next to another key, a key has one of these values.
    case only(String, [String], beside: String)
    /// Next to another key, a key is a list or a mapping.
    case form(String, Form, beside: String)
    /// None of the keys can be present.
    case excluded([String])
    /// Constraints that apply if a key is present, and others that apply if it isn't.
    case when(String, [KeyConstraint], otherwise: [KeyConstraint])

    /// The form of a value, by its name in JSON Schema.
    package enum Form: String, Sendable {
        case list = "array"
        case mapping = "object"
    }
}

extension KeyTable {
    package static var constraints: [KeyConstraint] { [] }
}

extension KeyTable {
    /// The spellings of keys.
    fileprivate static func names(_ keys: Self...) -> [String] { keys.map(\.name) }
}

extension FileKey {
    package static var constraints: [KeyConstraint] {
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
    package static var constraints: [KeyConstraint] {
        let triggers = TriggerKey.allCases.map(\.name)
        let several = "a bar button has only one of 'systemItem', 'view', or 'title' and 'image'"
        return [
            .atLeastOne(names(.systemItem, .title, .image, .view), none: "bar button has no content"),
            .atMostOne(names(.systemItem, .title, .view), several: several),
            .atMostOne(names(.systemItem, .image, .view), several: several),
            .atMostOne(
                names(.view, .menu),
                several: "a bar button with 'view' can't have 'menu', because the view handles taps itself"
            ),
            .needs(width.name, beside: names(.systemItem)),
            .only(systemItem.name, [SystemItem.fixedSpace.rawValue], beside: width.name),
            .only(systemItem.name, SystemItem.allCases.filter(\.showsMenu).map(\.rawValue), beside: menu.name),
            .atMostOne(
                names(.finish) + triggers,
                several: "a bar button has one result: 'finish', 'segue', 'action', 'toggle' or 'unwind'"
            ),
            .needs(keyboardShortcut.name, beside: names(.finish) + triggers),
        ] + triggers.map { .atMostOne(names(.view) + [$0]) }
    }
}

extension TriggerKey {
    package static var constraints: [KeyConstraint] {
        [.atMostOne(allCases.map(\.name), several: "a tap has one result: 'segue', 'action', 'toggle' or 'unwind'")]
    }
}

extension CellKey {
    /// The image keys of rows and prototypes.
    package static var imageConstraints: [KeyConstraint] { [.required(image.name, ifAny: [imageSize.name])] }
}

extension SegueKey {
    package static var constraints: [KeyConstraint] {
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
    package static var constraints: [KeyConstraint] {
        [
            .required(scopeButtonTitles.name, ifAny: names(.selectedScopeButtonIndex)),
            .required(selectedScopeButtonIndex.name, ifAny: names(.scopeButtonTitles)),
        ]
    }
}

extension InsertRowKey {
    package static var constraints: [KeyConstraint] {
        [.exactlyOne([TriggerKey.segue.name, TriggerKey.action.name], none: "insert row inserts nothing")]
    }
}

extension Control.Kind {
    static var constraints: [KeyConstraint] {
        everywhere.flatMap { kind in
            kind.traits.requiredKeys.map { .required($0.name, ifAny: [kind.rawValue]) }
        }
    }
}

extension AccessoryKey {
    package static var constraints: [KeyConstraint] {
        [
            .atMostOne(
                [ControlKey.action.name, segue.name, unwind.name],
                several: "a tap has one result: 'segue', 'action' or 'unwind'"
            )
        ]
    }
}

extension ContentKey {
    package static var constraints: [KeyConstraint] {
        let modes = DatePickerMode.allCases.filter { $0 != .countDownTimer }.map(\.rawValue)
        let ofViews: [KeyConstraint] = [
            .only(alignment.name, TextAlignment.allCases.map(\.rawValue), beside: label.name),
            .only(style.name, ButtonStyle.allCases.map(\.rawValue), beside: Control.Kind.button.rawValue),
            .atMostOne(
                names(.action, .segue, .unwind),
                several: "a tap has one result: 'segue', 'action' or 'unwind'"
            ),
            .only(
                style.name,
                ActivityIndicatorStyle.allCases.map(\.rawValue),
                beside: Control.Kind.activityIndicator.rawValue
            ),
            .needs(set.name, beside: names(.view, .class)),
            .needs(longPressLabel.name, beside: names(.longPress)),
            .only(ControlKey.mode.name, modes, beside: ContentKey.class.name),
            .required(titles.name, ifAny: names(.pickerView)),
            .form(titles.name, .list, beside: pickerView.name),
            .form(titles.name, .mapping, beside: Control.Kind.menu.rawValue),
        ]
        let ofStacks = names(.hstack, .vstack).map { stack in
            KeyConstraint.only(alignment.name, StackAlignment.allCases.map(\.rawValue), beside: stack)
        }
        let spoken = KeyConstraint.needs(accessibilityLabel.name, beside: names(.action, .segue, .unwind, .longPress))
        return ofViews + ofStacks + names(.hstack, .vstack, .zstack).map { .when($0, [spoken], otherwise: []) }
    }
}

extension ScreenViewKey {
    package static var constraints: [KeyConstraint] {
        [
            .required(segments.name, ifAny: names(.segmentedControl)),
            .required(action.name, ifAny: names(.button)),
        ]
    }
}

extension FontKey {
    package static var constraints: [KeyConstraint] {
        [
            .exactlyOne(
                names(.size, .textStyle),
                none: "font has no size",
                several: "a text style has its own size"
            ),
            .atMostOne(names(.weight, .named), several: "a font with 'named' has its own weight"),
            .atMostOne(names(.italic, .named), several: "'italic' only applies to the system font, not to 'named'"),
            .atMostOne(names(.italic, .weight), several: "an italic system font has the regular weight"),
            .atMostOne(names(.textStyle, .weight), several: "a text style has its own weight"),
            .atMostOne(names(.textStyle, .named), several: "a text style uses the system font"),
        ]
    }
}

extension HeaderViewKey {
    package static var constraints: [KeyConstraint] {
        [
            .atLeastOne(names(.text, .image, .content, .height), none: "header view shows nothing"),
            .required(content.name, ifAny: names(.layoutMargins)),
        ]
            + names(.text, .textColor, .font, .image).map { key in
                .atMostOne(
                    names(.content) + [key],
                    several: "a header view has either 'content', or a text and an image"
                )
            }
    }
}

extension SectionHeaderKey {
    package static var constraints: [KeyConstraint] {
        [.atLeastOne(names(.text, .image, .button, .content), none: "section header shows nothing")]
            + names(.text, .textColor, .font, .image, .button).map { key in
                .atMostOne(
                    names(.content) + [key],
                    several: "a section header has either 'content', or a text, an image and a button"
                )
            }
    }
}

extension OutletValueKey {
    package static var constraints: [KeyConstraint] {
        [
            .exactlyOne(
                names(.color, .image),
                none: "the value is empty",
                several: "a property has one value: 'color' or 'image'"
            )
        ]
    }
}

extension ImageKey {
    package static var constraints: [KeyConstraint] {
        [
            .exactlyOne(
                names(.symbol, .named, .url),
                none: "image has no name",
                several: "an image has one source: 'symbol', 'named' or 'url'"
            ),
            .needs(placeholder.name, beside: names(.url)),
        ]
    }
}

extension ColorKey {
    package static var constraints: [KeyConstraint] {
        [.exactlyOne(names(.light, .named)), .needs(dark.name, beside: names(.light))]
    }
}

extension TabKey {
    package static var constraints: [KeyConstraint] {
        let system = "the title and image of a tab with 'systemItem' come from the system"
        return [
            .exactlyOne(
                names(.navigation, .screen),
                none: "tab has no screen",
                several: "a tab shows one screen: 'navigation' or 'screen'"
            ),
            .exactlyOne(names(.title, .systemItem), none: "tab has no title", several: system),
            .atMostOne(names(.image, .systemItem), several: system),
            .needs(stack.name, beside: names(.navigation)),
        ]
    }
}
