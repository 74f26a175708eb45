import Testing

/// A storyboard of a real app, and what a user does with the screens generated from it.
struct MigrationWalk: CustomTestStringConvertible, Sendable {
    var path: String
    /// The number of screens in it.
    var screens: Int
    /// The app's actions and the user's steps.
    var program: String
    /// What is seen then, line by line.
    var seen: [String]

    var testDescription: String { path }

    static let all = [passwords, catalog, blocker]

    /// The settings of a password manager: a row that only the app can show, one that leads on, a field and a button.
    private static let passwords = MigrationWalk(
        path: "mssun__passforios/pass__Base.lproj__Main.storyboard",
        screens: 20,
        program: """
            final class App: SettingsActions, GitRepositorySettingsActions {
                func prepare(_ destination: GeneralSettingsViewController) {}
                func prepare(_ destination: GitRepositorySettingsViewController) { destination.actions = self }
                func prepare(_ destination: AdvancedSettingsViewController) {}
                func prepare(_ destination: AboutViewController) {}
                func prepare(_ destination: PGPKeyURLImportViewController) {}
                func prepare(_ destination: PGPKeyArmorImportViewController) {}
                func prepare(_ destination: PGPKeyFileImportViewController) {}
                func prepare(_ destination: SSHKeyURLImportViewController) {}
                func prepare(_ destination: SSHKeyArmorImportViewController) {}
                func prepare(_ destination: SSHKeyFileImportViewController) {}
                func pgpKey() { print("shows the key") }
                func passcode() {}
                func save() { print("clones") }
                func showDetailsOfGitURL() { print("explains the address") }
                func showDetailsOfSSHKey() {}
                func authPassword() {}
                func authSSHKey() {}
            }

            let app = App()
            let settings = SettingsViewController()
            settings.actions = app
            let screen = HeadlessScreen(UINavigationController(rootViewController: settings))
            screen.layOut()
            screen.tableView?.tapRow(at: IndexPath(row: 2, section: 0))
            screen.tableView?.tapRow(at: IndexPath(row: 1, section: 0))
            screen.layOut()
            if let server = screen.topViewController as? GitRepositorySettingsViewController {
                print(server.title ?? "", server.tableView.numberOfSections)
                server.usernameTextField.becomeFirstResponder()
                server.usernameTextField.type("ada")
                print(server.state.username)
                server.tableView.tapAccessory(at: IndexPath(row: 0, section: 0))
                server.navigationItem.rightBarButtonItem?.tap()
                server.showSSHKeyURLImport()
                print(screen.topViewController is SSHKeyURLImportViewController)
            }

            """,
        seen: ["shows the key", "Git Server 4", "ada", "explains the address", "clones", "true"]
    )

    /// A catalog of controls: its list leads to switches and steppers.
    private static let catalog = MigrationWalk(
        path: "FLEXTool__FLEX/Example__UICatalog__Base.lproj__Main_iPad.storyboard",
        screens: 13,
        program: """
            let list = AAPLMasterViewController()
            let screen = HeadlessScreen(UINavigationController(rootViewController: list))
            screen.layOut()
            print(list.tableView.numberOfRows(inSection: 0))
            list.tableView.tapRow(at: IndexPath(row: 12, section: 0))
            screen.layOut()
            if let switches = screen.topViewController as? AAPLSwitchViewController {
                switches.tintedSwitch.tap()
                print(switches.title ?? "", switches.state.defaultValue, switches.state.tinted)
            }
            list.dismiss(animated: false)
            list.tableView.tapRow(at: IndexPath(row: 11, section: 0))
            screen.layOut()
            if let steppers = screen.topViewController as? AAPLStepperViewController {
                steppers.tintedStepper.tapPlus()
                steppers.state.tintedStepper = "one"
                print(steppers.state.tinted, steppers.tintedStepperLabel.text ?? "")
            }

            """,
        seen: ["18", "Switches true false", "1 one"]
    )

    /// A row with a switch of a browser's settings, and texts that the app's code fills.
    private static let blocker = MigrationWalk(
        path: "duckduckgo__iOS/DuckDuckGo__ContentBlocker.storyboard",
        screens: 2,
        program: """
            final class App: ContentBlockerActions {
                func onBlockThisDomainToggled() { print("toggled") }
            }

            HeadlessFactory.register(ContentBlockerTutorialCell.self) {
                ContentBlockerTutorialCell(style: .default, reuseIdentifier: $0)
            }
            let app = App()
            let blocker = ContentBlockerViewController()
            blocker.actions = app
            let screen = HeadlessScreen(blocker)
            screen.layOut()
            print(blocker.tableView.numberOfRows(inSection: 0), blocker.httpsLabel.text ?? "")
            blocker.blockingOnThisDomainSwitch.tap()
            print(blocker.state.blockThisDomain)
            blocker.state.https = "Unsecure connection"
            print(blocker.httpsLabel.text ?? "")

            """,
        seen: ["5 Secure connection", "toggled", "false", "Unsecure connection"]
    )
}
