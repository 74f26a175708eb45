internal import TableSpecSwift

/// The members that classes of UIKit hand down; a member of a subclass with one of these names would be an override.
///
/// Methods are here by their first name alone: a property of that name hides them.
/// Sources: the pages "UITableViewCell", "UIView", "UIResponder", "NSObject" and "NSObjectProtocol" of Apple's documentation,
/// https://developer.apple.com/documentation/uikit and https://developer.apple.com/documentation/objectivec.
enum InheritedMembers {
    /// What a cell has.
    static let cell = object.union(responder).union(view).union([
        "accessoryType", "accessoryView", "automaticallyUpdatesBackgroundConfiguration",
        "automaticallyUpdatesContentConfiguration", "backgroundConfiguration", "backgroundView",
        "configurationState", "configurationUpdateHandler", "contentConfiguration", "contentView",
        "defaultBackgroundConfiguration", "defaultContentConfiguration", "detailTextLabel",
        "editingAccessoryType", "editingAccessoryView", "editingStyle", "focusStyle", "imageView",
        "indentationLevel", "indentationWidth", "isEditing", "isHighlighted", "isSelected",
        "multipleSelectionBackgroundView", "prepareForReuse", "reuseIdentifier", "selectedBackgroundView",
        "selectionStyle", "separatorInset", "setNeedsUpdateConfiguration", "shouldIndentWhileEditing",
        "showingDeleteConfirmation", "showsReorderControl", "textLabel",
        "userInteractionEnabledWhileDragging",
    ])

    /// What every object has, with what accessibility adds.
    static let object: Set<SwiftIdentifier> = [
        "accessibilityActivate", "accessibilityActivationPoint", "accessibilityAttributedHint",
        "accessibilityAttributedLabel", "accessibilityAttributedValue", "accessibilityContainerType",
        "accessibilityCustomActions", "accessibilityCustomContent", "accessibilityCustomRotors",
        "accessibilityElements", "accessibilityElementsHidden", "accessibilityFrame", "accessibilityHint",
        "accessibilityIdentifier", "accessibilityLabel", "accessibilityLanguage",
        "accessibilityNavigationStyle", "accessibilityPath", "accessibilityRespondsToUserInteraction",
        "accessibilityTextualContext", "accessibilityTraits", "accessibilityUserInputLabels",
        "accessibilityValue", "accessibilityViewIsModal", "automationElements", "autorelease",
        "classForCoder", "classForKeyedArchiver", "className", "conforms", "dealloc", "debugDescription",
        "description", "didChangeValue", "finalize", "forwardingTarget", "hash", "hashValue",
        "isAccessibilityElement", "isEqual", "isKind", "isMember", "isProxy", "load", "method",
        "mutableCopy", "observationInfo", "observeValue", "perform", "release", "responds", "retain",
        "retainCount", "setValue", "shouldGroupAccessibilityChildren", "superclass", "value",
        "willChangeValue", "zone",
    ]

    private static let responder: Set<SwiftIdentifier> = [
        "activityItemsConfiguration", "buildMenu", "canBecomeFirstResponder", "canPaste",
        "canPerformAction", "canResignFirstResponder", "captureTextFromCamera", "copy", "cut", "delete",
        "editingInteractionConfiguration", "inputAssistantItem", "inputView", "inputViewController",
        "isFirstResponder", "keyCommands", "next", "paste", "pasteConfiguration", "reloadInputViews",
        "resignFirstResponder", "select", "selectAll", "target", "textInputContextIdentifier",
        "textInputMode", "touchesBegan", "touchesCancelled", "touchesEnded", "touchesMoved", "undoManager",
        "userActivity", "validate",
    ]

    private static let view: Set<SwiftIdentifier> = [
        "addConstraint", "addConstraints", "addGestureRecognizer", "addInteraction", "addLayoutGuide",
        "addSubview", "alignmentRectInsets", "alpha", "anchorPoint", "autoresizesSubviews",
        "autoresizingMask", "awakeFromNib", "backgroundColor", "becomeFirstResponder", "bottomAnchor",
        "bounds", "bringSubviewToFront", "canBecomeFocused", "center", "centerXAnchor", "centerYAnchor",
        "clearsContextBeforeDrawing", "clipsToBounds", "collisionBoundingPath", "collisionBoundsType",
        "constraints", "contentCompressionResistancePriority", "contentHuggingPriority", "contentMode",
        "contentScaleFactor", "convert", "coordinateSpace", "didAddSubview", "didMoveToSuperview",
        "didMoveToWindow", "directionalLayoutMargins", "draw", "effectiveUserInterfaceLayoutDirection",
        "exerciseAmbiguityInLayout", "firstBaselineAnchor", "focusEffect", "focusGroupIdentifier",
        "focusGroupPriority", "focusItemContainer", "forFirstBaselineLayout", "forLastBaselineLayout",
        "frame", "frameLayoutGuide", "gestureRecognizers", "hasAmbiguousLayout", "heightAnchor", "hitTest",
        "inputAccessoryView", "insertSubview", "insetsLayoutMarginsFromSafeArea", "interactions",
        "intrinsicContentSize", "invalidateIntrinsicContentSize", "isExclusiveTouch", "isFocused",
        "isHidden", "isMultipleTouchEnabled", "isOpaque", "isTransparentFocusItem",
        "isUserInteractionEnabled", "keyboardLayoutGuide", "largeContentImage", "largeContentImageInsets",
        "largeContentTitle", "lastBaselineAnchor", "layer", "layoutGuides", "layoutIfNeeded",
        "layoutMargins", "layoutMarginsDidChange", "layoutMarginsGuide", "layoutSubviews", "leadingAnchor",
        "leftAnchor", "mask", "maximumContentSizeCategory", "minimumContentSizeCategory", "motionEffects",
        "overrideUserInterfaceStyle", "parentFocusEnvironment", "point", "preferredFocusEnvironments",
        "preferredFocusedView", "prepareForInterfaceBuilder", "preservesSuperviewLayoutMargins",
        "readableContentGuide", "removeConstraint", "removeConstraints", "removeFromSuperview",
        "removeGestureRecognizer", "removeInteraction", "removeLayoutGuide", "restorationIdentifier",
        "rightAnchor", "safeAreaInsets", "safeAreaInsetsDidChange", "safeAreaLayoutGuide",
        "scalesLargeContentImage", "semanticContentAttribute", "sendSubviewToBack",
        "setContentCompressionResistancePriority", "setContentHuggingPriority", "setNeedsDisplay",
        "setNeedsFocusUpdate", "setNeedsLayout", "setNeedsUpdateConstraints", "showsLargeContentViewer",
        "sizeThatFits", "sizeToFit", "snapshotView", "subviews", "superview", "systemLayoutSizeFitting",
        "tag", "tintAdjustmentMode", "tintColor", "tintColorDidChange", "topAnchor", "trailingAnchor",
        "traitCollection", "traitOverrides", "transform", "transform3D",
        "translatesAutoresizingMaskIntoConstraints", "updateConstraints", "updateConstraintsIfNeeded",
        "updateFocusIfNeeded", "viewWithTag", "widthAnchor", "willMove", "willRemoveSubview", "window",
    ]
}
