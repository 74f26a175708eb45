internal import TableSpecModel
internal import TableSpecSwift

/// The names of loop elements inside functions: their variables, unless those would hide something.
struct LocalNames {
    /// The names of local values in the functions of screens, and of the members that they use.
    private static let standard = Set(
        names: """
            tableView indexPath cell content section actions control destination old new sections row rows proposed
            result index state input source update show present letter elements navigationController editing animated
            views view button action label adjusted buttons origin changed changedElement isConfirmed
            """
    )

    private let taken: Set<SwiftIdentifier>

    /// - Parameter others: Additional names that the functions of the screen use.
    init(besides others: Set<SwiftIdentifier>) {
        taken = Self.standard.union(others)
    }

    /// The name of an element in the code of its row.
    func name(_ variable: String) -> SwiftIdentifier {
        SwiftIdentifier(from: variable, style: .lowerCamelCase, avoiding: taken)
    }

    /// The name of a section's element in the code of a row.
    func sectionName(_ variable: String, besides row: String) -> SwiftIdentifier {
        SwiftIdentifier(from: variable, style: .lowerCamelCase, avoiding: taken.union([name(row)]))
    }

    /// The name of the value that chooses the prototype of a row, in addition to those of the elements.
    func choiceName(_ binding: Binding, besides elements: Set<SwiftIdentifier>) -> SwiftIdentifier {
        SwiftIdentifier(
            from: binding.names.last?.value ?? "choice",
            style: .lowerCamelCase,
            avoiding: taken.union(elements)
        )
    }
}
