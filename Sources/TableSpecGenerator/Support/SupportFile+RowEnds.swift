extension SupportFile {
    /// What stands at the end of a row, and how a cell gets all of it.
    static let rowEnds = #"""
            //: ends

            /// A view at the end of the row, which the screen keeps.
            func keptAccessory(_ view: UIView, in queue: String) -> Self { ending(.view { _ in view }, \.accessory, in: queue) }

            /// A view at the end of the row while it is edited, which the screen keeps.
            func keptEditingAccessory(_ view: UIView, in queue: String) -> Self {
                ending(.view { _ in view }, \.editingAccessory, in: queue)
            }

            /// What stands at the end of the row while it is edited.
            func editingAccessory(_ type: UITableViewCell.AccessoryType) -> Self {
                ending(.type(type), \.editingAccessory, in: reuseIdentifier)
            }

            /// A view at the end of the row, of which each cell has its own one.
            func accessory<View: UIView>(
                _ view: @autoclosure @escaping () -> View,
                in queue: String,
                fill: @escaping (View) -> Void = { _ in }
            ) -> Self { ending(.view(Self.own(view, fill)), \.accessory, in: queue) }

            /// A view at the end of the row while it is edited, of which each cell has its own one.
            func editingAccessory<View: UIView>(
                _ view: @autoclosure @escaping () -> View,
                in queue: String,
                fill: @escaping (View) -> Void = { _ in }
            ) -> Self { ending(.view(Self.own(view, fill)), \.editingAccessory, in: queue) }

            private func ending(_ accessory: Accessory, _ place: WritableKeyPath<Self, Accessory>, in queue: String) -> Self {
                var row = self
                row[keyPath: place] = accessory
                row.reuseIdentifier = queue
                return row
            }
            //: ownControls

            /// A control beside or below the texts, of which each cell has its own one.
            func control<View: UIView>(
                _ view: @autoclosure @escaping () -> View,
                in queue: String,
                fill: @escaping (View) -> Void = { _ in }
            ) -> Self {
                var row = self
                let text = list?.text
                row.control = Self.own(view) { control in
                    if let text { control.accessibilityLabel = text }
                    fill(control)
                }
                row.reuseIdentifier = queue
                return row
            }
            //: ends, ownControls

            /// The view that a cell has already, else a new one, filled for the row.
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
            //: .

            func apply(to cell: UITableViewCell) {
                cell.accessibilityLabel = accessibilityLabel
                if isChosen { cell.accessibilityTraits.insert(.selected) } else { cell.accessibilityTraits.remove(.selected) }
                cell.selectionStyle = isSelectable ? .default : .none
                //: enabling
                cell.isUserInteractionEnabled = isEnabled
                if isEnabled {
                    cell.accessibilityTraits.remove(.notEnabled)
                } else {
                    cell.accessibilityTraits.insert(.notEnabled)
                }
                //: .
                //: controls+!validation
                if let list, let control {
                    let old = (cell.contentConfiguration as? ControlContent)?.control
                    cell.contentConfiguration = ControlContent(list: list, control: control(old))
                } else if let list {
                    cell.contentConfiguration = list
                }
                //: controls+validation
                if let list, let control {
                    let old = (cell.contentConfiguration as? ControlContent)?.control
                    cell.contentConfiguration = withMessage(ControlContent(list: list, control: control(old)))
                } else if let list {
                    cell.contentConfiguration = withMessage(list)
                }
                //: !controls+validation
                if let list { cell.contentConfiguration = withMessage(list) }
                //: !controls+!validation
                if let list { cell.contentConfiguration = list }
                //: .
                set(accessory, \.accessoryType, \.accessoryView, of: cell)
                set(editingAccessory, \.editingAccessoryType, \.editingAccessoryView, of: cell)
                for step in steps { step(cell) }
            }

            //: validation
            /// The content with its message, where there is room for one.
            private func withMessage(_ content: any UIContentConfiguration) -> any UIContentConfiguration {
                message.map { MessageContent(content: content, message: $0) } ?? content
            }

            //: .
            private func set(
                _ accessory: Accessory,
                _ type: ReferenceWritableKeyPath<UITableViewCell, UITableViewCell.AccessoryType>,
                _ view: ReferenceWritableKeyPath<UITableViewCell, UIView?>,
                of cell: UITableViewCell
            ) {
                switch accessory {
                case .type(let wanted):
                    cell[keyPath: type] = wanted
                    cell[keyPath: view] = nil
                case .view(let wanted):
                    cell[keyPath: type] = .none
                    let new = wanted(cell[keyPath: view])
                    if cell[keyPath: view] === new, new.isDescendant(of: cell) { return }
                    // Another cell of this row may have it still, which is being animated out.
                    cell[keyPath: view] = nil
                    cell[keyPath: view] = new
                }
            }
        }
        """#
}
