import UIKit

/// A generated screen under test: how it begins, and what the app's code may change.
@MainActor
struct Subject {
    /// Makes the controller, with its app.
    typealias Start = () -> (controller: UIViewController, app: AnyObject?)

    let starts: [Start]
    let changes: [(UIViewController) -> Void]
    /// Whether the table asks which rows can be dragged.
    let showsGrips: Bool
}

/// A change of the state of a controller of one type.
@MainActor
func change<Controller>(_ body: @escaping (Controller) -> Void) -> (UIViewController) -> Void {
    { controller in
        if let controller = controller as? Controller { body(controller) }
    }
}

/// Writes that a method of the app was called.
@MainActor
func called(_ name: String) {
    calls.append("call \(name)")
}

@MainActor var calls: [String] = []

/// What UIKit would have thrown.
@MainActor var failures: [String] = []
