internal import TableSpecDiagnostics

/// A YAML value that is decoded once the types of all specs are known.
struct Literal: Hashable, Sendable {
    indirect enum Content: Hashable, Sendable {
        /// A plain scalar, which can be a number, a Boolean or a text.
        case plain(String)
        /// A quoted or block scalar, which is always text.
        case text(String)
        case list([Literal])
        case record([Entry])
    }

    struct Entry: Hashable, Sendable {
        var key: Located<String>
        var value: Literal
    }

    var content: Content
    var range: SourceRange
}
