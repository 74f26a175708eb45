import Foundation
import HeadlessUIKit
import Testing

/// Controls: a user's touch runs actions; setting a value in code doesn't.
@MainActor struct ControlTests {
    /// Counts the events that reach a control's actions.
    private final class Counter {
        var count = 0

        @MainActor init(_ control: UIControl, for event: UIControl.Event) {
            control.addAction(UIAction { [unowned self] _ in count += 1 }, for: event)
        }
    }

    @Test func switches() {
        let toggle = UISwitch()
        let counter = Counter(toggle, for: .valueChanged)
        toggle.isOn = true
        toggle.setOn(false, animated: true)
        #expect(counter.count == 0)
        #expect(toggle.tap() && toggle.isOn && counter.count == 1)
        toggle.isEnabled = false
        #expect(!toggle.tap() && toggle.isOn && counter.count == 1)
    }

    @Test func sliders() {
        let slider = UISlider()
        slider.maximumValue = 10
        let counter = Counter(slider, for: .valueChanged)
        slider.value = 5
        #expect(counter.count == 0)
        #expect(slider.slide(to: 99) && counter.count == 1)
        #expect(slider.value == 10)
        slider.maximumValue = 3
        #expect(slider.value == 3)
        slider.minimumValue = 7
        #expect(slider.maximumValue == 7 && slider.value == 7)
    }

    @Test func steppers() {
        let stepper = UIStepper()
        stepper.maximumValue = 2
        let counter = Counter(stepper, for: .valueChanged)
        #expect(stepper.tapPlus() && stepper.tapPlus() && !stepper.tapPlus())
        #expect(stepper.value == 2 && counter.count == 2)
        stepper.wraps = true
        #expect(stepper.tapPlus() && stepper.value == 0)
        #expect(stepper.tapMinus() && stepper.value == 2)
    }

    @Test func segments() {
        let control = UISegmentedControl(items: ["Day", "Week"])
        let counter = Counter(control, for: .valueChanged)
        #expect(control.numberOfSegments == 2 && control.selectedSegmentIndex == UISegmentedControl.noSegment)
        #expect(control.tapSegment(at: 1) && control.selectedSegmentIndex == 1 && counter.count == 1)
        #expect(!control.tapSegment(at: 1))
        control.setEnabled(false, forSegmentAt: 0)
        #expect(!control.tapSegment(at: 0))
        control.insertSegment(withTitle: "Hour", at: 0, animated: false)
        #expect(control.selectedSegmentIndex == 2 && control.titleForSegment(at: 0) == "Hour")
    }

    @Test func datesStayWithinTheirLimits() {
        let picker = UIDatePicker()
        picker.minimumDate = Date(timeIntervalSinceReferenceDate: 0)
        picker.maximumDate = Date(timeIntervalSinceReferenceDate: 100)
        let counter = Counter(picker, for: .valueChanged)
        #expect(picker.pick(Date(timeIntervalSinceReferenceDate: 1000)))
        #expect(picker.date == Date(timeIntervalSinceReferenceDate: 100) && counter.count == 1)
    }

    @Test func buttons() {
        var taps = 0
        let button = UIButton(configuration: .filled(), primaryAction: UIAction(title: "Go") { _ in taps += 1 })
        #expect(button.currentTitle == "Go")
        #expect(button.tap() && taps == 1)
        button.isEnabled = false
        #expect(!button.tap() && taps == 1)
    }

    @Test func anActionIsReplacedByItsIdentifierAndRemoved() {
        let control = UIControl()
        var log: [Int] = []
        let identifier = UIAction.Identifier("a")
        control.addAction(UIAction(identifier: identifier) { _ in log.append(1) }, for: .valueChanged)
        control.addAction(UIAction(identifier: identifier) { _ in log.append(2) }, for: [.valueChanged, .touchDown])
        control.sendActions(for: .valueChanged)
        #expect(log == [2])
        control.removeAction(identifiedBy: identifier, for: .valueChanged)
        control.sendActions(for: .valueChanged)
        control.sendActions(for: .touchDown)
        #expect(log == [2, 2])
    }

    @Test func theSenderIsKnownWhileAnActionRuns() {
        let toggle = UISwitch()
        var sender: UISwitch?
        let action = UIAction { sender = $0.sender as? UISwitch }
        toggle.addAction(action, for: .valueChanged)
        toggle.tap()
        #expect(sender === toggle)
        #expect(action.sender == nil)
    }

    @Test func barButtons() {
        var taps = 0
        let item = UIBarButtonItem(systemItem: .add, primaryAction: UIAction(title: "Ignored") { _ in taps += 1 })
        #expect(item.title == nil && item.inspection.systemItem == .add)
        #expect(item.tap() && taps == 1)
        item.isEnabled = false
        #expect(!item.tap() && taps == 1)
        #expect(!UIBarButtonItem(title: "Nothing").tap())
        #expect(UIBarButtonItem(primaryAction: UIAction(title: "Own") { _ in }).title == "Own")
    }
}
