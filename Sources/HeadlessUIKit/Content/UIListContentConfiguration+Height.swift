import Foundation

/// A simple model of the height of list content: “the margins between the content and the edges of the content view”,
/// the texts with the padding between them, and the image beside them, as documented
/// (https://developer.apple.com/documentation/uikit/uilistcontentconfiguration-swift.struct).
///
/// Images have no size in memory. An image takes the reserved size, or else the maximum size. Content that is lower
/// than a standard row gets the height of a standard row (measured).
extension UIListContentConfiguration {
    /// Returns the height for a width, in points. A width of 0 means that the width is unlimited.
    func height(in width: CGFloat) -> CGFloat {
        let margins = directionalLayoutMargins
        let content = max(textHeight(in: textWidth(in: width)), imageSize.height)
        return max(TableHeights.row, (content + margins.top + margins.bottom).rounded(.up))
    }

    private func textWidth(in width: CGFloat) -> CGFloat {
        guard width > 0 else { return 0 }
        let room = width - directionalLayoutMargins.leading - directionalLayoutMargins.trailing
        return max(room - (image == nil ? 0 : imageSize.width + imageToTextPadding), 1)
    }

    private func textHeight(in width: CGFloat) -> CGFloat {
        let first = height(of: text, textProperties, in: width)
        let second = height(of: secondaryText, secondaryTextProperties, in: width)
        guard first > 0, second > 0 else { return first + second }
        return isSideBySide(in: width) ? max(first, second) : first + textToSecondaryTextVerticalPadding + second
    }

    /// Texts are side by side “if there’s enough room”.
    private func isSideBySide(in width: CGFloat) -> Bool {
        guard prefersSideBySideTextAndSecondaryText else { return false }
        let texts = self.width(of: text, textProperties) + self.width(of: secondaryText, secondaryTextProperties)
        return width == 0 || texts + textToSecondaryTextHorizontalPadding <= width
    }

    private func height(of text: String?, _ properties: TextProperties, in width: CGFloat) -> CGFloat {
        TextSize(font: properties.font).height(of: text ?? "", width: width, limit: properties.numberOfLines)
    }

    private func width(of text: String?, _ properties: TextProperties) -> CGFloat {
        TextSize(font: properties.font).width(of: text ?? "")
    }

    private var imageSize: CGSize {
        guard image != nil else { return .zero }
        let (reserved, most) = (imageProperties.reservedLayoutSize, imageProperties.maximumSize)
        let size = CGSize(
            width: reserved.width > 0 ? reserved.width : most.width,
            height: reserved.height > 0 ? reserved.height : most.height
        )
        return CGSize(width: imageLength(size.width), height: imageLength(size.height))
    }

    /// The standard space of a symbol depends on its font.
    private func imageLength(_ length: CGFloat) -> CGFloat {
        length < ImageProperties.standardDimension ? length : textProperties.font.lineHeight.rounded(.up)
    }
}
