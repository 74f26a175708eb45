public import Foundation

/// A control that runs its action when the user taps it.
@MainActor open class UIButton: UIControl {
    /// The standard types of buttons.
    public enum ButtonType: Int, Sendable {
        case custom = 0
        case system = 1
        case detailDisclosure = 2
        case infoLight = 3
        case infoDark = 4
        case contactAdd = 5
        case close = 7

        /// An old name of `system`.
        public static var roundedRect: ButtonType { .system }
    }

    /// The role of a button.
    public enum Role: Int, Sendable {
        case normal, primary, cancel, destructive
    }

    /// A closure that adapts the configuration to the button's state.
    public typealias ConfigurationUpdateHandler = (UIButton) -> Void

    /// The content of a button in one of its states.
    private struct StateContent {
        var title: String?
        var titleColor: UIColor?
        var image: UIImage?
        var backgroundImage: UIImage?
    }

    /// The type of the button.
    open private(set) var buttonType: ButtonType = .custom
    /// The role of the button.
    open var role: Role = .normal
    /// The content and appearance of the button, or `nil` for a button that is set up for each state.
    open var configuration: Configuration?
    /// A closure that adapts the configuration whenever the button's state changes.
    open var configurationUpdateHandler: ConfigurationUpdateHandler?
    /// Whether the button updates its configuration when its state changes.
    open var automaticallyUpdatesConfiguration = true
    /// The menu of the button.
    open var menu: UIMenu?
    /// Whether a tap toggles the selection or, with a menu, the title shows the chosen action.
    open var changesSelectionAsPrimaryAction = false
    private var contents: [State: StateContent] = [:]
    private let ownTitleLabel = UILabel()
    private let ownImageView = UIImageView(image: nil)

    /// Creates a button with a frame in points.
    public override init(frame: CGRect) {
        super.init(frame: frame)
        isAccessibilityElement = true
        accessibilityTraits = .button
    }

    /// Creates a button of a type.
    public convenience init(type buttonType: ButtonType) {
        self.init(frame: .zero)
        self.buttonType = buttonType
    }

    /// Creates a button with the title and image of an action.
    public convenience init(type buttonType: ButtonType = .system, primaryAction: UIAction?) {
        self.init(frame: .zero, primaryAction: primaryAction)
        self.buttonType = buttonType
        adopt(primaryAction)
    }

    /// Creates a button with a configuration. Missing content comes from the action.
    public convenience init(configuration: Configuration, primaryAction: UIAction? = nil) {
        self.init(frame: .zero, primaryAction: primaryAction)
        buttonType = .system
        self.configuration = configuration
        if let primaryAction {
            if configuration.title == nil, !primaryAction.title.isEmpty {
                self.configuration?.title = primaryAction.title
            }
            if configuration.image == nil { self.configuration?.image = primaryAction.image }
        }
    }

    /// Creates an empty button; HeadlessUIKit doesn't read archives.
    public required init?(coder: NSCoder) {
        super.init(coder: coder)
    }

    /// The title and image of the primary action become those of the button, as UIKit documents.
    private func adopt(_ action: UIAction?) {
        guard let action else { return }
        if !action.title.isEmpty { setTitle(action.title, for: .normal) }
        setImage(action.image, for: .normal)
    }

    /// Sets the title for a state.
    open func setTitle(_ title: String?, for state: State) {
        contents[state, default: StateContent()].title = title
        ownTitleLabel.text = currentTitle
    }

    /// Returns the title for a state, or else the normal title.
    open func title(for state: State) -> String? {
        contents[state]?.title ?? contents[.normal]?.title
    }

    /// Sets the color of the title for a state.
    open func setTitleColor(_ color: UIColor?, for state: State) {
        contents[state, default: StateContent()].titleColor = color
        ownTitleLabel.textColor = currentTitleColor
    }

    /// Returns the color of the title for a state, or else the normal color.
    open func titleColor(for state: State) -> UIColor? {
        contents[state]?.titleColor ?? contents[.normal]?.titleColor
    }

    /// Sets the image for a state.
    open func setImage(_ image: UIImage?, for state: State) {
        contents[state, default: StateContent()].image = image
        ownImageView.image = currentImage
    }

    /// Returns the image for a state, or else the normal image.
    open func image(for state: State) -> UIImage? {
        contents[state]?.image ?? contents[.normal]?.image
    }

    /// Sets the background image for a state.
    open func setBackgroundImage(_ image: UIImage?, for state: State) {
        contents[state, default: StateContent()].backgroundImage = image
    }

    /// Returns the background image for a state, or else the normal background image.
    open func backgroundImage(for state: State) -> UIImage? {
        contents[state]?.backgroundImage ?? contents[.normal]?.backgroundImage
    }

    /// The title in the current state.
    open var currentTitle: String? { selectedElement?.title ?? configuration?.title ?? title(for: state) }

    /// The action that a pop-up button shows: the one that is on, or else the first.
    ///
    /// Source: `changesSelectionAsPrimaryAction` with a menu and `showsMenuAsPrimaryAction` "makes the button function as a
    /// pop-up … the menu tracks the selection …, and the button title updates to reflect the selection"
    /// (https://developer.apple.com/documentation/uikit/uibutton/changesselectionasprimaryaction).
    private var selectedElement: UIAction? {
        guard isPopUp, let actions = menu?.actions else { return nil }
        return actions.first { $0.state == .on } ?? actions.first
    }

    /// Whether a tap shows a menu and the button shows the selected action.
    final var isPopUp: Bool { changesSelectionAsPrimaryAction && showsMenuAsPrimaryAction && menu != nil }
    /// The color of the title in the current state.
    open var currentTitleColor: UIColor { titleColor(for: state) ?? tintColor }
    /// The image in the current state.
    open var currentImage: UIImage? { configuration?.image ?? image(for: state) }
    /// The background image in the current state.
    open var currentBackgroundImage: UIImage? { backgroundImage(for: state) }
    /// The label of the title.
    open var titleLabel: UILabel? { ownTitleLabel }
    /// The image view.
    open var imageView: UIImageView? { ownImageView }

    open override var intrinsicContentSize: CGSize { CGSize(width: UIView.noIntrinsicMetric, height: 34) }

    /// Runs the update handler immediately.
    open func setNeedsUpdateConfiguration() {
        updateConfiguration()
    }

    /// Runs the update handler.
    open func updateConfiguration() {
        configurationUpdateHandler?(self)
    }
}
