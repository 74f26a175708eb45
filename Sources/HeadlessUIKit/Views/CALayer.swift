public import Foundation

/// The layer of a view, as far as its looks can be told; nothing is drawn.
@MainActor open class CALayer: NSObject {
    /// The radius of the corners, in points.
    open var cornerRadius: CGFloat = 0
    /// The width of the line around the layer, in points.
    open var borderWidth: CGFloat = 0
    /// The colour of that line.
    open var borderColor: CGColor?
    open var masksToBounds = false
}
