public import UIKit

#if segmentedControl && !values
#error("segmentedControl needs values")
#endif

#if segmentedControl
extension UISegmentedControl: TableSpec.ValueControl {
    public var tableSpecValue: Int {
        get { selectedSegmentIndex }
        set {
            // UIKit doesn't document what happens if the index is out of range.
            selectedSegmentIndex =
                (0..<numberOfSegments).contains(newValue) ? newValue : UISegmentedControl.noSegment
        }
    }
}
#endif

#if segmentImages
@MainActor
extension TableSpec {
    /// Shows an image with a title for VoiceOver in a segment, or the title if the image doesn't exist.
    @discardableResult
    public static func setImage<Control: UISegmentedControl>(
        _ image: UIImage?,
        called title: String,
        forSegmentAt segment: Int,
        of control: Control
    ) -> Control {
        guard let image else {
            control.setTitle(title, forSegmentAt: segment)
            return control
        }
        // UIKit caches images by name, so the original is shared.
        let copy = image.withRenderingMode(image.renderingMode)
        copy.accessibilityLabel = title
        control.setImage(copy, forSegmentAt: segment)
        return control
    }
}
#endif
