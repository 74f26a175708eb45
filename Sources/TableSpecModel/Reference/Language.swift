/// The language as data: all kinds of mappings with their keys.
package enum Language {
    /// The kinds of mappings, starting with the file, in the order of the reference.
    package static let objects: [LanguageObject] = [
        LanguageObject(FileContent.mapping),
        LanguageObject(NavigationItem.mapping),
        LanguageObject(SearchField.mapping),
        LanguageObject(BarButton.mapping),
        LanguageObject(ScreenView.mapping),
        LanguageObject(ScreenSettings.viewsMapping),
        LanguageObject(Table.mapping),
        LanguageObject(Prototype.mapping),
        LanguageObject(RowDefaults.mapping),
        LanguageObject(HeaderViewKey.self),
        LanguageObject(SectionHeaderKey.self),
        LanguageObject(SectionButtonKey.self),
        LanguageObject(RefreshControl.mapping),
        LanguageObject(ContentUnavailable.mapping),
        LanguageObject(UnavailableButton.mapping),
        LanguageObject(RowChoiceKey.self),
        LanguageObject(SectionIndexKey.self),
        LanguageObject(SectionKey.self),
        LanguageObject(Row.mapping),
        LanguageObject(Validation.mapping),
        LanguageObject(DynamicRowsKey.self),
        LanguageObject(SelectionListKey.self),
        LanguageObject(LoadMoreKey.self),
        LanguageObject(TableUpdateKey.self),
        LanguageObject(EditingKey.self),
        LanguageObject(DeletionKey.self),
        LanguageObject(SwipeAction.mapping),
        LanguageObject(MenuItem.mapping),
        LanguageObject(InsertRow.mapping),
        LanguageObject(MoveKey.self),
        LanguageObject(Accessory.mapping),
        LanguageObject(ContentView.mapping),
        LanguageObject(BorderKey.self),
        LanguageObject(TextShadowKey.self),
        LanguageObject(SymbolConfigurationKey.self),
        LanguageObject(OutletValueKey.self),
        LanguageObject(KeyboardShortcutKey.self),
        LanguageObject(TriggerKey.self),
        LanguageObject(OptionList.mapping),
        LanguageObject(SegmentKey.self),
        LanguageObject(SegueKey.self),
        LanguageObject(UnwindKey.self),
        LanguageObject(ImageKey.self),
        LanguageObject(PlaceholderKey.self),
        LanguageObject(ColorKey.self),
        LanguageObject(FontKey.self),
        LanguageObject(AlternatingColorKey.self),
        LanguageObject(InsetsKey.self),
        LanguageObject(StatedTab.mapping),
        LanguageObject(StackScreenKey.self),
        LanguageObject(ExternalScreenKey.self),
    ]
}

/// One kind of mapping with its keys, independent of the Swift type of its key table.
package struct LanguageObject: Equatable, Sendable {
    /// One key of a mapping.
    package struct Key: Hashable, Sendable {
        package var name: String
        package var entry: KeyDescription
    }

    package var description: ObjectDescription
    package var keys: [Key]
    /// The constraints between the keys.
    package var constraints: [KeyConstraint]

    /// Reads a key table.
    package init<Keys: KeyTable>(_ table: Keys.Type) {
        description = Keys.object
        keys = Keys.allCases.map { Key(name: $0.name, entry: $0.entry) }
        constraints = Keys.constraints
    }

    /// Reads the declarations of a mapping.
    package init<Owner>(_ mapping: MappingType<Owner>) {
        description = mapping.object
        keys = mapping.keys.map { Key(name: $0.name, entry: $0.declaration.description) }
        constraints = mapping.constraints
    }
}
