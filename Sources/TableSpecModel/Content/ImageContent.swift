/// The image of a row or a bar button.
package enum ImageContent: Hashable, Sendable {
    /// An SF Symbol by name.
    case symbol(String)
    /// An image of the app's asset catalog by name.
    case named(String)
}
