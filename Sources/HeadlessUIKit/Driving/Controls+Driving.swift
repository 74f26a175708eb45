public import Foundation

/// Touches of controls. Not part of UIKit. A disabled control does nothing, and the method returns `false`.
extension UISwitch {
    /// Taps the switch, which toggles it, and runs the actions for the new value.
    ///
    /// - Returns: `false` if the switch is disabled.
    @discardableResult
    public func tap() -> Bool {
        HeadlessClock.touch {
            guard isEnabled else { return false }
            setOn(!isOn, animated: true)
            sendActions(for: [.valueChanged, .primaryActionTriggered, .touchUpInside])
            return true
        }
    }
}

extension UISlider {
    /// Drags the thumb to a value, and runs the actions for the value that the slider allows.
    ///
    /// - Returns: `false` if the slider is disabled.
    @discardableResult
    public func slide(to newValue: Float) -> Bool {
        HeadlessClock.touch {
            guard isEnabled else { return false }
            sendActions(for: .touchDown)
            setValue(newValue, animated: false)
            sendActions(for: [.valueChanged, .primaryActionTriggered])
            sendActions(for: .touchUpInside)
            return true
        }
    }
}

extension UIColorWell {
    /// Taps the well and picks a color. A well that supports only opaque colors drops the transparency.
    ///
    /// If the color changes, the actions for `valueChanged` run, and no others: “When a person selects a new color in
    /// the color picker, the system generates the control event valueChanged” (`selectedColor` in Apple's
    /// documentation). The well has the new color when the actions run.
    ///
    /// - Returns: `false` if the well is disabled or already has the color.
    @discardableResult
    public func pick(_ color: UIColor) -> Bool {
        HeadlessClock.touch {
            let isOpaque = color.components(in: .standard).alpha == 1
            let picked = supportsAlpha || isOpaque ? color : color.withAlphaComponent(1)
            guard isEnabled, picked != selectedColor else { return false }
            selectedColor = picked
            sendActions(for: .valueChanged)
            return true
        }
    }
}

extension UIStepper {
    /// Taps the plus button.
    ///
    /// - Returns: `false` if the stepper is disabled or its value doesn't change.
    @discardableResult
    public func tapPlus() -> Bool {
        HeadlessClock.touch { step(by: stepValue) }
    }

    /// Taps the minus button.
    ///
    /// - Returns: `false` if the stepper is disabled or its value doesn't change.
    @discardableResult
    public func tapMinus() -> Bool {
        HeadlessClock.touch { step(by: -stepValue) }
    }

    private func step(by difference: Double) -> Bool {
        guard isEnabled else { return false }
        var next = value + difference
        if wraps, next > maximumValue { next = minimumValue }
        if wraps, next < minimumValue { next = maximumValue }
        let old = value
        value = next
        guard value != old else { return false }
        sendActions(for: [.valueChanged, .primaryActionTriggered])
        return true
    }
}

extension UISegmentedControl {
    /// Taps a segment. The selected segment reacts only if the control is momentary.
    ///
    /// - Returns: `false` if the control or the segment is disabled, doesn't exist or doesn't react.
    @discardableResult
    public func tapSegment(at index: Int) -> Bool {
        HeadlessClock.touch {
            guard isEnabled, (0..<numberOfSegments).contains(index), isEnabledForSegment(at: index),
                isMomentary || index != selectedSegmentIndex
            else { return false }
            selectedSegmentIndex = index
            if let action = actionForSegment(at: index) { sendAction(action) }
            sendActions(for: [.valueChanged, .primaryActionTriggered])
            if isMomentary { selectedSegmentIndex = UISegmentedControl.noSegment }
            return true
        }
    }
}

extension UIDatePicker {
    /// Picks a date within the limits.
    ///
    /// - Returns: `false` if the picker is disabled.
    @discardableResult
    public func pick(_ date: Date) -> Bool {
        HeadlessClock.touch {
            guard isEnabled else { return false }
            setDate(date, animated: true)
            sendActions(for: [.valueChanged, .primaryActionTriggered])
            return true
        }
    }
}

extension UIDatePicker {
    /// Turns the wheels of a timer to a duration in seconds. The wheels show whole minutes.
    ///
    /// The wheels don't stay at 0:00 but move to the shortest duration that they can show. The first turn runs no
    /// actions, and neither does the turn after 0:00; see ``countDownDuration``.
    ///
    /// - Returns: `false` if the picker is disabled or isn't a timer.
    @discardableResult
    public func pick(duration: TimeInterval) -> Bool {
        HeadlessClock.touch {
            guard isEnabled, datePickerMode == .countDownTimer else { return false }
            let shortest = TimeInterval(minuteInterval * 60)
            let isLost = losesNextTurn
            countDownDuration = max(duration, shortest)
            // The values are set before the actions run, so values that the actions set take precedence.
            losesNextTurn = duration < shortest
            if !isLost { sendActions(for: [.valueChanged, .primaryActionTriggered]) }
            return true
        }
    }
}

extension UIPageControl {
    /// Taps next to the dots until the control shows a page.
    ///
    /// - Returns: `false` if the control is disabled, has no such page or already shows it.
    @discardableResult
    public func turn(to page: Int) -> Bool {
        HeadlessClock.touch {
            guard isEnabled, (0..<numberOfPages).contains(page), page != currentPage else { return false }
            currentPage = page
            sendActions(for: [.valueChanged, .primaryActionTriggered])
            return true
        }
    }
}

extension UIPickerView {
    /// Turns a wheel to a row.
    ///
    /// - Returns: `false` if the picker doesn't receive touches or has no such row.
    @discardableResult
    public func turn(to row: Int, inComponent component: Int = 0) -> Bool {
        HeadlessClock.touch {
            guard isUserInteractionEnabled, (0..<numberOfRows(inComponent: component)).contains(row) else {
                return false
            }
            selectRow(row, inComponent: component, animated: true)
            delegate?.pickerView(self, didSelectRow: row, inComponent: component)
            return true
        }
    }
}

extension UIButton {
    /// Taps the button.
    ///
    /// - Returns: `false` if the button is disabled.
    @discardableResult
    public func tap() -> Bool {
        HeadlessClock.touch {
            guard isEnabled else { return false }
            if showsMenuAsPrimaryAction, let menu {
                sendActions(for: .menuActionTriggered)
                if isPopUp { menu.willPerform = { [weak menu] in menu?.select($0) } }
                return true
            }
            sendActions(for: .touchDown)
            sendActions(for: [.touchUpInside, .primaryActionTriggered])
            return true
        }
    }
}

extension UIButton {
    /// Taps a button that shows a menu, and chooses the first enabled action with a title.
    ///
    /// - Returns: `false` if the button is disabled, a tap doesn't show a menu, or the menu has no such action.
    @discardableResult
    public func choose(_ title: String) -> Bool {
        guard showsMenuAsPrimaryAction, let menu, tap() else { return false }
        return menu.choose(title)
    }
}

extension UIMenu {
    /// Chooses the first enabled action with a title, in this menu or its submenus. A visible menu closes.
    ///
    /// - Returns: `false` if there's no such action.
    @discardableResult
    public func choose(_ title: String) -> Bool {
        HeadlessClock.touch {
            guard let action = action(titled: title) else { return false }
            willPerform?(action)
            action.perform(from: self)
            return true
        }
    }

    /// Moves the checkmark to an action, as the menu of a pop-up button does by itself.
    fileprivate func select(_ chosen: UIAction) {
        for action in actions { action.state = action === chosen ? .on : .off }
    }

    private func action(titled title: String) -> UIAction? {
        for child in children {
            if let action = child as? UIAction, action.title == title,
                action.attributes.isDisjoint(with: [.disabled, .hidden])
            {
                return action
            }
            if let action = (child as? UIMenu)?.action(titled: title) { return action }
        }
        return nil
    }
}
