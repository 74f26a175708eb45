public import Foundation

/// The layer of a view. It stores properties but draws nothing.
@MainActor open class CALayer: NSObject {
    /// The radius of the corners, in points.
    open var cornerRadius: CGFloat = 0
    /// The width of the border, in points.
    open var borderWidth: CGFloat = 0
    /// The color of the border.
    open var borderColor: CGColor?
    /// Whether the layer clips its content.
    open var masksToBounds = false
}
