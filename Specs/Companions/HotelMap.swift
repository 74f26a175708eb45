public import UIKit

/// An app's own view, for the specs that use it.
public final class HotelMap: UIView {}
