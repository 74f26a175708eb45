/// The style of a button in a cell: the properties of its `UIButton.Configuration`, and its image while it's selected.
package struct ButtonAttributes: Hashable, Sendable {
    package var style: Setting<ButtonStyle>
    package var cornerStyle: Setting<ButtonCornerStyle>
    /// The color of title and image.
    package var color: Setting<ColorReference>
    /// The font of the title.
    package var font: Setting<FontReference>
    /// The side of the title on which the image appears.
    package var imagePlacement: Setting<ImagePlacement>
    /// The distance between title and image in points.
    package var imagePadding: Setting<Double>
    /// When the button is selected; `nil` means never.
    package var selected: Condition?
    /// The title while the button is selected.
    package var selectedTitle: TextTemplate?
    /// The image while the button is selected.
    package var selectedImage: ImageReference?

    /// Creates attributes with no values set.
    package init() {
        style = .unset
        cornerStyle = .unset
        color = .unset
        font = .unset
        imagePlacement = .unset
        imagePadding = .unset
    }

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
