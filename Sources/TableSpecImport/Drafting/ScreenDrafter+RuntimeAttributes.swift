/// Values that Interface Builder assigns to properties by name when a document is loaded.
extension ScreenDrafter {
    mutating func omitRuntimeAttributes(of element: Element) {
        for attribute in element.runtimeAttributes { omitRuntimeAttribute(attribute, of: element) }
    }

    mutating func omitRuntimeAttribute(_ attribute: Element, of element: Element) {
        guard let path = attribute["keyPath"], path != "accessibilityIdentifier" else { return }
        let isOfApp = element["customClass"] != nil || !Self.isOfUIKit(path)
        omit(element, .runtimeAttribute(path, isOfCustomClass: isOfApp))
    }

    /// Whether the property belongs to UIKit's views. Others are extensions of the app.
    static func isOfUIKit(_ path: String) -> Bool {
        let first = String(path.prefix { $0 != "." })
        return first.hasPrefix("_") || first.hasPrefix("accessibility") || propertiesOfUIKit.contains(first)
    }

    /// The properties of `UIView` and its subclasses that can be set by name, with their Objective-C names.
    private static let propertiesOfUIKit: Set<String> = [
        "layer", "alpha", "backgroundColor", "tintColor", "hidden", "opaque", "clipsToBounds", "tag", "contentMode",
        "transform", "layoutMargins", "userInteractionEnabled", "multipleTouchEnabled", "exclusiveTouch",
        "semanticContentAttribute", "isAccessibilityElement", "text", "attributedText", "textColor", "font",
        "textAlignment", "numberOfLines", "lineBreakMode", "minimumScaleFactor", "adjustsFontSizeToFitWidth",
        "shadowColor", "shadowOffset", "highlightedTextColor", "placeholder", "attributedPlaceholder", "titleLabel",
        "imageView", "textLabel", "detailTextLabel", "contentView", "backgroundView", "selectedBackgroundView", "image",
        "highlightedImage", "enabled", "selected", "highlighted", "contentHorizontalAlignment",
        "contentVerticalAlignment", "contentEdgeInsets", "titleEdgeInsets", "imageEdgeInsets", "on", "onTintColor",
        "thumbTintColor", "value", "minimumValue", "maximumValue", "stepValue", "progress", "selectedSegmentIndex",
        "textContainerInset", "secureTextEntry", "keyboardType", "contentInset", "pagingEnabled", "scrollEnabled",
        "separatorInset", "separatorColor", "rowHeight", "sectionHeaderTopPadding", "selectionStyle", "accessoryType",
    ]
}
