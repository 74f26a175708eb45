public import Foundation

/// A header or footer of a section.
@MainActor open class UITableViewHeaderFooterView: UIView {
    /// A closure that adapts a header or footer to its state.
    public typealias ConfigurationUpdateHandler = (UITableViewHeaderFooterView, UIViewConfigurationState) -> Void

    /// The identifier of the queue that the view returns to, or `nil` if the view isn't reused.
    public let reuseIdentifier: String?
    /// The view that contains the content.
    public private(set) lazy var contentView: UIView = {
        let view = UIView(frame: bounds)
        addSubview(view)
        return view
    }()
    private var host = ContentHost()
    private let mainLabel = UILabel()
    private let otherLabel = UILabel()
    final var tableStyle: UITableView.Style = .plain
    final var isFooter = false

    /// The content configuration. Setting it replaces or updates the content view.
    open var contentConfiguration: (any UIContentConfiguration)? {
        didSet { contentView = host.contentView(for: contentConfiguration, replacing: contentView) }
    }
    /// The background configuration.
    open var backgroundConfiguration: UIBackgroundConfiguration?
    /// Whether the view updates its content configuration when its state changes.
    open var automaticallyUpdatesContentConfiguration = true
    /// Whether the view updates its background configuration when its state changes.
    open var automaticallyUpdatesBackgroundConfiguration = true
    /// A closure that adapts the configurations whenever the view's state changes.
    open var configurationUpdateHandler: ConfigurationUpdateHandler? {
        didSet { setNeedsUpdateConfiguration() }
    }
    /// The view behind the content.
    open var backgroundView: UIView?

    /// Creates a header or footer with a reuse identifier.
    public init(reuseIdentifier: String?) {
        self.reuseIdentifier = reuseIdentifier
        super.init(frame: .zero)
        accessibilityTraits = .header
    }

    /// Creates a header or footer without a reuse identifier.
    public override convenience init(frame: CGRect) {
        self.init(reuseIdentifier: nil)
        self.frame = frame
    }

    /// Creates a view without a reuse identifier; HeadlessUIKit doesn't read archives.
    public required init?(coder: NSCoder) {
        reuseIdentifier = nil
        super.init(coder: coder)
    }

    /// The label of the main text.
    open var textLabel: UILabel? { mainLabel }
    /// The label of the second text.
    open var detailTextLabel: UILabel? { otherLabel }

    /// Prepares the view for another section. Overrides call `super`.
    open func prepareForReuse() {
        alpha = 1
    }

    open override func layoutSubviews() {
        super.layoutSubviews()
        contentView.frame = bounds
    }

    /// The state that configurations adapt to.
    open var configurationState: UIViewConfigurationState {
        UIViewConfigurationState(traitCollection: traitCollection)
    }

    /// Updates the configurations immediately.
    open func setNeedsUpdateConfiguration() {
        updateConfiguration(using: configurationState)
    }

    /// Adapts the configurations to the state.
    open func updateConfiguration(using state: UIViewConfigurationState) {
        if automaticallyUpdatesContentConfiguration, let content = contentConfiguration {
            contentConfiguration = content.updated(for: state)
        }
        configurationUpdateHandler?(self, state)
    }

    /// Returns the empty standard content for the table's style.
    open func defaultContentConfiguration() -> UIListContentConfiguration {
        switch (tableStyle, isFooter) {
        case (.plain, false): .plainHeader()
        case (.plain, true): .plainFooter()
        case (_, false): .groupedHeader()
        case (_, true): .groupedFooter()
        }
    }

    /// Returns the standard background for the table's style.
    @available(iOS 16.0, *)
    open func defaultBackgroundConfiguration() -> UIBackgroundConfiguration {
        tableStyle == .plain ? .listPlainHeaderFooter() : .listGroupedHeaderFooter()
    }

    /// The height that the content needs in a table.
    ///
    /// “Headers and footers … size themselves” by their constraints, as cells do
    /// (https://developer.apple.com/documentation/uikit/uitableview/automaticdimension). Texts have the heights
    /// measured on devices.
    final func ownHeight(in table: UITableView, isFooter: Bool) -> CGFloat? {
        guard let view = host.view, !(view is UIListContentView) else {
            guard let text = inspection.shownText else { return nil }
            return TableHeights.title(text, style: table.style, isFooter: isFooter, width: table.bounds.width)
        }
        if frame.width != table.bounds.width { frame.size.width = table.bounds.width }
        layoutIfNeeded()
        return view.fittingLength(along: .vertical)
    }

    /// The height that custom views need, or `nil` for text.
    private var ownHeight: CGFloat? {
        guard let view = host.view, !(view is UIListContentView) else { return nil }
        return view.fittingLength(along: .vertical)
    }

    open override func systemLayoutSizeFitting(_ targetSize: CGSize) -> CGSize {
        let width = targetSize.width > 0 ? targetSize.width : bounds.width
        let text = TableHeights.title(inspection.shownText ?? "", style: tableStyle, isFooter: isFooter, width: width)
        return CGSize(width: bounds.width, height: ownHeight ?? text)
    }
}
