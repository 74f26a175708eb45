import Foundation

/// Typing. Not part of UIKit.
extension UITextField {
    /// Types at the cursor, one character at a time. If the field isn't being edited, a tap puts the cursor at the end
    /// first. The delegate can refuse each character.
    ///
    /// - Returns: `false` if the field can't become the first responder.
    @discardableResult
    public func type(_ string: String) -> Bool {
        HeadlessClock.touch {
            guard isEnabled, tap() else { return false }
            for character in string { replace(NSRange(marked ?? selection), with: String(character)) }
            return true
        }
    }

    /// Pastes a text at the cursor or over the selection. The delegate can refuse it.
    ///
    /// - Returns: `false` if the field can't become the first responder.
    @discardableResult
    public func tapPaste(_ string: String) -> Bool {
        HeadlessClock.touch {
            guard isEnabled, becomeFirstResponder() else { return false }
            replace(NSRange(selection), with: string)
            return true
        }
    }

    /// Drags the cursor to a number of characters from the start.
    public func dragCursor(to count: Int) {
        let place = (text ?? "").prefix(count).utf16.count
        selection = place..<place
    }

    /// Composes a text at the cursor, as a Japanese keyboard does. The text is marked until it's committed, and each
    /// call replaces the marked text.
    ///
    /// - Returns: `false` if the field can't become the first responder.
    @discardableResult
    public func compose(_ string: String) -> Bool {
        HeadlessClock.touch {
            guard isEnabled, becomeFirstResponder() else { return false }
            let place = marked ?? selection
            setText(place, to: string)
            marked = place.lowerBound..<place.lowerBound + string.utf16.count
            sendActions(for: .editingChanged)
            return true
        }
    }

    /// Chooses the composed text, which ends the composition.
    public func chooseComposition() {
        HeadlessClock.touch {
            guard marked != nil else { return }
            marked = nil
            sendActions(for: .editingChanged)
        }
    }

    /// Deletes the selection or the characters before the cursor. If the field isn't being edited, a tap puts the
    /// cursor at the end first.
    ///
    /// - Returns: `false` if the field can't become the first responder.
    @discardableResult
    public func tapDelete(_ count: Int = 1) -> Bool {
        HeadlessClock.touch {
            guard isEnabled, tap() else { return false }
            for _ in 0..<count {
                guard let range = rangeToDelete else { break }
                replace(range, with: "")
            }
            return true
        }
    }

    /// The selection, or the character before the cursor.
    private var rangeToDelete: NSRange? {
        guard selection.isEmpty, let text else { return NSRange(selection) }
        let before = Range(NSRange(location: 0, length: selection.lowerBound), in: text)
        return before.flatMap { text[$0].indices.last }.map { NSRange($0..<text.index(after: $0), in: text) }
    }

    /// A tap behind the text puts the cursor at the end; during editing the cursor stays where it is.
    private func tap() -> Bool {
        if !isFirstResponder { selectedTextRange = textRange(from: endOfDocument, to: endOfDocument) }
        return becomeFirstResponder()
    }

    /// Taps the clear button.
    ///
    /// - Returns: `false` if the field has no clear button, is disabled, or the delegate refuses.
    @discardableResult
    public func tapClear() -> Bool {
        HeadlessClock.touch {
            guard isEnabled, clearButtonMode != .never, delegate?.textFieldShouldClear(self) ?? true else {
                return false
            }
            text = ""
            sendActions(for: .editingChanged)
            return true
        }
    }

    /// Taps the return key. Editing ends if the delegate allows it and the field has actions for it.
    ///
    /// - Returns: `false` if the field isn't being edited or the return key is disabled.
    @discardableResult
    public func tapReturn() -> Bool {
        HeadlessClock.touch {
            guard isFirstResponder, !(enablesReturnKeyAutomatically && (text ?? "").isEmpty) else { return false }
            guard delegate?.textFieldShouldReturn(self) ?? true else { return true }
            let ends = !allControlEvents.isDisjoint(with: [.editingDidEndOnExit, .primaryActionTriggered])
            sendActions(for: [.editingDidEndOnExit, .primaryActionTriggered])
            if ends { resignFirstResponder() }
            return true
        }
    }

    private func replace(_ range: NSRange, with string: String) {
        let allowed = delegate?.textField(self, shouldChangeCharactersIn: range, replacementString: string) ?? true
        guard allowed, let place = Range(range) else { return }
        setText(place, to: string)
        delegate?.textFieldDidChangeSelection(self)
        sendActions(for: .editingChanged)
    }

    /// Replaces a range with a text, and moves the cursor to the end of the text.
    private func setText(_ range: Range<Int>, to string: String) {
        guard let place = Range(NSRange(range), in: text ?? "") else { return }
        text = (text ?? "").replacingCharacters(in: place, with: string)
        let cursor = range.lowerBound + string.utf16.count
        selection = cursor..<cursor
    }
}

extension UITextView {
    /// Types at the cursor. If the view isn't being edited, a tap puts the cursor at the end first.
    ///
    /// - Returns: `false` if the view can't become the first responder or the delegate refuses the text.
    @discardableResult
    public func type(_ string: String) -> Bool {
        HeadlessClock.touch {
            if !isFirstResponder { selectedRange = NSRange(location: (text ?? "").utf16.count, length: 0) }
            guard becomeFirstResponder() else { return false }
            let range = selectedRange
            guard delegate?.textView(self, shouldChangeTextIn: range, replacementText: string) ?? true,
                let place = Range(range, in: text ?? "")
            else { return false }
            text = (text ?? "").replacingCharacters(in: place, with: string)
            selectedRange = NSRange(location: range.location + string.utf16.count, length: 0)
            delegate?.textViewDidChange(self)
            delegate?.textViewDidChangeSelection(self)
            return true
        }
    }
}

extension UITextView {
    /// Taps the first link with a text.
    ///
    /// - Parameter isBefore17: Whether the system is iOS 15 or 16, which ask the delegate in another way.
    /// - Returns: `false` if there's no such link, or the view receives no touches there.
    @discardableResult
    public func tapLink(_ title: String, isBefore17: Bool = false) -> Bool {
        HeadlessClock.touch {
            guard !isEditable, isSelectable, let (url, range) = link(title), receivesTouches(in: range) else {
                return false
            }
            let standard = UIAction { _ in UIApplication.shared.open(url) }
            if isBefore17 {
                let opens = delegate?.textView(
                    self,
                    shouldInteractWith: url,
                    in: range,
                    interaction: .invokeDefaultAction
                )
                if opens ?? true { standard.perform(from: self) }
            } else if let delegate {
                let item = UITextItem(.link(url), range: range)
                delegate.textView(self, primaryActionFor: item, defaultAction: standard)?.perform(from: self)
            } else {
                standard.perform(from: self)
            }
            return true
        }
    }

    private func link(_ title: String) -> (url: URL, range: NSRange)? {
        let text = textStorage
        var found: (url: URL, range: NSRange)?
        text.enumerateAttribute(.link, in: NSRange(location: 0, length: text.length)) { value, range, stop in
            guard let url = value as? URL, text.attributedSubstring(from: range).string == title else { return }
            found = (url, range)
            stop.pointee = true
        }
        return found
    }

    /// Whether a touch in the middle of a part of the text reaches the view.
    private func receivesTouches(in range: NSRange) -> Bool {
        let isReachable = sequence(first: self, next: \UIView.superview).allSatisfy { view in
            !view.isHidden && view.alpha >= 0.01 && view.isUserInteractionEnabled
        }
        guard isReachable, let range = Range(range) else { return false }
        let rects = selectionRects(for: UITextRange(range)).map(\.rect)
        guard !rects.isEmpty else { return false }
        let middle = rects[rects.count / 2]
        return point(inside: CGPoint(x: middle.midX, y: middle.midY), with: nil)
    }
}

extension UISearchController {
    /// Taps the search bar and replaces the search term.
    public func type(_ term: String) {
        HeadlessClock.touch {
            isActive = true
            searchBar.text = term
            searchResultsUpdater?.updateSearchResults(for: self)
        }
    }

    /// Taps a scope button below the search bar. The updater is called as for a new term.
    ///
    /// - Returns: `false` if there's no such button.
    @discardableResult
    public func chooseScope(at index: Int) -> Bool {
        HeadlessClock.touch {
            guard searchBar.scopeButtonTitles?.indices.contains(index) == true else { return false }
            isActive = true
            searchBar.selectedScopeButtonIndex = index
            searchResultsUpdater?.updateSearchResults(for: self)
            return true
        }
    }
}
