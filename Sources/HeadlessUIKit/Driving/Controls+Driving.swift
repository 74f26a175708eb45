public import Foundation

/// A person's touches of controls. Not part of UIKit. A disabled control does nothing and answers `false`.
extension UISwitch {
    /// Flips the switch and runs the actions for the new value.
    @discardableResult
    public func toggle() -> Bool {
        HeadlessClock.touch {
            guard isEnabled else { return false }
            setOn(!isOn, animated: true)
            sendActions(for: [.valueChanged, .primaryActionTriggered, .touchUpInside])
            return true
        }
    }
}

extension UISlider {
    /// Drags the thumb to a value; the actions run for the value that the slider allows.
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
    /// Taps the well and picks a colour in the system's picker; a well that takes only opaque ones drops the transparency.
    ///
    /// Where the colour is another one, the actions for `valueChanged` run, and no others: “When a person selects a new color
    /// in the color picker, the system generates the control event valueChanged” (`selectedColor` in Apple's documentation).
    /// By then the well has the new colour.
    ///
    /// - Returns: `false` where the well is disabled or has that colour already.
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
    /// Taps plus.
    @discardableResult
    public func increment() -> Bool {
        HeadlessClock.touch { step(by: stepValue) }
    }

    /// Taps minus.
    @discardableResult
    public func decrement() -> Bool {
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
    /// Taps a segment; one that is selected already reacts only where the control is momentary.
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
    /// Turns the wheels of a timer to a duration in seconds, of which they show whole minutes.
    ///
    /// They do not stay at 0:00 but go on to the shortest duration that they can show. The first turn runs no actions, nor
    /// does the one after they were at 0:00; see ``countDownDuration``.
    @discardableResult
    public func pick(duration: TimeInterval) -> Bool {
        HeadlessClock.touch {
            guard isEnabled, datePickerMode == .countDownTimer else { return false }
            let shortest = TimeInterval(minuteInterval * 60)
            let isLost = losesNextTurn
            countDownDuration = max(duration, shortest)
            // Before the actions: what they set counts.
            losesNextTurn = duration < shortest
            if !isLost { sendActions(for: [.valueChanged, .primaryActionTriggered]) }
            return true
        }
    }
}

extension UIPageControl {
    /// Taps beside the dots: the next page, or the one before.
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
    /// Turns a wheel to a row that it has.
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
    /// Taps a button whose menu appears, and chooses the first enabled action with a title.
    ///
    /// - Returns: `false` where the button does not react, shows no menu at a tap, or the menu has no such action.
    @discardableResult
    public func choose(_ title: String) -> Bool {
        guard showsMenuAsPrimaryAction, let menu, tap() else { return false }
        return menu.choose(title)
    }
}

extension UIMenu {
    /// Chooses the first enabled action with a title, in this menu or one below it. A menu that is shown goes.
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
