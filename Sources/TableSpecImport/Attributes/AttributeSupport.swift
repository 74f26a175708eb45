/// The importer's support for the attributes of the objects of a scene: which are imported, which have no effect on a spec, and
/// which are reported.
enum AttributeSupport {
    /// The treatment of an attribute of a document.
    enum Treatment: Hashable, Sendable {
        case imported, ignored, reported
    }

    /// The treatment of an attribute of a view, a bar button or a controller; `nil` for objects that hold data, and for those that
    /// are reported as a whole.
    static func treatment(of attribute: String, _ value: String, in element: String) -> Treatment? {
        guard let kind = kinds[element] else { return nil }
        if importedOfAll.contains(attribute) || kind.imported.contains(attribute) { return .imported }
        if ignoredOfAll.contains(attribute) || kind.ignored.contains(attribute) { return .ignored }
        let ignoredValues = kind.ignoredValues[attribute] ?? ignoredValuesOfAll[attribute]
        return ignoredValues?.contains(value) == true ? .ignored : .reported
    }

    /// Whether a child element that is the value of a property is imported or ignored.
    static func isSupported(property key: String, in element: String) -> Bool {
        guard let kind = kinds[element] else { return true }
        return importedPropertiesOfAll.contains(key) || ignoredPropertiesOfAll.contains(key)
            || kind.importedProperties.contains(key) || kind.ignoredProperties.contains(key)
    }

    /// The attributes and properties of a kind of object.
    struct Kind: Sendable {
        /// Attributes that the importer reads.
        var imported: Set<String> = []
        /// Attributes that change nothing on an iPhone.
        var ignored: Set<String> = []
        /// Attributes that are ignored with some values, and reported with others.
        var ignoredValues: [String: Set<String>] = [:]
        /// Properties written as elements that the importer reads.
        var importedProperties: Set<String> = []
        /// Properties written as elements that change nothing on an iPhone.
        var ignoredProperties: Set<String> = []
    }

    static let importedOfAll: Set<String> = [
        "id", "key", "hidden", "customClass", "userLabel", "tag", "translatesAutoresizingMaskIntoConstraints",
    ]

    private static let ignoredOfAll: Set<String> = [
        // Data of the editor and of the build.
        "sceneMemberID", "customModule", "customModuleProvider", "fixedFrame", "misplaced", "ambiguous",
        "verifyAmbiguity", "appearanceType",
        "placeholderIntrinsicWidth", "placeholderIntrinsicHeight", "catalog", "restorationIdentifier",
        // How views draw and clip themselves: what is on a view lies within it, and UIKit redraws what it needs to.
        "opaque", "clipsSubviews", "clearsContextBeforeDrawing", "contentMode", "autoresizesSubviews",
        // Margins are read from the frames.
        "insetsLayoutMarginsFromSafeArea", "layoutMarginsFollowReadableWidth", "viewLayoutGuidesFromSafeArea",
        // The frames of the document are the outcome of these.
        "horizontalHuggingPriority", "verticalHuggingPriority", "horizontalCompressionResistancePriority",
        "verticalCompressionResistancePriority",
        // Several fingers matter to code that follows touches.
        "multipleTouchEnabled",
        // The way a control puts its content into its frame, which is read.
        "contentVerticalAlignment", "contentHorizontalAlignment",
        // Macs and pointers.
        "preferredBehavioralStyle", "toolTip", "focusGroupIdentifier", "simulatedAppContext",
        // Documents for iOS 6, and labels of the outline.
        "insetFor6xAndEarlier", "colorLabel",
        // A state says that its title is attributed; images with accessibility sizes are those of their views.
        "hasAttributedTitle", "adjustsImageSizeForAccessibilityContentSizeCategory",
        // Content lies within the safe area, as UIKit's own does.
        "contentViewInsetsToSafeArea", "edgesForExtendedLayout",
    ]

    private static let ignoredValuesOfAll: [String: Set<String>] = [
        "alpha": ["1", "1.0"], "preservesSuperviewLayoutMargins": ["YES"], "semanticContentAttribute": ["unspecified"],
        "userInteractionEnabled": ["YES"], "exclusiveTouch": ["NO"], "pointerInteraction": ["NO"],
        "springLoaded": ["NO"],
        "showsLargeContentViewer": ["NO"], "scalesLargeContentImage": ["NO"], "selected": ["NO"], "highlighted": ["NO"],
        "largeContentTitle": [""], "interfaceStyle": ["unspecified"],
    ]

    static let importedPropertiesOfAll: Set<String> = [
        "frame", "frameInset", "autoresizingMask", "backgroundColor", "tintColor", "accessibilityConfiguration",
        "contentView",
        "fontDescription", "textColor",
    ]

    private static let ignoredPropertiesOfAll: Set<String> = [
        // Comments for translators, and data of the editor.
        "userComments", "simulatedStatusBarMetrics", "simulatedTopBarMetrics", "simulatedBottomBarMetrics",
        "simulatedOrientationMetrics", "simulatedDestinationMetrics", "freeformSize", "canvasLocation", "bounds",
        "contentStretch",
        // The safe area and the margins by which constraints hold views; frames are read.
        "safeArea", "safeAreaLayoutGuide", "keyboard", "layoutMargins", "directionalLayoutMargins",
        "frameLayoutGuide", "contentLayoutGuide", "insetFor6xAndEarlier", "edgesForExtendedLayout",
        "simulatedAppContext",
    ]
}
