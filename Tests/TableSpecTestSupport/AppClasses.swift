package import TableSpecModel

/// The classes of the app's own that specs name.
package final class AppClasses: ModelVisitor {
    /// UIKit's class of each, by its name.
    private var superclasses: [String: String] = [:]
    /// The properties that specs set, with their types, by the name of the class.
    private var properties: [String: [String: String]] = [:]

    package init(of model: SpecModel) {
        for external in model.externals { superclasses[external.className.value] = "UIViewController" }
        for screen in model.screens { screen.visit(by: self) }
        for file in model.files {
            for prototype in file.prototypes {
                note(prototype.cell)
                prototype.cell.visit(by: self)
            }
        }
    }

    /// UIKit's classes that specs name as well as those of apps.
    private static let ofUIKit: Set<String> = [
        "UIActivityIndicatorView", "UICollectionView", "UINavigationController", "UIScrollView", "UISearchBar",
        "UISplitViewController", "UITabBar", "UITabBarController", "UITableView", "UIToolbar", "UIView",
        "UIViewController", "UIVisualEffectView",
    ]

    /// Swift that declares them.
    package var declarations: String {
        let own = superclasses.filter { !Self.ofUIKit.contains($0.key) }.sorted { $0.key < $1.key }
        return "import UIKit\n\n" + own.map { "class \($0.key): \($0.value) {\n\(members(of: $0.key))}\n" }.joined()
    }

    package func enter(_ part: ModelPart) -> Bool {
        switch part {
        case .row(let row): note(row.cell)
        case .prototype(let prototype): note(prototype.cell)
        case .contentView(let view):
            note(view.app?.className.value, Self.superclass(of: view))
            if let app = view.app { note(app) }
        case .control(let control):
            note(control.app?.className.value, Self.superclass(of: control.kind))
            if let app = control.app { note(app) }
        default: break
        }
        return true
    }

    private func note(_ name: String?, _ superclass: String) {
        if let name { superclasses[name] = superclass }
    }

    private func note(_ view: AppView) { note(view.assignments, in: view.className.value) }

    private func note(_ cell: Cell) {
        guard let name = cell.className.value else { return }
        note(name, "UITableViewCell")
        note(cell.assignments, in: name)
        for view in cell.content?.all ?? [] {
            guard let id = view.id else { continue }
            let (own, old) = (view.app?.className.value ?? Self.superclass(of: view), properties[name]?[id.value])
            // Cells of one class can have views of different classes for an outlet.
            properties[name, default: [:]][id.value] = old == nil || old == own ? own : "UIView"
        }
    }

    private func note(_ assignments: [OutletAssignment], in name: String) {
        for assignment in assignments where assignment.names.count == 1 {
            properties[name, default: [:]][assignment.property.value] = Self.type(of: assignment.value)
        }
    }

    private func members(of name: String) -> String {
        (properties[name] ?? [:]).sorted { $0.key < $1.key }.map { "    var `\($0.key)`: \($0.value)?\n" }.joined()
    }

    private static func type(of value: OutletAssignment.Value) -> String {
        switch value {
        case .text: "String"
        case .boolean: "Bool"
        case .number: "Double"
        case .color: "UIColor"
        case .image: "UIImage"
        }
    }

    private static func superclass(of view: ContentView) -> String {
        switch view.kind {
        case .label: "UILabel"
        case .image: "UIImageView"
        case .control(let control): superclass(of: control.kind)
        case .app, .stack, .zstack, .spacer, .invalid: "UIView"
        }
    }

    private static func superclass(of kind: Control.Kind) -> String {
        switch kind {
        case .switch: "UISwitch"
        case .slider: "UISlider"
        case .stepper: "UIStepper"
        case .segmentedControl: "UISegmentedControl"
        case .textField: "UITextField"
        case .button, .menu, .disclosure: "UIButton"
        case .datePicker: "UIDatePicker"
        case .colorWell: "UIColorWell"
        case .pageControl: "UIPageControl"
        case .progressView: "UIProgressView"
        case .activityIndicator: "UIActivityIndicatorView"
        case .textView: "UITextView"
        case .pickerView: "UIPickerView"
        case .view: "UIView"
        }
    }
}
