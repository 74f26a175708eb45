public import UIKit

/// A view that an app has written by hand, for the specs that put it at the end of a row.
public final class UsageBar: UIView {
    public var part = 0.0
    public var color: UIColor?
}
