extension SupportFile {
    /// The accessories at the end of a row, and how a cell gets them.
    static let rowEnds = #"""
            //: ends

            /// Shows an accessory view that the screen owns.
            consuming func keptAccessory(_ view: UIView, in queue: String) -> Self {
                (accessory, reuseIdentifier) = (.view { _ in view }, queue)
                return self
            }

            /// Shows an accessory view that the screen owns, in editing mode.
            consuming func keptEditingAccessory(_ view: UIView, in queue: String) -> Self {
                (editingAccessory, reuseIdentifier) = (.view { _ in view }, queue)
                return self
            }

            /// Sets the accessory type in editing mode.
            consuming func editingAccessory(_ type: UITableViewCell.AccessoryType) -> Self {
                editingAccessory = .type(type)
                return self
            }

            /// Shows an accessory view that each cell creates for itself.
            consuming func accessory<View: UIView>(
                _ view: @autoclosure @escaping () -> View,
                in queue: String,
                fill: @escaping (View) -> Void = { _ in }
            ) -> Self {
                (accessory, reuseIdentifier) = (.view(Self.own(view, fill)), queue)
                return self
            }

            /// Shows an accessory view that each cell creates for itself, in editing mode.
            consuming func editingAccessory<View: UIView>(
                _ view: @autoclosure @escaping () -> View,
                in queue: String,
                fill: @escaping (View) -> Void = { _ in }
            ) -> Self {
                (editingAccessory, reuseIdentifier) = (.view(Self.own(view, fill)), queue)
                return self
            }
            //: ownControls

            /// Shows a control beside or below the texts that each cell creates for itself.
            consuming func control<View: UIView>(
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
            //: ends, ownControls

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
            //: .

            func apply(to cell: UITableViewCell) {
                cell.accessibilityLabel = accessibilityLabel
                cell.accessibilityTraits = traits(over: cell.accessibilityTraits)
                cell.selectionStyle = isSelectable ? .default : .none
                //: enabling
                cell.isUserInteractionEnabled = isEnabled
                //: .
                //: controls, validation
                if var content {
                    //: controls
                    if let control, let list {
                        let old = (cell.contentConfiguration as? ControlContent)?.control
                        //: controls+!fixedHeights
                        content = ControlContent(list: list, control: control(old))
                        //: controls+fixedHeights
                        content = ControlContent(
                            list: list,
                            control: control(old),
                            keepsControlBesideText: keepsControlBesideText
                        )
                        //: controls
                    }
                    //: validation
                    if let message { content = MessageContent(content: content, message: message) }
                    //: controls, validation
                    cell.contentConfiguration = content
                }
                //: !controls+!validation
                if let content { cell.contentConfiguration = content }
                //: .
                cell.accessoryType = accessory.type
                accessory.showView(in: cell, instead: cell.accessoryView) { cell.accessoryView = $0 }
                //: ends
                cell.editingAccessoryType = editingAccessory.type
                editingAccessory.showView(in: cell, instead: cell.editingAccessoryView) { cell.editingAccessoryView = $0 }
                //: .
                for step in steps { step(cell) }
            }

            private func traits(over others: UIAccessibilityTraits) -> UIAccessibilityTraits {
                //: enabling
                let own: UIAccessibilityTraits = [isChosen ? .selected : [], isEnabled ? [] : .notEnabled]
                return others.subtracting([.selected, .notEnabled]).union(own)
                //: !enabling
                others.subtracting(.selected).union(isChosen ? .selected : [])
                //: .
            }
        }
        """#
}
