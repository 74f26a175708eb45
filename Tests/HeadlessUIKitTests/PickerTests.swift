import Foundation
import HeadlessUIKit
import Testing

/// Wheels, pages and timers: a user's touch notifies the delegate or runs actions; setting a value in code doesn't.
@MainActor struct PickerTests {
    @Test func aColorWellHasNoColorAtFirstAndTellsOfAChange() {
        let well = UIColorWell()
        var told: [UIColor?] = []
        well.addAction(UIAction { _ in told.append(well.selectedColor) }, for: .valueChanged)
        #expect(well.selectedColor == nil)
        well.selectedColor = .systemRed
        #expect(told.isEmpty)
        well.pick(.systemBlue)
        well.supportsAlpha = false
        well.pick(UIColor(red: 1, green: 0, blue: 0, alpha: 0.5))
        #expect(told == [.systemBlue, UIColor(red: 1, green: 0, blue: 0, alpha: 1)])
    }

    @Test func pickingTheColorThatIsShownTellsNothing() {
        let well = UIColorWell()
        well.selectedColor = .systemRed
        well.supportsAlpha = false
        var count = 0
        well.addAction(UIAction { _ in count += 1 }, for: .valueChanged)
        #expect(!well.pick(.systemRed))
        let red = UIColor(red: 1, green: 0, blue: 0, alpha: 1)
        #expect(well.pick(red) && !well.pick(UIColor(red: 1, green: 0, blue: 0, alpha: 0.5)))
        #expect(count == 1)
    }

    @Test func aColorWellSendsTheOneEventThatIsDocumented() {
        let well = UIColorWell()
        var events: [String] = []
        well.addAction(UIAction { _ in events.append("primary action") }, for: .primaryActionTriggered)
        well.addAction(UIAction { _ in events.append("value") }, for: .valueChanged)
        well.pick(.systemBlue)
        #expect(events == ["value"])
    }

    @Test func aUserWaitsForRestBeforePickingAColor() {
        let well = UIColorWell()
        var isOver = false
        UIView.animate(withDuration: 2, animations: {}, completion: { isOver = $0 })
        well.pick(.systemBlue)
        #expect(isOver)
    }

    private final class Sizes: NSObject, UIPickerViewDataSource, UIPickerViewDelegate {
        var titles = ["Small", "Medium", "Large"]
        var chosen: [Int] = []

        func numberOfComponents(in pickerView: UIPickerView) -> Int { 1 }
        func pickerView(_ pickerView: UIPickerView, numberOfRowsInComponent component: Int) -> Int { titles.count }
        func pickerView(_ pickerView: UIPickerView, titleForRow row: Int, forComponent component: Int) -> String? {
            titles[row]
        }
        func pickerView(_ pickerView: UIPickerView, didSelectRow row: Int, inComponent component: Int) {
            chosen.append(row)
        }
    }

    @Test func wheels() {
        let picker = UIPickerView()
        let sizes = Sizes()
        #expect(picker.numberOfComponents == 0 && picker.selectedRow(inComponent: 0) == -1)
        picker.dataSource = sizes
        picker.delegate = sizes
        picker.selectRow(1, inComponent: 0, animated: false)
        #expect(picker.selectedRow(inComponent: 0) == 1 && sizes.chosen.isEmpty)
        #expect(picker.turn(to: 2) && sizes.chosen == [2])
        #expect(!picker.turn(to: 3) && sizes.chosen == [2])
        sizes.titles.removeLast()
        picker.reloadAllComponents()
        #expect(picker.selectedRow(inComponent: 0) == 1)
    }

    @Test func pages() {
        let control = UIPageControl()
        var count = 0
        control.addAction(UIAction { _ in count += 1 }, for: .valueChanged)
        control.currentPage = 2
        #expect(control.currentPage == 0)
        control.numberOfPages = 3
        control.currentPage = 9
        #expect(control.currentPage == 2 && count == 0)
        #expect(control.turn(to: 0) && count == 1)
        #expect(!control.turn(to: 3) && control.currentPage == 0)
        control.currentPage = 2
        control.numberOfPages = 1
        #expect(control.currentPage == 0)
    }

    @Test func timers() {
        let picker = UIDatePicker()
        #expect(!picker.pick(duration: 300))
        picker.datePickerMode = .countDownTimer
        #expect(picker.countDownDuration == 0)
        #expect(picker.pick(duration: 300) && picker.countDownDuration == 300)
    }

    /// `UIDatePicker.h`: “limit is 23:59 (86,399 seconds). value being set is div 60 (drops remaining seconds)”.
    @Test func aTimerShowsWholeMinutesUpToTheEndOfADay() {
        let picker = UIDatePicker()
        picker.datePickerMode = .countDownTimer
        picker.countDownDuration = 119.5
        #expect(picker.countDownDuration == 60)
        picker.countDownDuration = 86_399
        #expect(picker.countDownDuration == 86_340)
        picker.countDownDuration = 100_000
        #expect(picker.countDownDuration == 86_340)
        picker.countDownDuration = -1
        #expect(picker.countDownDuration == 0)
    }

    /// xmartlabs/Eureka#1288: the wheels do not stay at 0:00, and their next turn is lost.
    @Test func afterTheWheelsWereAtZeroTheirNextTurnIsLost() {
        func turns(settingAgain: Bool) -> [TimeInterval] {
            var told: [TimeInterval] = []
            let picker = UIDatePicker()
            picker.datePickerMode = .countDownTimer
            let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 390, height: 440))
            window.addSubview(picker)
            picker.countDownDuration = 120
            picker.addAction(
                UIAction { _ in
                    told.append(picker.countDownDuration)
                    if settingAgain { picker.countDownDuration = picker.countDownDuration }
                },
                for: .valueChanged
            )
            for duration in [0, 3_660, 300] { picker.pick(duration: TimeInterval(duration)) }
            return told
        }
        #expect(turns(settingAgain: false) == [60, 300])
        #expect(turns(settingAgain: true) == [60, 3_660, 300])
    }

    @Test func theShortestDurationIsThatOfTheMinutesWheel() {
        let picker = UIDatePicker()
        picker.datePickerMode = .countDownTimer
        picker.minuteInterval = 15
        picker.pick(duration: 0)
        #expect(picker.countDownDuration == 900)
    }

    /// openradar 16048059: since iOS 7 the first turn of a timer's wheels sends no event.
    @Test func theFirstTurnOfATimerIsLostUnlessItsDurationIsSetWhileItIsShown() {
        func turns(settingAgain: Bool) -> [TimeInterval] {
            var told: [TimeInterval] = []
            let picker = UIDatePicker()
            picker.datePickerMode = .countDownTimer
            picker.countDownDuration = 120
            picker.addAction(UIAction { _ in told.append(picker.countDownDuration) }, for: .valueChanged)
            let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 390, height: 440))
            window.addSubview(picker)
            if settingAgain { picker.countDownDuration = 120 }
            picker.pick(duration: 300)
            picker.pick(duration: 600)
            return told
        }
        #expect(turns(settingAgain: false) == [600])
        #expect(turns(settingAgain: true) == [300, 600])
    }

    @Test func textsThatDoNotScroll() {
        let view = UITextView()
        #expect(view.intrinsicContentSize.height == UIView.noIntrinsicMetric)
        view.isScrollEnabled = false
        let empty = view.intrinsicContentSize.height
        view.text = "One\nTwo"
        #expect(view.intrinsicContentSize.height > empty)
    }
}
