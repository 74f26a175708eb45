public import UIKit

/// A view that an app has written by hand, for the specs that name its class.
public final class HotelMap: UIView {}
