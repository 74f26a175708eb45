/// How an object was created and what it shows, for tests. UIKit keeps this private or provides it elsewhere.
///
/// ```swift
/// #expect(button.inspection.systemItem == .add)
/// ```
public struct Inspection<Base> {
    let base: Base
}

/// A type of UIKit that tests can inspect.
public protocol HeadlessInspectable {}

extension HeadlessInspectable {
    /// How the object was created and what it shows. Not part of UIKit.
    public var inspection: Inspection<Self> { Inspection(base: self) }
}

extension UIBarItem: HeadlessInspectable {}
extension UIButton.Configuration: HeadlessInspectable {}
extension UIColor: HeadlessInspectable {}
@available(iOS 17.0, *)
extension UIContentUnavailableConfiguration: HeadlessInspectable {}
extension UIFont: HeadlessInspectable {}
extension UIImage: HeadlessInspectable {}
extension UIImage.SymbolConfiguration: HeadlessInspectable {}
extension UIView: HeadlessInspectable {}
extension UIViewController: HeadlessInspectable {}
