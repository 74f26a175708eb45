/// The keys of an accessory that is a mapping, in addition to those of a control.
package enum AccessoryKey: String, DeclaredKeyTable {
    case detailButton, detailDisclosureButton, image, view
    case segue, unwind, openURL, set, width, height, accessibilityLabel

    package static let object = ObjectDescription(
        "accessory",
        "A control, a button or a custom view at the trailing edge."
    )

    package var declaration: KeyDeclaration<Accessory> {
        switch self {
        case .detailButton: .detail(.detailButton, "The information button, and what a tap on it does.")
        case .detailDisclosureButton:
            .detail(
                .detailDisclosureButton,
                "The information button with an indicator, and what a tap on the button does."
            )
        case .image:
            .ofControl(
                .part(
                    \.image,
                    .image,
                    "A button with an image; a tap on it calls its `action` or follows its `segue`."
                )
            )
        case .view:
            .ofControl(
                .part(
                    \.className,
                    .identifier("class"),
                    """
                    A view of a custom class: a subclass of `UIView` that's created with `init()`. `set` sets its \
                    properties.
                    """
                )
            )
        case .segue:
            .init(at: .tap(\.leadsToScreen), .segue, "The screen that a tap on the image button shows.")
        case .unwind:
            .init(
                at: .tap(\.isUnwind),
                .unwind,
                "The earlier screen that a tap on the image button returns to."
            )
        case .openURL:
            .init(at: .tap(\.opensURL), .openedURL, "The URL that a tap on the image button opens, or `settings`.")
        case .set: .ofControl(.part(\.assignments, .assignments, "Values for the properties of the custom view."))
        case .width:
            .ofControl(.part(\.width, .points, default: "the view's own", "The width of the custom view in points."))
        case .height:
            .ofControl(.part(\.height, .points, default: "the view's own", "The height of the custom view in points."))
        case .accessibilityLabel:
            .ofControl(
                .part(
                    \.accessibilityLabel,
                    .text(.accessibilityLabel),
                    "The label that VoiceOver reads for the image button or the custom view."
                )
            )
        }
    }
}

extension AccessoryKey {
    package static var constraints: [KeyConstraint] {
        [
            .atMostOne(TriggerKey.ofViews, several: TriggerKey.oneResult(of: TriggerKey.ofViews))
        ]
    }
}
