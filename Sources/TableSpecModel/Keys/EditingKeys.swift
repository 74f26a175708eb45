/// The keys of what a person may do with the rows of a collection.
package enum EditingKey: String, DeclaredKeyTable {
    case delete, deleteTitle, swipe, animation, leadingSwipeActions, trailingSwipeActions, insertRow, move

    package static let object = ObjectDescription(
        "editing",
        "The editing operations that the rows of a collection allow; the state and the table change together."
    )

    package var declaration: KeyDeclaration<RowEditing> {
        switch self {
        case .delete:
            .init(
                \.deletion,
                .deletion,
                default: "false",
                "Whether and which rows can be deleted, by the red minus and by a swipe."
            )
        case .deleteTitle:
            .init(
                \.deleteTitle,
                .text(.deleteTitle),
                default: "the system's",
                "The title of the button that deletes a row."
            )
        case .swipe:
            .init(\.swipe, .boolean, default: "true", "Whether a swipe deletes a row; without it the red minus does.")
        case .animation:
            .init(
                \.animation,
                .word(),
                default: "automatic",
                "How the rows of the table come and go; a table has one animation."
            )
        case .leadingSwipeActions:
            .init(
                \.leadingSwipeActions,
                .swipeActions,
                "The buttons at the leading edge of a swiped row, the edge first."
            )
        case .trailingSwipeActions:
            .init(
                \.trailingSwipeActions,
                .swipeActions,
                "The buttons at the trailing edge of a swiped row, the edge first; that which deletes stands before them."
            )
        case .insertRow:
            .init(
                \.insertRow,
                .insertRow,
                "A last row with the green plus, which is there whether the table is edited or not."
            )
        case .move:
            .init(\.move, .move, default: "false", "Whether and where rows can be dragged.")
        }
    }
}

/// The keys of which rows can be deleted.
package enum DeletionKey: String, DeclaredKeyTable {
    case except, when, confirm

    package static let object = ObjectDescription("deletion", "Which rows can be deleted.")

    package var declaration: KeyDeclaration<RowDeletion> {
        switch self {
        case .except: .init(\.except, .words("a list of 'first' or 'last'"), "The rows that cannot be deleted.")
        case .when: .init(\.condition, .condition, default: "true", "When a row can be deleted.")
        case .confirm:
            .init(
                \.confirmation,
                .identifier("method"),
                "The method of the app that is asked before a row is deleted; it gets the element and what deletes it."
            )
        }
    }
}

/// The keys of a button of a swiped row, besides what a tap does.
package enum SwipeActionKey: String, DeclaredKeyTable {
    case title, image, style, color, confirm

    package static let object = ObjectDescription("swipe action", "A button of a swiped row: `UIContextualAction`.")

    package var declaration: KeyDeclaration<SwipeAction> {
        switch self {
        case .title: .init(at: .required(\.title), .swipeActionTitle, isRequired: true, "The title.")
        case .image: .init(\.image, .image, "The image above the title, or in its place.")
        case .style:
            .init(
                \.style,
                .word(),
                shown: { .set($0.style.value ?? .normal, $0.range) },
                default: "normal",
                "Grey, or red for what destroys."
            )
        case .color: .init(\.color, .color, default: "the style's", "The colour of the button.")
        case .confirm:
            .init(
                \.confirmation,
                .confirmation,
                "A question that is asked in a sheet, whose button has the title of this one; only then it happens."
            )
        }
    }
}

extension SwipeActionKey {
    package static var constraints: [KeyConstraint] {
        [
            .exactlyOne(
                TriggerKey.allCases.map(\.name),
                none: "swipe action does nothing",
                several: "a swipe action has one result: 'segue', 'action', 'toggle' or 'unwind'"
            )
        ]
    }
}

/// The keys of the row that inserts, besides what a tap does.
package enum InsertRowKey: String, DeclaredKeyTable {
    case id, text

    package static let object = ObjectDescription(
        "insert row",
        "The last row of a collection: its green plus, or a tap on it, begins an insertion."
    )

    package var declaration: KeyDeclaration<Row> {
        switch self {
        case .id: .init(at: .statedID, .string, default: "derived from the text", "The name that identifies the row.")
        case .text: .init(at: .text, .text(.text), isRequired: true, "The row's text.")
        }
    }
}

/// The keys of how rows can be dragged.
package enum MoveKey: String, DeclaredKeyTable {
    case within, except

    package static let object = ObjectDescription("move", "How rows can be dragged.")

    package var declaration: KeyDeclaration<RowMove> {
        switch self {
        case .within:
            .init(
                \.within,
                .word(),
                shown: { .set($0.within.value ?? .section, $0.range) },
                default: "section",
                "How far; a drag farther ends at the nearest place."
            )
        case .except:
            .init(
                \.except,
                .words("a list of 'first' or 'last'"),
                "The rows that keep their places; a drag onto one ends beside it."
            )
        }
    }
}
