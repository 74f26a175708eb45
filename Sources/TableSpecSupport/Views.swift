internal import UIKit

#if (button || labels || markdown || images || stacks) && !views
#error("button, labels, markdown, images, stacks need views")
#endif

#if views
#if button
extension UIButton {
    /// Creates a button for a row.
    static func forRow(title: String? = nil, image: UIImage? = nil, label: String? = nil) -> UIButton {
        let button = UIButton(type: .system)
        button.show(title: title, image: image, label: label)
        return button
    }

    /// Shows a title or an image, at a size of at least 44 × 44 points.
    func show(title: String? = nil, image: UIImage? = nil, label: String? = nil) {
        setTitle(title, for: .normal)
        setImage(image, for: .normal)
        accessibilityLabel = label
        let fitted = sizeThatFits(.zero)
        frame.size = CGSize(width: max(fitted.width, 44), height: max(fitted.height, 44))
    }

    /// Calls a closure on each tap, replacing an earlier closure.
    @discardableResult
    func tapped(_ action: @escaping (UIAction) -> Void) -> Self {
        addAction(UIAction(identifier: UIAction.Identifier("tapped"), handler: action), for: .touchUpInside)
        return self
    }
}
#endif

#if (button && controls) || (button && prototypes) || (button && titleViews) || (button && headerViews)
extension UIView {
    /// Returns the view for a touch, extending the touch area of buttons to 44 × 44 points.
    ///
    /// Other controls take precedence. UIKit finds a button only inside its stack views, which can
    /// be as small as its image.
    internal func touched(_ view: UIView?, at point: CGPoint) -> UIView? {
        guard let view else { return nil }
        let isTaken = sequence(first: view, next: \.superview).prefix { $0 !== self }
            .contains { $0 is UIControl || $0 is UIScrollView || $0 is UIPickerView }
        if isTaken { return view }
        let distances = buttons.map { button in
            let middle = button.convert(CGPoint(x: button.bounds.midX, y: button.bounds.midY), to: self)
            return (button: button, x: abs(middle.x - point.x), y: abs(middle.y - point.y))
        }
        let near = distances.filter { max($0.x, $0.y) <= 22 }
        return near.min { hypot($0.x, $0.y) < hypot($1.x, $1.y) }?.button ?? view
    }

    /// The enabled and visible buttons in the view.
    private var buttons: [UIButton] {
        subviews.filter { !$0.isHidden && $0.isUserInteractionEnabled }.flatMap { view in
            (view as? UIButton).map { $0.isEnabled ? [$0] : [] } ?? view.buttons
        }
    }
}
#endif

#if trailing
extension NSTextAlignment {
    /// The side where lines begin in the app's language.
    static var leading: NSTextAlignment { .natural }

    /// The side where lines end in the app's language.
    @MainActor static var trailing: NSTextAlignment {
        UIView.userInterfaceLayoutDirection(for: .unspecified) == .rightToLeft ? .left : .right
    }
}
#endif

#if labels
extension UILabel {
    /// Creates a label for a row, which adjusts to the preferred text size.
    static func forRow(
        _ text: String? = nil,
        style: UIFont.TextStyle = .body,
        color: UIColor? = nil,
        alignment: NSTextAlignment = .natural,
        lines: Int = 1
    ) -> UILabel {
        UILabel().with {
            $0.text = text
            $0.font = .preferredFont(forTextStyle: style)
            $0.adjustsFontForContentSizeCategory = true
            if let color { $0.textColor = color }
            $0.textAlignment = alignment
            $0.numberOfLines = lines
        }
    }
}
#endif

#if markdown
extension NSAttributedString {
    /// Returns a text with inline Markdown, which labels show in variants of their own font.
    static func markdown(_ text: String) -> NSAttributedString {
        let options = AttributedString.MarkdownParsingOptions(
            interpretedSyntax: .inlineOnlyPreservingWhitespace
        )
        let styled = try? NSAttributedString(markdown: text, options: options)
        return styled ?? NSAttributedString(string: text)
    }
}

extension String {
    /// The text with Markdown characters escaped.
    var escapedForMarkdown: String {
        reduce(into: "") { text, character in
            if character.isASCII, character.isPunctuation || character.isSymbol { text.append("\\") }
            text.append(character)
        }
    }
}
#endif

#if images
extension UIImageView {
    /// Creates an image view for a row.
    ///
    /// - Parameter label: The accessibility label. Without one, VoiceOver ignores the image.
    static func forRow(
        _ image: UIImage? = nil,
        mode: UIView.ContentMode = .scaleAspectFit,
        tint: UIColor? = nil,
        cornerRadius: CGFloat = 0,
        label: String? = nil
    ) -> UIImageView {
        UIImageView(image: image).with {
            $0.contentMode = mode
            if let tint { $0.tintColor = tint }
            $0.layer.cornerRadius = cornerRadius
            $0.clipsToBounds = cornerRadius > 0 || mode == .scaleAspectFill
            guard let label else { return }
            ($0.accessibilityLabel, $0.isAccessibilityElement, $0.accessibilityTraits) = (label, true, .image)
        }
    }
}
#endif

#if stacks
extension UIStackView {
    /// Creates a horizontal stack of views, in which plain views are flexible space.
    ///
    /// - Parameter index: The index of the view that fills the remaining space.
    static func row(
        _ views: [UIView],
        spacing: CGFloat = 8,
        alignment: UIStackView.Alignment = .center,
        distribution: UIStackView.Distribution = .fill,
        stretching index: Int? = nil
    ) -> UIStackView {
        let room = views.filter(\.isRoom)
        if distribution == .fill, index != nil || !room.isEmpty {
            for (position, view) in views.enumerated() where !view.isRoom {
                if position == index { view.yieldWidth() } else { view.keepWidth() }
            }
        }
        let stack = UIStackView(arrangedSubviews: views)
        (stack.spacing, stack.alignment, stack.distribution) = (spacing, alignment, distribution)
        if distribution != .fillEqually {
            for view in room.dropFirst() { view.widthAnchor.constraint(equalTo: room[0].widthAnchor).isActive = true }
        }
        return stack
    }

    /// Creates a vertical stack of views, in which plain views are flexible space.
    static func column(
        _ views: [UIView],
        spacing: CGFloat = 0,
        alignment: UIStackView.Alignment = .fill,
        distribution: UIStackView.Distribution = .fill
    ) -> UIStackView {
        let stack = UIStackView(arrangedSubviews: views)
        stack.axis = .vertical
        (stack.spacing, stack.alignment, stack.distribution) = (spacing, alignment, distribution)
        let room = views.filter(\.isRoom)
        if distribution != .fillEqually {
            for view in room.dropFirst() { view.heightAnchor.constraint(equalTo: room[0].heightAnchor).isActive = true }
        }
        return stack
    }
}

extension UIView {
    /// Whether the view is flexible space between others.
    fileprivate var isRoom: Bool { type(of: self) == UIView.self }

    fileprivate func keepWidth() {
        #if layers
        if let layers = self as? LayersView {
            for view in layers.subviews { view.keepWidth() }
            return
        }
        #endif
        guard let stack = self as? UIStackView else { return setContentHuggingPriority(.required, for: .horizontal) }
        for view in stack.arrangedSubviews where !view.isRoom { view.keepWidth() }
    }

    fileprivate func yieldWidth() {
        guard let stack = self as? UIStackView else {
            if self is UILabel || self is UIButton {
                setContentCompressionResistancePriority(.defaultLow, for: .horizontal)
            }
            return
        }
        for view in stack.arrangedSubviews { view.yieldWidth() }
    }
}
#endif
#endif
