import TableSpecModel

/// The names of a table of keys as messages list them.
func listedKeys<Keys: KeyTable>(_ table: Keys.Type) -> String {
    let names = table.allCases.map { "'\($0.name)'" }
    return names.dropLast().joined(separator: ", ") + " or " + (names.last ?? "")
}
