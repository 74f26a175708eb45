public import UIKit

/// The plan of a floor, a view controller of the app's own that stands above a table.
public final class FloorPlanViewController: UIViewController {
    /// Whether the controller has become a child of another one.
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
