import Foundation

extension UITableViewCell {
    func makeConfigurationState() -> UICellConfigurationState {
        var state = UICellConfigurationState(traitCollection: traitCollection)
        state.isSelected = selected
        state.isHighlighted = highlighted
        state.isEditing = editing
        state.isSwiped = swiped
        state.isReordering = reordering
        state.isDisabled = !isUserInteractionEnabled
        return state
    }

    /// Updates the configurations before the first display, as UIKit does.
    func prepareForDisplay() {
        setNeedsUpdateConfiguration()
    }

    func change(_ flag: ReferenceWritableKeyPath<UITableViewCell, Bool>, to value: Bool) {
        guard self[keyPath: flag] != value else { return }
        self[keyPath: flag] = value
        setNeedsUpdateConfiguration()
    }

    func stateMask(confirming: Bool) -> StateMask {
        var mask: StateMask = []
        if editing { mask.insert(.showingEditControl) }
        if confirming { mask.insert(.showingDeleteConfirmation) }
        return mask
    }

    /// Notifies subclasses that controls appeared or disappeared.
    func transition(from before: StateMask) {
        let now = stateMask(confirming: showingDeleteConfirmation)
        guard now != before else { return }
        willTransition(to: now)
        didTransition(to: now)
    }
}
