public import Foundation

/// A control that runs its action when it is tapped.
@MainActor open class UIButton: UIControl {
    /// The standard looks.
    public enum ButtonType: Int, Sendable {
        case custom = 0
        case system = 1
        case detailDisclosure = 2
        case infoLight = 3
        case infoDark = 4
        case contactAdd = 5
        case close = 7

        public static var roundedRect: ButtonType { .system }
    }

    /// The role of a button in its context.
    public enum Role: Int, Sendable {
        case normal, primary, cancel, destructive
    }

    /// Adapts the configuration to the button's state.
    public typealias ConfigurationUpdateHandler = (UIButton) -> Void

    /// The content of a button in one of its states.
    private struct StateContent {
        var title: String?
        var titleColor: UIColor?
        var image: UIImage?
        var backgroundImage: UIImage?
    }

    open private(set) var buttonType: ButtonType = .custom
    open var role: Role = .normal
    /// Content and look; `nil` for a button that is set up state by state.
    open var configuration: Configuration?
    /// Adapts the configurations to every change of state.
    open var configurationUpdateHandler: ConfigurationUpdateHandler?
    open var automaticallyUpdatesConfiguration = true
    open var menu: UIMenu?
    open var changesSelectionAsPrimaryAction = false
    private var contents: [State: StateContent] = [:]
    private let ownTitleLabel = UILabel()
    private let ownImageView = UIImageView(image: nil)

    public override init(frame: CGRect) {
        super.init(frame: frame)
        isAccessibilityElement = true
        accessibilityTraits = .button
    }

    public convenience init(type buttonType: ButtonType) {
        self.init(frame: .zero)
        self.buttonType = buttonType
    }

    public convenience init(type buttonType: ButtonType = .system, primaryAction: UIAction?) {
        self.init(frame: .zero, primaryAction: primaryAction)
        self.buttonType = buttonType
        adopt(primaryAction)
    }

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

    public required init?(coder: NSCoder) {
        super.init(coder: coder)
    }

    /// Title and image of a primary action become the button's, as UIKit documents.
    private func adopt(_ action: UIAction?) {
        guard let action else { return }
        if !action.title.isEmpty { setTitle(action.title, for: .normal) }
        setImage(action.image, for: .normal)
    }

    /// Sets the title of a state.
    open func setTitle(_ title: String?, for state: State) {
        contents[state, default: StateContent()].title = title
        ownTitleLabel.text = currentTitle
    }

    /// The title of a state, else the normal one.
    open func title(for state: State) -> String? {
        contents[state]?.title ?? contents[.normal]?.title
    }

    /// Sets the colour of the title in a state.
    open func setTitleColor(_ color: UIColor?, for state: State) {
        contents[state, default: StateContent()].titleColor = color
        ownTitleLabel.textColor = currentTitleColor
    }

    /// The title’s colour in a state, else the normal one.
    open func titleColor(for state: State) -> UIColor? {
        contents[state]?.titleColor ?? contents[.normal]?.titleColor
    }

    /// Sets the image of a state.
    open func setImage(_ image: UIImage?, for state: State) {
        contents[state, default: StateContent()].image = image
        ownImageView.image = currentImage
    }

    /// The image of a state, else the normal one.
    open func image(for state: State) -> UIImage? {
        contents[state]?.image ?? contents[.normal]?.image
    }

    /// Sets the background of a state.
    open func setBackgroundImage(_ image: UIImage?, for state: State) {
        contents[state, default: StateContent()].backgroundImage = image
    }

    /// The background of a state, else the normal one.
    open func backgroundImage(for state: State) -> UIImage? {
        contents[state]?.backgroundImage ?? contents[.normal]?.backgroundImage
    }

    open var currentTitle: String? { selectedElement?.title ?? configuration?.title ?? title(for: state) }

    /// The action that a pop-up button shows: the one that is on, else the first.
    ///
    /// Source: `changesSelectionAsPrimaryAction` with a menu and `showsMenuAsPrimaryAction` "makes the button function as a
    /// pop-up … the menu tracks the selection …, and the button title updates to reflect the selection"
    /// (https://developer.apple.com/documentation/uikit/uibutton/changesselectionasprimaryaction).
    private var selectedElement: UIAction? {
        guard isPopUp, let actions = menu?.actions else { return nil }
        return actions.first { $0.state == .on } ?? actions.first
    }

    /// Whether a tap shows a menu whose choice the button shows.
    final var isPopUp: Bool { changesSelectionAsPrimaryAction && showsMenuAsPrimaryAction && menu != nil }
    open var currentTitleColor: UIColor { titleColor(for: state) ?? tintColor }
    open var currentImage: UIImage? { configuration?.image ?? image(for: state) }
    open var currentBackgroundImage: UIImage? { backgroundImage(for: state) }
    open var titleLabel: UILabel? { ownTitleLabel }
    open var imageView: UIImageView? { ownImageView }

    open override var intrinsicContentSize: CGSize { CGSize(width: UIView.noIntrinsicMetric, height: 34) }

    /// Runs the update handler at once.
    open func setNeedsUpdateConfiguration() {
        updateConfiguration()
    }

    open func updateConfiguration() {
        configurationUpdateHandler?(self)
    }
}
