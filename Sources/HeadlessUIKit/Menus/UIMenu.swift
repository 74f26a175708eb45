public import Foundation

/// A group of menu entries, shown in place or as a submenu.
@MainActor open class UIMenu: UIMenuElement {
    /// The name that tells one menu from another.
    public struct Identifier: RawRepresentable, Hashable, Sendable {
        public let rawValue: String

        public init(rawValue: String) {
            self.rawValue = rawValue
        }

        public init(_ rawValue: String) {
            self.rawValue = rawValue
        }
    }

    /// How a menu is shown inside another one.
    public struct Options: OptionSet, Sendable {
        public let rawValue: UInt

        public init(rawValue: UInt) {
            self.rawValue = rawValue
        }

        public static var displayInline: Options { Options(rawValue: 1 << 0) }
        public static var destructive: Options { Options(rawValue: 1 << 1) }
        public static var singleSelection: Options { Options(rawValue: 1 << 5) }
        public static var displayAsPalette: Options { Options(rawValue: 1 << 7) }
    }

    public let identifier: Identifier
    public let options: Options
    public let children: [UIMenuElement]
    /// Called when something in a menu that is shown has been chosen, before it runs.
    final var willPerform: ((UIAction) -> Void)?

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

    /// The same menu with other entries.
    open func replacingChildren(_ newChildren: [UIMenuElement]) -> UIMenu {
        UIMenu(title: title, image: image, identifier: identifier, options: options, children: newChildren)
    }
}

/// The menu that a long press shows.
@MainActor open class UIContextMenuConfiguration: NSObject {
    public typealias ActionProvider = ([UIMenuElement]) -> UIMenu?
    /// Makes the controller that previews the row.
    public typealias PreviewProvider = () -> UIViewController?

    let storedIdentifier: AnyHashable?
    let actionProvider: ActionProvider?
    let previewProvider: PreviewProvider?

    public init(
        identifier: (any NSCopying)?,
        previewProvider: PreviewProvider? = nil,
        actionProvider: ActionProvider? = nil
    ) {
        storedIdentifier = (identifier as? NSObject).map(AnyHashable.init)
        self.previewProvider = previewProvider
        self.actionProvider = actionProvider
        super.init()
    }
}
