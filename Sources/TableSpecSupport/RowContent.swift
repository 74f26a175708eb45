public import UIKit

#if (ownControls || fixedHeights) && !controls
#error("ownControls, fixedHeights need controls")
#endif

#if outlets && !(classes && prototypes)
#error("outlets needs classes, prototypes")
#endif

#if tables
// MARK: - Rows

extension TableSpec {
    /// The content of a cell, which sets every property that a reused cell can have from another row.
    ///
    /// It's created each time a cell is configured. Its methods return the modified content.
    @MainActor
    public struct RowContent {
        public enum Style { case basic, subtitle, value1 }

        /// The accessory of a row. The closure of a view receives the view that the cell already has.
        private enum Accessory {
            case type(UITableViewCell.AccessoryType)
            case view((UIView?) -> UIView)

            var type: UITableViewCell.AccessoryType { if case .type(let type) = self { type } else { .none } }

            @MainActor
            func showView(in cell: UITableViewCell, instead old: UIView?, set: (UIView?) -> Void) {
                guard case .view(let wanted) = self else {
                    if old != nil { set(nil) }
                    return
                }
                let new = wanted(old)
                if old === new, new.isDescendant(of: cell) { return }
                // Another cell that is animating out can still contain the view.
                set(nil)
                set(new)
            }
        }

        /// The reuse identifier of the cell. A row with a control has its own, which keeps the control.
        public private(set) var reuseIdentifier: String
        public private(set) var cellClass: UITableViewCell.Type = UITableViewCell.self
        /// The content configuration, or `nil` for a cell that sets its own labels.
        private var content: (any UIContentConfiguration)?
        /// The content of a row in a standard style.
        ///
        /// It's computed because storing a second copy would be the slowest part of a row.
        private var list: UIListContentConfiguration? {
            get { content as? UIListContentConfiguration }
            set { content = newValue }
        }
        #if controls
        private var control: ((UIView?) -> UIView)?
        #endif
        #if fixedHeights
        private var keepsControlBesideText = false
        #endif
        private var accessory: Accessory
        #if ends
        private var editingAccessory = Accessory.type(.none)
        #endif
        internal private(set) var isSelectable: Bool
        #if expanding
        /// Whether the rows that the row shows and hides are visible, or `nil` for a row without such rows.
        private var isExpanded: Bool?
        #endif
        private var isChosen = false
        #if enabling
        public private(set) var isEnabled = true
        #endif
        private var accessibilityLabel: String?
        /// Additional changes to the cell, in order.
        private var steps: [(UITableViewCell) -> Void] = []
        #if validation
        /// The message below the content, or `nil` for a row that never shows one.
        private var message: String??
        #endif
        #if stripes
        /// The alternating background colors of rows.
        public private(set) var stripes: (even: UIColor?, odd: UIColor?)?
        #endif

        /// Creates content with texts and an image in a standard style.
        ///
        /// - Parameter set: A closure that changes the appearance.
        public init(
            _ text: String? = nil,
            detail: String? = nil,
            style: Style = .basic,
            image: UIImage? = nil,
            in queue: String = "Row",
            accessory: UITableViewCell.AccessoryType = .none,
            isSelectable: Bool = true,
            set: (inout UIListContentConfiguration) -> Void = { _ in }
        ) {
            var list: UIListContentConfiguration =
                switch style {
                case .basic: .cell()
                case .subtitle: .subtitleCell()
                case .value1: .valueCell()
                }
            list.text = text
            if let detail { list.secondaryText = detail }
            if let image { list.image = image }
            set(&list)
            content = list
            reuseIdentifier = queue
            self.accessory = .type(accessory)
            self.isSelectable = isSelectable
        }

        #if controls
        /// Creates content with texts and a control that the screen owns.
        ///
        /// A switch or activity indicator becomes the accessory view; others are with the texts.
        ///
        /// - Parameter label: The accessibility label of the control. The default is the row's text.
        public init(
            _ text: String? = nil,
            detail: String? = nil,
            style: Style = .basic,
            image: UIImage? = nil,
            with control: UIView,
            label: String? = nil,
            in queue: String,
            accessory: UITableViewCell.AccessoryType = .none,
            isSelectable: Bool = false,
            set: (inout UIListContentConfiguration) -> Void = { _ in }
        ) {
            self.init(
                text,
                detail: detail,
                style: style,
                image: image,
                in: queue,
                accessory: accessory,
                isSelectable: isSelectable,
                set: set
            )
            if let label = label ?? text ?? (control as? UITextField)?.placeholder {
                control.accessibilityLabel = label
            }
            if let indicator = control as? UIActivityIndicatorView {
                self.accessory = .view { _ in
                    // UIKit removes the animation when the cell is reused.
                    if indicator.isAnimating { indicator.startAnimating() }
                    return indicator
                }
            } else if control is UISwitch {
                self.accessory = .view { _ in control }
            } else {
                self.control = { _ in control }
            }
        }
        #endif

        #if prototypes
        /// Creates content with the views of a prototype, which each cell creates for itself.
        public init<Views: RowViews>(
            _ views: Views.Type,
            accessory: UITableViewCell.AccessoryType = .none,
            isSelectable: Bool = true,
            fill: @escaping (Views) -> Void = { _ in }
        ) {
            reuseIdentifier = String(describing: views)
            self.accessory = .type(accessory)
            self.isSelectable = isSelectable
            content = ViewsContent(Filling(fill))
        }
        #endif

        #if classes
        /// Creates content for a cell of a custom class, or of a style without a content configuration.
        public init<Cell: UITableViewCell>(
            cell: Cell.Type,
            in queue: String,
            accessory: UITableViewCell.AccessoryType = .none,
            isSelectable: Bool = true,
            fill: @escaping (Cell) -> Void = { _ in }
        ) {
            (reuseIdentifier, cellClass) = (queue, cell)
            self.accessory = .type(accessory)
            self.isSelectable = isSelectable
            steps = [{ cell in (cell as? Cell).map(fill) }]
        }

        /// Shows the content in a cell of a custom class.
        public consuming func cell<Cell: UITableViewCell>(
            _ cell: Cell.Type,
            in queue: String,
            fill: @escaping (Cell) -> Void = { _ in }
        ) -> Self {
            (reuseIdentifier, cellClass) = (queue, cell)
            steps.append { cell in (cell as? Cell).map(fill) }
            return self
        }
        #endif

        #if outlets
        /// Shows the views of a prototype in a cell of a custom class that has outlets for them.
        public consuming func cell<Cell: UITableViewCell, Views: RowViews>(
            _ cell: Cell.Type,
            with views: Views.Type,
            in queue: String,
            fill: @escaping (Cell, Views) -> Void
        ) -> Self {
            self.cell(cell, in: queue) { cell in
                // A content configuration replaces the content view of a cell
                // (https://developer.apple.com/documentation/uikit/uitableviewcell/contentconfiguration).
                (cell.contentView as? ViewsContentView<Views>).map { fill(cell, $0.views) }
            }
        }
        #endif

        /// Shows a checkmark for the chosen row, as the accessory or, if that's taken, as the image.
        public consuming func chosen(_ isChosen: Bool) -> Self {
            self.isChosen = isChosen
            if case .type(.none) = accessory {
                accessory = .type(isChosen ? .checkmark : .none)
            } else if isChosen || list?.image == nil {
                list?.image = UIImage(systemName: "checkmark")
                // Reserves space for the image, so that all texts align.
                if !isChosen { list?.imageProperties.tintColor = .clear }
            }
            return self
        }

        /// Sets the accessibility label of the row.
        public consuming func labeled(_ label: String?) -> Self {
            accessibilityLabel = label
            return self
        }

        #if fixedHeights
        /// Keeps the control beside the texts at all text sizes, for a row of fixed height.
        public consuming func controlBesideText() -> Self {
            keepsControlBesideText = true
            return self
        }
        #endif

        #if enabling
        /// Enables or disables the row and its controls; UIKit dims the texts of a disabled row.
        public consuming func enabled(_ isEnabled: Bool) -> Self {
            self.isEnabled = isEnabled
            return self
        }
        #endif

        #if expanding
        /// Tells VoiceOver whether the rows that the row shows and hides are visible.
        public consuming func expanded(_ isExpanded: Bool) -> Self {
            self.isExpanded = isExpanded
            return self
        }
        #endif

        #if validation
        /// Reserves space below the content for a message, and shows it if there is one.
        public consuming func message(_ message: String?) -> Self {
            self.message = .some(message)
            return self
        }
        #endif

        #if remoteImages
        /// Loads an image that replaces the current one, with space reserved for it.
        public consuming func remoteImage(_ url: URL?, from images: RemoteImages) -> Self {
            let size = CGSize(width: 40, height: 40)
            if list?.image == nil { list?.image = UIImage() }
            if list?.imageProperties.maximumSize == .zero {
                list?.imageProperties.maximumSize = size
                list?.imageProperties.reservedLayoutSize = size
            }
            steps.append { images.show(url, in: $0) }
            return self
        }
        #endif

        /// Adds a change for cells that aren't reused for rows without it.
        public consuming func cell(_ set: @escaping (UITableViewCell) -> Void) -> Self {
            steps.append(set)
            return self
        }

        #if stripes
        /// Sets alternating background colors for even and odd rows.
        public consuming func striped(even: UIColor?, odd: UIColor?) -> Self {
            stripes = (even, odd)
            return self
        }
        #endif

        #if ends
        /// Shows an accessory view that the screen owns.
        public consuming func storedAccessory(_ view: UIView, in queue: String) -> Self {
            (accessory, reuseIdentifier) = (.view { _ in view }, queue)
            return self
        }

        /// Shows an accessory view that the screen owns, in editing mode.
        public consuming func storedEditingAccessory(_ view: UIView, in queue: String) -> Self {
            (editingAccessory, reuseIdentifier) = (.view { _ in view }, queue)
            return self
        }

        /// Sets the accessory type in editing mode.
        public consuming func editingAccessory(_ type: UITableViewCell.AccessoryType) -> Self {
            editingAccessory = .type(type)
            return self
        }

        /// Shows an accessory view that each cell creates for itself.
        public consuming func accessory<View: UIView>(
            _ view: @autoclosure @escaping () -> View,
            in queue: String,
            fill: @escaping (View) -> Void = { _ in }
        ) -> Self {
            (accessory, reuseIdentifier) = (.view(Self.own(view, fill)), queue)
            return self
        }

        /// Shows an accessory view that each cell creates for itself, in editing mode.
        public consuming func editingAccessory<View: UIView>(
            _ view: @autoclosure @escaping () -> View,
            in queue: String,
            fill: @escaping (View) -> Void = { _ in }
        ) -> Self {
            (editingAccessory, reuseIdentifier) = (.view(Self.own(view, fill)), queue)
            return self
        }
        #endif

        #if ownControls
        /// Shows a control beside or below the texts that each cell creates for itself.
        public consuming func control<View: UIView>(
            _ view: @autoclosure @escaping () -> View,
            in queue: String,
            fill: @escaping (View) -> Void = { _ in }
        ) -> Self {
            let text = list?.text
            control = Self.own(view) { control in
                if let text { control.accessibilityLabel = text }
                fill(control)
            }
            reuseIdentifier = queue
            return self
        }
        #endif

        #if ends || ownControls
        /// Returns a closure that updates the existing view of a cell, or a new one, for the row.
        private static func own<View: UIView>(
            _ make: @escaping () -> View,
            _ fill: @escaping (View) -> Void
        ) -> (UIView?) -> UIView {
            { old in
                let view = old as? View ?? make()
                fill(view)
                return view
            }
        }
        #endif

        /// The texts of the row from top to bottom.
        internal var texts: [String] {
            #if controls
            if let control { return listTexts + TableSpec.texts(in: control(nil)) }
            #endif
            #if prototypes
            if let content = content as? any ViewTexts { return content.texts }
            #endif
            return listTexts
        }

        private var listTexts: [String] { [list?.text, list?.secondaryText].compactMap(\.self) }

        public func apply(to cell: UITableViewCell) {
            cell.accessibilityLabel = accessibilityLabel
            cell.accessibilityTraits = traits(over: cell.accessibilityTraits)
            #if expanding
            showExpansion(in: cell)
            #endif
            #if enabling
            cell.isUserInteractionEnabled = isEnabled
            #endif
            #if controls || validation
            if var content {
                #if controls
                if let control, let list {
                    let old = (cell.contentConfiguration as? ControlContent)?.control
                    #if !fixedHeights
                    content = ControlContent(list: list, control: control(old))
                    #else
                    content = ControlContent(
                        list: list,
                        control: control(old),
                        keepsControlBesideText: keepsControlBesideText
                    )
                    #endif
                }
                #endif
                #if validation
                if let message { content = MessageContent(content: content, message: message) }
                #endif
                cell.contentConfiguration = content
            }
            #else
            if let content { cell.contentConfiguration = content }
            #endif
            cell.accessoryType = accessory.type
            accessory.showView(in: cell, instead: cell.accessoryView) { cell.accessoryView = $0 }
            #if ends
            cell.editingAccessoryType = editingAccessory.type
            editingAccessory.showView(in: cell, instead: cell.editingAccessoryView) { cell.editingAccessoryView = $0 }
            #endif
            for step in steps { step(cell) }
        }

        #if expanding
        private func showExpansion(in cell: UITableViewCell) {
            #if oneHeader
            cell.accessibilityExpandedStatus = isExpanded.map { $0 ? .expanded : .collapsed } ?? .unsupported
            #else
            if #available(iOS 18, *) {
                cell.accessibilityExpandedStatus = isExpanded.map { $0 ? .expanded : .collapsed } ?? .unsupported
            }
            #endif
        }
        #endif

        /// UIKit makes only cells with a disclosure indicator buttons
        /// (https://github.com/mozilla-mobile/firefox-ios/issues/24083).
        private func traits(over others: UIAccessibilityTraits) -> UIAccessibilityTraits {
            var own: UIAccessibilityTraits = isSelectable ? .button : []
            // VoiceOver doesn't read a checkmark (https://github.com/emkey1/ish-AOK/pull/217).
            if isChosen || accessory.type == .checkmark { own.insert(.selected) }
            #if enabling
            if !isEnabled { own.insert(.notEnabled) }
            #endif
            return others.subtracting([.button, .selected, .notEnabled]).union(own)
        }
    }
}

#if controls || prototypes
@MainActor
extension TableSpec {
    /// Returns the visible texts in a view from top to bottom.
    internal static func texts(in view: UIView) -> [String] {
        if view.isHidden { return [] }
        let text =
            (view as? UILabel)?.text ?? (view as? UIButton)?.title(for: .normal) ?? (view as? UITextField)?.text
            ?? (view as? UITextView)?.text
        return text.map { [$0] } ?? view.subviews.flatMap(texts)
    }
}
#endif
#endif
