/// The keys of a table.
package enum TableKey: String, DeclaredKeyTable {
    case style, separatorStyle, rowHeight
    case rowDefaults, headerView, footerView, backgroundView, refreshControl, contentUnavailable
    case deselect, initialSelection, scrollTo, keyboardToolbar, exclusiveToggles
    case index, prototypes, sections, updates

    package static let object = ObjectDescription("table", "A table: its style, its prototypes and its sections.")

    package var declaration: KeyDeclaration<Table> {
        switch self {
        case .style:
            .init(
                \.style,
                .choice(),
                shown: { .set($0.style.value ?? .plain, $0.range) },
                default: "plain",
                "The style of the table."
            )
        case .separatorStyle: .init(\.separatorStyle, .choice(), default: "singleLine", "The lines between rows.")
        case .rowHeight:
            .init(
                \.rowHeight,
                .points,
                "The height in points of rows that don't set one; if absent, rows fit their content."
            )
        case .rowDefaults: .rowDefaults("Default settings of the rows and prototypes of the table.")
        case .headerView:
            .init(
                at: Place({ $0.headerView }, { $0.headerView = $1 }),
                .headerView { .headerView($0) },
                "The view above all rows, which scrolls with them."
            )
        case .footerView:
            .init(
                at: Place({ $0.footerView }, { $0.footerView = $1 }),
                .headerView { .footerView($0) },
                "The view below all rows, which scrolls with them."
            )
        case .backgroundView:
            .init(
                at: Place({ $0.backgroundView }, { $0.backgroundView = $1 }),
                .contentBehindTable,
                """
                The view behind all rows, as in the `content` of a cell. It's as large as the table and stays in place \
                while the table scrolls. Views with an `anchor` go in a `zstack`. Rows in UIKit's styles hide it, \
                unless they have a transparent `backgroundColor`.
                """
            )
        case .refreshControl:
            .init(
                at: Place({ $0.refreshControl }, { $0.refreshControl = $1 }),
                .refreshControl,
                """
                The control that the user pulls down to reload the table. It ends when the app's method has returned \
                and `refreshing` is false. The method can be `async` if nothing else on the screen calls it.
                """
            )
        case .contentUnavailable:
            .init(
                \.contentUnavailable,
                .contentUnavailable,
                """
                Content in place of the rows while the table is loading, is empty or failed to load. The first item \
                whose condition is true is shown.
                """
            )
        case .deselect:
            .init(
                \.deselect,
                .choice(),
                default: "onReturn",
                "When a row that shows another screen is deselected. Other rows are deselected immediately."
            )
        case .initialSelection:
            .init(
                at: Place({ $0.initialSelection }, { $0.initialSelection = $1 }),
                .rowChoice,
                """
                The row that's selected when the screen first appears, and when the bound value changes. A row that \
                doesn't exist yet is selected as soon as it does.
                """
            )
        case .scrollTo:
            .init(
                at: Place({ $0.scrollTarget }, { $0.scrollTarget = $1 }),
                .rowChoice,
                """
                The row that the table scrolls to when the screen first appears, and when the bound value changes. The \
                table scrolls to a row that doesn't exist yet as soon as it does.
                """
            )
        case .keyboardToolbar:
            .init(
                \.keyboardToolbar,
                .boolean,
                default: "false",
                """
                Whether a bar above the keyboard has buttons for the previous and the next field and for dismissing \
                the keyboard. It's shown for the fields of all rows, including the rows of collections. Use it for \
                number pads, which have no Return key.
                """
            )
        case .exclusiveToggles:
            .init(
                \.exclusiveToggles,
                .boolean,
                default: "false",
                """
                Whether opening hides what was open before, so that only one inline picker or section is open at a \
                time. It concerns rows with a `toggle` that shows other rows, and `collapsible` sections and rows: \
                those that the table lists, and those of all elements of a loop. A row doesn't close the section that \
                contains it.
                """
            )
        case .prototypes:
            .init(\.prototypes, .prototypes, "The cell prototypes for the rows of collections.")
                .reading { decoder, pair, table in decoder.readPrototypes(pair, into: &table) }
        case .index:
            .init(
                at: Place({ $0.index }, { $0.index = $1 }),
                .index,
                "The strip of letters at the edge of an indexed list."
            )
        case .sections:
            .init(
                \.sections,
                .sections,
                "The sections: a list, or a mapping with `forEach` for one section per element."
            )
            .reading { decoder, pair, table in decoder.readSections(pair, into: &table) }
        case .updates:
            .init(
                \.updates,
                .updates,
                "Methods that the app calls to change rows and sections in one batch."
            )
        }
    }
}

/// The keys of a refresh control.
package enum RefreshControlKey: String, DeclaredKeyTable {
    case action, refreshing, title, tintColor

    package static let object = ObjectDescription(
        "refresh control",
        "The control above a table that the user pulls down."
    )

    package var declaration: KeyDeclaration<RefreshControl> {
        switch self {
        case .action:
            .init(
                \.action,
                .identifier("method"),
                isRequired: true,
                "The app's method that loads the table's data."
            )
        case .refreshing:
            .init(
                \.refreshing,
                .condition,
                """
                Whether the table is still refreshing after the app's method has returned. The spinner stops when the \
                condition becomes false.
                """
            )
        case .title: .init(\.title, .text(.refreshTitle), "The text below the spinner.")
        case .tintColor: .init(\.tintColor, .color, default: "the table's", "The color of the spinner.")
        }
    }
}

/// The keys of a row that is selected or scrolled to.
package enum RowChoiceKey: String, DeclaredKeyTable {
    case row, scrollPosition, animated

    package static let object = ObjectDescription("row choice", "A row that the table selects or scrolls to.")

    static let noun = "a Boolean of an element, or to an identity in the input or the state"

    package var declaration: KeyDeclaration<RowChoice> {
        switch self {
        case .row:
            .init(
                \.row,
                .target,
                isRequired: true,
                """
                The id of a static row, or a Boolean of a loop's element, `$(zone.isHome)`, that's true for the row. It \
                can also be a value of the input or the state that contains the identity of the row's element.
                """
            )
        case .scrollPosition:
            .init(\.scrollPosition, .choice(), default: "middle", "The position of the row after scrolling.")
        case .animated:
            .init(
                \.isAnimated,
                .boolean,
                default: "true when the value changes",
                "Whether the scrolling is animated."
            )
        }
    }
}

/// The keys of an index.
package enum SectionIndexKey: String, DeclaredKeyTable {
    case collation

    package static let object = ObjectDescription("index", "The strip of letters at the edge of an indexed list.")

    package var declaration: KeyDeclaration<SectionIndex> {
        switch self {
        case .collation:
            .init(
                \.collation,
                .identifier("property").described(as: .name(of: "property")),
                isRequired: true,
                "The string property of the element that `UILocalizedIndexedCollation` sorts the rows by."
            )
        }
    }
}

/// The keys of a section.
package enum SectionKey: String, DeclaredKeyTable {
    case forEach, id, header, headerHeight, hideHeaderWhenEmpty, footer, footerHeight, visible
    case collapsible, rowDefaults, rows

    package static let object = ObjectDescription("section", "A section of a table.")

    package var declaration: KeyDeclaration<LoopedSection> {
        switch self {
        case .forEach:
            .init(\.loop, .loop, "A loop, `element in collection`, that makes one section for each element.")
        case .id:
            .init(at: .sectionID, .string, default: "derived from the header", "The name that identifies the section.")
        case .header:
            .init(at: Place({ $0.header }, { $0.header = $1 }), .title(.header), "The text or view above the rows.")
        case .headerHeight:
            .init(\.section.headerHeight, .points, default: "the table's", "The height in points of the header.")
        case .hideHeaderWhenEmpty:
            .init(
                \.section.hideHeaderWhenEmpty,
                .boolean,
                default: "false",
                "Whether the header is hidden while the section has no rows."
            )
        case .footer:
            .init(at: Place({ $0.footer }, { $0.footer = $1 }), .title(.footer), "The text or view below the rows.")
        case .footerHeight:
            .init(\.section.footerHeight, .points, default: "the table's", "The height in points of the footer.")
        case .visible:
            .init(
                at: Place({ $0.section.visible }, { $0.section.visible = $1 }),
                .condition,
                default: "true",
                "Whether the section is shown."
            )
        case .collapsible:
            .init(
                at: Place({ $0.section.collapsible }, { $0.section.collapsible = $1 }),
                .binding(to: "a Boolean in the state"),
                """
                Lets the user hide the rows. They're shown while the value is true, and a tap on the header changes \
                it. A chevron button at the end of the header shows the value. Hidden rows are still validated. Before \
                iOS 18, VoiceOver says “Expanded” and “Collapsed”. Translate them in the strings of the app, or of the \
                module with `bundle: module`.
                """
            )
        case .rowDefaults: .rowDefaults("Default settings of the rows that the section lists.")
        case .rows:
            .init(
                \.section.rows,
                .rows,
                """
                The rows: a list of rows, in which a mapping with `forEach` is one row for each element of a \
                collection; or only such a mapping.
                """
            )
        }
    }
}

/// The keys of the rows of a collection.
package enum DynamicRowsKey: String, DeclaredKeyTable {
    case forEach, prototype, selection, editing, loadMore, onPrefetch, onCancelPrefetching
    case collapsible, rows

    package static let object = ObjectDescription("dynamic rows", "One row for each element of a collection.")

    package var declaration: KeyDeclaration<DynamicRows> {
        switch self {
        case .forEach:
            .init(
                at: .required(\.loop),
                .loop,
                isRequired: true,
                "A loop, `element in collection`, that makes one row for each element."
            )
        case .prototype:
            .init(
                \.prototype,
                .prototypeChoice,
                isRequired: true,
                """
                The prototype of the rows; or `of:` with an enumeration or a Boolean, and a prototype for each of its \
                values.
                """
            )
        case .selection: .init(\.selection, .selectionList, "Makes the rows a selection list with checkmarks.")
        case .editing:
            .init(
                \.editing,
                .editing,
                "The editing operations that the rows allow. Their collection must be in the state."
            )
        case .loadMore:
            .init(
                at: Place({ $0.loadMore }, { $0.loadMore = $1 }),
                .loadMore,
                "A row below the elements with a spinner, which loads more elements when it becomes visible."
            )
        case .onPrefetch:
            .init(
                at: Place({ $0.onPrefetch }, { $0.onPrefetch = $1 }),
                .identifier("method"),
                "The app's method that receives the elements whose rows will soon be visible, the nearest first."
            )
        case .onCancelPrefetching:
            .init(
                at: Place({ $0.onCancelPrefetching }, { $0.onCancelPrefetching = $1 }),
                .identifier("method"),
                "The app's method that receives elements of `onPrefetch` that are no longer needed."
            )
        case .collapsible:
            .init(
                at: Place({ $0.collapsible }, { $0.collapsible = $1 }),
                .binding(to: "a Boolean of the element"),
                """
                Lets the user hide the nested `rows` of an element. They're shown while the value is true. The \
                accessory of the element's row is a chevron that shows and changes it. So does a tap on the row, unless \
                the prototype specifies what a tap does.
                """
            )
        case .rows:
            .init(
                at: Place({ $0.nested }, { $0.nested = $1 }),
                .nestedRows,
                """
                Nested rows: after the row of each element, one row for each element of its collection. They're \
                indented by one level, unless their prototype has an `indentationLevel`.
                """
            )
        }
    }
}

extension DynamicRowsKey {
    package static var constraints: [KeyConstraint] {
        [
            .required(onPrefetch.name, ifAny: [onCancelPrefetching.name]),
            .required(rows.name, ifAny: [collapsible.name]),
            .atMostOne(
                [collapsible.name, selection.name],
                several: "a tap on a collapsible row shows and hides its nested rows, so it can't select the row"
            ),
            .atMostOne([rows.name, editing.name]),
            .atMostOne([rows.name, loadMore.name]),
        ]
    }
}

/// The keys of a selection list.
package enum SelectionListKey: String, DeclaredKeyTable {
    case mode, value, min, max

    package static let object = ObjectDescription("selection", "Checkmarks that are stored in the state.")

    package var declaration: KeyDeclaration<SelectionList> {
        switch self {
        case .mode: .init(\.mode, .choice(), isRequired: true, "How many rows can have a checkmark.")
        case .value:
            .init(
                \.value,
                .binding(to: "a state property for the identity, or the set of identities, of the selection"),
                isRequired: true,
                "The state property that contains the selection."
            )
        case .min:
            .init(
                \.minimum,
                .count,
                default: "0",
                "The smallest number of checkmarks. A tap that would leave fewer has no effect."
            )
        case .max:
            .init(
                \.maximum,
                .count,
                "The largest number of checkmarks. A tap that would add another one has no effect."
            )
        }
    }
}
