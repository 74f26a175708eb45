public import Foundation

/// The view above or below a section.
@MainActor open class UITableViewHeaderFooterView: UIView {
    /// Adapts a header or footer to its state.
    public typealias ConfigurationUpdateHandler = (UITableViewHeaderFooterView, UIViewConfigurationState) -> Void

    /// The queue that the view returns to; `nil` for none.
    public let reuseIdentifier: String?
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

    /// The content as a value; setting it replaces or updates the content view.
    open var contentConfiguration: (any UIContentConfiguration)? {
        didSet { host.show(contentConfiguration, in: contentView) }
    }
    /// The background as a value.
    open var backgroundConfiguration: UIBackgroundConfiguration?
    open var automaticallyUpdatesContentConfiguration = true
    open var automaticallyUpdatesBackgroundConfiguration = true
    /// Adapts the configurations to every change of state.
    open var configurationUpdateHandler: ConfigurationUpdateHandler? {
        didSet { setNeedsUpdateConfiguration() }
    }
    open var backgroundView: UIView?

    public init(reuseIdentifier: String?) {
        self.reuseIdentifier = reuseIdentifier
        super.init(frame: .zero)
        accessibilityTraits = .header
    }

    public override convenience init(frame: CGRect) {
        self.init(reuseIdentifier: nil)
        self.frame = frame
    }

    public required init?(coder: NSCoder) {
        reuseIdentifier = nil
        super.init(coder: coder)
    }

    open var textLabel: UILabel? { mainLabel }
    open var detailTextLabel: UILabel? { otherLabel }

    /// Called before the view is used for another section; overrides call `super`.
    open func prepareForReuse() {
        alpha = 1
    }

    open override func layoutSubviews() {
        super.layoutSubviews()
        contentView.frame = bounds
    }

    open var configurationState: UIViewConfigurationState {
        UIViewConfigurationState(traitCollection: traitCollection)
    }

    /// Updates the configurations at once.
    open func setNeedsUpdateConfiguration() {
        updateConfiguration(using: configurationState)
    }

    open func updateConfiguration(using state: UIViewConfigurationState) {
        if automaticallyUpdatesContentConfiguration, let content = contentConfiguration {
            contentConfiguration = content.updated(for: state)
        }
        configurationUpdateHandler?(self, state)
    }

    /// The standard content for the table's style, empty.
    open func defaultContentConfiguration() -> UIListContentConfiguration {
        switch (tableStyle, isFooter) {
        case (.plain, false): .plainHeader()
        case (.plain, true): .plainFooter()
        case (_, false): .groupedHeader()
        case (_, true): .groupedFooter()
        }
    }

    /// The standard background for the table’s style.
    open func defaultBackgroundConfiguration() -> UIBackgroundConfiguration {
        tableStyle == .plain ? .listPlainHeaderFooter() : .listGroupedHeaderFooter()
    }

    /// The height that the content asks for in a table.
    ///
    /// “Headers and footers … size themselves” by their constraints, as cells do
    /// (https://developer.apple.com/documentation/uikit/uitableview/automaticdimension). Texts are as high as measured on
    /// devices.
    final func ownHeight(in table: UITableView, isFooter: Bool) -> CGFloat? {
        guard let view = host.view, !(view is UIListContentView) else {
            guard let text = shownText else { return nil }
            return TableMetrics.title(text, style: table.style, isFooter: isFooter, width: table.bounds.width)
        }
        if frame.width != table.bounds.width { frame.size.width = table.bounds.width }
        layoutIfNeeded()
        return view.fittingLength(along: .vertical)
    }

    /// The height that views of its own ask for; `nil` for texts.
    private var ownHeight: CGFloat? {
        guard let view = host.view, !(view is UIListContentView) else { return nil }
        return view.fittingLength(along: .vertical)
    }

    open override func systemLayoutSizeFitting(_ targetSize: CGSize) -> CGSize {
        let width = targetSize.width > 0 ? targetSize.width : bounds.width
        let text = TableMetrics.title(shownText ?? "", style: tableStyle, isFooter: isFooter, width: width)
        return CGSize(width: bounds.width, height: ownHeight ?? text)
    }

    /// The main text, whichever way it was set. Not part of UIKit.
    public var shownText: String? {
        (contentConfiguration as? UIListContentConfiguration).map(\.text) ?? textLabel?.text
    }
}
