/// The keys of the edits that users can make to the rows of a collection.
package enum EditingKey: String, DeclaredKeyTable {
    case delete, deleteTitle, swipe, animation, leadingSwipeActions, trailingSwipeActions, insertRow, move

    package static let object = ObjectDescription(
        "editing",
        "The editing operations that the rows of a collection allow. They change the state and the table together."
    )

    package var declaration: KeyDeclaration<RowEditing> {
        switch self {
        case .delete:
            .init(
                \.deletion,
                .deletion,
                default: "false",
                "Which rows can be deleted, if any, with the red minus button or a swipe."
            )
        case .deleteTitle:
            .init(
                \.deleteTitle,
                .text(.deleteTitle),
                default: "the system's",
                "The title of the button that deletes a row."
            )
        case .swipe:
            .init(
                \.swipe,
                .boolean,
                default: "true",
                "Whether a swipe deletes a row. Otherwise only the red minus button does."
            )
        case .animation:
            .init(
                \.animation,
                .choice(),
                default: "automatic",
                "The animation of inserted and deleted rows. A table has one animation."
            )
        case .leadingSwipeActions:
            .init(
                \.leadingSwipeActions,
                .swipeActions,
                "The buttons at the leading edge of a swiped row, starting from the edge."
            )
        case .trailingSwipeActions:
            .init(
                \.trailingSwipeActions,
                .swipeActions,
                """
                The buttons at the trailing edge of a swiped row, starting from the edge. The delete button comes \
                before them.
                """
            )
        case .insertRow:
            .init(
                \.insertRow,
                .insertRow,
                "A row below the elements with the green plus button, which is shown both in and out of editing mode."
            )
        case .move:
            .init(\.move, .move, default: "false", "Whether rows can be dragged, and where to.")
        }
    }
}

/// The keys for which rows can be deleted.
package enum DeletionKey: String, DeclaredKeyTable {
    case except, when, confirm

    package static let object = ObjectDescription("deletion", "Which rows can be deleted.")

    package var declaration: KeyDeclaration<RowDeletion> {
        switch self {
        case .except: .init(\.except, .choices("a list of 'first' or 'last'"), "The rows that can't be deleted.")
        case .when: .init(\.condition, .condition, default: "true", "The condition for deleting a row.")
        case .confirm:
            .init(
                \.confirmation,
                .identifier("method"),
                """
                The app's method to call before a row is deleted. It receives the element and a closure that deletes \
                it.
                """
            )
        }
    }
}

/// The keys of a swipe button, in addition to the effect of a tap.
package enum SwipeActionKey: String, DeclaredKeyTable {
    case title, image, style, color, confirm

    package static let object = ObjectDescription("swipe action", "A button of a swiped row: `UIContextualAction`.")

    package var declaration: KeyDeclaration<SwipeAction> {
        switch self {
        case .title: .init(at: .required(\.title), .textOfItem, isRequired: true, "The title.")
        case .image: .init(\.image, .image, "The image above the title, or in place of it.")
        case .style:
            .init(
                \.style,
                .choice(),
                shown: { .set($0.style.value ?? .normal, $0.range) },
                default: "normal",
                "Gray, or red for a destructive action."
            )
        case .color: .init(\.color, .color, default: "the style's", "The color of the button.")
        case .confirm:
            .init(
                \.confirmation,
                .textOfItem,
                """
                A question to confirm the action before it takes effect. The sheet has a button with the title of this \
                one.
                """
            )
        }
    }
}

extension SwipeActionKey {
    package static var constraints: [KeyConstraint] {
        let results = TriggerKey.allCases.map(\.name)
        return [
            .exactlyOne(
                results,
                none: "swipe action does nothing",
                several: "a swipe action has one result: \(results.listed)"
            )
        ]
    }
}

/// The keys of the insert row, in addition to the effect of a tap.
package enum InsertRowKey: String, DeclaredKeyTable {
    case id, text, visible

    package static let object = ObjectDescription(
        "insert row",
        "The last row of a collection. Its green plus button, or a tap on it, begins an insertion."
    )

    package var declaration: KeyDeclaration<Row> {
        switch self {
        case .id: .init(at: .statedID, .string, default: "derived from the text", "The name that identifies the row.")
        case .text: .init(at: .text, .text(.text), isRequired: true, "The row's text.")
        case .visible:
            .init(
                at: Place({ $0.visible }, { $0.visible = $1 }),
                .condition,
                default: "true",
                "Whether the row is shown: `$(items.count < 5)` limits the collection to five elements."
            )
        }
    }
}

/// The keys for how rows can be dragged.
package enum MoveKey: String, DeclaredKeyTable {
    case within, except

    package static let object = ObjectDescription("move", "How rows can be dragged.")

    package var declaration: KeyDeclaration<RowMove> {
        switch self {
        case .within:
            .init(
                \.within,
                .choice(),
                shown: { .set($0.within.value ?? .section, $0.range) },
                default: "section",
                "How far rows can be dragged. A longer drag ends at the nearest position."
            )
        case .except:
            .init(
                \.except,
                .choices("a list of 'first' or 'last'"),
                "The rows that keep their positions. A drag onto one of them ends next to it."
            )
        }
    }
}

extension InsertRowKey {
    package static var constraints: [KeyConstraint] {
        [.exactlyOne([TriggerKey.segue.name, TriggerKey.action.name], none: "insert row inserts nothing")]
    }
}
