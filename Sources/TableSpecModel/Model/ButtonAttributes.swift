/// The style of a button in a cell: the properties of its `UIButton.Configuration`, and its image while it's selected.
package struct ButtonAttributes: Hashable, Sendable {
    package var style = Setting<ButtonStyle>.unset
    package var cornerStyle = Setting<ButtonCornerStyle>.unset
    /// The color of title and image.
    package var color = Setting<ColorReference>.unset
    /// The font of the title.
    package var font = Setting<FontReference>.unset
    /// The side of the title on which the image appears.
    package var imagePlacement = Setting<ImagePlacement>.unset
    /// The distance between title and image in points.
    package var imagePadding = Setting<Double>.unset
    /// When the button is selected; `nil` means never.
    package var selected: Condition?
    /// The title while the button is selected.
    package var selectedTitle: TextTemplate?
    /// The image while the button is selected.
    package var selectedImage: ImageReference?

    /// Creates attributes with no values set.
    package init() {}

    /// Whether the spec specifies any of the attributes.
    package var isStated: Bool {
        style.isStated || cornerStyle.isStated || color.isStated || font.isStated || imagePlacement.isStated
            || imagePadding.isStated || selected != nil
    }

    /// Whether the button has different content while it's selected.
    package var hasOtherFace: Bool { selectedTitle != nil || selectedImage != nil }

    /// The bindings of attributes that depend on values.
    package var bindings: [Binding] {
        (selected?.bindings ?? []) + (selectedTitle?.bindings ?? []) + (selectedImage?.bindings ?? [])
    }

    /// The distance between title and image if the spec specifies none.
    package static let imagePadding = 6.0
}
