import Foundation
import UIKit

/// Runs a script: `begin SUBJECT START` shows a screen, and every other line is an action on what is seen.
///
/// After each line comes what a user sees then, and an end marker.
@MainActor
final class Driver {
    let subjects: [@MainActor () -> Subject]
    private var subject: Subject?
    private var screen: HeadlessScreen?
    private var first: UIViewController?
    private var app: AnyObject?

    init(_ subjects: [@MainActor () -> Subject]) {
        self.subjects = subjects
    }

    func run(_ script: String) async {
        // Without the Objective-C runtime Swift needs factories for cells of custom classes.
        HeadlessFactory.register(TableSpec.Value2Cell.self) {
            TableSpec.Value2Cell(style: .value2, reuseIdentifier: $0)
        }
        HeadlessFactory.register(OutletCell.self) { OutletCell(style: .default, reuseIdentifier: $0) }
        HeadlessFactory.register(AppCell.self) { AppCell(style: .default, reuseIdentifier: $0) }
        // Only the first screen has an app.
        TableSpec.report = { _ in }
        HeadlessFailure.handler = { failure in
            if failure.severity != .log { failures.append("FAILURE \(failure)") }
        }
        for line in script.split(separator: "\n") {
            let words = line.split(separator: " ").map(String.init)
            calls = []
            failures = []
            let structure = words[0] == "change" && top === first ? screen?.tableView.map(StructureTrace.init) : nil
            perform(words[0], Array(words.dropFirst()))
            screen?.layOut()
            // What waits for the main actor comes first, as it does before the screen is drawn.
            await Task { @MainActor in }.value
            HeadlessClock.finishAnimations()
            screen?.layOut()
            let seen = screen.map { shown($0, grips: subject?.showsGrips == true) } ?? []
            let lines = failures + calls + (structure?.result ?? []) + seen
            print(lines.map { "\($0)\n" }.joined() + "=== \(line)")
            fflush(nil)
        }
    }

    private func perform(_ verb: String, _ words: [String]) {
        let numbers = words.compactMap(Int.init)
        switch verb {
        case "begin": begin(numbers[0], numbers[1])
        case "change", "changeTwice":
            guard let first else { return }
            for number in numbers { subject?.changes[number](first) }
        case "edit": top?.tapEdit()
        case "tapBarButton": tapBarButton(numbers[0])
        case "goBack": goBack()
        case "useView": if let top { use(views(of: top).filter(reacts), words) }
        case "search": top?.navigationItem.searchController?.type(words.first ?? "")
        case "chooseScope": top?.navigationItem.searchController?.chooseScope(at: numbers[0])
        case "pullToRefresh": screen?.tableView?.pullToRefresh()
        default: performOnRow(verb, IndexPath(row: numbers[1], section: numbers[0]), Array(words.dropFirst(2)))
        }
    }

    private var top: UIViewController? { screen?.topViewController }

    private func begin(_ number: Int, _ start: Int) {
        let subject = subjects[number]()
        let (controller, app) = subject.starts[start]()
        self.subject = subject
        self.app = app
        first = controller
        screen = HeadlessScreen(UINavigationController(rootViewController: controller))
    }

    private func tapBarButton(_ index: Int) {
        guard let item = top?.navigationItem else { return }
        let items = (item.leftBarButtonItems ?? []) + (item.rightBarButtonItems ?? []) + (top?.toolbarItems ?? [])
        if items.indices.contains(index) { items[index].tap() }
        (top as? UIAlertController)?.tapAction("Discard Changes")
    }

    private func goBack() {
        guard let top else { return }
        if top.navigationController?.tapBack() == true { return }
        top.presentingViewController?.dismiss(animated: true)
    }

    private func performOnRow(_ verb: String, _ path: IndexPath, _ words: [String]) {
        guard let table = screen?.tableView, table.dragContent(toRow: path) else { return }
        switch verb {
        case "tapRow": table.tapRow(at: path)
        case "tapAccessory":
            if table.cellForRow(at: path)?.isUserInteractionEnabled == true { table.tapAccessory(at: path) }
        case "swipeToDelete": table.swipeToDelete(at: path)
        case "tapSwipeAction":
            guard let titles = table.swipe(at: path) else { return }
            called("swiped \(titles)")
            if let index = Int(words[0]), titles.indices.contains(index) {
                table.tapSwipeAction(titles[index], at: path)
            } else {
                table.tapRow(at: path)
            }
        case "tapLeadingSwipeAction":
            let buttons = table.delegate?.tableView(table, leadingSwipeActionsConfigurationForRowAt: path)?.actions
            guard !table.isEditing, let titles = buttons?.map({ $0.title ?? "" }), !titles.isEmpty else { return }
            called("leading \(titles)")
            if let index = Int(words[0]), titles.indices.contains(index) {
                table.swipeFromLeading(at: path, tapping: titles[index])
            }
        case "tapMinus": if table.tapEditingControl(at: path) { table.tapDelete(at: path) }
        case "tapPlus": table.tapEditingControl(at: path)
        case "drag":
            let numbers = words.compactMap(Int.init)
            table.dragRow(from: path, to: IndexPath(row: numbers[1], section: numbers[0]))
        case "use":
            guard let cell = table.cellForRow(at: path), cell.isUserInteractionEnabled else { return }
            use(controls(of: cell), words)
        default: break
        }
    }

    /// Touches the control of a number.
    private func use(_ controls: [UIView], _ words: [String]) {
        guard let index = Int(words[0]), controls.indices.contains(index) else { return }
        let value = words.count > 2 ? words[2] : ""
        switch (words[1], controls[index]) {
        case ("toggle", let control as UISwitch): control.tap()
        case ("slide", let control as UISlider): control.slide(to: Float(value) ?? 0)
        case ("increment", let control as UIStepper): control.tapPlus()
        case ("decrement", let control as UIStepper): control.tapMinus()
        case ("tapSegment", let control as UISegmentedControl): control.tapSegment(at: Int(value) ?? 0)
        case ("type", let control as UITextField):
            control.type(value)
            // A number is written with separators when editing ends.
            control.resignFirstResponder()
        case ("type", let view as UITextView): view.type(value)
        case ("tap", let control as UIButton): control.tap()
        case ("pick", let control as UIDatePicker):
            if control.datePickerMode == .countDownTimer {
                control.pick(duration: Double(value) ?? 0)
            } else {
                control.pick(Date(timeIntervalSince1970: Double(value) ?? 0))
            }
        case ("pickColor", let control as UIColorWell):
            let colors: [UIColor] = [.systemRed, .systemGreen, .systemBlue]
            control.pick(colors[(Int(value) ?? 0) % colors.count])
        case ("turn", let control as UIPageControl): control.turn(to: Int(value) ?? 0)
        case ("turn", let view as UIPickerView): view.turn(to: Int(value) ?? 0)
        default: break
        }
    }
}
