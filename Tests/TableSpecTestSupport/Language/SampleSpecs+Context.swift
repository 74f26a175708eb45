extension SampleSpecs {
    /// What an object needs besides its required keys, one list for each way to write it.
    ///
    /// Where the first list does not suit a key, the next ones are tried: a `min` belongs to a slider.
    static let bases: [String: [[SpecField]]] = [
        "file": [
            screen,
            [SpecField("app", "Test"), SpecField("state", "{ alarms: Int = 1 }"), SpecField("navigation", "Other")],
            [SpecField("app", "Test"), SpecField("screen", "Other")],
            [
                SpecField("app", "Test"), SpecField("state", "{ flag: Bool = true }"),
                SpecField("tabs", "[{ title: First, screen: Other }]"),
            ],
        ],
        "menu item": [
            [SpecField("title", "Sample"), SpecField("action", "sample")],
            [SpecField("title", "Sample"), SpecField("menu", "[{ title: Sample, action: sample }]")],
            [SpecField("title", "Sample")],
        ],
        "table": [
            [
                SpecField("prototypes", "[{ id: SampleCell, text: $(item.name) }, { id: FolderCell, text: Folder }]"),
                SpecField("sections", "[{ id: only, rows: { forEach: item in items, prototype: SampleCell } }]"),
            ],
            [
                SpecField("prototypes", "[{ id: SampleCell, text: $(item.name) }]"),
                SpecField(
                    "sections",
                    "{ forEach: folder in folders, rows: { forEach: item in folder.items, prototype: SampleCell } }"
                ),
            ],
            [SpecField("sections", "[]")],
        ],
        "update": [
            [SpecField("id", "renew"), SpecField("of", "folders"), SpecField("insertRows", "fade")]
        ],
        "row choice": [[SpecField("row", "$(current)")]],
        "section": [
            [SpecField("id", "sample"), SpecField("rows", "[Sample]")],
            [SpecField("rows", "{ forEach: item in items, prototype: SampleCell }")],
            [
                SpecField("forEach", "group in groups"),
                SpecField("rows", "{ forEach: item in group.items, prototype: SampleCell }"),
            ],
            [SpecField("id", "sample"), SpecField("header", "Sample"), SpecField("rows", "[Sample]")],
        ],
        "dynamic rows": [
            [SpecField("forEach", "item in items"), SpecField("prototype", "SampleCell")],
            [
                SpecField("forEach", "item in items"), SpecField("prototype", "SampleCell"),
                SpecField("onPrefetch", "sample"),
            ],
            [
                SpecField("forEach", "folder in folders"), SpecField("prototype", "FolderCell"),
                SpecField("rows", "{ forEach: item in folder.items, prototype: SampleCell }"),
            ],
        ],
        "selection": [
            [SpecField("mode", "exclusive"), SpecField("value", "$(current)")],
            [SpecField("mode", "inclusive"), SpecField("value", "$(chosen)")],
        ],
        "prototype": [
            [SpecField("id", "SampleCell")], [SpecField("id", "SampleCell"), SpecField("class", "SampleView")],
            [SpecField("id", "SampleCell"), SpecField("text", "Sample"), SpecField("action", "sample")],
            [SpecField("id", "SampleCell"), SpecField("text", "Sample"), SpecField("image", "Photo")],
        ],
        "row": [
            [SpecField("text", "Sample")], [SpecField("id", "sample"), SpecField("class", "SampleView")],
            [SpecField("text", "Sample"), SpecField("image", "Photo")],
            [SpecField("text", "Sample"), SpecField("accessory", "{ textField: $(words) }")],
            [SpecField("text", "Sample"), SpecField("accessory", "{ textField: $(whole) }")],
            [SpecField("text", "Sample"), SpecField("action", "sample")],
        ],
        "validation": [
            [SpecField("required", "Sample")], [SpecField("number", "Sample")],
            [SpecField("matches", "Sample"), SpecField("else", "Sample")],
            [SpecField("when", "$(flag)"), SpecField("else", "Sample")],
            [SpecField("action", "check"), SpecField("else", "Sample")],
        ],
        "bar button": [
            [SpecField("title", "Sample")], [SpecField("systemItem", "add")],
            [SpecField("title", "Sample"), SpecField("action", "sample")], [SpecField("systemItem", "fixedSpace")], [],
        ],
        "view": [
            [SpecField("label", "Sample")], [SpecField("image", "Photo")], [SpecField("class", "SampleView")],
            [SpecField("button", "Sample"), SpecField("action", "tap")],
            [SpecField("segmentedControl", "$(whole)"), SpecField("segments", "[First, Second]")],
            [
                SpecField("segmentedControl", "momentary"), SpecField("segments", "[First, Second]"),
                SpecField("action", "tap"),
            ],
        ],
        "segue": [
            [SpecField("to", "Other")], [SpecField("to", "Other"), SpecField("kind", "presentModally")],
            [
                SpecField("to", "Other"), SpecField("kind", "presentModally"),
                SpecField("modalPresentationStyle", "popover"),
            ],
        ],
        "search field": [
            [SpecField("text", "$(words)")],
            [SpecField("text", "$(words)"), SpecField("selectedScopeButtonIndex", "$(whole)")],
            [SpecField("text", "$(words)"), SpecField("scopeButtonTitles", "[First, Second]")],
        ],
        "insert row": [
            [SpecField("text", "Sample"), SpecField("action", "insert")],
            [SpecField("text", "Sample"), SpecField("segue", "Other")],
        ],
        "accessory": controls + [[SpecField("image", "Photo")], [SpecField("view", "SampleView")], []],
        "content view": [
            [SpecField("label", "Sample")], [SpecField("image", "Photo")], [SpecField("hstack", "[Sample]")],
            [SpecField("vstack", "[Sample]")], [SpecField("zstack", "[Sample]")], [SpecField("textView", "$(words)")],
            [SpecField("pickerView", "$(whole)"), SpecField("titles", "[First, Second]")],
            [SpecField("view", "SampleView")],
            [SpecField("child", "SampleViewController"), SpecField("height", "2.5")],
            [SpecField("textView", "$(words)"), SpecField("isEditable", "false")],
            [SpecField("button", "Sample"), SpecField("action", "tap"), SpecField("selected", "$(flag)")],
            [SpecField("button", "Sample"), SpecField("segue", "Other")],
            [SpecField("label", "Sample"), SpecField("longPress", "press")],
        ] + controls + [[]],
        "choose": [
            [
                SpecField("value", "$(current)"), SpecField("forEach", "item in items"),
                SpecField("text", "$(item.name)"),
            ],
            [SpecField("value", "$(words)"), SpecField("options", "[First, Second]")],
            [SpecField("value", "$(look)")],
        ],
        "trigger": [[SpecField("action", "tap")], [SpecField("segue", "Other")], [SpecField("toggle", "$(flag)")], []],
        "image": [[SpecField("symbol", "star")], [], [SpecField("url", "$(place)")]],
        "font": [[SpecField("size", "20")], [SpecField("textStyle", "body")], []],
        "color": [[SpecField("light", "'#FF3B30'")], []],
        "header view": [[SpecField("text", "Sample")], [SpecField("content", "[Sample]")]],
        "section header": [[SpecField("text", "Sample")], [SpecField("content", "[Sample]")], []],
        "section header's button": [
            [SpecField("title", "Sample"), SpecField("action", "tap")],
            [SpecField("title", "Sample"), SpecField("segue", "Other")], [SpecField("action", "tap")],
            [SpecField("title", "Sample")],
        ],
        "keyboard shortcut": [[SpecField("key", "n")]],
        "tab": [
            [SpecField("title", "Sample"), SpecField("screen", "Other")],
            [SpecField("systemItem", "search"), SpecField("screen", "Other")],
            [SpecField("title", "Sample"), SpecField("navigation", "Other")],
        ],
    ]

    /// How many places of an object are tried whose keys belong to different ones: a `number` to a field for one.
    static let numbersOfHomes = ["validation": 2]

    /// Values of keys whose meaning depends on other parts of the spec, as `object.key`.
    static let values: [String: [String]] = [
        "file.app": ["Test"], "file.identity": ["{ Item: name }"], "file.titles": ["{ look: { plain: Sample } }"],
        "file.rowDefaults": ["{ textColor: systemRed }"],
        "table.rowDefaults": ["{ textColor: systemRed }"],
        "section.rowDefaults": ["{ textColor: systemRed }"],
        "bar button.keyboardShortcut": ["n"],
        "keyboard shortcut.key": ["n"],
        "bar button.menu": ["[{ title: Sample, action: sample }]"],
        "row.choose": ["{ value: $(words), options: [First, Second] }"],
        "choose.titles": ["{ plain: Sample }"],
        "menu item.menu": ["[{ title: Sample, action: sample }]"],
        "accessory.titles": ["{ plain: Sample }"],
        "content view.titles": ["[Sample]", "{ plain: Sample }"],
        "file.prototypes": ["[{ id: SharedCell, text: Sample }]"],
        "file.samples": ["{ words: Sample }"],
        "file.result": ["Item"],
        "index.collation": ["name"],
        "accessory.next": ["field"], "content view.next": ["field"],
        "accessory.max": ["2.5"],
        "content view.max": ["2.5"],
        "accessory.minimumDate": ["2026-01-31", "$(moment)"],
        "accessory.maximumDate": ["2026-01-31", "$(moment)"],
        "content view.minimumDate": ["2026-01-31", "$(moment)"],
        "content view.maximumDate": ["2026-01-31", "$(moment)"],
    ]

    private static let controls: [[SpecField]] = [
        [SpecField("switch", "$(flag)")], [SpecField("slider", "$(number)")], [SpecField("stepper", "$(number)")],
        [SpecField("segmentedControl", "$(whole)"), SpecField("segments", "[First, Second]")],
        [SpecField("datePicker", "$(moment)")],
        [SpecField("datePicker", "$(number)"), SpecField("mode", "countDownTimer")],
        [SpecField("colorWell", "$(tint)")],
        [SpecField("pageControl", "$(whole)"), SpecField("numberOfPages", "3")],
        [SpecField("progressView", "$(number)")], [SpecField("activityIndicator", "$(flag)")],
        [SpecField("menu", "$(look)")],
        [SpecField("textField", "$(words)")], [SpecField("button", "Sample"), SpecField("action", "tap")],
    ]

    /// A second file, with what the first one leads to.
    package static let others = "external: { Other: OtherViewController }\n"

    /// Bindings and paths to values of all types, for keys that want one of them.
    static let bindings = [
        "flag", "place", "number", "whole", "words", "current", "chosen", "day", "moment", "photo", "tint", "look",
        "item.photo",
    ]
    .map { "$(\($0))" }

    static let loops = ["item in items", "group in groups", "item in group.items"]

    static let paths = ["item.kind", "items", "folders"]

    static let prototypes = ["SampleCell"]

    private static let screen = [
        SpecField("screen", "Test"),
        SpecField(
            "types",
            "{ Item: { id: String, name: String, kind: 'enum(plain, photo)', photo: Image, amount: Int }, "
                + "Group: { id: String, name: String, items: [Item] } }"
        ),
        SpecField("input", "{ groups: [Group] }"),
        SpecField(
            "state",
            "{ flag: Bool = true, number: Double = 0.5, whole: Int = 1, words: String = Sample, current: 'String?', "
                + "chosen: Set<String>, day: 'Date?', moment: Date = 2026-01-05, photo: 'Image?', tint: Color = systemBlue, items: [Item], "
                + "folders: [Group], look: 'enum(plain, photo) = plain', place: 'URL?' }"
        ),
        SpecField("result", "Item"),
        SpecField(
            "table",
            "{ prototypes: [{ id: SampleCell, text: $(item.name), detail: $(item.id), image: Photo }], "
                + "sections: [{ id: only, rows: { forEach: item in items, prototype: SampleCell } }] }"
        ),
    ]
}
