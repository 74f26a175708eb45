/// The keys of a list to choose from.
package enum OptionListKey: String, DeclaredKeyTable {
    case value, forEach, text, titles, options

    package static let object = ObjectDescription(
        "choose",
        """
        A list that a tap on the row shows, to choose a value of the state from. The options are the elements of a \
        collection, texts, or the words of an enumeration; from 12 on they can be searched. The row shows as its `detail` \
        what is chosen.
        """
    )

    package var declaration: KeyDeclaration<OptionList> {
        switch self {
        case .value:
            .init(
                \.value,
                .binding(to: "a state that holds what is chosen"),
                isRequired: true,
                "The state that holds what is chosen: the `id` of an element or the element itself, a text, or a word; it may be optional."
            )
        case .forEach:
            .init(\.loop, .loop, "A loop, `element in collection`, whose elements are the options.")
        case .text: .init(\.text, .text(.option(0)), "What an element is called.")
        case .titles:
            .init(\.titles, .menuTitles, default: "the words", "What the words of the enumeration are called.")
        case .options: .init(\.options, .texts { .option($0) }, "The texts that can be chosen.")
        }
    }
}

extension OptionListKey {
    package static var constraints: [KeyConstraint] {
        [
            .atMostOne(
                [forEach.name, titles.name, options.name],
                several: "there is one kind of options: 'forEach', 'options', or the words of an enumeration"
            ),
            .required(text.name, ifAny: [forEach.name]),
            .needs(text.name, beside: [forEach.name]),
        ]
    }
}
