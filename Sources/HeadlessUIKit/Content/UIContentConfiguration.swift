public import Foundation

/// A value that describes content and makes the view that shows it.
public protocol UIContentConfiguration {
    @MainActor func makeContentView() -> any UIView & UIContentView
    func updated(for state: any UIConfigurationState) -> Self
}

/// A view that shows what a configuration describes.
@MainActor public protocol UIContentView: NSObjectProtocol {
    var configuration: any UIContentConfiguration { get set }
    func supports(_ configuration: any UIContentConfiguration) -> Bool
}

extension UIContentView {
    /// Without an own implementation a view supports configurations of the type that it has.
    public func supports(_ configuration: any UIContentConfiguration) -> Bool {
        type(of: configuration) == type(of: self.configuration)
    }
}

/// The place of a configured view: shows the right content view for the present configuration.
///
/// A view that supports the new configuration is kept and updated, as the documentation of `contentConfiguration` says.
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
