/// The keys of an option list.
package enum OptionListKey: String, DeclaredKeyTable {
    case value, forEach, text, titles, options, none

    package static let object = ObjectDescription(
        "choose",
        """
        A list of options that a tap on the row shows. It sets a value in the state. The options are the elements of a \
        collection, strings, or the cases of an enumeration. A list of 12 or more options can be searched. The row \
        shows the selected option as its `detail`.
        """
    )

    package var declaration: KeyDeclaration<OptionList> {
        switch self {
        case .value:
            .init(
                \.value,
                .binding(to: "a state property for the selection"),
                isRequired: true,
                """
                The state property that contains the selection: the `id` of an element, the element itself, a string \
                or a case. It can be optional.
                """
            )
        case .forEach:
            .init(\.loop, .loop, "A loop, `element in collection`, whose elements are the options.")
        case .text: .init(\.text, .text(.option(0)), "The title of an element.")
        case .titles:
            .init(
                \.titles,
                .choiceTitles,
                default: "the names of the cases",
                "The titles of the enumeration's cases."
            )
        case .options: .init(\.options, .texts { .option($0) }, "The strings that the user can choose from.")
        case .none:
            .init(
                \.none,
                .text(.noOption),
                "The title of an option that sets the value to `nil`. The value must be optional."
            )
        }
    }
}

extension OptionListKey {
    package static var constraints: [KeyConstraint] {
        [
            .atMostOne(
                [forEach.name, titles.name, options.name],
                several: "the options come from only one of 'forEach', 'options', or the cases of an enumeration"
            ),
            .required(text.name, ifAny: [forEach.name]),
            .needs(text.name, beside: [forEach.name]),
        ]
    }
}
