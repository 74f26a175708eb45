public import Foundation

/// A value that describes content and creates the view that shows it.
public protocol UIContentConfiguration {
    /// Creates the view that shows the content.
    @MainActor func makeContentView() -> any UIView & UIContentView
    /// Returns the configuration adapted to a state.
    func updated(for state: any UIConfigurationState) -> Self
}

/// A view that shows the content that a configuration describes.
@MainActor public protocol UIContentView: NSObjectProtocol {
    /// The configuration that the view shows.
    var configuration: any UIContentConfiguration { get set }
    /// Returns whether the view can show a configuration.
    @available(iOS 16.0, *)
    func supports(_ configuration: any UIContentConfiguration) -> Bool
}

extension UIContentView {
    /// Returns whether the type of the configuration is the type that the view shows now.
    @available(iOS 16.0, *)
    public func supports(_ configuration: any UIContentConfiguration) -> Bool {
        type(of: configuration) == type(of: self.configuration)
    }
}

/// The view that a content configuration has created as the content view of a cell, a header or a footer.
@MainActor struct ContentHost {
    private(set) var view: (any UIView & UIContentView)?

    /// Returns the content view for a configuration.
    ///
    /// “Setting a content configuration replaces the existing `contentView` … with a new content view instance from the
    /// configuration, or directly applies the configuration to the existing content view if the configuration is
    /// compatible with the existing content view type.” Without one, the new content view is empty
    /// (https://developer.apple.com/documentation/uikit/uitableviewcell/contentconfiguration).
    mutating func contentView(for configuration: (any UIContentConfiguration)?, replacing old: UIView) -> UIView {
        if let view, let configuration, view.supports(configuration) {
            view.configuration = configuration
            return view
        }
        if view == nil, configuration == nil { return old }
        view = configuration?.makeContentView()
        let fresh = view ?? UIView()
        fresh.frame = old.frame
        fresh.directionalLayoutMargins = old.directionalLayoutMargins
        old.superview?.insertSubview(fresh, aboveSubview: old)
        old.removeFromSuperview()
        return fresh
    }
}
