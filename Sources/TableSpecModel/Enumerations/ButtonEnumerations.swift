/// The style of a button: the factories of `UIButton.Configuration`.
package enum ButtonStyle: String, SpecEnumeration {
    case plain, gray, tinted, filled

    package static let noun = "button style"
}

/// How the corners of a button follow its size: `UIButton.Configuration.CornerStyle`.
package enum ButtonCornerStyle: String, SpecEnumeration {
    case fixed, dynamic, small, medium, large, capsule

    package static let noun = "corner style"
}

/// The side of a button's title on which its image appears: `NSDirectionalRectEdge`.
package enum ImagePlacement: String, SpecEnumeration {
    case top, leading, bottom, trailing

    package static let noun = "image placement"
}

/// The edge at which the content of a button is aligned: `UIControl.ContentHorizontalAlignment`, without `fill`, whose
/// effect on a title UIKit doesn't document.
package enum ContentHorizontalAlignment: String, SpecEnumeration {
    case center, left, right, leading, trailing

    package static let noun = "content alignment"
}

/// The size of a symbol relative to text: `UIImage.SymbolScale`.
package enum SymbolScale: String, SpecEnumeration {
    case small, medium, large

    package static let noun = "symbol scale"
}
