internal import UIKit

#if titles
/// The appearance of a title that differs from the table's style.
struct TitleStyle {
    var color: UIColor?
    var font: UIFont?
    var image: UIImage?
    #if hiddenTitles
    /// Whether the header or footer is visible.
    var isShown = true
    #endif
    #if titleViews
    var views: TitleViews?
    #endif
}
#endif
