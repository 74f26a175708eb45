/// Names that types of elements must not have: those of Swift, Foundation and UIKit that generated code uses.
enum TypeNaming {
    static let reserved: Set<String> = [
        "Any", "Array", "Bool", "Character", "Color", "Data", "Date", "Dictionary", "Double", "Error",
        "Float",
        "Hasher", "Image",
        "IndexPath", "Int", "Never", "Optional", "Result", "Row", "Section", "Sequence", "Set",
        "Sendable", "State",
        "Input", "String", "Task",
        "Type", "URL", "UUID", "Void", "Hashable", "Identifiable", "Element", "Locale", "Calendar",
        "Notification",
        "Bundle", "Actor", "Range",
        "Slice", "Timer", "Thread", "Operation", "Process", "Scanner", "Stream", "Unit", "Measurement",
        "Progress",
        "Selector", "Cell", "Prototype",
        "Actions", "Mirror", "Codable", "Formatter", "Duration", "Clock", "Regex", "Content", "Table",
        "View", "Text",
        "Label", "Button", "Host", "Port",
    ]
}
