public import UIKit

#if popUpButton && !values
#error("popUpButton needs values")
#endif

#if popUpOptions && !popUpButton
#error("popUpOptions needs popUpButton")
#endif

#if popUpLists && !popUpOptions
#error("popUpLists needs popUpOptions")
#endif

#if popUpButton
extension TableSpec {
    /// A pop-up button; its value is the selected title's index.
    public final class PopUpButton: UIButton, ValueControl {
        public var titles: [String] { didSet { if titles != oldValue { showChoices() } } }
        private var choice = 0
        private var change: () -> Void = {}
        #if popUpLists
        fileprivate var renewal: (PopUpButton) -> Void = { _ in }
        #endif

        public init(titles: [String]) {
            self.titles = titles
            super.init(frame: .zero)
            var configuration = UIButton.Configuration.plain()
            configuration.baseForegroundColor = .secondaryLabel
            // Aligns the title with the margin of the row.
            configuration.contentInsets.trailing = 0
            self.configuration = configuration
            showsMenuAsPrimaryAction = true
            changesSelectionAsPrimaryAction = true
            setContentHuggingPriority(.required, for: .horizontal)
            showChoices()
        }

        @available(*, unavailable) required init?(coder: NSCoder) { nil }

        public var tableSpecValue: Int {
            get { choice }
            set {
                choice = newValue
                showChoices()
            }
        }

        public func tableSpecOnChange(_ action: @escaping () -> Void) { change = action }

        /// Updates the menu; the button shows the title of the action whose state is `on`.
        private func showChoices() {
            let actions = titles.enumerated().map { index, title in
                UIAction(title: title, state: index == choice ? .on : .off) { [weak self] _ in
                    self?.choose(index)
                }
            }
            menu = UIMenu(options: .singleSelection, children: actions)
            #if popUpOptions
            // A button that changes its selection always has one, so turn that off if there is no value.
            changesSelectionAsPrimaryAction = titles.indices.contains(choice)
            if !changesSelectionAsPrimaryAction { configuration?.title = "–" }
            #endif
            accessibilityValue = titles.indices.contains(choice) ? titles[choice] : nil
        }

        #if popUpLists
        /// Updates the options and the selection.
        public func renew() { renewal(self) }
        #endif

        private func choose(_ index: Int) {
            tableSpecValue = index
            change()
        }
    }
}

#if popUpLists
@MainActor
extension TableSpec {
    /// Binds a button to a value in the state of a screen, with a list of options.
    ///
    /// - Parameter action: A closure that is called after each change.
    @discardableResult
    public static func bind<Screen: StatefulScreen, Value: Equatable>(
        _ button: PopUpButton,
        to path: WritableKeyPath<Screen.State, Value>,
        of screen: Screen,
        offering options: @escaping (Screen) -> [ChoiceOption<Value>],
        then action: @escaping () -> Void = {}
    ) -> PopUpButton {
        button.renewal = { [weak screen] button in
            guard let screen else { return }
            let options = options(screen)
            let value = screen.state[keyPath: path]
            button.titles = options.map(\.text)
            button.tableSpecValue = options.firstIndex { $0.value == value } ?? -1
        }
        button.renew()
        return onChange(of: button) { [weak screen] button in
            guard let screen else { return }
            let options = options(screen)
            guard options.indices.contains(button.tableSpecValue) else { return }
            screen.state[keyPath: path] = options[button.tableSpecValue].value
            action()
        }
    }
}
#endif
#endif
