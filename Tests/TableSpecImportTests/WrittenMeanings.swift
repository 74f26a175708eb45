/// What the attributes of Interface Builder mean for a spec, written down by hand.
enum WrittenMeanings {
    /// Whether an attribute is said in the spec, or means nothing for it.
    static func isKnown(_ attribute: String, _ value: String, of node: PlainTree.Node) -> Bool {
        if data.contains(node.name) || ofEditor.contains(attribute) || ofLayout.contains(attribute) { return true }
        if usual[attribute]?.contains(value) == true { return true }
        // Taps go through views in which nothing reacts to them.
        if attribute == "userInteractionEnabled", node.name == "view" { return !reacts(node) }
        let own = attributes[node.name] ?? ""
        return (own + " " + common).split(separator: " ").contains { $0 == attribute }
    }

    /// Whether something in a view reacts to taps.
    private static func reacts(_ node: PlainTree.Node) -> Bool {
        controls.contains(node.name) || node.children.contains(where: reacts)
    }

    private static let controls: Set<String> = [
        "button", "textField", "textView", "switch", "slider", "stepper", "segmentedControl", "datePicker",
        "pickerView",
    ]

    /// The texts and the names of an object that one must find again.
    static func texts(of node: PlainTree.Node) -> [String] {
        let id = node.attributes["id"] ?? ""
        guard !id.isEmpty || node.name == "state" || node.name == "segment" else { return [] }
        // Rows of static sections are not used again, whatever their identifiers.
        if node.name == "tableViewCell", node.path.contains(where: { $0.name == "tableViewSection" }) { return [] }
        return (shown[node.name] ?? "").split(separator: " ").compactMap { node.attributes[String($0)] }
            .filter { !placeholders.contains($0) }
    }

    /// What Interface Builder writes into new views.
    private static let placeholders: Set<String> = [
        "Label", "Title", "Subtitle", "Detail", "Button", "Item", "Text", "button", "label", "title", " ",
    ]

    private static let shown = [
        "tableViewSection": "headerTitle footerTitle", "navigationItem": "title prompt", "barButtonItem": "title image",
        "textField": "placeholder", "imageView": "image", "segment": "title", "tableViewCell": "reuseIdentifier",
        "state": "title image", "segue": "identifier",
    ]

    /// Values of attributes, and elements that are read as one: colors, fonts, frames, connections and so on. Their
    /// owners are accounted for.
    private static let data: Set<String> = [
        "color", "fontDescription", "rect", "point", "size", "inset", "edgeInsets", "autoresizingMask", "constraint",
        "nil",
        "string", "mutableString", "attributedString", "fragment", "font", "paragraphStyle", "integer", "real", "bool",
        "date", "range", "value", "exclude", "include", "mask", "variation", "viewLayoutGuide",
        "viewControllerLayoutGuide",
        "layoutGuides", "outlet", "outletCollection", "action", "accessibility", "accessibilityTraits",
        "textInputTraits",
        "dataDetectorType", "preferredSymbolConfiguration", "imageReference", "userDefinedRuntimeAttribute",
        "extendedEdge", "freeformSimulatedSizeMetrics", "simulatedNavigationBarMetrics", "simulatedToolbarMetrics",
        "simulatedStatusBarMetrics", "simulatedOrientationMetrics", "simulatedScreenMetrics", "tabBarItem",
        "attributes",

        // Reported as a whole, or of an app's class.
        "collectionView", "collectionViewCell", "collectionViewCellContentView", "collectionViewFlowLayout", "mapView",
        "wkWebView", "wkWebViewConfiguration", "wkPreferences", "audiovisualMediaTypes", "webView", "containerView",
    ]

    /// Data of the editor and of the build.
    private static let ofEditor: Set<String> = [
        "id", "key", "sceneMemberID", "userLabel", "customModule", "customModuleProvider", "fixedFrame", "misplaced",
        "ambiguous",
        "catalog", "placeholderIntrinsicWidth", "placeholderIntrinsicHeight", "restorationIdentifier",
    ]

    /// Ways of drawing and placing that frames represent.
    private static let ofLayout: Set<String> = [
        "opaque", "clipsSubviews", "clearsContextBeforeDrawing", "autoresizesSubviews", "multipleTouchEnabled",
        "translatesAutoresizingMaskIntoConstraints", "horizontalHuggingPriority", "verticalHuggingPriority",
        "horizontalCompressionResistancePriority", "verticalCompressionResistancePriority", "contentMode",
        "contentHorizontalAlignment", "contentVerticalAlignment", "insetsLayoutMarginsFromSafeArea",
    ]

    /// Values that UIKit has by itself.
    private static let usual: [String: Set<String>] = [
        "preservesSuperviewLayoutMargins": ["YES"], "hidesAccessoryWhenEditing": ["NO"],
        "alwaysBounceVertical": ["YES"],
    ]

    /// Said of views of every kind: tags are names that the app's code looks for, which outlets and ids replace.
    private static let common = "hidden customClass tag"

    private static let attributes = [
        "tableViewController": """
        title storyboardIdentifier clearsSelectionOnViewWillAppear hidesBottomBarWhenPushed \
        useStoryboardIdentifierAsRestorationIdentifier
        """,
        "viewController": """
        title storyboardIdentifier hidesBottomBarWhenPushed automaticallyAdjustsScrollViewInsets \
        useStoryboardIdentifierAsRestorationIdentifier
        """,
        "navigationItem": "title prompt largeTitleDisplayMode",
        "barButtonItem": "title image systemItem style enabled width",
        "tableView": """
        allowsMultipleSelection allowsMultipleSelectionDuringEditing allowsSelectionDuringEditing bounces dataMode \
        estimatedRowHeight indicatorStyle keyboardDismissMode layoutMarginsFollowReadableWidth rowHeight scrollEnabled \
        sectionFooterHeight sectionHeaderHeight sectionIndexMinimumDisplayRowCount separatorInsetReference separatorStyle \
        showsVerticalScrollIndicator style allowsSelection bouncesZoom showsHorizontalScrollIndicator \
        estimatedSectionFooterHeight estimatedSectionHeaderHeight showsSelectionImmediatelyOnTouchBegin
        """,
        "tableViewSection": "headerTitle footerTitle",
        "tableViewCell": """
        accessoryType alpha detailTextLabel editingAccessoryType imageView indentationLevel indentationWidth reuseIdentifier \
        rowHeight selectionStyle shouldIndentWhileEditing style textLabel userInteractionEnabled showsReorderControl \
        layoutMarginsFollowReadableWidth
        """,
        "tableViewCellContentView": "tableViewCell",
        "label": """
        adjustsFontForContentSizeCategory adjustsFontSizeToFit adjustsLetterSpacingToFitWidth alpha baselineAdjustment enabled \
        lineBreakMode minimumFontSize minimumScaleFactor numberOfLines preferredMaxLayoutWidth text textAlignment \
        userInteractionEnabled usesAttributedText
        """,
        "button": """
        alpha buttonType enabled lineBreakMode adjustsImageWhenDisabled showsTouchWhenHighlighted pointerInteraction \
        preferredBehavioralStyle
        """,
        "buttonConfiguration": "style title image imagePlacement imagePadding cornerStyle",
        "listContentConfiguration": "style text secondaryText image",
        "state": "title image backgroundImage",
        "imageView": "alpha image userInteractionEnabled",
        "view": "alpha",
        "stackView": "alignment axis distribution spacing",
        "textField": """
        adjustsFontForContentSizeCategory adjustsFontSizeToFit borderStyle clearButtonMode enabled minimumFontSize placeholder \
        selected text textAlignment userInteractionEnabled
        """,
        "textView": """
        alwaysBounceVertical bounces bouncesZoom editable scrollEnabled showsHorizontalScrollIndicator \
        showsVerticalScrollIndicator text textAlignment usesAttributedText
        """,
        "switch": "enabled on",
        "slider": "enabled maxValue minValue value",
        "stepper": "maximumValue minimumValue value",
        "segmentedControl": "segmentControlStyle selectedSegmentIndex",
        "segment": "title",
        "progressView": "progress progressViewStyle",
        "activityIndicatorView": "animating hidesWhenStopped style",
        "pageControl": "numberOfPages",
        "datePicker": "datePickerMode style useCurrentDate",
        "searchBar": "barStyle placeholder searchBarStyle",
        "refreshControl": "enabled",
        "scrollView": "",
        "segue": """
        customClass destination destinationCreationSelector identifier inheritsFrom kind modalPresentationStyle \
        modalTransitionStyle splitViewControllerTargetIndex trigger unwindAction
        """,
    ]
}
