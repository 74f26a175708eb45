internal import TableSpecModel

extension Cell {
    /// Whether the text, or a view of the cell, contains a word or a binding from which an id can be derived.
    var namesRow: Bool {
        if let text = self.text { return text.holdsWord }
        guard hasAttributes, let content = self.content else { return false }
        return content.all.contains { $0.text?.holdsWord == true || $0.control?.value != nil }
    }
}

extension TextTemplate {
    /// Whether an id can be derived from the text.
    var holdsWord: Bool { literal?.contains { $0.isLetter || $0.isNumber } ?? true }
}
