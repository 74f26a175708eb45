internal import TableSpecModel
internal import TableSpecSwift

/// The names of the types of a screen.
struct ScreenNames {
    let actions: SwiftIdentifier
    let table: SwiftIdentifier
    let viewController: SwiftIdentifier

    init(_ screen: Screen, in index: ModelIndex) {
        let name = screen.name.value
        actions = index.typeName(name + "Actions")
        table = index.typeName(name + "Table")
        viewController = index.typeName(name + "ViewController")
    }

    /// `SettingsTable.State`
    func nested(_ name: SwiftIdentifier) -> SwiftType { SwiftType.name(table).nesting(name) ?? .name(name) }
}

/// Names of members that are made from ids.
enum MemberName {
    /// The case of `Section` or `Row`.
    static func id(_ id: String) -> SwiftIdentifier { SwiftIdentifier(from: id, style: .lowerCamelCase) }

    /// A member of a row: its cell, its switch.
    static func member(_ id: String, _ suffix: String) -> SwiftIdentifier {
        SwiftIdentifier(from: Self.id(id).text + suffix, style: .lowerCamelCase)
    }

    static func cell(_ row: Row) -> SwiftIdentifier { member(row.id.value, "Cell") }

    /// A control by its row: `soundEffectsSwitch`, `soundEffectsEditingSlider`.
    static func control(_ control: Control, in place: AccessoryPlace, of row: Row) -> SwiftIdentifier {
        let mode = place == .editing ? "Editing" : ""
        return member(row.id.value, mode + (control.app?.className.value ?? capitalized(control.kind.rawValue)))
    }

    /// A method by what it is about: `configureZoneCell`, `showTrailDetail`.
    static func method(_ verb: String, _ object: String) -> SwiftIdentifier {
        SwiftIdentifier(from: verb + SwiftIdentifier(from: object, style: .upperCamelCase).text, style: .lowerCamelCase)
    }

    /// The method that fills the cell of a row: `updateProfileCell`.
    static func updating(_ row: Row) -> SwiftIdentifier { method("update", cell(row).text) }

    /// The method that fills a prototype's cell: `configureZoneCell`.
    static func configuring(_ id: String) -> SwiftIdentifier {
        method("configure", id.lowercased().hasSuffix("cell") ? id : Self.id(id).text + "Cell")
    }

    /// The method that makes a prototype's cell: `makeZoneCell`.
    static func making(_ id: String) -> SwiftIdentifier {
        method("make", id.lowercased().hasSuffix("cell") ? id : Self.id(id).text + "Cell")
    }

    private static func capitalized(_ word: String) -> String { word.prefix(1).uppercased() + word.dropFirst() }
}
