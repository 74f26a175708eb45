internal import TableSpecModel

extension Cell {
    /// Whether the text, or a view of the cell, holds a word or a binding, from which an id is made.
    var namesRow: Bool {
        if let text = self.text { return text.holdsWord }
        guard hasAttributes, let content = self.content else { return false }
        return content.all.contains { $0.text?.holdsWord == true || $0.control?.value != nil }
    }
}

extension TextTemplate {
    /// Whether an id can be made of the text.
    var holdsWord: Bool { literal?.contains { $0.isLetter || $0.isNumber } ?? true }
}
