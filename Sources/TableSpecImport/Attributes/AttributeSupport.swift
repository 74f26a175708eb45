/// The importer's support for the attributes of a scene's objects: imported, without effect on a spec, or reported.
enum AttributeSupport {
    /// Whether an attribute, or a property that is written as an element, is imported or ignored. Always true for
    /// objects that contain data, and for those that are reported as a whole.
    static func isSupported(_ name: String, _ value: String? = nil, in element: String) -> Bool {
        guard let kind = kinds[element] else { return true }
        if [importedOfAll, ignoredOfAll, kind.imported, kind.ignored].contains(where: { $0.contains(name) }) {
            return true
        }
        let values = kind.ignoredValues[name] ?? ignoredValuesOfAll[name] ?? []
        return value.map(values.contains) ?? false
    }

    /// The attributes and properties of a kind of object.
    struct Kind: Sendable {
        /// Those that the importer reads.
        var imported: Set<String> = []
        /// Those without an effect on iPhone.
        var ignored: Set<String> = []
        /// Attributes that are ignored with some values, and reported with others.
        var ignoredValues: [String: Set<String>] = [:]
    }

    static let importedOfAll: Set<String> = [
        "id", "key", "hidden", "customClass", "userLabel", "tag", "translatesAutoresizingMaskIntoConstraints", "frame",
        "frameInset", "autoresizingMask", "backgroundColor", "tintColor", "accessibilityConfiguration", "contentView",
        "fontDescription", "textColor",
    ]

    private static let ignoredOfAll: Set<String> = [
        // Data of the editor and the build.
        "sceneMemberID", "customModule", "customModuleProvider", "fixedFrame", "misplaced", "ambiguous",
        "verifyAmbiguity", "appearanceType", "placeholderIntrinsicWidth", "placeholderIntrinsicHeight", "catalog",
        // Reported once for the scene.
        "restorationIdentifier",
        // How views draw and clip. Subviews are inside their superview, and UIKit redraws as needed.
        "opaque", "clipsSubviews", "clearsContextBeforeDrawing", "contentMode", "autoresizesSubviews",
        // Margins are read from the frames.
        "insetsLayoutMarginsFromSafeArea", "layoutMarginsFollowReadableWidth", "viewLayoutGuidesFromSafeArea",
        // They determine the frames in the document.
        "horizontalHuggingPriority", "verticalHuggingPriority", "horizontalCompressionResistancePriority",
        "verticalCompressionResistancePriority",
        // Multiple touches are relevant only to code that tracks touches.
        "multipleTouchEnabled",
        // The content alignment of a control in its frame, which is read.
        "contentVerticalAlignment", "contentHorizontalAlignment",
        // Settings for Macs and pointers.
        "preferredBehavioralStyle", "toolTip", "focusGroupIdentifier", "simulatedAppContext",
        // Settings for iOS 6, and labels of the document outline.
        "insetFor6xAndEarlier", "colorLabel",
        // A state contains its attributed title. Images with accessibility sizes are those of their views.
        "hasAttributedTitle", "adjustsImageSizeForAccessibilityContentSizeCategory",
        // Content is inside the safe area, as in UIKit.
        "contentViewInsetsToSafeArea", "edgesForExtendedLayout",
        // Comments for translators, and data of the editor.
        "userComments", "simulatedStatusBarMetrics", "simulatedTopBarMetrics", "simulatedBottomBarMetrics",
        "simulatedOrientationMetrics", "simulatedDestinationMetrics", "freeformSize", "canvasLocation", "bounds",
        "contentStretch",
        // The safe area and the margins for constraints. Frames are read instead.
        "safeArea", "safeAreaLayoutGuide", "keyboard", "layoutMargins", "directionalLayoutMargins", "frameLayoutGuide",
        "contentLayoutGuide",
    ]

    private static let ignoredValuesOfAll: [String: Set<String>] = [
        "alpha": ["1", "1.0"], "preservesSuperviewLayoutMargins": ["YES"], "semanticContentAttribute": ["unspecified"],
        "userInteractionEnabled": ["YES"], "exclusiveTouch": ["NO"], "pointerInteraction": ["NO"],
        "springLoaded": ["NO"], "showsLargeContentViewer": ["NO"], "scalesLargeContentImage": ["NO"],
        "selected": ["NO"], "highlighted": ["NO"], "largeContentTitle": [""], "interfaceStyle": ["unspecified"],
    ]
}
