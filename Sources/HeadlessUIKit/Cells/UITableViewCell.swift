public import Foundation

/// The view of a row.
@MainActor open class UITableViewCell: UIView {
    let style: CellStyle
    /// The identifier of the queue that the cell returns to, or `nil` if the cell isn't reused.
    public let reuseIdentifier: String?
    /// The view that contains the cell's content.
    public private(set) lazy var contentView = makeContentView()

    // The row, while the cell is on screen.

    final weak var table: UITableView?
    final var path: IndexPath?

    // Content.

    private let mainLabel = UILabel()
    private let otherLabel: UILabel?
    private let mainImageView = UIImageView(image: nil)
    private var host = ContentHost()
    /// The content configuration. Setting it replaces or updates the content view.
    open var contentConfiguration: (any UIContentConfiguration)? {
        didSet { contentView = host.contentView(for: contentConfiguration, replacing: contentView) }
    }
    /// The background configuration.
    open var backgroundConfiguration: UIBackgroundConfiguration?
    /// Whether the cell updates its content configuration when its state changes.
    open var automaticallyUpdatesContentConfiguration = true
    /// Whether the cell updates its background configuration when its state changes.
    open var automaticallyUpdatesBackgroundConfiguration = true
    /// A closure that adapts the configurations whenever the cell's state changes.
    open var configurationUpdateHandler: ConfigurationUpdateHandler? {
        didSet { setNeedsUpdateConfiguration() }
    }

    // Accessories.

    /// The standard view at the trailing edge.
    open var accessoryType: AccessoryType = .none
    /// The view at the trailing edge. It replaces the standard view.
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

    /// The style of the row while it's selected; `none` doesn't prevent the selection.
    open var selectionStyle: SelectionStyle = .default
    /// The style of the row while it has the focus.
    open var focusStyle: FocusStyle = .default
    /// The view behind the content.
    open var backgroundView: UIView?
    /// The view behind the content while the row is selected.
    open var selectedBackgroundView: UIView?
    /// The view behind the content while the row is selected and the table allows several selected rows.
    open var multipleSelectionBackgroundView: UIView?
    /// The number of levels that the content is indented.
    open var indentationLevel = 0
    /// The width of one indentation level, in points.
    open var indentationWidth: CGFloat = 10
    /// The insets of the separator, in points.
    open var separatorInset = UIEdgeInsets(top: 0, left: 20, bottom: 0, right: 0)
    /// Whether the row leaves space for its editing control.
    open var shouldIndentWhileEditing = true
    /// Whether the row shows its reorder control. The table sets it for rows that the data source allows to move.
    open var showsReorderControl = false
    /// Whether the cell responds to touches while it's being dragged.
    open var userInteractionEnabledWhileDragging = false

    // State, which UITableViewCell+State.swift changes.

    final var selected = false
    final var highlighted = false
    final var editing = false
    final var swiped = false
    final var reordering = false
    /// The action of the editing control, as returned by the delegate when editing began.
    open internal(set) var editingStyle: EditingStyle = .none
    /// Whether the button that confirms a deletion is visible.
    open internal(set) var showingDeleteConfirmation = false {
        didSet { if showingDeleteConfirmation != oldValue { transition(from: stateMask(confirming: oldValue)) } }
    }

    /// Creates a cell with a style and a reuse identifier.
    public init(style: CellStyle, reuseIdentifier: String?) {
        self.style = style
        self.reuseIdentifier = reuseIdentifier
        otherLabel = style == .default ? nil : UILabel()
        super.init(frame: CGRect(x: 0, y: 0, width: 320, height: TableHeights.row))
        adoptStyle()
    }

    /// Creates a default-style cell without a reuse identifier.
    public override convenience init(frame: CGRect) {
        self.init(style: .default, reuseIdentifier: nil)
        self.frame = frame
    }

    /// Creates a default-style cell; HeadlessUIKit doesn't read archives.
    public required init?(coder: NSCoder) {
        style = .default
        reuseIdentifier = nil
        otherLabel = nil
        super.init(coder: coder)
        adoptStyle()
    }

    /// The label of the main text in the standard styles.
    open var textLabel: UILabel? { mainLabel }

    /// The label of the second text, or `nil` in the default style.
    open var detailTextLabel: UILabel? { otherLabel }

    /// The image view of the standard styles. It's hidden in `value2`, which shows no image.
    open var imageView: UIImageView? { mainImageView }

    /// Whether the row is selected. Setting it calls `setSelected(_:animated:)`.
    open var isSelected: Bool {
        get { selected }
        set { setSelected(newValue, animated: false) }
    }

    /// Whether the user touches the row. Setting it calls `setHighlighted(_:animated:)`.
    open var isHighlighted: Bool {
        get { highlighted }
        set { setHighlighted(newValue, animated: false) }
    }

    /// Whether the row is being edited. Setting it calls `setEditing(_:animated:)`.
    open var isEditing: Bool {
        get { editing }
        set { setEditing(newValue, animated: false) }
    }

    /// Changes whether the cell is shown as selected.
    open func setSelected(_ selected: Bool, animated: Bool) {
        change(\.selected, to: selected)
    }

    /// Changes whether the cell is shown as highlighted.
    open func setHighlighted(_ highlighted: Bool, animated: Bool) {
        change(\.highlighted, to: highlighted)
    }

    /// Starts or ends editing of the row.
    open func setEditing(_ editing: Bool, animated: Bool) {
        let before = stateMask(confirming: showingDeleteConfirmation)
        change(\.editing, to: editing)
        transition(from: before)
    }

    /// Resets state that isn't content, as UIKit documents. Overrides call `super`.
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

    /// Returns the height that the content needs for a width, in points. Tables call it for self-sizing rows; overrides
    /// may return another size.
    open override func systemLayoutSizeFitting(
        _ targetSize: CGSize,
        withHorizontalFittingPriority horizontalFittingPriority: UILayoutPriority,
        verticalFittingPriority: UILayoutPriority
    ) -> CGSize {
        CGSize(width: targetSize.width, height: fittedHeight(in: targetSize.width))
    }

    /// Called before editing controls appear or disappear.
    open func willTransition(to state: StateMask) {}
    /// Called after editing controls have appeared or disappeared.
    open func didTransition(to state: StateMask) {}
    /// Called when the state of a drag changes.
    open func dragStateDidChange(_ dragState: DragState) {}

    /// The state that configurations adapt to. Overrides can add custom entries.
    open var configurationState: UICellConfigurationState { makeConfigurationState() }

    /// Updates the configurations immediately.
    open func setNeedsUpdateConfiguration() {
        updateConfiguration(using: configurationState)
    }

    /// Adapts the configurations to the state. Overrides can set new ones.
    open func updateConfiguration(using state: UICellConfigurationState) {
        if automaticallyUpdatesContentConfiguration, let content = contentConfiguration,
            !(content is UIListContentConfiguration)
        {
            contentConfiguration = content.updated(for: state)
        }
        configurationUpdateHandler?(self, state)
    }

    /// Returns the empty standard content for the cell's style.
    ///
    /// `value2` has no content configuration: the only factories are `cell()`, `subtitleCell()` and `valueCell()`. Its
    /// cells get `cell()`.
    open func defaultContentConfiguration() -> UIListContentConfiguration {
        switch style {
        case .default, .value2: .cell()
        case .subtitle: .subtitleCell()
        case .value1: .valueCell()
        }
    }

    /// Returns the standard background for the table's style.
    @available(iOS 16.0, *)
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

/// Removes the animations of activity indicators, which end with the layers of a reused cell.
@MainActor private func stopWheels(in view: UIView) {
    (view as? UIActivityIndicatorView)?.isInMotion = false
    for part in view.subviews { stopWheels(in: part) }
}
