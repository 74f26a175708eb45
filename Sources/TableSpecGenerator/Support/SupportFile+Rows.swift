extension SupportFile {
    /// The content of a row: texts, views, a choice.
    static let rowStart = #"""
        // MARK: - Rows

        /// The content of a cell. Every property that a reused cell may carry from its last row is set.
        ///
        /// It is made for one cell and one moment; its methods change it and hand it on.
        @MainActor
        struct RowContent {
            enum Style { case basic, subtitle, value1 }

            /// The accessory at the end of a row: a view is given the one that the cell has already.
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
                    // Another cell of this row may have it still, which is being animated out.
                    set(nil)
                    set(new)
                }
            }

            /// The queue that the cell comes from. A control stays in the cells of its own row: those have their own queue.
            private(set) var reuseIdentifier: String
            private(set) var cellClass: UITableViewCell.Type = UITableViewCell.self
            /// What the cell shows; `nil` for one that fills its own labels.
            private var content: (any UIContentConfiguration)?
            /// The content of a row in a standard style. Kept as what the cell gets: another copy of its texts, fonts and colours
            /// would take longer than all else that a row does.
            private var list: UIListContentConfiguration? {
                get { content as? UIListContentConfiguration }
                set { content = newValue }
            }
            //: controls
            private var control: ((UIView?) -> UIView)?
            //: fixedHeights
            private var keepsControlBesideText = false
            //: .
            private var accessory: Accessory
            //: ends
            private var editingAccessory = Accessory.type(.none)
            //: .
            private var isSelectable: Bool
            private var isChosen = false
            //: enabling
            private(set) var isEnabled = true
            //: .
            private var accessibilityLabel: String?
            /// Further settings, in this order.
            private var steps: [(UITableViewCell) -> Void] = []
            //: validation
            /// The message below the content; `nil` for a row without room for one.
            private var message: String??
            //: stripes
            /// The colours behind rows, by turns.
            private(set) var stripes: (even: UIColor?, odd: UIColor?)?
            //: .

            /// Texts and an image in a standard style.
            ///
            /// - Parameter set: Changes how they look.
            init(
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
                (list.text, list.secondaryText, list.image) = (text, detail, image)
                set(&list)
                content = list
                reuseIdentifier = queue
                self.accessory = .type(accessory)
                self.isSelectable = isSelectable
            }
            //: controls

            /// Texts and a control, which the screen keeps: a switch at the end of the row, any other beside or below the texts.
            ///
            /// - Parameter label: What VoiceOver calls the control; the text of the row, if absent.
            init(
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
                if let label = label ?? text ?? (control as? UITextField)?.placeholder { control.accessibilityLabel = label }
                if let indicator = control as? UIActivityIndicatorView {
                    self.accessory = .view { _ in
                        // UIKit takes the animation away when the cell is reused.
                        if indicator.isAnimating { indicator.startAnimating() }
                        return indicator
                    }
                } else if control is UISwitch {
                    self.accessory = .view { _ in control }
                } else {
                    self.control = { _ in control }
                }
            }
            //: prototypes

            /// The views of a prototype’s own: each cell has its own ones.
            init<Views: RowViews>(
                _ views: Views.Type,
                accessory: UITableViewCell.AccessoryType = .none,
                isSelectable: Bool = true,
                fill: @escaping (Views) -> Void = { _ in }
            ) {
                reuseIdentifier = String(describing: views)
                self.accessory = .type(accessory)
                self.isSelectable = isSelectable
                content = ViewsContent(fill: fill)
            }
            //: classes

            /// A cell of a class of the app’s, or one of an older style.
            init<Cell: UITableViewCell>(
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
            //: .

            /// One of several to choose from: a checkmark at the end or, where that is taken, at the start.
            consuming func chosen(_ isChosen: Bool) -> Self {
                self.isChosen = isChosen
                if case .type(.none) = accessory {
                    accessory = .type(isChosen ? .checkmark : .none)
                } else if isChosen || list?.image == nil {
                    list?.image = UIImage(systemName: "checkmark")
                    // The others keep the room, so that all texts begin at the same place.
                    if !isChosen { list?.imageProperties.tintColor = .clear }
                }
                return self
            }

            /// The accessibility attributes of the row.
            consuming func labelled(_ label: String?) -> Self {
                accessibilityLabel = label
                return self
            }

            //: fixedHeights
            /// Keeps the control beside the texts at all text sizes: a row of fixed height has no room for it below them.
            consuming func controlBesideText() -> Self {
                keepsControlBesideText = true
                return self
            }
            //: .

            //: enabling
            /// Whether the row and the controls in it react; UIKit dims the texts of one that does not.
            consuming func enabled(_ isEnabled: Bool) -> Self {
                self.isEnabled = isEnabled
                return self
            }
            //: .
            //: validation

            /// The message below the content, if any; its room is always there.
            consuming func message(_ message: String?) -> Self {
                self.message = .some(message)
                return self
            }
            //: .

            //: lateImages
            /// An image that comes later, in place of the one that the row has until then; its room is there from the start.
            consuming func lateImage(_ url: URL?, from images: LateImages) -> Self {
                let size = CGSize(width: 40, height: 40)
                if list?.image == nil { list?.image = UIImage() }
                if list?.imageProperties.maximumSize == .zero {
                    list?.imageProperties.maximumSize = size
                    list?.imageProperties.reservedLayoutSize = size
                }
                steps.append { images.show(url, in: $0) }
                return self
            }
            //: .

            /// Sets what only these rows have, on cells that show no others.
            consuming func cell(_ set: @escaping (UITableViewCell) -> Void) -> Self {
                steps.append(set)
                return self
            }
            //: stripes

            /// Colours behind the rows by turns, by their places.
            consuming func striped(even: UIColor?, odd: UIColor?) -> Self {
                stripes = (even, odd)
                return self
            }
        """#
}
