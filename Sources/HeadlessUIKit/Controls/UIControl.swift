public import Foundation

/// A view that runs actions in response to touches.
///
/// Actions are closures: `addAction(_:for:)`. HeadlessUIKit has no targets and selectors, because they need the
/// Objective-C runtime.
@MainActor open class UIControl: UIView {
    /// Whether the control is enabled.
    open var isEnabled = true
    /// Whether the control is selected.
    open var isSelected = false
    /// Whether the user touches the control.
    open var isHighlighted = false
    /// The horizontal position of content.
    open var contentHorizontalAlignment: ContentHorizontalAlignment = .center
    /// The vertical position of content.
    open var contentVerticalAlignment: ContentVerticalAlignment = .center
    /// Whether a tap opens the menu.
    open var showsMenuAsPrimaryAction = false
    /// Whether a long press opens the menu.
    open var isContextMenuInteractionEnabled = false
    /// The text that appears while the pointer is over the control.
    open var toolTip: String?
    private var handlers: [(action: UIAction, events: Event)] = []

    /// Creates a control with a frame in points.
    public override init(frame: CGRect) {
        super.init(frame: frame)
    }

    /// Creates a control with a frame in points and a primary action.
    public convenience init(frame: CGRect, primaryAction: UIAction?) {
        self.init(frame: frame)
        guard let primaryAction else { return }
        addAction(primaryAction, for: .primaryActionTriggered)
    }

    /// Creates a control of zero size; HeadlessUIKit doesn't read archives.
    public required init?(coder: NSCoder) {
        super.init(coder: coder)
    }

    /// The state of the control.
    open var state: State {
        var state: State = []
        if !isEnabled { state.insert(.disabled) }
        if isSelected { state.insert(.selected) }
        if isHighlighted { state.insert(.highlighted) }
        return state
    }

    /// Adds an action for events. It replaces an action with the same identifier for these events.
    open func addAction(_ action: UIAction, for controlEvents: Event) {
        removeAction(identifiedBy: action.identifier, for: controlEvents)
        handlers.append((action, controlEvents))
    }

    /// Removes an action for events.
    open func removeAction(_ action: UIAction, for controlEvents: Event) {
        removeAction(identifiedBy: action.identifier, for: controlEvents)
    }

    /// Removes the action with an identifier for events.
    open func removeAction(identifiedBy actionIdentifier: UIAction.Identifier, for controlEvents: Event) {
        handlers = handlers.compactMap { handler in
            guard handler.action.identifier == actionIdentifier else { return handler }
            let rest = handler.events.subtracting(controlEvents)
            return rest.isEmpty ? nil : (handler.action, rest)
        }
    }

    /// The events that have actions.
    open var allControlEvents: Event {
        handlers.reduce(into: []) { $0.formUnion($1.events) }
    }

    /// Runs an action with this control as its sender.
    open func sendAction(_ action: UIAction) {
        action.perform(from: self)
    }

    /// Runs the actions for events, in the order they were added.
    open func sendActions(for controlEvents: Event) {
        for handler in handlers where !handler.events.isDisjoint(with: controlEvents) {
            sendAction(handler.action)
        }
    }
}
