internal import UIKit

#if segmentedControl && !values
#error("segmentedControl needs values")
#endif

#if segmentedControl
extension UISegmentedControl: ValueControl {
    var shownValue: Int {
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
extension UISegmentedControl {
    /// Shows an image with a title for VoiceOver, or the title if the image doesn't exist.
    func setImage(_ image: UIImage?, called title: String, forSegmentAt segment: Int) {
        guard let image else { return setTitle(title, forSegmentAt: segment) }
        // UIKit caches images by name, so the original is shared.
        let copy = image.withRenderingMode(image.renderingMode)
        copy.accessibilityLabel = title
        setImage(copy, forSegmentAt: segment)
    }
}
#endif
