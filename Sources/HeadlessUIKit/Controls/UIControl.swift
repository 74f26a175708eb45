public import Foundation

/// A view that reacts to touches by running actions.
///
/// Actions are closures (`addAction(_:for:)`). Target and selector need the Objective-C runtime and are absent.
@MainActor open class UIControl: UIView {
    open var isEnabled = true
    open var isSelected = false
    open var isHighlighted = false
    open var contentHorizontalAlignment: ContentHorizontalAlignment = .center
    open var contentVerticalAlignment: ContentVerticalAlignment = .center
    open var showsMenuAsPrimaryAction = false
    open var isContextMenuInteractionEnabled = false
    open var toolTip: String?
    private var handlers: [(action: UIAction, events: Event)] = []

    public override init(frame: CGRect) {
        super.init(frame: frame)
    }

    public convenience init(frame: CGRect, primaryAction: UIAction?) {
        self.init(frame: frame)
        guard let primaryAction else { return }
        addAction(primaryAction, for: .primaryActionTriggered)
    }

    public required init?(coder: NSCoder) {
        super.init(coder: coder)
    }

    open var state: State {
        var state: State = []
        if !isEnabled { state.insert(.disabled) }
        if isSelected { state.insert(.selected) }
        if isHighlighted { state.insert(.highlighted) }
        return state
    }

    /// Runs the action when one of the events happens. An action with the same identifier is replaced for these events.
    open func addAction(_ action: UIAction, for controlEvents: Event) {
        removeAction(identifiedBy: action.identifier, for: controlEvents)
        handlers.append((action, controlEvents))
    }

    /// Forgets the action for the events.
    open func removeAction(_ action: UIAction, for controlEvents: Event) {
        removeAction(identifiedBy: action.identifier, for: controlEvents)
    }

    /// Forgets the action of the name for the events.
    open func removeAction(identifiedBy actionIdentifier: UIAction.Identifier, for controlEvents: Event) {
        handlers = handlers.compactMap { handler in
            guard handler.action.identifier == actionIdentifier else { return handler }
            let rest = handler.events.subtracting(controlEvents)
            return rest.isEmpty ? nil : (handler.action, rest)
        }
    }

    /// All events that some action waits for.
    open var allControlEvents: Event {
        handlers.reduce(into: []) { $0.formUnion($1.events) }
    }

    /// Runs the closure of the action with this control as the sender.
    open func sendAction(_ action: UIAction) {
        action.perform(from: self)
    }

    /// Runs the actions that wait for one of the events, in the order they were added.
    open func sendActions(for controlEvents: Event) {
        for handler in handlers where !handler.events.isDisjoint(with: controlEvents) {
            sendAction(handler.action)
        }
    }
}
