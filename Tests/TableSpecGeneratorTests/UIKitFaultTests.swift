import Testing

@testable import TableSpecGenerator

/// Faults that only show in an app: beside its own classes, on an iPad, in a view within another.
@Suite("Calls that UIKit requires")
struct UIKitFaultTests {
    @Test("no common name of apps' view controllers is used: a property of an extension can't be redeclared")
    func propertiesOfViewControllers() {
        let support = SwiftGenerator.completeSupport()
        for name in ["presenter", "viewModel", "coordinator", "router", "interactor", "output", "delegate"] {
            #expect(!support.contains(" var \(name): UIViewController"), "\(name)")
        }
        #expect(support.contains("static func presenter(of screen: UIViewController)"))
    }

    @Test func aTableInAnotherViewIsLaidOutBeforeItsHeaderIsMeasured() {
        let generated = composite(views: "views: { above: [{ label: Wine }] }")
        expect(
            generated,
            has: """
                super.viewDidLayoutSubviews()
                tableView.superview?.layoutIfNeeded()
                headerFitting.fit(in: tableView)
                """
        )
    }

    private func composite(views: String) -> Generated {
        Generated(
            (
                path: "Wines.yaml",
                text: """
                screen: Wines
                \(views)
                table:
                  headerView: { text: All of them }
                  sections: [{ rows: [Red] }]
                """
            )
        )
    }

    @Test func aPickerIsCalledAsTheRowThatShowsIt() {
        let generated = Generated(
            (
                path: "Wines.yaml",
                text: """
                screen: Wines
                state: { opened: Date, shows: Bool, other: Bool }
                table:
                  sections:
                    - rows:
                        - { text: Opened, toggle: $(shows) }
                        - { id: picker, visible: $(shows), content: { datePicker: $(opened) } }
                        - { id: others, visible: $(other), content: { datePicker: $(opened) } }
                """
            )
        )
        expect(
            generated,
            has: """
                lazy var pickerOpenedDatePicker = TableSpec.with(UIDatePicker()) {
                    $0.preferredDatePickerStyle = .compact
                    $0.accessibilityLabel = "Opened"
                    TableSpec.bind($0, to: \\.opened, of: self)
                }
                """
        )
        expect(
            generated,
            has: """
                lazy var othersOpenedDatePicker = TableSpec.with(UIDatePicker()) {
                    $0.preferredDatePickerStyle = .compact
                    TableSpec.bind($0, to: \\.opened, of: self)
                }
                """
        )
    }

    @Test func aPopoverOfARowThatHasGoneHasASource() {
        let generated = Generated(
            (
                path: "Wines.yaml",
                text: """
                screen: Wines
                external: { Info: Info }
                table:
                  sections: [{ rows: [{ text: Red, segue: { to: Info, kind: presentModally, modalPresentationStyle: popover } }] }]
                """
            )
        )
        expect(generated, has: "popoverPresentationController?.sourceView = popoverSource ?? view")
    }
}
