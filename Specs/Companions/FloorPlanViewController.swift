public import UIKit

/// A floor plan: an app's own view controller, which appears above a table.
public final class FloorPlanViewController: UIViewController {
    /// Whether the controller is a child of another one.
    public private(set) var isContained = false

    public override func viewDidLoad() {
        super.viewDidLoad()
        view.backgroundColor = .secondarySystemBackground
    }

    public override func didMove(toParent parent: UIViewController?) {
        super.didMove(toParent: parent)
        isContained = parent != nil
    }
}
