public import Foundation

/// A group of menu entries, shown inline or as a submenu.
@MainActor open class UIMenu: UIMenuElement {
    /// The name that identifies a menu.
    public struct Identifier: RawRepresentable, Hashable, Sendable {
        /// The raw value.
        public let rawValue: String

        /// Creates an identifier from a raw value.
        public init(rawValue: String) {
            self.rawValue = rawValue
        }

        /// Creates an identifier from a string.
        public init(_ rawValue: String) {
            self.rawValue = rawValue
        }
    }

    /// How a menu is shown inside another menu.
    public struct Options: OptionSet, Sendable {
        /// The raw value.
        public let rawValue: UInt

        /// Creates a set of options from a raw value.
        public init(rawValue: UInt) {
            self.rawValue = rawValue
        }

        /// The entries are shown inline.
        public static var displayInline: Options { Options(rawValue: 1 << 0) }
        /// The menu is shown as destructive.
        public static var destructive: Options { Options(rawValue: 1 << 1) }
        /// Only one entry can be selected.
        public static var singleSelection: Options { Options(rawValue: 1 << 5) }
        /// The entries are shown as a row of images.
        @available(iOS 17.0, *)
        public static var displayAsPalette: Options { Options(rawValue: 1 << 7) }
    }

    /// The name that identifies the menu.
    public let identifier: Identifier
    /// The options of the menu.
    public let options: Options
    /// The entries.
    public let children: [UIMenuElement]
    /// Called when an item of a visible menu has been chosen, before it runs.
    final var willPerform: ((UIAction) -> Void)?

    /// Creates a menu.
    public init(
        title: String = "",
        image: UIImage? = nil,
        identifier: Identifier? = nil,
        options: Options = [],
        children: [UIMenuElement] = []
    ) {
        self.identifier = identifier ?? Identifier("headless.menu")
        self.options = options
        self.children = children
        super.init(title: title, image: image)
    }

    /// Returns `nil`; HeadlessUIKit doesn't read archives.
    public required init?(coder: NSCoder) {
        nil
    }

    /// The actions of the menu and those below it, in order.
    final var actions: [UIAction] {
        children.flatMap { child -> [UIAction] in
            if let action = child as? UIAction { return [action] }
            return (child as? UIMenu)?.actions ?? []
        }
    }

    /// Returns a copy of the menu with other entries.
    open func replacingChildren(_ newChildren: [UIMenuElement]) -> UIMenu {
        UIMenu(title: title, image: image, identifier: identifier, options: options, children: newChildren)
    }
}

/// A closure that creates the menu, given the system's suggested entries.
public typealias UIContextMenuActionProvider = ([UIMenuElement]) -> UIMenu?

/// A closure that creates the controller that previews the row.
public typealias UIContextMenuContentPreviewProvider = () -> UIViewController?

/// The menu for a long press.
@MainActor open class UIContextMenuConfiguration: NSObject {
    /// The former name of `UIContextMenuActionProvider`, which UIKit doesn't have.
    @available(*, deprecated, renamed: "UIContextMenuActionProvider")
    public typealias ActionProvider = UIContextMenuActionProvider
    /// The former name of `UIContextMenuContentPreviewProvider`, which UIKit doesn't have.
    @available(*, deprecated, renamed: "UIContextMenuContentPreviewProvider")
    public typealias PreviewProvider = UIContextMenuContentPreviewProvider

    let storedIdentifier: AnyHashable?
    let actionProvider: UIContextMenuActionProvider?
    let previewProvider: UIContextMenuContentPreviewProvider?

    /// Creates a configuration.
    public init(
        identifier: (any NSCopying)?,
        previewProvider: UIContextMenuContentPreviewProvider? = nil,
        actionProvider: UIContextMenuActionProvider? = nil
    ) {
        storedIdentifier = (identifier as? NSObject).map(AnyHashable.init)
        self.previewProvider = previewProvider
        self.actionProvider = actionProvider
        super.init()
    }
}
