/// The weights that tables use.
package enum FontWeight: Int, CaseIterable, Hashable, Sendable {
    case regular = 400
    case medium = 500
    case semibold = 600
    case bold = 700
}
