/// Something that tables need, and how the language covers it.
struct FeatureCoverage: Hashable, Sendable {
    /// How a feature is stated.
    enum Answer: Hashable, Sendable {
        /// Keys, specs of the tour that use them, and a test that drives the code that is generated for them.
        case keys([LanguageKey], specs: [String], test: String)
        /// Nothing is to be stated, or UIKit cannot do it; the reason.
        case reason(String)
    }

    /// What the source calls the feature.
    var feature: String
    var answer: Answer

    init(_ feature: String, _ keys: [String], in specs: String..., by test: String) {
        self.feature = feature
        answer = .keys(keys.map(LanguageKey.init), specs: specs, test: test)
    }

    init(_ feature: String, because reason: String) {
        self.feature = feature
        answer = .reason(reason)
    }
}

extension FeatureCoverage {
    /// What the two guides describe, by the parts of an app, in the order of the inventory.
    static let guides: [(subject: String, features: [FeatureCoverage])] = [
        ("Application and containers", containers), ("Screens", screens), ("Bars", bars), ("Table", table),
        ("Sections", sections), ("Index", index), ("Rows, cells and prototypes", cells), ("Accessories", accessories),
        ("Selection and transitions", transitions), ("Modal presentation", modal), ("Editing", editing),
        ("Model", model),
    ]

    /// What makes 99% of the tables in real storyboards expressible, by how many need it.
    static let storyboards: [(subject: String, features: [FeatureCoverage])] = [
        ("Tables and screens", storyboardTables), ("Cells", storyboardCells), ("Views in cells", storyboardViews),
    ]

    /// What storyboards that were kept apart hold and a spec could not say, or not wholly, before it was asked for.
    static let gaps: [(subject: String, features: [FeatureCoverage])] = [
        ("Around the table and in its bars", gapsOfScreens), ("Cells and controls", gapsOfCells),
        ("Texts and images", gapsOfTexts), ("Previews, and what is tedious to write", gapsOfWriting),
    ]
}
