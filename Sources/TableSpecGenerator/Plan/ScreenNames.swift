internal import TableSpecModel
internal import TableSpecSwift

/// The names of the types of a screen.
struct ScreenNames {
    let actions: SwiftIdentifier
    let viewController: SwiftIdentifier
    /// The separate object of the table, if any.
    let table: SwiftIdentifier

    init(_ screen: Screen, in index: ModelIndex) {
        let name = screen.name.value
        actions = index.typeName(name + "Actions")
        viewController = index.typeName(name + "ViewController")
        table = index.typeName(name + "Table")
    }

    /// `SettingsViewController.State`
    func nested(_ name: SwiftIdentifier) -> SwiftType { SwiftType.name(viewController).nesting(name) ?? .name(name) }
}

/// Names of members that are derived from ids.
enum MemberName {
    /// The case of `Section` or `Row`, which have a property `id`. In an optional row, `.none` and `.some` would be those
    /// of `Optional`.
    static func id(_ id: String) -> SwiftIdentifier {
        SwiftIdentifier(from: id, style: .lowerCamelCase, avoiding: ownMembers)
    }

    private static let ownMembers: Set<SwiftIdentifier> = ["id", "none", "some"]

    /// A member of a row: its switch, its view.
    static func member(_ id: String, _ suffix: String) -> SwiftIdentifier {
        let stem = SwiftIdentifier(from: id, style: .lowerCamelCase)
        return SwiftIdentifier(from: stem.text + suffix, style: .lowerCamelCase)
    }

    /// A control by its row: `soundEffectsSwitch`, `soundEffectsEditingSlider`.
    static func control(_ control: Control, in place: AccessoryPlace, of row: Row) -> SwiftIdentifier {
        let mode = place == .editing ? "Editing" : ""
        return member(row.id.value, mode + (control.app?.className.value ?? capitalized(control.kind.rawValue)))
    }

    /// The method of the app for an action.
    static func action(_ action: Located<String>) -> SwiftIdentifier {
        SwiftIdentifier(from: action.value, style: .lowerCamelCase)
    }

    /// A method by its subject: `showTrailDetail`.
    static func method(_ verb: String, _ object: String) -> SwiftIdentifier {
        SwiftIdentifier(from: verb + SwiftIdentifier(from: object, style: .upperCamelCase).text, style: .lowerCamelCase)
    }

    private static func capitalized(_ word: String) -> String { word.prefix(1).uppercased() + word.dropFirst() }
}

extension Row {
    /// The properties for the controls that are accessories of the row.
    var controlNames: [SwiftIdentifier] {
        cell.accessories.compactMap { accessory in
            accessory.control.map { MemberName.control($0, in: accessory.place, of: self) }
        }
    }
}
