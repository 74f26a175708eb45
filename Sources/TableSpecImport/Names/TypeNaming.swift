internal import TableSpecGenerator

/// Names that types of elements can't have: those that generated code uses, and misleading ones.
enum TypeNaming {
    static let reserved = StandardTypes.names.union(misleading).union(ofYAML)

    /// Words that YAML doesn't read as text.
    private static let ofYAML: Set<String> = ["False", "Null", "True"]

    /// Additional types of Swift and Foundation, and words with a meaning in specs and generated code.
    private static let misleading: Set<String> = [
        "Actions", "Actor", "Any", "Button", "Cell", "Character", "Clock", "Color", "Content", "Data", "Duration",
        "Element", "Error", "Formatter", "Hasher", "Host", "Image", "Input", "Label", "Locale", "Measurement", "Mirror",
        "Notification", "Operation", "Port", "Process", "Progress", "Prototype", "Range", "Regex", "Result", "Row",
        "Scanner", "Section", "Selector", "Slice", "State", "Stream", "Table", "Task", "Text", "Timer", "Type", "Unit",
        "View",
    ]

    /// Whether a name looks like that of an Apple class or structure: `CGRect`, `UIView`.
    static func isOfFramework(_ name: String) -> Bool {
        ["CA", "CF", "CG", "CI", "MK", "NS", "UI", "WK"].contains { prefix in
            name.hasPrefix(prefix) && name.dropFirst(2).prefix(2).contains { $0.isLowercase }
        }
    }
}
