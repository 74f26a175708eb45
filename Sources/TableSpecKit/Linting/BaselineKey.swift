internal import TableSpecModel

/// The keys of a baseline.
enum BaselineKey: String, KeyTable {
    case version, findings

    static let object = ObjectDescription("baseline", "The accepted findings of a project.")

    var entry: KeyDescription {
        switch self {
        case .version: .init(.count, isRequired: true, "The version of the format: 1.")
        case .findings: .init(.list(of: .object("accepted finding")), isRequired: true, "The accepted findings.")
        }
    }
}

/// The keys of one entry of a baseline.
enum BaselineEntryKey: String, KeyTable {
    case file, at, rule, text, count

    static let object = ObjectDescription("accepted finding", "The findings of one rule at one location.")

    var entry: KeyDescription {
        switch self {
        case .file: .init(.string, isRequired: true, "The path of the spec relative to the folder of the baseline.")
        case .at:
            .init(.string, isRequired: true, "The name of the screen, and the id of the row, section or prototype.")
        case .rule: .init(.string, isRequired: true, "The id of the rule.")
        case .text: .init(.string, "The text of the spec at this location; empty for the row or section as a whole.")
        case .count: .init(.count, default: "1", "The number of accepted findings of this rule at this location.")
        }
    }
}
