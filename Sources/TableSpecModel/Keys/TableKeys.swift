/// The keys of a table.
package enum TableKey: String, DeclaredKeyTable {
    case style, separatorStyle, rowHeight, headerView, footerView, backgroundView, refreshControl, contentUnavailable,
        deselect, initialSelection, scrollTo, keyboardToolbar, exclusiveToggles
    case rowDefaults, prototypes, index, sections, updates

    package static let object = ObjectDescription("table", "A table: its style, its prototypes and its sections.")

    package var declaration: KeyDeclaration<Table> {
        switch self {
        case .style:
            .init(
                \.style,
                .word(),
                shown: { .set($0.style.value ?? .plain, $0.range) },
                default: "plain",
                "The style of the table."
            )
        case .separatorStyle: .init(\.separatorStyle, .word(), default: "singleLine", "The lines between rows.")
        case .rowHeight:
            .init(
                \.rowHeight,
                .points,
                "The height in points of rows that state none; fitted to the content, if absent."
            )
        case .rowDefaults: .rowDefaults("What the rows and the prototypes of the table have in common.")
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
                The view behind all rows, as in the `content` of a cell: it is as large as the table and stays where it is while \
                the table scrolls. Views at an `anchor` in it stand in a `zstack`. Rows of UIKit's styles hide it, unless they \
                have a `backgroundColor` that lets it through.
                """
            )
        case .refreshControl:
            .init(
                at: Place({ $0.refreshControl }, { $0.refreshControl = $1 }),
                .refreshControl,
                "The control that a person pulls down to reload the table. It ends when `refreshing` says so, or the app's "
                    + "code does: `refreshControl?.endRefreshing()`."
            )
        case .contentUnavailable:
            .init(
                \.contentUnavailable,
                .contentUnavailable,
                "What stands in place of the rows while the table loads, is empty or could not be loaded: the first that "
                    + "applies."
            )
        case .deselect:
            .init(
                \.deselect,
                .word(),
                default: "onReturn",
                "When a row that leads to another screen stops being selected; other rows do at once."
            )
        case .initialSelection:
            .init(
                at: Place({ $0.initialSelection }, { $0.initialSelection = $1 }),
                .rowChoice,
                "The row that is selected when the screen appears for the first time, and when the bound value changes."
            )
        case .scrollTo:
            .init(
                at: Place({ $0.scrollTarget }, { $0.scrollTarget = $1 }),
                .rowChoice,
                "The row to which the table scrolls when the screen appears for the first time, and when the bound "
                    + "value changes."
            )
        case .keyboardToolbar:
            .init(
                \.keyboardToolbar,
                .boolean,
                default: "false",
                """
                Whether a bar over the keyboard leads to the field before and to the next one, and puts the keyboard away: for \
                the fields of all rows, also of those that show the elements of a collection. Number pads have no return key.
                """
            )
        case .exclusiveToggles:
            .init(
                \.exclusiveToggles,
                .boolean,
                default: "false",
                """
                Whether a row whose `toggle` shows other rows hides those that the toggles of other rows show, so that one \
                inline picker is open at a time.
                """
            )
        case .prototypes:
            .init(\.prototypes, .prototypes, "The patterns of cells for the rows of collections.")
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
                "The sections: a list, or a mapping with `forEach` for one section an element."
            )
            .reading { decoder, pair, table in decoder.readSections(pair, into: &table) }
        case .updates:
            .init(
                \.updates,
                .updates,
                "Methods by which the app's code changes rows and sections in one batch."
            )
        }
    }
}

/// The keys of a refresh control.
package enum RefreshControlKey: String, DeclaredKeyTable {
    case action, refreshing, title, tintColor

    package static let object = ObjectDescription("refresh control", "The spinner above a table that is pulled down.")

    package var declaration: KeyDeclaration<RefreshControl> {
        switch self {
        case .action:
            .init(
                \.action,
                .identifier("method"),
                isRequired: true,
                "The method of the app that fetches what the table shows."
            )
        case .refreshing:
            .init(
                \.refreshing,
                .condition,
                "When the spinner turns: it ends as soon as the condition holds no more; without it the app's code ends it."
            )
        case .title: .init(\.title, .text(.refreshTitle), "The text below the spinner.")
        case .tintColor: .init(\.tintColor, .color, default: "the table's", "The colour of the spinner.")
        }
    }
}

/// The keys of a row that is selected or scrolled to.
package enum RowChoiceKey: String, DeclaredKeyTable {
    case row, scrollPosition, animated

    package static let object = ObjectDescription("row choice", "A row of the table that is selected or scrolled to.")

    static let noun = "a Boolean of an element, or to an identity of the input or the state"

    package var declaration: KeyDeclaration<RowChoice> {
        switch self {
        case .row:
            .init(
                \.row,
                .target,
                isRequired: true,
                "The id of a row that the spec spells out; or a Boolean of a loop's element, `$(zone.isHome)`, which is "
                    + "true for the row; or a value of the input or the state that holds the identity of the row's element."
            )
        case .scrollPosition: .init(\.scrollPosition, .word(), default: "middle", "Where the row comes to lie.")
        case .animated:
            .init(
                \.isAnimated,
                .boolean,
                default: "true when the value changes",
                "Whether the table moves there with an animation."
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
                "The text property of the element by which `UILocalizedIndexedCollation` sorts the rows."
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
                "Whether the header goes while the section has no rows."
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
                "When the section is there."
            )
        case .collapsible:
            .init(
                at: Place({ $0.section.collapsible }, { $0.section.collapsible = $1 }),
                .binding(to: "a Boolean of the state"),
                """
                Lets people hide the rows: they are there while the value is true, which a tap on the header changes. At its \
                end a button with a chevron shows that. Rows that are hidden so are still validated. Before iOS 18 VoiceOver \
                says “Expanded” and “Collapsed”, which the app translates in its strings.
                """
            )
        case .rowDefaults: .rowDefaults("What the rows that the section lists have in common.")
        case .rows:
            .init(
                \.section.rows,
                .rows,
                "The rows: a list, or a mapping with `forEach` for one row an element."
            )
        }
    }
}

/// The keys of the rows of a collection.
package enum DynamicRowsKey: String, DeclaredKeyTable {
    case forEach, prototype, selection, editing, loadMore, onPrefetch, onCancelPrefetching

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
                The prototype that draws the rows, or `of:` an enumeration or a Boolean and a prototype for each of its \
                values.
                """
            )
        case .selection: .init(\.selection, .selectionList, "Makes the rows a selection list with checkmarks.")
        case .editing:
            .init(
                \.editing,
                .editing,
                "The editing operations that the rows allow; their collection must be in the state."
            )
        case .loadMore:
            .init(
                at: Place({ $0.loadMore }, { $0.loadMore = $1 }),
                .loadMore,
                "A last row with a spinner, which loads more elements when it comes into sight."
            )
        case .onPrefetch:
            .init(
                at: Place({ $0.onPrefetch }, { $0.onPrefetch = $1 }),
                .identifier("method"),
                "The method of the app that gets the elements whose rows will soon come into sight, the nearest first."
            )
        case .onCancelPrefetching:
            .init(
                at: Place({ $0.onCancelPrefetching }, { $0.onCancelPrefetching = $1 }),
                .identifier("method"),
                "The method of the app that gets elements of `onPrefetch` that are not needed after all."
            )
        }
    }
}

extension DynamicRowsKey {
    package static var constraints: [KeyConstraint] {
        [.required(onPrefetch.name, ifAny: [onCancelPrefetching.name])]
    }
}

/// The keys of a selection list.
package enum SelectionListKey: String, DeclaredKeyTable {
    case mode, value

    package static let object = ObjectDescription("selection", "Checkmarks that are kept in the state.")

    package var declaration: KeyDeclaration<SelectionList> {
        switch self {
        case .mode: .init(\.mode, .word(), isRequired: true, "How many rows may carry a checkmark.")
        case .value:
            .init(
                \.value,
                .binding(to: "a state that holds the identity, or the set of identities, of what is chosen"),
                isRequired: true,
                "The state that holds what is chosen."
            )
        }
    }
}
