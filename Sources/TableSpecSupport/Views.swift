public import UIKit

#if (button || labels || markdown || images || stacks) && !views
#error("button, labels, markdown, images, stacks need views")
#endif

#if adaptiveRows && !stacks
#error("adaptiveRows needs stacks")
#endif

#if views
#if button
@MainActor
extension TableSpec {
    /// Creates a button for a row.
    public static func button(title: String? = nil, image: UIImage? = nil, label: String? = nil) -> UIButton {
        #if before17
        let button = RowButton(type: .system)
        #else
        let button = UIButton(type: .system)
        button.registerForTraitChanges([UITraitPreferredContentSizeCategory.self]) { (button: UIButton, _) in
            fit(button)
        }
        #endif
        return show(title: title, image: image, label: label, in: button)
    }

    #if before17
    /// A button that fits its content after a change of the text size.
    private final class RowButton: UIButton {
        override func traitCollectionDidChange(_ previous: UITraitCollection?) {
            super.traitCollectionDidChange(previous)
            TableSpec.fit(self)
        }
    }
    #endif

    /// Fits a button to its content, because cells don't fit their accessory views:
    /// https://github.com/microsoft/fluentui-apple/pull/1648
    private static func fit(_ button: UIButton) {
        let fitted = button.sizeThatFits(.zero)
        button.frame.size = CGSize(width: max(fitted.width, 44), height: max(fitted.height, 44))
        button.superview?.setNeedsLayout()
    }

    /// Shows a title or an image in a button, at a size of at least 44 × 44 points.
    @discardableResult
    public static func show<Button: UIButton>(
        title: String? = nil,
        image: UIImage? = nil,
        label: String? = nil,
        in button: Button
    ) -> Button {
        button.setTitle(title, for: .normal)
        button.setImage(image, for: .normal)
        button.accessibilityLabel = label
        fit(button)
        return button
    }

    /// Calls a closure on each tap of a button, replacing an earlier closure.
    @discardableResult
    public static func onTap<Button: UIButton>(of button: Button, _ action: @escaping (UIAction) -> Void) -> Button {
        button.addAction(UIAction(identifier: UIAction.Identifier("tapped"), handler: action), for: .touchUpInside)
        return button
    }
}
#endif

#if (button && controls) || (button && prototypes) || (button && titleViews) || (button && headerViews)
@MainActor
extension TableSpec {
    /// Returns the view for a touch, extending the touch area of buttons to 44 × 44 points.
    ///
    /// Other controls take precedence. UIKit finds a button only inside its stack views, which can
    /// be as small as its image.
    internal static func touched(_ view: UIView?, at point: CGPoint, in container: UIView) -> UIView? {
        guard let view else { return nil }
        let isTaken = sequence(first: view, next: \.superview).prefix { $0 !== container }
            .contains { $0 is UIControl || $0 is UIScrollView || $0 is UIPickerView }
        if isTaken { return view }
        let distances = buttons(in: container).map { button in
            let middle = button.convert(CGPoint(x: button.bounds.midX, y: button.bounds.midY), to: container)
            return (button: button, x: abs(middle.x - point.x), y: abs(middle.y - point.y))
        }
        let near = distances.filter { max($0.x, $0.y) <= 22 }
        return near.min { hypot($0.x, $0.y) < hypot($1.x, $1.y) }?.button ?? view
    }

    /// Returns the enabled and visible buttons in a view.
    private static func buttons(in view: UIView) -> [UIButton] {
        view.subviews.filter { !$0.isHidden && $0.isUserInteractionEnabled }.flatMap { view in
            (view as? UIButton).map { $0.isEnabled ? [$0] : [] } ?? buttons(in: view)
        }
    }
}
#endif

#if trailing
extension TableSpec {
    /// The side where lines end in the app's language.
    @MainActor
    public static var trailingAlignment: NSTextAlignment {
        UIView.userInterfaceLayoutDirection(for: .unspecified) == .rightToLeft ? .left : .right
    }
}
#endif

#if labels
@MainActor
extension TableSpec {
    /// Creates a label for a row, which adjusts to the preferred text size.
    ///
    /// - Parameter lines: The maximum number of lines. By default, it's one line, or as many as the text needs at
    ///   accessibility text sizes.
    public static func label(
        _ text: String? = nil,
        style: UIFont.TextStyle = .body,
        color: UIColor? = nil,
        alignment: NSTextAlignment = .natural,
        lines: Int? = nil
    ) -> UILabel {
        with(lines == nil ? RowLabel() : UILabel()) {
            $0.text = text
            $0.font = .preferredFont(forTextStyle: style)
            $0.adjustsFontForContentSizeCategory = true
            if let color { $0.textColor = color }
            $0.textAlignment = alignment
            if let lines { $0.numberOfLines = lines }
        }
    }

    /// A label that shows its whole text at accessibility text sizes.
    private final class RowLabel: UILabel {
        override init(frame: CGRect) {
            super.init(frame: frame)
            adjustLines()
            #if !before17
            registerForTraitChanges([UITraitPreferredContentSizeCategory.self]) { (label: RowLabel, _) in
                label.adjustLines()
            }
            #endif
        }

        @available(*, unavailable) required init?(coder: NSCoder) { nil }

        #if before17
        override func traitCollectionDidChange(_ previous: UITraitCollection?) {
            super.traitCollectionDidChange(previous)
            adjustLines()
        }
        #endif

        private func adjustLines() {
            numberOfLines = traitCollection.preferredContentSizeCategory.isAccessibilityCategory ? 0 : 1
        }
    }
}
#endif

#if markdown
extension TableSpec {
    /// Returns a text with inline Markdown, which labels show in variants of their own font.
    public nonisolated static func markdown(_ text: String) -> NSAttributedString {
        let options = AttributedString.MarkdownParsingOptions(
            interpretedSyntax: .inlineOnlyPreservingWhitespace
        )
        let styled = try? NSAttributedString(markdown: text, options: options)
        return styled ?? NSAttributedString(string: text)
    }

    /// Returns a text with its Markdown characters escaped.
    public nonisolated static func escapedForMarkdown(_ text: String) -> String {
        text.reduce(into: "") { text, character in
            if character.isASCII, character.isPunctuation || character.isSymbol { text.append("\\") }
            text.append(character)
        }
    }
}
#endif

#if images
@MainActor
extension TableSpec {
    /// Creates an image view for a row.
    ///
    /// - Parameter label: The accessibility label. Without one, VoiceOver ignores the image.
    public static func imageView(
        _ image: UIImage? = nil,
        mode: UIView.ContentMode = .scaleAspectFit,
        tint: UIColor? = nil,
        cornerRadius: CGFloat = 0,
        label: String? = nil
    ) -> UIImageView {
        with(UIImageView(image: image)) {
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
@MainActor
extension TableSpec {
    /// Creates a horizontal stack of views, in which plain views are flexible space.
    ///
    /// - Parameter index: The index of the view that fills the remaining space.
    public static func row(
        _ views: [UIView],
        spacing: CGFloat = 8,
        alignment: UIStackView.Alignment = .center,
        distribution: UIStackView.Distribution = .fill,
        stretching index: Int? = nil
    ) -> UIStackView {
        arrange(views, in: UIStackView(), spacing, alignment, distribution, stretching: index)
    }

    #if adaptiveRows
    /// Creates a horizontal stack of views that becomes vertical at accessibility text sizes.
    ///
    /// - Parameter index: The index of the view that fills the remaining space.
    public static func adaptiveRow(
        _ views: [UIView],
        spacing: CGFloat = 8,
        alignment: UIStackView.Alignment = .center,
        distribution: UIStackView.Distribution = .fill,
        stretching index: Int? = nil
    ) -> UIStackView {
        let stack = AdaptiveStack()
        stack.wideView = index.map { views[$0] }
        arrange(views, in: stack, spacing, alignment, distribution, stretching: index)
        stack.adjustAxis()
        return stack
    }
    #endif

    @discardableResult
    private static func arrange(
        _ views: [UIView],
        in stack: UIStackView,
        _ spacing: CGFloat,
        _ alignment: UIStackView.Alignment,
        _ distribution: UIStackView.Distribution,
        stretching index: Int?
    ) -> UIStackView {
        let room = views.filter(isRoom)
        if distribution == .fill, index != nil || !room.isEmpty {
            // A text before a flexible space is truncated before the texts after it.
            if index == nil { views.prefix { !isRoom($0) }.filter { !($0 is UIButton) }.forEach(yieldWidth) }
            for (position, view) in views.enumerated() where !isRoom(view) {
                if position == index { yieldWidth(of: view) } else { keepWidth(of: view) }
            }
        }
        for view in views { stack.addArrangedSubview(view) }
        readOnce(views)
        (stack.spacing, stack.alignment, stack.distribution) = (spacing, alignment, distribution)
        if distribution != .fillEqually {
            for view in room.dropFirst() { view.widthAnchor.constraint(equalTo: room[0].widthAnchor).isActive = true }
        }
        return stack
    }

    /// Hides labels from VoiceOver that it reads as the names of the controls beside them.
    private static func readOnce(_ views: [UIView]) {
        let names = views.compactMap { $0 is UIControl || $0 is UITextView ? $0.accessibilityLabel : nil }
        for case let label as UILabel in views where label.text.map(names.contains) == true {
            label.isAccessibilityElement = false
        }
    }

    /// Creates a vertical stack of views, in which plain views are flexible space.
    public static func column(
        _ views: [UIView],
        spacing: CGFloat = 0,
        alignment: UIStackView.Alignment = .fill,
        distribution: UIStackView.Distribution = .fill
    ) -> UIStackView {
        let stack = UIStackView(arrangedSubviews: views)
        stack.axis = .vertical
        (stack.spacing, stack.alignment, stack.distribution) = (spacing, alignment, distribution)
        let room = views.filter(isRoom)
        if distribution != .fillEqually {
            for view in room.dropFirst() { view.heightAnchor.constraint(equalTo: room[0].heightAnchor).isActive = true }
        }
        return stack
    }
}

@MainActor
extension TableSpec {
    /// Returns whether a view is flexible space between others.
    fileprivate static func isRoom(_ view: UIView) -> Bool { type(of: view) == UIView.self }

    private static func keepWidth(of view: UIView) {
        #if layers
        if let layers = view as? LayersView {
            for view in layers.subviews { keepWidth(of: view) }
            return
        }
        #endif
        guard let stack = view as? UIStackView else {
            return view.setContentHuggingPriority(.required, for: .horizontal)
        }
        for view in stack.arrangedSubviews where !isRoom(view) { keepWidth(of: view) }
    }

    private static func yieldWidth(of view: UIView) {
        guard let stack = view as? UIStackView else {
            if view is UILabel || view is UIButton {
                view.setContentCompressionResistancePriority(.defaultLow, for: .horizontal)
            }
            return
        }
        for view in stack.arrangedSubviews { yieldWidth(of: view) }
    }
}
#endif

#if adaptiveRows
extension TableSpec {
    /// A row of views that becomes a column at accessibility text sizes.
    private final class AdaptiveStack: UIStackView {
        /// The view that fills the remaining width of the row, and all of the column's.
        var wideView: UIView?
        private var wide: NSLayoutConstraint?
        private var ofRow: (alignment: UIStackView.Alignment, distribution: UIStackView.Distribution)?

        override init(frame: CGRect) {
            super.init(frame: frame)
            #if !before17
            registerForTraitChanges([UITraitPreferredContentSizeCategory.self]) { (stack: AdaptiveStack, _) in
                stack.adjustAxis()
            }
            #endif
        }

        required init(coder: NSCoder) { super.init(coder: coder) }

        #if before17
        override func traitCollectionDidChange(_ previous: UITraitCollection?) {
            super.traitCollectionDidChange(previous)
            adjustAxis()
        }
        #endif

        /// Arranges the views in the direction that suits the text size.
        func adjustAxis() {
            let isColumn = traitCollection.preferredContentSizeCategory.isAccessibilityCategory
            guard isColumn != (axis == .vertical) else { return }
            if isColumn { ofRow = (alignment, distribution) }
            axis = isColumn ? .vertical : .horizontal
            alignment = isColumn ? .leading : ofRow?.alignment ?? alignment
            distribution = isColumn ? .fill : ofRow?.distribution ?? distribution
            for view in arrangedSubviews where TableSpec.isRoom(view) { view.isHidden = isColumn }
            wide = wide ?? wideView.map(filling)
            wide?.isActive = isColumn
        }

        /// A constraint that yields to the margins, between which the stack arranges its views if
        /// `isLayoutMarginsRelativeArrangement` is true
        /// (https://developer.apple.com/documentation/uikit/uistackview/islayoutmarginsrelativearrangement).
        private func filling(_ view: UIView) -> NSLayoutConstraint {
            let width = view.widthAnchor.constraint(equalTo: widthAnchor)
            width.priority = UILayoutPriority(999)
            return width
        }
    }
}
#endif
#endif
