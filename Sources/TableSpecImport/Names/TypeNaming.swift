internal import TableSpecGenerator

/// Names that types of elements must not have: those that generated code uses, and those that would mislead.
enum TypeNaming {
    static let reserved = StandardTypes.names.union(misleading).union(ofYAML)

    /// Words that YAML does not read as texts.
    private static let ofYAML: Set<String> = ["False", "Null", "True"]

    /// Further types of Swift and Foundation, and words that specs and generated code have a meaning for.
    private static let misleading: Set<String> = [
        "Actions", "Actor", "Any", "Button", "Cell", "Character", "Clock", "Color", "Content", "Data", "Duration",
        "Element", "Error", "Formatter", "Hasher", "Host", "Image", "Input", "Label", "Locale", "Measurement", "Mirror",
        "Notification", "Operation", "Port", "Process", "Progress", "Prototype", "Range", "Regex", "Result", "Row",
        "Scanner", "Section", "Selector", "Slice", "State", "Stream", "Table", "Task", "Text", "Timer", "Type", "Unit",
        "View",
    ]

    /// Whether a name may be that of a class or structure of Apple's: `CGRect`, `UIView`.
    static func isOfFramework(_ name: String) -> Bool {
        ["CA", "CF", "CG", "CI", "MK", "NS", "UI", "WK"].contains { prefix in
            name.hasPrefix(prefix) && name.dropFirst(2).prefix(2).contains { $0.isLowercase }
        }
    }
}
