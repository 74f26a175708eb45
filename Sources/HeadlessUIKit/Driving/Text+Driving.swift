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
        guard allowed, let place = Range(range, in: text ?? "") else { return }
        text = (text ?? "").replacingCharacters(in: place, with: string)
        delegate?.textFieldDidChangeSelection(self)
        sendActions(for: .editingChanged)
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
