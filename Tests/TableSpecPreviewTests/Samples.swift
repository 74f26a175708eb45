import TableSpecModel
import Testing

@testable import TableSpecPreview

/// A screen that test output calls by a short name.
struct NamedScreen: CustomTestStringConvertible, Sendable {
    let name: String
    let content: ScreenContent

    var testDescription: String { name }
}

/// Screens that the tests draw.
enum Samples {
    static func row(_ row: RowContent, style: TableStyle = .plain) -> ScreenContent {
        let following = RowContent(id: "following", text: "Following")
        return ScreenContent(
            name: "One",
            style: style,
            sections: [SectionContent(id: "section", rows: [row, following])]
        )
    }

    static func layout(_ row: RowContent, style: TableStyle = .plain, traits: PreviewTraits) -> LayoutNode? {
        LayoutEngine.layout(Self.row(row, style: style), traits: traits).sections.first?.rows.first
    }

    static let accessories: [AccessoryContent] =
        AccessoryType.allCases.map { .type($0) } + [
            .control(.switch(isOn: true)), .control(.slider(value: 3, minimum: 0, maximum: 10)),
            .control(.slider(value: .nan, minimum: 1, maximum: 1)), .control(.stepper(value: 2)),
            .control(.segmentedControl(segments: ["One", "Two", "A long third"], selected: 1)),
            .control(.segmentedControl(segments: [], selected: 4)),
            .control(
                .segmentedControl(
                    segments: [SegmentContent("List", image: .symbol("list.bullet")), "Grid"],
                    selected: 0
                )
            ),
            .control(.textField(text: "Ada", placeholder: "Name", isSecure: false)),
            .control(.textField(text: "", placeholder: "Password", isSecure: true)),
            .control(.datePicker(DatePickerContent(seconds: 1_767_606_060))),
            .control(.datePicker(DatePickerContent(seconds: -.infinity, mode: .time))),
            .control(.colorWell(.system(.systemTeal))), .control(.colorWell(nil)),
            .control(.pageControl(pages: 40, current: 3)), .control(.progressView(0.4)),
            .control(.activityIndicator(isAnimating: true, style: .large)),
            .control(.imageButton(.symbol("star"), label: nil)),
            .control(.app(AppViewContent(className: "UsageBar"), width: 600, height: nil)),
            .control(.button(title: "Manage Storage")),
        ]

    static let texts: [String?] = [
        nil, "", "Title", "A title that is much too long for a single line of any table on any phone that there is",
    ]

    /// Every cell style with every accessory, texts short, long and missing.
    static func everything(_ style: TableStyle) -> ScreenContent {
        let sections = CellStyle.allCases.map { cellStyle in
            SectionContent(
                id: cellStyle.rawValue,
                header: "A header for cells of style \(cellStyle.rawValue) that is longer than its line",
                footer: cellStyle == .value1 ? nil : "A footer.",
                rows: rows(cellStyle)
            )
        }
        return ScreenContent(
            name: "Everything",
            title: "Everything",
            largeTitle: .always,
            leftItems: [BarButtonContent(kind: .edit)],
            rightItems: [BarButtonContent(kind: .system(.done)), BarButtonContent(kind: .system(.add))],
            style: style,
            sections: sections,
            sectionIndexTitles: style == .grouped ? [] : (0..<80).map { "\($0)" }
        )
    }

    private static func rows(_ style: CellStyle) -> [RowContent] {
        accessories.enumerated().flatMap { index, accessory in
            texts.enumerated().map { textIndex, text in
                RowContent(
                    id: "\(index).\(textIndex)",
                    style: style,
                    text: text,
                    detail: texts[(textIndex + index) % texts.count],
                    image: [nil, .symbol("gear"), .named("Photo")][index % 3],
                    textAttributes: TextAttributesContent(numberOfLines: index % 4),
                    height: index % 5 == 4 ? [0, 9, 18, 36][textIndex] : nil,
                    indentationLevel: index == 2 ? 9_999_999 : index % 2,
                    accessory: accessory,
                    editingAccessory: accessories[(index + textIndex + 1) % accessories.count],
                    editing: editing[(index + textIndex) % editing.count]
                )
            }
        }
    }

    /// Bars that are too full, with and without a back button.
    static let crowdedBar = ScreenContent(
        name: "Crowded",
        title: "A title that is too long for the room that so many buttons leave",
        prompt: "A prompt that is longer than any bar could show in its single line, whatever the device may be",
        leftItems: [],
        rightItems: Array(repeating: BarButtonContent(kind: .title("Continue")), count: 9),
        style: .grouped
    )

    static let hostile = "</text><script>alert(1)</script>&amp;]]>\"'\u{0}\u{1B}[31m\u{202E}\u{FFFE}\r\n\ttail"

    static let hostileScreen = ScreenContent(
        name: hostile,
        title: hostile,
        prompt: hostile,
        leftItems: [BarButtonContent(kind: .title(hostile)), BarButtonContent(kind: .image(.symbol(hostile)))],
        rightItems: [BarButtonContent(kind: .image(.named(hostile)))],
        style: .insetGrouped,
        sections: [
            SectionContent(
                id: hostile,
                header: hostile,
                footer: hostile,
                rows: [
                    RowContent(id: hostile, style: .subtitle, text: hostile, detail: hostile, image: .symbol(hostile)),
                    RowContent(
                        id: hostile,
                        style: .value2,
                        text: hostile,
                        detail: hostile,
                        segue: SegueContent(destination: hostile, kind: .show),
                        accessibilityLabel: hostile
                    ),
                    RowContent(id: "", accessory: .control(.button(title: hostile))),
                ]
            )
        ]
    )

    /// Screens that hold everything, too much, and what should not be there.
    static let screens: [NamedScreen] =
        TableStyle.allCases.map { NamedScreen(name: "everything \($0.rawValue)", content: everything($0)) } + [
            NamedScreen(name: "crowded bar", content: crowdedBar),
            NamedScreen(name: "crowded views", content: crowdedViews()),
            NamedScreen(name: "low views", content: crowdedViews(height: 11)),
            NamedScreen(name: "hostile", content: hostileScreen),
        ]

    /// The smallest text, the default, the largest without and with accessibility sizes, and one in between.
    /// The releases that style different; 15 to 17 are 18 but for the place of the bar.
    static let systems: [SystemVersion] = [.iOS18, .iOS26]

    /// What rows can do in editing mode.
    private static let editing: [EditingContent?] = [
        nil, EditingContent(style: .delete, canMove: true), EditingContent(style: .insert, isOnlyWhileEditing: true),
        EditingContent(canMove: true), EditingContent(style: .delete, deleteTitle: "Move to the bin for good"),
    ]
}
