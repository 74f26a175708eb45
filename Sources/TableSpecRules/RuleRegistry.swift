internal import TableSpecModel

/// All rules, in the order of the reference.
package enum RuleRegistry {
    static let rules: [any Rule.Type] = [
        // MARK: Correctness
        ButtonWithoutAction.self,
        ColorWithoutText.self,
        CommentInText.self,
        CustomWithoutContent.self,
        DefaultOutsideControl.self,
        DeprecatedKey.self,
        DetailInDefaultStyle.self,
        EmptyControlRange.self,
        EmptyRow.self,
        EmptySection.self,
        EmptyTable.self,
        EmptyText.self,
        HiddenBehindContent.self,
        ImageInValueStyle.self,
        LinkWithoutAction.self,
        LoneSearchScope.self,
        LoneSegment.self,
        MalformedSuppression.self,
        NestedRepetition.self,
        NonpositiveStep.self,
        PlaceholderText.self,
        RawValueInText.self,
        RepeatedSegment.self,
        RowsAllAlike.self,
        RowsNeverShown.self,
        SettingWithoutEffect.self,
        StepOutsideRange.self,
        SuppressionOfUnknownRule.self,
        SuppressionWithoutReason.self,
        SwitchHidesItself.self,
        UnknownSymbol.self,
        UnobservableUserDefault.self,
        UnusedSuppression.self,

        // MARK: Identity
        DuplicateAccessibilityIdentifier.self,
        DuplicateTag.self,
        ElementWithoutIdentity.self,
        MissingReuseIdentifier.self,
        PositionalRowId.self,
        RepeatedSampleIdentity.self,
        ShadowedName.self,
        SharedReuseIdentifier.self,
        StateNotCodable.self,
        UnusedAnchor.self,
        UnusedExternalScreen.self,
        UnusedPrototype.self,
        UnusedSharedPrototype.self,
        UnusedState.self,
        UnusedType.self,

        // MARK: Navigation
        AccessoryInIndexedList.self,
        BackButtonOfRoot.self,
        BackButtonTitleWithoutPush.self,
        BadgeOfZero.self,
        BarButtonWithoutAction.self,
        BarButtonsWithoutBar.self,
        BottomBarOfUnpushedScreen.self,
        CustomizableWithoutMore.self,
        DetailButtonRepeatsRow.self,
        DetailButtonWithoutTrigger.self,
        DisclosureInIndexedList.self,
        DisclosureOnModal.self,
        DisclosureWithoutDestination.self,
        DuplicateBarButton.self,
        DuplicateKeyboardShortcut.self,
        HiddenBackButton.self,
        HiddenNavigationBar.self,
        HiddenToolbar.self,
        LongBadge.self,
        ModalWithoutCloseButton.self,
        PartialCurlWithoutFullScreen.self,
        PushWithoutDisclosure.self,
        PushWithoutNavigation.self,
        PushedContainer.self,
        RepeatedTabTitle.self,
        ReservedKeyboardShortcut.self,
        ScreenWithoutTitle.self,
        SegueToUnknownScreen.self,
        SystemScreenAsTab.self,
        TabBarInTab.self,
        TabWithoutImage.self,
        TabsOfDifferentOrientations.self,
        TabsUnderMore.self,
        TooFewTabs.self,
        TransitionOfForm.self,
        UnreachableScreen.self,
        UnwindWithoutEarlierScreen.self,

        // MARK: Selection
        AccessoryInSelectionList.self,
        ControlRowWithTrigger.self,
        FixedCheckmark.self,
        RepeatedControl.self,
        SelectableControlRow.self,
        SelectionListWithSegue.self,
        TouchWithoutInteraction.self,
        TriggerWithoutHighlight.self,
        TriggerWithoutSelection.self,

        // MARK: Editing
        AddButtonWhileEditing.self,
        DeletionKeysWithoutDeletion.self,
        EditButtonWithoutEditableRows.self,
        EditableRowsWithoutEditButton.self,
        EditItemThatNeverEdits.self,
        EditingConditionWithoutEditButton.self,
        EditingSettingWithoutEditing.self,
        ResultNeverHandedBack.self,

        // MARK: Accessibility
        AccessibilityHintNamesGesture.self,
        AccessibilityLabelNamesType.self,
        InvisibleText.self,
        RepeatedAccessibilityLabel.self,
        RowBelowTouchSize.self,
        TextLostInOneAppearance.self,
        UnlabelledBarButton.self,
        UnlabelledControl.self,
        UnlabelledGesture.self,
        UnlabelledImage.self,

        // MARK: Localization
        CountWithFixedPlural.self,
        UntranslatedScreen.self,

        // MARK: Layout
        FixedHeightForWrappingText.self,
        UnequalFillingViews.self,
        UnsizedZstack.self,

        // MARK: Guideline
        ControlsInPlainTable.self,
        HeaderInCapitals.self,
        IndexInGroupedTable.self,
        ObsoleteSelectionStyle.self,
        ThreeDots.self,
    ]

    /// The descriptions of all rules.
    package static let descriptions: [RuleDescription] = rules.map { $0.description }

    /// The ids of all rules, for suggestions.
    package static let ids: [String] = descriptions.map(\.id)

    /// The ids of the rules about suppression comments, which such comments can't suppress.
    package static let suppressionRuleIDs: [String] = rules.compactMap { rule in
        rule.checks.contains(where: \.isOfSuppressions) ? rule.description.id : nil
    }

    /// The ids of findings that comments can't suppress.
    static let unsuppressibleIDs = Set(LanguageDiagnostic.allCases.map(\.rawValue)).union(suppressionRuleIDs)

    private static let byID = Dictionary(descriptions.map { ($0.id, $0) }, uniquingKeysWith: { first, _ in first })

    /// The rule with an id, or `nil`.
    package static func rule(id: String) -> RuleDescription? { byID[id] }

    /// The intended id for a misspelled one, or `nil`.
    package static func nearestID(to id: String) -> String? { Spelling.nearest(to: id, in: ids) }
}
