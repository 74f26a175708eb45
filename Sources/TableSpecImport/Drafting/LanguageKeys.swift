internal import TableSpecModel

/// Keys that a version of the language may lack; what they would say is noted then.
enum LanguageKeys {
    /// The room beside a table that is narrower than the screen: `views: { margins: … }`.
    static let hasTableMargins = ScreenViewsKey.allCases.contains { $0.name == "margins" }

    /// The app's own subclass of a label, a button or an image.
    static let hasClassOfViews = ContentKey.allCases.contains { $0.name == "class" }
}
