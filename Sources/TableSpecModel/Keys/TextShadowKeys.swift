/// The keys of the shadow of a label's text.
package enum TextShadowKey: String, DeclaredKeyTable {
    case color, x, y

    package static let object = ObjectDescription("text shadow", "The shadow of a label's text.")

    package var declaration: KeyDeclaration<TextShadow> {
        switch self {
        case .color: .init(\.color, .color, isRequired: true, "The color of the shadow: `shadowColor`.")
        case .x:
            .init(\.x, .number, default: "0", "The distance to the right of the text in points: `shadowOffset`.")
        case .y:
            .init(\.y, .number, default: "-1", "The distance below the text in points; above the text, if negative.")
        }
    }
}
