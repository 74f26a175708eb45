/// The target of a text field's return key.
package enum ReturnKeyAction: Hashable, Sendable {
    /// To the field below.
    case next
    /// To the first field of a row.
    case row(String)
    /// Nowhere: the field is the last one, and the keyboard is dismissed.
    case end
}
