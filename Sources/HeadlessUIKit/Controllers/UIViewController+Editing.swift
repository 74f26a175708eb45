import Foundation

extension UIViewController {
    func makeEditButton() -> UIBarButtonItem {
        if let storedEditButton { return storedEditButton }
        let action = UIAction { [weak self] _ in
            guard let self else { return }
            setEditing(!isEditing, animated: true)
        }
        let item = UIBarButtonItem(systemItem: .edit, primaryAction: action)
        storedEditButton = item
        updateEditButton()
        return item
    }

    func updateEditButton() {
        guard let storedEditButton else { return }
        storedEditButton.title = isEditing ? "Done" : "Edit"
        storedEditButton.style = isEditing ? .done : .plain
    }
}
