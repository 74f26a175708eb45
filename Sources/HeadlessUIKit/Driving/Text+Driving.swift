import Foundation

/// A person's typing. Not part of UIKit.
extension UITextField {
    /// Taps the field and types at its end, one character after the other; the delegate may refuse each.
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

    /// Pastes a text at the cursor, in place of what is selected; the delegate may refuse it.
    @discardableResult
    public func paste(_ string: String) -> Bool {
        HeadlessClock.touch {
            guard isEnabled, becomeFirstResponder() else { return false }
            replace(NSRange(selection), with: string)
            return true
        }
    }

    /// Puts the cursor before a number of characters, counted from the start.
    public func moveCursor(to count: Int) {
        let place = (text ?? "").prefix(count).utf16.count
        selection = place..<place
    }

    /// Composes a text at the cursor, as with the keys of a Japanese keyboard: it is marked until it is committed, and each
    /// call takes the place of what was marked before.
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

    /// Ends composing: what was marked stays as it is.
    public func commitComposition() {
        HeadlessClock.touch {
            guard marked != nil else { return }
            marked = nil
            sendActions(for: .editingChanged)
        }
    }

    /// Deletes backwards from the end.
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

    /// Taps the return key. The field ends editing where the delegate has nothing against it and actions wait for it.
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

    /// Puts a text in the place of a part, and the cursor behind it.
    private func setText(_ range: Range<Int>, to string: String) {
        guard let place = Range(NSRange(range), in: text ?? "") else { return }
        text = (text ?? "").replacingCharacters(in: place, with: string)
        let cursor = range.lowerBound + string.utf16.count
        selection = cursor..<cursor
    }
}

extension UITextView {
    /// Taps the view and types at its end.
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
    /// Taps the search bar and types a term in place of the old one.
    public func search(_ term: String) {
        HeadlessClock.touch {
            isActive = true
            searchBar.text = term
            searchResultsUpdater?.updateSearchResults(for: self)
        }
    }

    /// Taps a button below the search bar; the updater hears of scopes as of terms.
    ///
    /// - Returns: `false` where there is no such button.
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
