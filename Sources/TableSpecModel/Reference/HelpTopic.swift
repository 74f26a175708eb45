/// A page of `tablespec help` about the language.
package enum HelpTopic: Equatable, Sendable {
    /// The keys of a kind of mapping.
    case keys(of: String)
    /// The values of an enumeration.
    case values(of: String)

    /// The command that prints the page.
    package var command: String {
        switch self {
        case .keys(let object): "tablespec help keys \(object)"
        case .values(let noun): "tablespec help values \(noun)"
        }
    }
}
