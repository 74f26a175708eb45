import TableSpecModel

/// The names of UIKit's colours as messages list them.
enum SystemColorNames {
    static var listed: String {
        let names = SystemColor.allCases.map { "'\($0.rawValue)'" }
        return names.dropLast().joined(separator: ", ") + " or " + (names.last ?? "")
    }
}
