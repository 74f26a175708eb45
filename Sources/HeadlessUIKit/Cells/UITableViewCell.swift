public import Foundation

/// The view of a row.
@MainActor open class UITableViewCell: UIView {
    let style: CellStyle
    /// The queue that the view returns to; `nil` for none.
    public let reuseIdentifier: String?
    public private(set) lazy var contentView = makeContentView()

    // The row, while the cell is on screen.

    final weak var table: UITableView?
    final var path: IndexPath?

    // Content.

    private let mainLabel = UILabel()
    private let otherLabel: UILabel?
    private let mainImageView = UIImageView(image: nil)
    private var host = ContentHost()
    /// The view that shows the configured content.
    final var hostedView: (any UIView & UIContentView)? { host.view }
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

    // Accessories.

    /// The standard view at the trailing edge.
    open var accessoryType: AccessoryType = .none
    /// The view at the trailing edge, in place of the standard one.
    open var accessoryView: UIView? {
        didSet { replace(oldValue, with: accessoryView) }
    }
    /// The standard view at the trailing edge in editing mode.
    open var editingAccessoryType: AccessoryType = .none
    /// The view at the trailing edge in editing mode.
    open var editingAccessoryView: UIView? {
        didSet { replace(oldValue, with: editingAccessoryView) }
    }

    // Looks.

    /// The style of the row while it is selected; `none` does not stop the selection.
    open var selectionStyle: SelectionStyle = .default
    open var focusStyle: FocusStyle = .default
    open var backgroundView: UIView?
    open var selectedBackgroundView: UIView?
    open var multipleSelectionBackgroundView: UIView?
    /// How many widths the content is indented.
    open var indentationLevel = 0
    /// The width of one level, in points.
    open var indentationWidth: CGFloat = 10
    open var separatorInset = UIEdgeInsets(top: 0, left: 20, bottom: 0, right: 0)
    /// Whether the row makes room for its editing control.
    open var shouldIndentWhileEditing = true
    /// Whether the row shows the control to drag it by; set when the data source lets the row move.
    open var showsReorderControl = false
    open var userInteractionEnabledWhileDragging = false

    // State, changed in UITableViewCell+State.swift.

    final var selected = false
    final var highlighted = false
    final var editing = false
    final var swiped = false
    final var reordering = false
    /// The action of the editing control, as the delegate said when editing began.
    open internal(set) var editingStyle: EditingStyle = .none
    /// Whether the button that confirms a deletion is shown.
    open internal(set) var showingDeleteConfirmation = false {
        didSet { if showingDeleteConfirmation != oldValue { transition(from: stateMask(confirming: oldValue)) } }
    }

    public init(style: CellStyle, reuseIdentifier: String?) {
        self.style = style
        self.reuseIdentifier = reuseIdentifier
        otherLabel = style == .default ? nil : UILabel()
        super.init(frame: CGRect(x: 0, y: 0, width: 320, height: TableMetrics.row))
        adoptStyle()
    }

    public override convenience init(frame: CGRect) {
        self.init(style: .default, reuseIdentifier: nil)
        self.frame = frame
    }

    public required init?(coder: NSCoder) {
        style = .default
        reuseIdentifier = nil
        otherLabel = nil
        super.init(coder: coder)
        adoptStyle()
    }

    /// The text of the standard styles.
    open var textLabel: UILabel? { mainLabel }

    /// The second text; `nil` in the default style.
    open var detailTextLabel: UILabel? { otherLabel }

    /// The image of the standard styles; hidden in `value2`, which shows none.
    open var imageView: UIImageView? { mainImageView }

    /// Whether the row is selected; setting it calls `setSelected(_:animated:)`.
    open var isSelected: Bool {
        get { selected }
        set { setSelected(newValue, animated: false) }
    }

    /// Whether a finger is on the row; setting it calls `setHighlighted(_:animated:)`.
    open var isHighlighted: Bool {
        get { highlighted }
        set { setHighlighted(newValue, animated: false) }
    }

    open var isEditing: Bool {
        get { editing }
        set { setEditing(newValue, animated: false) }
    }

    /// Shows the cell selected or not.
    open func setSelected(_ selected: Bool, animated: Bool) {
        change(\.selected, to: selected)
    }

    /// Shows the cell touched or not.
    open func setHighlighted(_ highlighted: Bool, animated: Bool) {
        change(\.highlighted, to: highlighted)
    }

    open func setEditing(_ editing: Bool, animated: Bool) {
        let before = stateMask(confirming: showingDeleteConfirmation)
        change(\.editing, to: editing)
        transition(from: before)
    }

    /// Forgets state that is not content, as UIKit documents; overrides call `super`.
    open func prepareForReuse() {
        stopWheels(in: self)
        alpha = 1
        showingDeleteConfirmation = false
        editingStyle = .none
        swiped = false
        reordering = false
        if highlighted { setHighlighted(false, animated: false) }
        if selected { setSelected(false, animated: false) }
        if editing { setEditing(false, animated: false) }
    }

    open override func layoutSubviews() {
        super.layoutSubviews()
        let width = contentWidth(in: bounds.width)
        contentView.frame = CGRect(x: 0, y: 0, width: width, height: bounds.height)
    }

    /// The height that the content asks for in a width; tables ask rows for it that size themselves. Overrides may answer
    /// otherwise.
    open override func systemLayoutSizeFitting(
        _ targetSize: CGSize,
        withHorizontalFittingPriority horizontalFittingPriority: UILayoutPriority,
        verticalFittingPriority: UILayoutPriority
    ) -> CGSize {
        CGSize(width: targetSize.width, height: fittedHeight(in: targetSize.width))
    }

    /// Controls are about to come or go.
    open func willTransition(to state: StateMask) {}
    /// Controls have come or gone.
    open func didTransition(to state: StateMask) {}
    /// A drag of the cell has begun or ended.
    open func dragStateDidChange(_ dragState: DragState) {}

    /// The state that configurations adapt to; overrides may add own entries.
    open var configurationState: UICellConfigurationState { makeConfigurationState() }

    /// Updates the configurations at once.
    open func setNeedsUpdateConfiguration() {
        updateConfiguration(using: configurationState)
    }

    /// Adapts the configurations to the state; overrides may set new ones.
    open func updateConfiguration(using state: UICellConfigurationState) {
        if automaticallyUpdatesContentConfiguration, let content = contentConfiguration,
            !(content is UIListContentConfiguration)
        {
            contentConfiguration = content.updated(for: state)
        }
        configurationUpdateHandler?(self, state)
    }

    /// The standard content of the cell's style, empty.
    ///
    /// `value2` has no content configuration of its own: the factories are cell, subtitle cell and value cell. Such a cell
    /// gets `cell()`.
    open func defaultContentConfiguration() -> UIListContentConfiguration {
        switch style {
        case .default, .value2: .cell()
        case .subtitle: .subtitleCell()
        case .value1: .valueCell()
        }
    }

    /// The standard background for the table’s style.
    open func defaultBackgroundConfiguration() -> UIBackgroundConfiguration {
        table?.style == .plain ? .listPlainCell() : .listGroupedCell()
    }

    private func makeContentView() -> UIView {
        let view = UIView(frame: bounds)
        view.directionalLayoutMargins = NSDirectionalEdgeInsets(top: 11, leading: 16, bottom: 11, trailing: 16)
        insertSubview(view, at: 0)
        return view
    }

    private func adoptStyle() {
        for view in [mainImageView, mainLabel] { contentView.addSubview(view) }
        mainLabel.font = .preferredFont(forTextStyle: style == .value2 ? .caption1 : .body)
        if style == .value2 {
            mainLabel.textColor = .tintColor
            mainLabel.textAlignment = .right
            mainImageView.isHidden = true
        }
        guard let otherLabel else { return }
        contentView.addSubview(otherLabel)
        otherLabel.font = .preferredFont(forTextStyle: style == .value1 ? .body : .caption1)
        otherLabel.textColor = style == .value1 ? .secondaryLabel : .label
    }

    private func replace(_ old: UIView?, with new: UIView?) {
        guard old !== new else { return }
        if let old, old !== accessoryView, old !== editingAccessoryView { old.removeFromSuperview() }
        if let new { addSubview(new) }
    }
}

/// Takes the animations of activity indicators away, as they go with the layers of a cell that is reused.
@MainActor private func stopWheels(in view: UIView) {
    (view as? UIActivityIndicatorView)?.isTurning = false
    for part in view.subviews { stopWheels(in: part) }
}
