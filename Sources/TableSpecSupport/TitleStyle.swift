public import UIKit

#if titles
extension TableSpec {
    /// The appearance of a title that differs from the table's style.
    public nonisolated struct TitleStyle {
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

        /// Returns whether two titles have the same style. Custom views are never the same.
        internal static func isSame(_ style: TitleStyle?, _ other: TitleStyle?) -> Bool {
            guard let style, let other else { return style == nil && other == nil }
            #if titleViews
            if style.views != nil || other.views != nil { return false }
            #endif
            #if hiddenTitles
            if style.isShown != other.isShown { return false }
            #endif
            return style.color == other.color && style.font == other.font && style.image == other.image
        }

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
