/// The keys of the shadow of a label's text.
package enum TextShadowKey: String, DeclaredKeyTable {
    case color, x, y

    package static let object = ObjectDescription("text shadow", "The shadow of a label's text.")

    package var declaration: KeyDeclaration<TextShadow> {
        switch self {
        case .color: .init(\.color, .color, isRequired: true, "The colour of the shadow: `shadowColor`.")
        case .x:
            .init(\.x, .number, default: "0", "How far it is to the right of the text, in points: `shadowOffset`.")
        case .y: .init(\.y, .number, default: "-1", "How far it is below the text, in points; above it, if negative.")
        }
    }
}
