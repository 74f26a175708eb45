public import UIKit

#if titles
extension TableSpec {
    /// The appearance of a title that differs from the table's style.
    public struct TitleStyle {
        public var color: UIColor?
        public var font: UIFont?
        public var image: UIImage?
        #if hiddenTitles
        /// Whether the header or footer is visible.
        public var isShown = true
        #endif
        #if titleViews
        public var views: TitleViews?
        #endif

        #if hiddenTitles && titleViews
        public init(
            color: UIColor? = nil,
            font: UIFont? = nil,
            image: UIImage? = nil,
            isShown: Bool = true,
            views: TitleViews? = nil
        ) {
            (self.color, self.font, self.image) = (color, font, image)
            (self.isShown, self.views) = (isShown, views)
        }
        #endif
    }
}
#endif
