import Foundation
import HeadlessUIKit
import Testing

@testable import GeneratedTables

/// Text fields, sections that come and go around them, and a list of choices.
@Suite("Networking")
@MainActor
struct NetworkingTests {
    private let controller = NetworkingViewController(input: .sample)
    private let screen: HeadlessScreen

    init() { screen = HeadlessScreen(inStack: controller) }

    @Test func typingWritesTheState() {
        let field = controller.hostAddressTextField
        _ = screen.table.cell(path(2, 3))
        field.type("10.0.2.9")
        #expect(controller.state.hostAddress == "10.0.2.9")
        #expect(field.isFirstResponder)
    }

    @Test func theReturnKeySkipsFieldsThatAreHiddenOrDisabled() {
        controller.guestNetworkTextField.type("10")
        controller.guestNetworkTextField.tapReturn()
        #expect(controller.guestNetworkIPv6TextField.isFirstResponder)
        controller.hostAddressTextField.isEnabled = false
        controller.guestNetworkIPv6TextField.tapReturn()
        #expect(controller.hostAddressIPv6TextField.isFirstResponder)
        // The section goes with the rows of the fields.
        controller.enabledSwitch.tap()
        controller.hostAddressIPv6TextField.becomeFirstResponder()
        controller.hostAddressIPv6TextField.tapReturn()
        #expect(!controller.hostAddressIPv6TextField.isFirstResponder)
        #expect(!controller.dhcpStartTextField.isFirstResponder)
    }

    @Test func theReturnKeyScrollsToAFieldOutOfSight() {
        let fields = [
            controller.guestNetworkTextField, controller.guestNetworkIPv6TextField, controller.hostAddressTextField,
            controller.hostAddressIPv6TextField, controller.dhcpStartTextField, controller.dhcpHostnameTextField,
            controller.dhcpDomainNameTextField, controller.dnsServerTextField, controller.dnsServerIPv6TextField,
            controller.dnsSearchDomainsTextField,
        ]
        screen.resize(to: CGSize(width: 320, height: 320))
        #expect(screen.table.indexPathsForVisibleRows?.contains(path(2, 11)) == false)
        fields[0].becomeFirstResponder()
        for (field, next) in zip(fields, fields.dropFirst()) {
            field.tapReturn()
            #expect(next.isFirstResponder && next.window != nil)
        }
        #expect(fields.last?.returnKeyType == .done)
        fields.last?.tapReturn()
        #expect(fields.last?.isFirstResponder == false)
    }

    @Test func theFieldFollowsTheState() {
        controller.state.dnsServer = "1.1.1.1"
        #expect(controller.dnsServerTextField.text == "1.1.1.1")
    }

    @Test func theFieldIsSetUpAsTheSpecSays() {
        #expect(controller.hostAddressTextField.placeholder == "10.0.2.2")
        #expect(controller.hostAddressTextField.keyboardType == .decimalPad)
        #expect(controller.hostAddressTextField.frame.width > 0)
        #expect(controller.dhcpHostnameTextField.keyboardType == .URL)
    }

    @Test func bothSectionsComeAndGo() {
        #expect(screen.table.numberOfSections == 3)
        controller.enabledSwitch.tap()
        #expect(screen.table.rowTexts == [["Enabled"]])
        controller.enabledSwitch.tap()
        #expect(screen.table.rowTexts.map(\.count) == [1, 3, 12])
    }

    @Test func aTypedTextOutlivesItsSection() {
        controller.guestNetworkTextField.type("fec0")
        controller.enabledSwitch.tap()
        controller.enabledSwitch.tap()
        #expect(controller.guestNetworkTextField.text == "fec0")
        #expect(screen.table.cell(path(2, 1)).map(controller.guestNetworkTextField.isDescendant) == true)
    }

    @Test func theChoiceIsKeptInTheState() {
        #expect(screen.table.cell(path(1, 0))?.inspection.shownAccessoryType == .checkmark)
        screen.table.tapRow(at: path(1, 2))
        #expect(controller.state.card == "virtio")
        #expect(screen.table.cell(path(1, 0))?.inspection.shownAccessoryType == UITableViewCell.AccessoryType.none)
        #expect(screen.table.cell(path(1, 2))?.inspection.shownAccessoryType == .checkmark)
    }

    @Test func newCardsComeInWhileTheSectionIsHidden() {
        controller.enabledSwitch.tap()
        controller.input.cards = [NetworkCard(id: "x", name: "X")]
        controller.enabledSwitch.tap()
        #expect(screen.table.rowTexts[1] == ["X"])
    }
}

/// A button and a slider as accessory views.
@Suite("Form")
@MainActor
struct StaticFormTests {
    private let controller = StaticFormViewController()
    private let app = FormApp()
    private let screen: HeadlessScreen

    init() {
        controller.actions = app
        screen = HeadlessScreen(inStack: controller)
    }

    @Test func theButtonCallsTheApp() {
        let button = screen.table.cell(path(1, 0))?.accessoryView as? UIButton
        #expect(button?.title(for: .normal) == "Say Hello")
        button?.tap()
        #expect(app.hellos == 1)
    }

    @Test func theSliderIsShownInTheDetail() {
        controller.levelSlider.slide(to: 2)
        #expect(screen.table.cell(path(1, 1)).map { ShownRow($0) }?.detail == "2.0")
    }
}

private final class FormApp: StaticFormActions {
    var hellos = 0

    func logHello() { hellos += 1 }
}

/// The guide's listing 6-2: one switch per cell, and the app is notified.
@Suite("Sound effects")
@MainActor
struct SoundEffectsTests {
    @Test func theAppIsNotifiedOnceAChange() {
        let controller = SoundEffectsViewController()
        let app = SoundApp()
        controller.actions = app
        let screen = HeadlessScreen(inStack: controller)
        let control = screen.table.cell(path(0, 0))?.accessoryView as? UISwitch
        control?.tap()
        #expect(app.changes == 1)
        #expect(controller.state.soundEffectsOn == false)
        controller.state.soundEffectsOn = true
        #expect(control?.isOn == true)
        #expect(app.changes == 1, "only changes by the user are reported")
    }
}

private final class SoundApp: SoundEffectsActions {
    var changes = 0

    func toggleSoundEffects() { changes += 1 }
}
