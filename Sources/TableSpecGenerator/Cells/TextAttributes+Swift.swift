internal import TableSpecModel
internal import TableSpecSwift

extension TextAttributes {
    /// Sets the specified attributes of a content configuration's text, or of a label.
    ///
    /// - Parameters:
    ///   - text: The text or the label, which is needed only if there are attributes.
    ///   - property: The name of the alignment property.
    @SwiftBody func settings(of text: @autoclosure () -> SwiftExpression, alignment property: SwiftIdentifier)
        -> [SwiftStatement]
    {
        if let font = font.value {
            Code.assign(text().dot("font"), font.expression)
            Code.assign(text().dot("adjustsFontForContentSizeCategory"), true)
        }
        if let alignment = alignment.value { Code.assign(text().dot(property), alignment.member) }
        if let mode = lineBreakMode.value { Code.assign(text().dot("lineBreakMode"), mode.member) }
        if let lines = shownLines { Code.assign(text().dot("numberOfLines"), .integer(lines)) }
        if let adjusts = adjustsFontSizeToFitWidth.value {
            Code.assign(text().dot("adjustsFontSizeToFitWidth"), adjusts ? true : false)
        }
        if let factor = minimumScaleFactor.value { Code.assign(text().dot("minimumScaleFactor"), .number(factor)) }
    }

    /// A font that shrinks keeps its text on one line, which must be set explicitly.
    private var shownLines: Int? { numberOfLines.value ?? (adjustsFontSizeToFitWidth.value == true ? 1 : nil) }
}

extension TextAlignment {
    /// The alignment of a label or field, for which UIKit uses left and right.
    var ofLabel: SwiftExpression {
        switch self {
        case .leading: ".natural"
        case .trailing: .shared("trailingAlignment").using(.trailing)
        default: member
        }
    }
}
