/// A trait whose changes can be observed.
@available(iOS 17.0, *)
public protocol UITraitDefinition {}

/// A trait, as an element of a list of traits.
@available(iOS 17.0, *)
public typealias UITrait = any UITraitDefinition.Type

/// The text size that the user has chosen.
@available(iOS 17.0, *)
public struct UITraitPreferredContentSizeCategory: UITraitDefinition {}

/// The registration of a closure for changes of traits.
@available(iOS 17.0, *)
public protocol UITraitChangeRegistration {}

@available(iOS 17.0, *)
private struct TraitRegistration: UITraitChangeRegistration {}

/// A view whose traits can be observed. UIKit declares the methods in a protocol, with closures for any environment
/// (https://developer.apple.com/documentation/uikit/uitraitchangeobservable-67e94).
extension UIView {
    /// Calls a closure after traits have changed; HeadlessUIKit calls it for changes of other traits as well.
    @available(iOS 17.0, *)
    @discardableResult
    public func registerForTraitChanges<View: UIView>(
        _ traits: [UITrait],
        handler: @escaping (_ traitEnvironment: View, _ previousTraitCollection: UITraitCollection) -> Void
    ) -> any UITraitChangeRegistration {
        traitHandlers.append { view, previous in (view as? View).map { handler($0, previous) } }
        return TraitRegistration()
    }

    /// Reports changed traits to the view and all views in it.
    final func updateTraits() {
        noticeTraits()
        for subview in subviews { subview.updateTraits() }
    }

    /// Reports changed traits to the view.
    ///
    /// Views begin with the traits that UIKit predicts
    /// (https://developer.apple.com/videos/play/wwdc2019/214, “Implementing Dark Mode on iOS”).
    final func noticeTraits() {
        let (previous, traits) = (knownTraits, traitCollection)
        guard !traits.isEqual(previous) else { return }
        knownTraits = traits
        traitCollectionDidChange(previous)
        for handler in traitHandlers { handler(self, previous) }
    }
}
