/// What becomes of the attributes of the objects of a scene: each is said in the spec, means nothing for it, or is told in the report.
enum AttributeLedger {
    /// Where an attribute of a document goes.
    enum Fate: Hashable, Sendable {
        case said, nothing, lost
    }

    /// The fate of an attribute of a view, a bar button or a controller; `nil` for objects that hold data or that the report tells as
    /// a whole.
    static func fate(of attribute: String, _ value: String, in element: String) -> Fate? {
        guard let own = kinds[element] else { return nil }
        if saidByAll.contains(attribute) || own.said.contains(attribute) { return .said }
        if ofNoView.contains(attribute) || own.nothing.contains(attribute) { return .nothing }
        if let usual = own.usual[attribute] ?? usualOfAll[attribute] { return usual.contains(value) ? .nothing : .lost }
        return .lost
    }

    /// Whether a child of a view that is the value of a property is read, or means nothing.
    static func isKnown(property key: String, in element: String) -> Bool {
        guard let own = kinds[element] else { return true }
        return propertiesOfAll.contains(key) || own.properties.contains(key)
    }

    /// What is known about a kind of object.
    struct Kind: Sendable {
        /// Attributes that are read.
        var said: Set<String> = []
        /// Attributes that change nothing one sees on an iPhone.
        var nothing: Set<String> = []
        /// Attributes that mean nothing with some values, and are lost with others.
        var usual: [String: Set<String>] = [:]
        /// Properties that are elements.
        var properties: Set<String> = []
    }

    /// Attributes of all views that are read, or that frames and constraints stand for.
    private static let saidByAll: Set<String> = [
        "id", "key", "hidden", "customClass", "userLabel", "tag", "translatesAutoresizingMaskIntoConstraints",
        "horizontalHuggingPriority", "verticalHuggingPriority", "horizontalCompressionResistancePriority",
        "verticalCompressionResistancePriority",
    ]

    private static let ofNoView: Set<String> = [
        // Data of the editor and of the build.
        "sceneMemberID", "customModule", "customModuleProvider", "fixedFrame", "misplaced", "ambiguous",
        "verifyAmbiguity",
        "placeholderIntrinsicWidth", "placeholderIntrinsicHeight", "catalog", "restorationIdentifier",
        // How views draw and clip themselves: what is on a view lies within it, and UIKit redraws what it needs to.
        "opaque", "clipsSubviews", "clearsContextBeforeDrawing", "contentMode", "autoresizesSubviews",
        // Margins are read from the frames.
        "insetsLayoutMarginsFromSafeArea", "layoutMarginsFollowReadableWidth", "viewLayoutGuidesFromSafeArea",
        // Several fingers matter to code that follows touches.
        "multipleTouchEnabled",
        // The way a control puts its content into its frame, which is read.
        "contentVerticalAlignment", "contentHorizontalAlignment",
        // Macs and pointers.
        "preferredBehavioralStyle", "toolTip", "focusGroupIdentifier",
    ]

    private static let usualOfAll: [String: Set<String>] = [
        "alpha": ["1", "1.0"], "preservesSuperviewLayoutMargins": ["YES"], "semanticContentAttribute": ["unspecified"],
        "userInteractionEnabled": ["YES"], "exclusiveTouch": ["NO"], "pointerInteraction": ["NO"],
        "springLoaded": ["NO"],
        "showsLargeContentViewer": ["NO"], "scalesLargeContentImage": ["NO"], "selected": ["NO"], "highlighted": ["NO"],
        "largeContentTitle": [""], "appearanceType": ["automatic"], "interfaceStyle": ["unspecified"],
    ]

    private static let propertiesOfAll: Set<String> = [
        // Read.
        "frame", "autoresizingMask", "backgroundColor", "tintColor", "accessibilityConfiguration", "contentView",
        "fontDescription", "textColor", "safeArea",
        // Comments for translators, and data of the editor.
        "userComments", "simulatedStatusBarMetrics", "simulatedTopBarMetrics", "simulatedBottomBarMetrics",
        "simulatedOrientationMetrics", "simulatedDestinationMetrics", "freeformSize", "canvasLocation", "bounds",
        "contentStretch",
        // The safe area and the margins by which constraints hold views; frames are read.
        "safeAreaLayoutGuide", "keyboard", "layoutMargins", "directionalLayoutMargins",
    ]
}
