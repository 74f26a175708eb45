package import TableSpecSwift

/// The members that classes inherit from UIKit. A member of a subclass with the same name would be an override.
///
/// For methods, the list contains only the base name, because a property with that name hides them. Sources: the pages
/// "UITableViewController", "UITableViewCell", "UIView", "UIResponder", "NSObject" and "NSObjectProtocol" of Apple's
/// documentation, https://developer.apple.com/documentation/uikit and
/// https://developer.apple.com/documentation/objectivec.
package enum InheritedMembers {
    /// The members of `NSObject`, including accessibility.
    private static let object = Set(
        names: """
            accessibilityActivate accessibilityActivationPoint accessibilityAttributedHint accessibilityAttributedLabel
            accessibilityAttributedValue accessibilityContainerType accessibilityCustomActions
            accessibilityCustomContent accessibilityCustomRotors accessibilityElements accessibilityElementsHidden
            accessibilityFrame accessibilityHint accessibilityIdentifier accessibilityLabel accessibilityLanguage
            accessibilityNavigationStyle accessibilityPath accessibilityRespondsToUserInteraction
            accessibilityTextualContext accessibilityTraits accessibilityUserInputLabels accessibilityValue
            accessibilityViewIsModal automationElements autorelease classForCoder classForKeyedArchiver className
            conforms dealloc debugDescription description didChangeValue finalize forwardingTarget hash hashValue
            isAccessibilityElement isEqual isKind isMember isProxy load method mutableCopy observationInfo observeValue
            perform release responds retain retainCount setValue shouldGroupAccessibilityChildren superclass value
            willChangeValue zone
            """
    )

    private static let responder = Set(
        names: """
            activityItemsConfiguration buildMenu canBecomeFirstResponder canPaste canPerformAction
            canResignFirstResponder captureTextFromCamera copy cut delete editingInteractionConfiguration
            inputAssistantItem inputView inputViewController isFirstResponder keyCommands next paste pasteConfiguration
            reloadInputViews resignFirstResponder select selectAll target textInputContextIdentifier textInputMode
            touchesBegan touchesCancelled touchesEnded touchesMoved undoManager userActivity validate
            """
    )

    /// The members of `UITableViewController`, and those that screens get from the shared Swift.
    static let viewController = object.union(responder).union(shared).union(
        Set(
            names: """
                addChild additionalSafeAreaInsets beginAppearanceTransition children clearsSelectionOnViewWillAppear
                contentScrollView definesPresentationContext didMove didReceiveMemoryWarning
                disablesAutomaticKeyboardDismissal dismiss edgesForExtendedLayout editButtonItem endAppearanceTransition
                extendedLayoutIncludesOpaqueBars extensionContext focusGroupIdentifier hidesBottomBarWhenPushed
                interactionActivityTrackingBaseName isBeingDismissed isBeingPresented isEditing isModalInPresentation
                isMovingFromParent isMovingToParent isViewLoaded loadView loadViewIfNeeded modalPresentationStyle
                modalTransitionStyle navigationController navigationItem nibBundle nibName overrideUserInterfaceStyle
                parent performSegue popoverPresentationController preferredContentSize preferredStatusBarStyle
                prefersStatusBarHidden prepare present presentationController presentedViewController
                presentingViewController refreshControl removeFromParent restorationIdentifier searchDisplayController
                setContentScrollView setEditing setToolbarItems sheetPresentationController show
                showDetailViewController splitViewController storyboard supportedInterfaceOrientations tabBarController
                tabBarItem tableView title toolbarItems traitCollection transition view viewDidAppear viewDidDisappear
                viewDidLayoutSubviews viewDidLoad viewIfLoaded viewIsAppearing viewRespectsSystemMinimumLayoutMargins
                viewSafeAreaInsetsDidChange viewWillAppear viewWillDisappear viewWillLayoutSubviews viewWillTransition
                """
        )
    )

    /// The members of `UITableViewCell`.
    package static let cell = object.union(responder).union(
        Set(
            names: """
                accessoryType accessoryView alpha automaticallyUpdatesBackgroundConfiguration
                automaticallyUpdatesContentConfiguration autoresizesSubviews autoresizingMask backgroundColor
                backgroundConfiguration backgroundView bottomAnchor bounds canBecomeFocused center centerXAnchor
                centerYAnchor clearsContextBeforeDrawing clipsToBounds collisionBoundingPath collisionBoundsType
                configurationState configurationUpdateHandler constraints contentConfiguration contentMode
                contentScaleFactor contentView detailTextLabel directionalLayoutMargins editingAccessoryType
                editingAccessoryView editingStyle effectiveUserInterfaceLayoutDirection firstBaselineAnchor focusEffect
                focusGroupIdentifier focusGroupPriority focusItemContainer focusStyle forFirstBaselineLayout
                forLastBaselineLayout frame gestureRecognizers hasAmbiguousLayout heightAnchor imageView
                indentationLevel indentationWidth inputAccessoryView inputAccessoryViewController
                insetsLayoutMarginsFromSafeArea interactions intrinsicContentSize isEditing isExclusiveTouch isFocused
                isHidden isHighlighted isMultipleTouchEnabled isOpaque isSelected isUserInteractionEnabled
                keyboardLayoutGuide largeContentImage largeContentImageInsets largeContentTitle lastBaselineAnchor layer
                layoutGuides layoutMargins layoutMarginsGuide leadingAnchor leftAnchor mask maximumContentSizeCategory
                minimumContentSizeCategory motionEffects multipleSelectionBackgroundView overrideUserInterfaceStyle
                parentFocusEnvironment preferredFocusEnvironments preservesSuperviewLayoutMargins readableContentGuide
                restorationIdentifier reuseIdentifier rightAnchor safeAreaInsets safeAreaLayoutGuide
                scalesLargeContentImage selectedBackgroundView selectionStyle semanticContentAttribute separatorInset
                shouldIndentWhileEditing showingDeleteConfirmation showsLargeContentViewer showsReorderControl subviews
                superview tag textLabel tintAdjustmentMode tintColor topAnchor trailingAnchor traitCollection
                traitOverrides transform transform3D translatesAutoresizingMaskIntoConstraints
                userInteractionEnabledWhileDragging widthAnchor window
                """
        )
    )

    /// The members that screens get from the shared Swift.
    static let shared = Set(SupportSwift.memberNames.compactMap { SwiftIdentifier($0) })
}
