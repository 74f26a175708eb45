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

/// A container for a configured view, which shows the content view for the current configuration.
///
/// A view that supports the new configuration is kept and updated, as documented for `contentConfiguration`.
@MainActor struct ContentHost {
    private(set) var view: (any UIView & UIContentView)?

    mutating func show(_ configuration: (any UIContentConfiguration)?, in container: UIView) {
        guard let configuration else {
            view?.removeFromSuperview()
            view = nil
            return
        }
        if let view, view.supports(configuration) {
            view.configuration = configuration
            return
        }
        view?.removeFromSuperview()
        let fresh = configuration.makeContentView()
        fresh.frame = container.bounds
        fresh.autoresizingMask = [.flexibleWidth, .flexibleHeight]
        container.addSubview(fresh)
        view = fresh
    }
}
