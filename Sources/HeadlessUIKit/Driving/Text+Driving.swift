import Foundation

/// Typing. Not part of UIKit.
extension UITextField {
    /// Taps the field and types at its end, one character at a time. The delegate can refuse each character.
    ///
    /// - Returns: `false` if the field can't become the first responder.
    @discardableResult
    public func type(_ string: String) -> Bool {
        HeadlessClock.touch {
            guard isEnabled, becomeFirstResponder() else { return false }
            for character in string {
                let end = (text ?? "").utf16.count
                replace(NSRange(location: end, length: 0), with: String(character))
            }
            return true
        }
    }

    /// Pastes a text at the cursor or over the selection. The delegate can refuse it.
    ///
    /// - Returns: `false` if the field can't become the first responder.
    @discardableResult
    public func paste(_ string: String) -> Bool {
        HeadlessClock.touch {
            guard isEnabled, becomeFirstResponder() else { return false }
            replace(NSRange(selection), with: string)
            return true
        }
    }

    /// Moves the cursor to a number of characters from the start.
    public func moveCursor(to count: Int) {
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

    /// Ends the composition and keeps the marked text.
    public func commitComposition() {
        HeadlessClock.touch {
            guard marked != nil else { return }
            marked = nil
            sendActions(for: .editingChanged)
        }
    }

    /// Deletes characters at the end.
    ///
    /// - Returns: `false` if the field can't become the first responder.
    @discardableResult
    public func deleteBackward(_ count: Int = 1) -> Bool {
        HeadlessClock.touch {
            guard isEnabled, becomeFirstResponder() else { return false }
            for _ in 0..<count {
                guard let last = text?.last else { break }
                let length = String(last).utf16.count
                replace(NSRange(location: (text ?? "").utf16.count - length, length: length), with: "")
            }
            return true
        }
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
    /// Taps the view and types at its end.
    ///
    /// - Returns: `false` if the view can't become the first responder or the delegate refuses the text.
    @discardableResult
    public func type(_ string: String) -> Bool {
        HeadlessClock.touch {
            guard becomeFirstResponder() else { return false }
            let range = NSRange(location: (text ?? "").utf16.count, length: 0)
            guard delegate?.textView(self, shouldChangeTextIn: range, replacementText: string) ?? true else {
                return false
            }
            text = (text ?? "") + string
            selectedRange = NSRange(location: text.utf16.count, length: 0)
            delegate?.textViewDidChange(self)
            delegate?.textViewDidChangeSelection(self)
            return true
        }
    }
}

extension UISearchController {
    /// Taps the search bar and replaces the search term.
    public func search(_ term: String) {
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
