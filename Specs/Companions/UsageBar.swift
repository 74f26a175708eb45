public import UIKit

/// An app's own view, for the specs that show it at the trailing edge of a row.
public final class UsageBar: UIView {
    public var part = 0.0
    public var color: UIColor?
}
