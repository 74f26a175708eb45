/// The content in place of a table's rows at one moment.
package enum UnavailableContent: Hashable, Sendable {
    /// The system's spinner.
    case loading
    /// The system's content for a search without results, with the search term.
    case search(String)
    case message(image: ImageContent?, text: String?, secondaryText: String?, buttons: [String])
}

extension Table {
    /// The content in place of the rows, or `nil` while the rows are shown.
    func unavailableContent(in scope: ContentScope, searching query: String) -> UnavailableContent? {
        guard let content = contentUnavailable.first(where: { scope.holds($0.condition) }) else { return nil }
        if content.loading.value == true { return .loading }
        if content.search.value == true { return .search(query) }
        return .message(
            image: scope.image(content.image),
            text: scope.text(content.text),
            secondaryText: scope.text(content.secondaryText),
            buttons: [content.button, content.secondaryButton].compactMap { $0 }.map { scope.text($0.title) ?? "" }
        )
    }
}
