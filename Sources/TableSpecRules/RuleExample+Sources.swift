// Recorded from the folder Examples by RuleExampleTests. Do not edit.

extension RuleExample {
    /// The texts of the files with examples by the ids of their rules.
    static let sources: [String: String] = [
        "accessibility-hint-names-gesture": #"""
        # Reported
        screen: Example
        title: Example
        table:
          style: grouped
          sections:
            - rows:
                - { text: Sounds, accessibilityHint: ⟦Double tap to show the sounds⟧, action: showSounds }
                - { text: Display, accessibilityHint: ⟦tap to change⟧, action: showDisplay }

        # Not reported
        screen: Example
        title: Example
        table:
          style: grouped
          sections:
            - rows:
                - { text: Sounds, accessibilityHint: Shows the sounds, action: showSounds }
                - { text: Water, accessibilityHint: Taps and pipes, action: showWater }
        """#,
        "accessibility-label-names-type": #"""
        # Reported
        screen: Example
        title: Example
        navigationItem:
          right: { image: { symbol: play }, accessibilityLabel: ⟦Play button⟧, action: play }
        table:
          style: grouped
          sections:
            - rows:
                - Version

        # Not reported
        screen: Example
        title: Example
        navigationItem:
          right: { image: { symbol: play }, accessibilityLabel: Play, action: play }
        table:
          style: grouped
          sections:
            - rows:
                - Version
        """#,
        "accessory-in-indexed-list": #"""
        # Reported
        screen: People
        types: { Person: { name: String } }
        identity: { Person: name }
        input: { people: [Person] }
        table:
          index: { collation: name }
          prototypes:
            - { id: PersonCell, text: $(person.name), accessory: { ⟦detailButton⟧: { action: showPerson } } }
          sections:
            - rows: { forEach: person in people, prototype: PersonCell }

        # Not reported
        screen: People
        types: { Person: { name: String } }
        identity: { Person: name }
        input: { people: [Person] }
        table:
          index: { collation: name }
          prototypes:
            - { id: PersonCell, text: $(person.name), action: showPerson }
          sections:
            - rows: { forEach: person in people, prototype: PersonCell }
        """#,
        "accessory-in-selection-list": #"""
        # Reported
        screen: Toppings
        types: { Topping: { id: String, name: String } }
        input: { toppings: [Topping] }
        state: { chosen: Set<String> }
        table:
          prototypes:
            - { id: ToppingCell, text: $(topping.name), accessory: ⟦disclosureIndicator⟧ }
          sections:
            - rows:
                forEach: topping in toppings
                prototype: ToppingCell
                selection: { mode: inclusive, value: $(chosen) }

        # Reported
        screen: Networks
        types: { Network: { id: String, name: String } }
        input: { networks: [Network] }
        state: { current: "String?" }
        table:
          prototypes:
            - id: NetworkCell
              style: value2
              text: $(network.name)
              accessory: { ⟦detailButton⟧: { action: showDetails } }
          sections:
            - rows:
                forEach: network in networks
                prototype: NetworkCell
                selection: { mode: exclusive, value: $(current) }

        # Not reported
        screen: Toppings
        types: { Topping: { id: String, name: String } }
        input: { toppings: [Topping] }
        state: { chosen: Set<String> }
        table:
          prototypes:
            - { id: ToppingCell, text: $(topping.name) }
          sections:
            - rows:
                forEach: topping in toppings
                prototype: ToppingCell
                selection: { mode: inclusive, value: $(chosen) }
        """#,
        "add-button-while-editing": #"""
        # Reported
        screen: Groceries
        state: { groceries: [String] }
        navigationItem:
          left: edit
          right: ⟦{ systemItem: add, action: addGrocery }⟧
        table:
          prototypes: [{ id: Cell, text: $(grocery) }]
          sections:
            - rows: { forEach: grocery in groceries, prototype: Cell, editing: { delete: true } }

        # Not reported
        screen: Groceries
        state: { groceries: [String] }
        navigationItem:
          left: edit
          right: { systemItem: add, action: addGrocery, enabled: notEditing }
        table:
          prototypes: [{ id: Cell, text: $(grocery) }]
          sections:
            - rows: { forEach: grocery in groceries, prototype: Cell, editing: { delete: true } }
        """#,
        "back-button-of-root": #"""
        # Reported: App.yaml
        app: Alarm
        navigation: Alarms

        # And: Alarms.yaml
        screen: Alarms
        title: Alarms
        navigationItem: { hidesBackButton: ⟦true⟧ }
        table:
          style: grouped
          sections:
            - rows:
                - Wake Up

        # Not reported: App.yaml
        app: Alarm
        navigation: Alarms

        # And: Alarms.yaml
        screen: Alarms
        title: Alarms
        table:
          style: grouped
          sections:
            - rows:
                - { text: Sound, accessory: disclosureIndicator, segue: Sound }

        # And: Sound.yaml
        screen: Sound
        title: Sound
        navigationItem: { hidesBackButton: true, left: { systemItem: close, action: close } }
        table:
          style: grouped
          sections:
            - rows:
                - Bells
        """#,
        "back-button-title-without-push": #"""
        # Reported: Albums.yaml
        screen: Albums
        title: Albums and Playlists
        table:
          style: grouped
          sections:
            - rows:
                - { text: Holidays, accessory: disclosureIndicator, segue: Photo }

        # And: Photo.yaml
        screen: Photo
        title: Photo
        navigationItem: { backButtonTitle: ⟦Albums⟧, backButtonDisplayMode: ⟦minimal⟧ }
        table:
          style: grouped
          sections:
            - rows:
                - Beach

        # Not reported: Albums.yaml
        screen: Albums
        title: Albums and Playlists
        navigationItem: { backButtonTitle: Albums }
        table:
          style: grouped
          sections:
            - rows:
                - { text: Holidays, accessory: disclosureIndicator, segue: Photo }

        # And: Photo.yaml
        screen: Photo
        title: Photo
        table:
          style: grouped
          sections:
            - rows:
                - Beach
        """#,
        "badge-of-zero": #"""
        # Reported
        app: Clock
        tabs:
          - { title: Alarms, image: { symbol: alarm }, navigation: Alarms, badge: ⟦"0"⟧ }
          - { title: Timer, image: { symbol: timer }, screen: Timer }
        external: { Alarms: AlarmsViewController, Timer: TimerViewController }

        # Not reported
        app: Clock
        tabs:
          - { title: Alarms, image: { symbol: alarm }, navigation: Alarms, badge: $(alarmCount) }
          - { title: Timer, image: { symbol: timer }, screen: Timer }
        external: { Alarms: AlarmsViewController, Timer: TimerViewController }
        """#,
        "bar-button-without-action": #"""
        # Reported
        screen: Example
        title: Example
        navigationItem:
          right: ⟦{ systemItem: done }⟧
        table:
          style: grouped
          sections:
            - rows:
                - Version

        # Not reported
        screen: Example
        title: Example
        state: { names: [String] }
        navigationItem:
          left: edit
          right: { systemItem: done, action: close }
        table:
          prototypes: [{ id: Cell, text: $(name) }]
          sections:
            - rows: { forEach: name in names, prototype: Cell, editing: { delete: true } }
        """#,
        "bar-buttons-without-bar": #"""
        # Reported
        screen: Player
        title: Player
        navigationBarHidden: true
        navigationItem: { right: ⟦{ systemItem: action, action: share }⟧ }
        table:
          style: grouped
          sections:
            - rows:
                - { text: Stop, action: stop }

        # Reported: App.yaml
        app: Music
        tabs:
          - { title: Player, image: { symbol: play }, screen: Player }
          - { title: Songs, image: { symbol: music.note }, screen: Songs }
        external: { Songs: SongsViewController }

        # And: Player.yaml
        screen: Player
        title: Player
        navigationItem: { prompt: ⟦Living Room⟧ }
        table:
          style: grouped
          sections:
            - rows:
                - { text: Stop, action: stop }

        # Not reported: App.yaml
        app: Music
        tabs:
          - { title: Player, image: { symbol: play }, navigation: Player }
          - { title: Songs, image: { symbol: music.note }, screen: Songs }
        external: { Songs: SongsViewController }

        # And: Player.yaml
        screen: Player
        title: Player
        navigationItem: { prompt: Living Room, right: { systemItem: action, action: share } }
        table:
          style: grouped
          sections:
            - rows:
                - { text: Stop, action: stop }
        """#,
        "bottom-bar-of-unpushed-screen": #"""
        # Reported: Photos.yaml
        screen: Photos
        title: Photos
        table:
          style: grouped
          sections:
            - rows:
                - { text: Beach, segue: { to: Photo, kind: presentModally } }

        # And: Photo.yaml
        screen: Photo
        title: Photo
        navigationItem: { right: { systemItem: done, action: close } }
        hidesBottomBarWhenPushed: ⟦true⟧
        table:
          style: grouped
          sections:
            - rows:
                - Beach

        # Not reported: Photos.yaml
        screen: Photos
        title: Photos
        table:
          style: grouped
          sections:
            - rows:
                - { text: Beach, accessory: disclosureIndicator, segue: { to: Photo, kind: show } }

        # And: Photo.yaml
        screen: Photo
        title: Photo
        navigationItem: { right: { systemItem: done, action: close } }
        hidesBottomBarWhenPushed: true
        table:
          style: grouped
          sections:
            - rows:
                - Beach
        """#,
        "button-without-action": #"""
        # Reported
        screen: Example
        title: Example
        table:
          style: grouped
          sections:
            - rows:
                - { text: Update, accessory: ⟦{ button: Install }⟧, selectionStyle: none }

        # Not reported
        screen: Example
        title: Example
        table:
          style: grouped
          sections:
            - rows:
                - { text: Update, accessory: { button: Install, action: install }, selectionStyle: none }
                - { text: Record, accessory: { button: Start, touchDown: start }, selectionStyle: none }

        # Not reported
        screen: Example
        title: Example
        strings: Updates
        external: { Options: OptionsViewController }
        table:
          style: grouped
          sections:
            - rows:
                - text: Update
                  accessory: { image: { symbol: gear }, segue: Options, accessibilityLabel: Options }
                  selectionStyle: none
        """#,
        "color-without-text": #"""
        # Reported
        screen: Example
        title: Example
        table:
          style: grouped
          sections:
            - rows:
                - { text: Wi-Fi, detailColor: ⟦systemRed⟧ }
                - { id: glyph, image: { symbol: wifi }, accessibilityLabel: Wi-Fi, textColor: ⟦systemRed⟧ }

        # Not reported
        screen: Example
        title: Example
        table:
          style: grouped
          sections:
            - rows:
                - { style: value1, text: Wi-Fi, detail: Off, detailColor: systemRed }
        """#,
        "comment-in-text": #"""
        # Reported
        screen: Example
        title: Example
        table:
          style: grouped
          sections:
            - rows:
                - ⟦Issue⟧ #12

        # Not reported
        screen: Example
        title: Example
        table:
          style: grouped
          sections:
            - rows:
                - 'Issue #12'
                - Sounds # a comment
                - C#
                - 'Bell' #quoted
        """#,
        "control-row-with-trigger": #"""
        # Reported
        screen: Example
        title: Example
        state: { sounds: Bool }
        table:
          style: grouped
          sections:
            - rows:
                - { text: Sounds, accessory: ⟦{ switch: $(sounds) }⟧, action: openSounds }

        # Not reported
        screen: Example
        title: Example
        state: { sounds: Bool }
        table:
          style: grouped
          sections:
            - rows:
                - { text: Sounds, accessory: { switch: $(sounds) }, selectionStyle: none }
                - { text: Ringtone, accessory: disclosureIndicator, action: openRingtones }
                - { text: Update, accessory: { button: Install, action: install }, action: showUpdate }

        # Not reported
        screen: Example
        title: Example
        state: { sounds: Bool }
        navigationItem: { right: edit }
        table:
          style: grouped
          sections:
            - rows:
                - { text: Sounds, editingAccessory: { switch: $(sounds) }, action: openSounds }

        # Not reported
        screen: Example
        title: Example
        state: { progress: Double }
        table:
          style: grouped
          sections:
            - rows:
                - { content: [Download, { progressView: $(progress) }], action: openDownload }
        """#,
        "controls-in-plain-table": #"""
        # Reported
        screen: Example
        title: Example
        state: { sounds: Bool }
        table:
          style: plain
          sections:
            - rows:
                - { text: Sounds, accessory: ⟦{ switch: $(sounds) }⟧, selectionStyle: none }

        # Not reported
        screen: Example
        title: Example
        state: { sounds: Bool }
        table:
          style: insetGrouped
          sections:
            - rows:
                - { text: Sounds, accessory: { switch: $(sounds) }, selectionStyle: none }
        """#,
        "count-with-fixed-plural": #"""
        # Reported
        screen: Example
        title: Example
        input: { count: Int }
        table:
          style: grouped
          sections:
            - rows:
                - { text: '⟦$(count)⟧ items selected' }
                - { text: '⟦$(count)⟧ cats' }

        # Not reported
        screen: Example
        title: Example
        input: { summary: String, level: Int }
        table:
          style: grouped
          sections:
            - rows:
                - { text: $(summary) }
                - { text: 'Level $(level)' }
                - { text: '$(level) $(level:one=level:other=levels) done' }
        """#,
        "custom-without-content": #"""
        # Reported
        screen: Example
        title: Example
        table:
          style: grouped
          sections:
            - rows:
                - Version
                - { id: photo, style: ⟦custom⟧ }

        # Not reported
        screen: Example
        title: Example
        table:
          style: grouped
          sections:
            - rows:
                - Version
                - { id: photo, style: custom, content: { label: Photo, font: headline } }
        """#,
        "customizable-without-more": #"""
        # Reported
        app: Clock
        tabs:
          - { title: Alarms, image: { symbol: alarm }, screen: Alarms, customizable: ⟦false⟧ }
          - { title: Timer, image: { symbol: timer }, screen: Timer }
        external: { Alarms: AlarmsViewController, Timer: TimerViewController }

        # Not reported
        app: Clock
        tabs:
          - { title: Alarms, image: { symbol: alarm }, screen: Alarms }
          - { title: Timer, image: { symbol: timer }, screen: Timer }
        external: { Alarms: AlarmsViewController, Timer: TimerViewController }
        """#,
        "default-outside-control": #"""
        # Reported
        screen: Example
        title: Example
        state: { volume: Float = 11, size: Int = 3, people: Int = 50 }
        table:
          style: grouped
          sections:
            - rows:
                - { text: Volume, accessory: { slider: ⟦$(volume)⟧, max: 10 }, selectionStyle: none }
                - { text: Size, accessory: { segmentedControl: ⟦$(size)⟧, segments: [S, M, L] }, selectionStyle: none }
                - { text: People, accessory: { textField: ⟦$(people)⟧, max: 20 }, selectionStyle: none }

        # Reported
        screen: Example
        title: Example
        state: { initials: String = Ada }
        table:
          style: grouped
          sections:
            - rows:
                - { text: Initials, accessory: { textField: ⟦$(initials)⟧, maximumLength: 2 }, selectionStyle: none }

        # Reported
        screen: Example
        title: Example
        state: { size: Int = 2 }
        views: { above: [{ segmentedControl: ⟦$(size)⟧, segments: [Small, Large] }] }
        table: { style: grouped, sections: [{ rows: [{ text: Shirt, selectionStyle: none }] }] }

        # Not reported
        screen: Example
        title: Example
        state: { volume: Float = 7.5, size: Int = 2 }
        table:
          style: grouped
          sections:
            - rows:
                - { text: Volume, accessory: { slider: $(volume), max: 10 }, selectionStyle: none }
                - { text: Size, accessory: { segmentedControl: $(size), segments: [S, M, L] }, selectionStyle: none }
        """#,
        "deletion-keys-without-deletion": #"""
        # Reported
        screen: Groceries
        title: Groceries
        state: { groceries: [String] }
        navigationItem: { right: edit }
        table:
          prototypes: [{ id: Cell, text: $(grocery) }]
          sections:
            - rows:
                forEach: grocery in groceries
                prototype: Cell
                editing: { move: true, swipe: ⟦false⟧ }

        # Not reported
        screen: Groceries
        title: Groceries
        state: { groceries: [String] }
        navigationItem: { right: edit }
        table:
          prototypes: [{ id: Cell, text: $(grocery) }]
          sections:
            - rows:
                forEach: grocery in groceries
                prototype: Cell
                editing: { move: true, delete: true, swipe: false, deleteTitle: Remove }
        """#,
        "deprecated-key": #"""
        # Reported
        screen: SignIn
        title: Sign In
        state: { email: String }
        table:
          style: insetGrouped
          sections:
            - rows:
                - id: email
                  accessory: { textField: $(email), placeholder: Email, ⟦keyboard⟧: emailAddress }
                  selectionStyle: none

        # Not reported
        screen: SignIn
        title: Sign In
        state: { email: String }
        table:
          style: insetGrouped
          sections:
            - rows:
                - id: email
                  accessory: { textField: $(email), placeholder: Email, keyboardType: emailAddress }
                  selectionStyle: none
        """#,
        "detail-button-repeats-row": #"""
        # Reported
        screen: Example
        title: Example
        external: { Network: NetworkViewController }
        table:
          style: grouped
          sections:
            - rows:
                - { text: Home, accessory: { detailButton: { segue: ⟦{ to: Network }⟧ } }, segue: { to: Network } }

        # Not reported
        screen: Example
        title: Example
        external: { Network: NetworkViewController }
        table:
          style: grouped
          sections:
            - rows:
                - { text: Home, accessory: { detailButton: { segue: { to: Network } } }, action: join }
                - { text: Office, accessory: disclosureIndicator, segue: { to: Network } }
        """#,
        "detail-button-without-trigger": #"""
        # Reported
        screen: Networks
        title: Networks
        table:
          sections:
            - rows:
                - { text: Home, accessory: ⟦detailButton⟧, action: join }

        # Reported
        screen: Networks
        title: Networks
        state: { networks: [String] }
        navigationItem: { right: edit }
        table:
          prototypes: [{ id: NetworkCell, text: $(network), editingAccessory: ⟦detailButton⟧ }]
          sections:
            - rows: { forEach: network in networks, prototype: NetworkCell, editing: { delete: true } }

        # Not reported
        screen: Networks
        title: Networks
        table:
          sections:
            - rows:
                - { text: Home, accessory: { detailButton: { action: showDetails } }, action: join }

        # Not reported
        screen: Networks
        title: Networks
        hooks: [accessoryButtonTapped]
        table:
          sections:
            - rows:
                - { text: Home, accessory: detailButton, action: join }

        # Not reported
        screen: Networks
        title: Networks
        state: { networks: [String] }
        navigationItem: { right: edit }
        table:
          prototypes:
            - id: NetworkCell
              text: $(network)
              accessory: { detailButton: { action: showDetails } }
              editingAccessory: detailButton
          sections:
            - rows: { forEach: network in networks, prototype: NetworkCell, editing: { delete: true } }
        """#,
        "detail-in-default-style": #"""
        # Reported
        screen: About
        title: About
        table:
          sections:
            - rows:
                - { text: Version, detail: ⟦'2.1'⟧ }
                - { style: default, text: Build, detail: ⟦'2104'⟧ }

        # Not reported
        screen: About
        title: About
        table:
          sections:
            - rows:
                - { style: value1, text: Version, detail: '2.1' }
        """#,
        "disclosure-in-indexed-list": #"""
        # Reported
        screen: States
        types: { USState: { name: String } }
        identity: { USState: name }
        input: { states: [USState] }
        table:
          index: { collation: name }
          prototypes:
            - { id: StateCell, text: $(state.name), accessory: ⟦disclosureIndicator⟧, action: showState }
          sections:
            - rows: { forEach: state in states, prototype: StateCell }

        # Not reported
        screen: States
        types: { USState: { name: String } }
        identity: { USState: name }
        input: { states: [USState] }
        table:
          index: { collation: name }
          prototypes:
            - { id: StateCell, text: $(state.name), action: showState }
          sections:
            - rows: { forEach: state in states, prototype: StateCell }
        """#,
        "disclosure-on-modal": #"""
        # Reported
        screen: Example
        title: Example
        external: { Sounds: SoundsViewController }
        table:
          style: grouped
          sections:
            - rows:
                - { text: New Sound, accessory: ⟦disclosureIndicator⟧, segue: { to: Sounds, kind: presentModally } }

        # Not reported
        screen: Example
        title: Example
        external: { Sounds: SoundsViewController }
        table:
          style: grouped
          sections:
            - rows:
                - { text: New Sound, segue: { to: Sounds, kind: presentModally } }
                - { text: Sounds, accessory: disclosureIndicator, segue: { to: Sounds, kind: show } }
        """#,
        "disclosure-without-destination": #"""
        # Reported
        screen: Settings
        title: Settings
        table:
          sections:
            - rows:
                - { text: Sounds, accessory: ⟦disclosureIndicator⟧ }

        # Not reported
        screen: Settings
        title: Settings
        external: { Sounds: SoundsViewController }
        table:
          sections:
            - rows:
                - { text: Sounds, accessory: disclosureIndicator, segue: Sounds }
                - { text: Manual, accessory: disclosureIndicator, action: openManual }
        """#,
        "duplicate-accessibility-identifier": #"""
        # Reported
        screen: Example
        title: Example
        table:
          style: grouped
          sections:
            - rows:
                - { text: Wi-Fi, accessibilityIdentifier: network }
                - { text: Bluetooth, accessibilityIdentifier: ⟦network⟧ }

        # Not reported
        screen: Example
        title: Example
        table:
          style: grouped
          sections:
            - rows:
                - { text: Wi-Fi, accessibilityIdentifier: wifi }
                - { text: Bluetooth, accessibilityIdentifier: bluetooth }
        """#,
        "duplicate-bar-button": #"""
        # Reported
        screen: Example
        title: Example
        navigationItem:
          left: { systemItem: add, action: addSound }
          right: ⟦{ systemItem: add, action: addFolder }⟧
        table:
          style: grouped
          sections:
            - rows:
                - Version

        # Not reported
        screen: Example
        title: Example
        navigationItem:
          left: { systemItem: compose, action: addFolder }
          right: { systemItem: add, action: addSound }
        table:
          style: grouped
          sections:
            - rows:
                - Version
        """#,
        "duplicate-keyboard-shortcut": #"""
        # Reported
        screen: Example
        title: Example
        navigationItem:
          left: { systemItem: compose, keyboardShortcut: n, action: addFolder }
          right: { systemItem: add, keyboardShortcut: ⟦n⟧, action: addSound }
        table:
          style: grouped
          sections:
            - rows:
                - Version

        # Not reported
        screen: Example
        title: Example
        navigationItem:
          left: { systemItem: compose, keyboardShortcut: shift+command+n, action: addFolder }
          right: { systemItem: add, keyboardShortcut: n, action: addSound }
        table:
          style: grouped
          sections:
            - rows:
                - Version
        """#,
        "duplicate-tag": #"""
        # Reported
        screen: Router
        title: Router
        table:
          style: grouped
          tag: 1
          sections:
            - rows:
                - { text: Model, tag: ⟦1⟧ }
                - { text: Uptime, tag: 2 }
                - { text: Clients, tag: ⟦2⟧ }

        # Reported
        screen: Router
        title: Router
        table:
          style: grouped
          sections:
            - rows:
                - { id: model, content: [{ label: Model, tag: 1 }, { label: X1, tag: ⟦1⟧ }] }

        # Reported
        app: Clock
        tabs:
          - { title: World, image: { symbol: globe }, screen: World, tag: 1 }
          - { title: Timer, image: { symbol: timer }, screen: Timer, tag: ⟦1⟧ }
        external: { World: WorldViewController, Timer: TimerViewController }

        # Not reported
        screen: Router
        title: Router
        table:
          style: grouped
          sections:
            - rows:
                - { text: Model, tag: 1 }
                - { text: Uptime, tag: 2 }
                - { text: Vendor, tag: 0 }
                - { text: Country, tag: 0 }
                - { id: hours, content: [{ label: Uptime, tag: 1 }, { label: 3 Days, tag: 2 }] }
                - { id: load, content: [{ label: Load, tag: 1 }, { label: Low, tag: 2 }] }
        """#,
        "edit-button-without-editable-rows": #"""
        # Reported
        screen: Groceries
        state: { groceries: [String] }
        navigationItem: { left: ⟦edit⟧ }
        table:
          prototypes: [{ id: Cell, text: $(grocery) }]
          sections:
            - rows: { forEach: grocery in groceries, prototype: Cell }

        # Not reported
        screen: Groceries
        state: { groceries: [String] }
        navigationItem: { left: edit }
        table:
          prototypes: [{ id: Cell, text: $(grocery) }]
          sections:
            - rows: { forEach: grocery in groceries, prototype: Cell, editing: { delete: true } }

        # Not reported
        screen: Profile
        title: Profile
        state: { isEdited: Bool = false }
        hooks: [setEditing]
        navigationItem: { right: edit }
        table:
          sections:
            - rows:
                - { text: Share, action: share }
                - { text: Delete, action: delete, visible: $(isEdited) }

        # Not reported
        screen: Sounds
        title: Sounds
        state: { isLoud: Bool = true }
        navigationItem: { right: edit }
        table:
          style: grouped
          sections:
            - rows:
                - { text: Ringtone, editingAccessory: { switch: $(isLoud) } }
        """#,
        "edit-item-that-never-edits": #"""
        # Reported
        screen: Example
        title: Example
        navigationItem:
          right: ⟦{ systemItem: edit, action: beginEditing }⟧
        table:
          style: grouped
          sections:
            - rows:
                - Version

        # Not reported
        screen: Example
        title: Example
        navigationItem:
          right: { systemItem: compose, action: write }
        table:
          style: grouped
          sections:
            - rows:
                - Version
        """#,
        "editable-rows-without-edit-button": #"""
        # Reported
        screen: Groceries
        title: Groceries
        state: { groceries: [String] }
        table:
          prototypes: [{ id: Cell, text: $(grocery) }]
          sections:
            - rows:
                forEach: grocery in groceries
                prototype: Cell
                editing: { delete: true, move: ⟦{ within: section }⟧ }

        # Not reported
        screen: Groceries
        title: Groceries
        state: { groceries: [String] }
        navigationItem: { right: edit }
        table:
          prototypes: [{ id: Cell, text: $(grocery) }]
          sections:
            - rows:
                forEach: grocery in groceries
                prototype: Cell
                editing: { delete: true, move: true }
        """#,
        "editing-condition-without-edit-button": #"""
        # Reported
        screen: Groceries
        state: { groceries: [String] }
        navigationItem:
          right: { systemItem: trash, action: deleteAll, enabled: ⟦editing⟧ }
        table:
          prototypes: [{ id: Cell, text: $(grocery) }]
          sections:
            - rows: { forEach: grocery in groceries, prototype: Cell, editing: { delete: true } }

        # Not reported
        screen: Groceries
        state: { groceries: [String] }
        navigationItem:
          left: edit
          right: { systemItem: trash, action: deleteAll, enabled: editing }
        table:
          prototypes: [{ id: Cell, text: $(grocery) }]
          sections:
            - rows: { forEach: grocery in groceries, prototype: Cell, editing: { delete: true } }
        """#,
        "editing-setting-without-editing": #"""
        # Reported
        screen: Sounds
        title: Sounds
        table:
          style: grouped
          allowsSelectionDuringEditing: ⟦true⟧
          sections:
            - rows:
                - { text: Ringtone, action: choose, editingAccessory: ⟦disclosureIndicator⟧, shouldIndentWhileEditing: ⟦false⟧ }

        # Reported
        screen: Sounds
        title: Sounds
        state: { isLoud: Bool = true }
        table:
          style: grouped
          sections:
            - rows:
                - { text: Ringtone, editingAccessory: ⟦{ switch: $(isLoud) }⟧ }

        # Not reported
        screen: Sounds
        title: Sounds
        state: { sounds: [String] }
        navigationItem: { right: edit }
        table:
          style: grouped
          allowsSelectionDuringEditing: true
          prototypes: [{ id: Sound, text: $(sound), action: choose, editingAccessory: disclosureIndicator }]
          sections:
            - rows: { forEach: sound in sounds, prototype: Sound, editing: { delete: true } }

        # Not reported
        screen: Sounds
        title: Sounds
        hooks: [setEditing]
        table:
          style: grouped
          sections:
            - rows:
                - { text: Ringtone, action: choose, editingAccessory: disclosureIndicator }
        """#,
        "element-without-identity": #"""
        # Reported
        screen: Departures
        title: Departures
        types: { Departure: { train: String, delay: Int } }
        state: { departures: [Departure] }
        table:
          prototypes:
            - { id: DepartureCell, text: $(departure.train), selectionStyle: none }
          sections:
            - rows: { forEach: departure in ⟦departures⟧, prototype: DepartureCell }

        # Reported
        screen: Stations
        title: Stations
        types: { Station: { name: String } }
        input: { stations: [Station] }
        table:
          prototypes:
            - { id: StationCell, text: $(station.name), selectionStyle: none }
          sections:
            - rows: { forEach: station in ⟦stations⟧, prototype: StationCell }

        # Not reported
        screen: Departures
        title: Departures
        types: { Departure: { train: String, delay: Int } }
        identity: { Departure: train }
        state: { departures: [Departure] }
        table:
          prototypes:
            - { id: DepartureCell, text: $(departure.train), selectionStyle: none }
          sections:
            - rows: { forEach: departure in departures, prototype: DepartureCell }
        """#,
        "empty-control-range": #"""
        # Reported
        screen: Example
        title: Example
        state: { volume: Float }
        table:
          style: grouped
          sections:
            - rows:
                - { text: Volume, accessory: { slider: $(volume), min: 10, max: ⟦1⟧ }, selectionStyle: none }
                - { text: Gain, accessory: { slider: $(volume), min: ⟦5⟧ }, selectionStyle: none }
                - { text: Level, accessory: { stepper: $(volume), max: ⟦0⟧ }, selectionStyle: none }

        # Reported
        screen: Example
        title: Example
        state: { code: String }
        table:
          style: grouped
          sections:
            - rows:
                - { text: Code, accessory: { textField: $(code), maximumLength: ⟦0⟧ }, selectionStyle: none }

        # Reported
        screen: Example
        title: Example
        state: { day: Date }
        table:
          style: grouped
          sections:
            - rows:
                - { text: Day, accessory: ⟦{ datePicker: $(day), minimumDate: 2026-05-01, maximumDate: 2025-05-01 }⟧, selectionStyle: none }

        # Not reported
        screen: Example
        title: Example
        state: { code: String }
        table:
          style: grouped
          sections:
            - rows:
                - { text: Code, accessory: { textField: $(code), maximumLength: 6 }, selectionStyle: none }

        # Not reported
        screen: Example
        title: Example
        state: { volume: Float }
        table:
          style: grouped
          sections:
            - rows:
                - { text: Volume, accessory: { slider: $(volume), min: 1, max: 10 }, selectionStyle: none }
                - { text: Level, accessory: { stepper: $(volume), min: 5 }, selectionStyle: none }
        """#,
        "empty-row": #"""
        # Reported
        screen: Example
        title: Example
        table:
          style: grouped
          sections:
            - rows:
                - Version
                - ⟦{ id: gap, selectionStyle: none }⟧
                - ⟦''⟧

        # Not reported
        screen: Example
        title: Example
        table:
          style: grouped
          sections:
            - rows:
                - Version
                - { id: build, text: Build, selectionStyle: none }
        """#,
        "empty-section": #"""
        # Reported
        screen: Settings
        title: Settings
        table:
          style: grouped
          sections:
            - rows: [Sounds, Display]
            - ⟦header: More
              rows: []⟧

        # Not reported
        screen: Settings
        title: Settings
        state: { more: [String] }
        table:
          style: grouped
          prototypes: [{ id: Cell, text: $(item) }]
          sections:
            - rows: [Sounds, Display]
            - header: More
              rows: { forEach: item in more, prototype: Cell }
        """#,
        "empty-table": #"""
        # Reported
        screen: Settings
        title: Settings
        table: ⟦{ style: grouped, sections: [] }⟧

        # Not reported
        screen: Regions
        input: { regions: [String] }
        table:
          prototypes: [{ id: Cell, text: $(region) }]
          sections:
            - rows: { forEach: region in regions, prototype: Cell }
        """#,
        "empty-text": #"""
        # Reported
        screen: Settings
        title: Settings
        table:
          style: grouped
          sections:
            - header: ⟦''⟧
              rows:
                - { style: subtitle, text: Sounds, detail: ⟦' '⟧ }

        # Not reported
        screen: Settings
        title: Settings
        table:
          style: grouped
          sections:
            - rows:
                - Sounds
        """#,
        "fixed-checkmark": #"""
        # Reported
        screen: Example
        title: Example
        table:
          style: grouped
          sections:
            - rows:
                - { text: Mushrooms, accessory: ⟦checkmark⟧ }
                - Onions

        # Not reported
        screen: Toppings
        types: { Topping: { id: String, name: String } }
        input: { toppings: [Topping] }
        state: { chosen: Set<String> }
        table:
          prototypes:
            - { id: ToppingCell, text: $(topping.name) }
          sections:
            - rows:
                forEach: topping in toppings
                prototype: ToppingCell
                selection: { mode: inclusive, value: $(chosen) }
        """#,
        "fixed-height-for-wrapping-text": #"""
        # Reported
        screen: Example
        title: Example
        input: { message: String }
        table:
          style: grouped
          sections:
            - rows:
                - { text: $(message), height: ⟦60⟧ }
                - { text: Storage, numberOfLines: 2, height: ⟦60⟧ }

        # Not reported
        screen: Example
        title: Example
        input: { message: String }
        table:
          style: grouped
          sections:
            - rows:
                - { text: $(message) }
                - { text: $(message), id: firstLine, numberOfLines: 1, height: 60 }
                - { text: Storage, height: 60 }
        """#,
        "header-in-capitals": #"""
        # Reported
        screen: Settings
        title: Settings
        table:
          style: grouped
          sections:
            - header: ⟦NOTIFICATIONS⟧
              rows:
                - Sounds

        # Not reported
        screen: Settings
        title: Settings
        table:
          style: grouped
          sections:
            - header: Notifications
              rows:
                - Sounds

        # Not reported
        screen: Settings
        title: Settings
        table:
          style: grouped
          sections:
            - header: VPN
              rows:
                - Sounds
        """#,
        "hidden-back-button": #"""
        # Reported: Settings.yaml
        screen: Settings
        title: Settings
        table:
          style: grouped
          sections:
            - rows:
                - { text: Sounds, accessory: disclosureIndicator, segue: { to: Sounds, kind: show } }

        # And: Sounds.yaml
        screen: Sounds
        title: Sounds
        navigationItem:
          left: ⟦{ systemItem: add, action: addSound }⟧
        table:
          style: grouped
          sections:
            - rows:
                - Ringtone

        # Reported: Settings.yaml
        screen: Settings
        title: Settings
        table:
          style: grouped
          sections:
            - rows:
                - { text: Sounds, accessory: disclosureIndicator, segue: { to: Sounds, kind: show } }

        # And: Sounds.yaml
        screen: Sounds
        title: Sounds
        navigationItem: { hidesBackButton: ⟦true⟧ }
        table:
          style: grouped
          sections:
            - rows:
                - Ringtone

        # Not reported: Settings.yaml
        screen: Settings
        title: Settings
        table:
          style: grouped
          sections:
            - rows:
                - { text: Sounds, accessory: disclosureIndicator, segue: { to: Sounds, kind: show } }

        # And: Sounds.yaml
        screen: Sounds
        title: Sounds
        navigationItem:
          right: { systemItem: add, action: addSound }
        table:
          style: grouped
          sections:
            - rows:
                - Ringtone
        """#,
        "hidden-behind-content": #"""
        # Reported
        screen: Example
        title: Example
        table:
          style: grouped
          sections:
            - rows:
                - { text: ⟦Volume⟧, content: { label: Loud, font: headline } }

        # Not reported
        screen: Example
        title: Example
        table:
          style: grouped
          sections:
            - rows:
                - { id: volume, content: [Volume, { label: Loud, font: headline }] }
        """#,
        "hidden-navigation-bar": #"""
        # Reported: Albums.yaml
        screen: Albums
        title: Albums
        table:
          style: grouped
          sections:
            - rows:
                - { text: Holidays, accessory: disclosureIndicator, segue: { to: Photo, kind: show } }

        # And: Photo.yaml
        screen: Photo
        title: Photo
        navigationBarHidden: ⟦true⟧
        table:
          style: grouped
          sections:
            - rows:
                - Beach

        # Not reported: Albums.yaml
        screen: Albums
        title: Albums
        table:
          style: grouped
          sections:
            - rows:
                - { text: Holidays, accessory: disclosureIndicator, segue: { to: Photo, kind: show } }

        # And: Photo.yaml
        screen: Photo
        title: Photo
        navigationBarHidden: false
        table:
          style: grouped
          sections:
            - rows:
                - Beach
        """#,
        "hidden-toolbar": #"""
        # Reported
        screen: Photos
        title: Photos
        toolbar:
          - { systemItem: camera, action: takePhoto }
        toolbarHidden: ⟦true⟧
        table:
          style: grouped
          sections:
            - rows:
                - Beach

        # Not reported
        screen: Photos
        title: Photos
        toolbar:
          - { systemItem: camera, action: takePhoto }
        table:
          style: grouped
          sections:
            - rows:
                - Beach
        """#,
        "image-in-value-style": #"""
        # Reported
        screen: Contact
        title: Contact
        table:
          sections:
            - rows:
                - style: value2
                  text: home
                  detail: 555-0100
                  image: ⟦house⟧

        # Not reported
        screen: About
        title: About
        table:
          sections:
            - rows:
                - { text: Version, detail: '2.1', style: value1, image: { symbol: info.circle } }
        """#,
        "index-in-grouped-table": #"""
        # Reported
        screen: States
        types: { USState: { name: String } }
        identity: { USState: name }
        input: { states: [USState] }
        table:
          style: ⟦insetGrouped⟧
          index: { collation: name }
          prototypes: [{ id: StateCell, text: $(state.name) }]
          sections:
            - rows: { forEach: state in states, prototype: StateCell }

        # Not reported
        screen: States
        types: { USState: { name: String } }
        identity: { USState: name }
        input: { states: [USState] }
        table:
          style: plain
          index: { collation: name }
          prototypes: [{ id: StateCell, text: $(state.name) }]
          sections:
            - rows: { forEach: state in states, prototype: StateCell }
        """#,
        "invisible-text": #"""
        # Reported
        screen: Example
        title: Example
        table:
          style: grouped
          sections:
            - rows:
                - { text: Version, textColor: ⟦white⟧, backgroundColor: white }
                - { text: Build, textColor: ⟦clear⟧ }

        # Not reported
        screen: Example
        title: Example
        table:
          style: grouped
          sections:
            - rows:
                - { text: Version, textColor: label, backgroundColor: systemBackground }
        """#,
        "link-without-action": #"""
        # Reported
        screen: Example
        title: Example
        table:
          style: grouped
          sections:
            - rows:
                - { id: terms, content: ⟦{ label: 'Our [terms](a.example/terms)', markdown: true }⟧ }
                - { id: rules, content: ⟦{ label: '[Rules](https://a.example)', markdown: true, longPress: copyRules }⟧ }

        # Not reported
        screen: Example
        title: Example
        table:
          style: grouped
          sections:
            - rows:
                - { id: terms, content: { label: 'Our [terms](https://a.example)', markdown: true } }
                - { id: more, content: { label: 'Our [terms](terms), [rules](rules)', markdown: true, action: open } }
                - { id: rules, action: showRules, content: { label: '[Rules](https://a.example)', markdown: true, longPress: copy } }
                - { id: note, content: { label: 'Our **terms**', markdown: true } }
        """#,
        "lone-search-scope": #"""
        # Reported
        screen: Books
        title: Books
        input: { titles: [String] }
        state: { term: String, shelf: Int }
        navigationItem:
          search: { text: $(term), scopeButtonTitles: [⟦All⟧], selectedScopeButtonIndex: $(shelf) }
        table:
          prototypes: [{ id: BookCell, text: $(title) }]
          sections:
            - rows: { forEach: title in titles, prototype: BookCell }

        # Not reported
        screen: Books
        title: Books
        input: { titles: [String] }
        state: { term: String, shelf: Int }
        navigationItem:
          search: { text: $(term), scopeButtonTitles: [All, Unread], selectedScopeButtonIndex: $(shelf) }
        table:
          prototypes: [{ id: BookCell, text: $(title) }]
          sections:
            - rows: { forEach: title in titles, prototype: BookCell }
        """#,
        "lone-segment": #"""
        # Reported
        screen: Example
        title: Example
        state: { size: Int }
        table:
          style: grouped
          sections:
            - rows:
                - { text: Size, accessory: ⟦{ segmentedControl: $(size), segments: [Small] }⟧, selectionStyle: none }

        # Reported
        screen: Example
        state: { size: Int }
        navigationItem: { titleView: ⟦{ segmentedControl: $(size), segments: [Small] }⟧ }
        table: { style: grouped, sections: [{ rows: [{ text: Shirt, selectionStyle: none }] }] }

        # Not reported
        screen: Example
        title: Example
        state: { size: Int }
        table:
          style: grouped
          sections:
            - rows:
                - { text: Size, accessory: { segmentedControl: $(size), segments: [Small, Large] }, selectionStyle: none }
        """#,
        "long-badge": #"""
        # Reported
        app: Clock
        tabs:
          - { title: Alarms, image: { symbol: alarm }, navigation: Alarms, badge: ⟦Two alarms⟧ }
          - { title: Timer, image: { symbol: timer }, screen: Timer }
        external: { Alarms: AlarmsViewController, Timer: TimerViewController }

        # Not reported
        app: Clock
        tabs:
          - { title: Alarms, image: { symbol: alarm }, navigation: Alarms, badge: New }
          - { title: Timer, image: { symbol: timer }, screen: Timer }
        external: { Alarms: AlarmsViewController, Timer: TimerViewController }

        # Not reported
        app: Clock
        tabs:
          - { title: Alarms, image: { symbol: alarm }, navigation: Alarms, badge: $(alarmCount) }
          - { title: Timer, image: { symbol: timer }, screen: Timer }
        external: { Alarms: AlarmsViewController, Timer: TimerViewController }
        """#,
        "malformed-suppression": #"""
        # Reported
        screen: Example
        title: Example
        table:
          style: grouped
          sections:
            - rows:
                ⟦# tablespec:disable:net positional-row-id -- the texts are not known yet⟧
                - Sounds

        # Reported
        screen: Example
        title: Example
        ⟦# tablespec:disable:file positional-row-id -- the texts are not known yet⟧
        table:
          style: grouped # see tablespec: the tool is only mentioned here
          sections:
            - rows:
                - Sounds ⟦# tablespec:disable:next positional-row-id -- the texts are not known yet⟧
                ⟦# tablespec:disable:next -- the texts are not known yet⟧
                - Display
                ⟦# tablespec:disable:line positional-row-id -- the texts are not known yet⟧
                - General
        ⟦# tablespec:disable:next positional-row-id -- the texts are not known yet⟧

        # Not reported
        screen: Example
        title: Example
        table:
          style: grouped
          sections:
            - rows:
                # tablespec:disable:next detail-in-default-style -- the style is about to change
                - { text: Sounds, detail: Loud }
        """#,
        "missing-reuse-identifier": #"""
        # Reported
        screen: Cities
        input: { cities: [String] }
        table:
          prototypes:
            - { id: CityCell, text: $(city) }
            - ⟦{ style: subtitle, text: Elsewhere }⟧
          sections:
            - rows: { forEach: city in cities, prototype: CityCell }

        # Not reported
        screen: Cities
        input: { cities: [String] }
        table:
          prototypes:
            - { id: CityCell, text: $(city) }
          sections:
            - rows: { forEach: city in cities, prototype: CityCell }
        """#,
        "modal-without-close-button": #"""
        # Reported: Main.yaml
        screen: Main
        title: Example
        table:
          style: grouped
          sections:
            - rows:
                - { text: Imprint, segue: { to: Imprint, kind: presentModally } }

        # And: Imprint.yaml
        screen: ⟦Imprint⟧
        title: Imprint
        table:
          style: grouped
          sections:
            - rows:
                - Publisher

        # Not reported: Main.yaml
        screen: Main
        title: Example
        table:
          style: grouped
          sections:
            - rows:
                - { text: Imprint, segue: { to: Imprint, kind: presentModally } }

        # And: Imprint.yaml
        screen: Imprint
        title: Imprint
        navigationItem:
          right: { systemItem: close, action: close }
        table:
          style: grouped
          sections:
            - rows:
                - Publisher
        """#,
        "nested-repetition": #"""
        # Reported
        screen: Example
        title: Example
        state: { name: String }
        table:
          style: grouped
          sections:
            - rows:
                - id: name
                  content: { textField: $(name), placeholder: Name }
                  validate: [{ matches: ⟦'([a-z]+)*[0-9]'⟧, else: Enter a name with a digit. }]

        # Not reported
        screen: Example
        title: Example
        state: { name: String }
        table:
          style: grouped
          sections:
            - rows:
                - id: name
                  content: { textField: $(name), placeholder: Name }
                  validate: [{ matches: '[a-z]*[0-9]', else: Enter a name with a digit. }]
        """#,
        "nonpositive-step": #"""
        # Reported
        screen: Example
        title: Example
        state: { guests: Int }
        table:
          style: grouped
          sections:
            - rows:
                - { text: Guests, accessory: { stepper: $(guests), step: ⟦0⟧ }, selectionStyle: none }

        # Not reported
        screen: Example
        title: Example
        state: { guests: Int }
        table:
          style: grouped
          sections:
            - rows:
                - { text: Guests, accessory: { stepper: $(guests), step: 2 }, selectionStyle: none }
        """#,
        "obsolete-selection-style": #"""
        # Reported
        screen: Example
        title: Example
        table:
          style: grouped
          sections:
            - rows:
                - { text: Sign Out, selectionStyle: ⟦blue⟧, action: signOut }

        # Not reported
        screen: Example
        title: Example
        table:
          style: grouped
          sections:
            - rows:
                - { text: Sign Out, action: signOut }
        """#,
        "partial-curl-without-full-screen": #"""
        # Reported
        screen: Map
        title: Map
        external: { Legend: LegendViewController }
        table:
          style: grouped
          sections:
            - rows:
                - { text: Legend, segue: { to: Legend, kind: presentModally, modalTransitionStyle: ⟦partialCurl⟧ } }
                - text: Sheet
                  segue:
                    to: Legend
                    kind: presentModally
                    modalPresentationStyle: pageSheet
                    modalTransitionStyle: ⟦partialCurl⟧

        # Not reported
        screen: Map
        title: Map
        external: { Legend: LegendViewController }
        table:
          style: grouped
          sections:
            - rows:
                - text: Legend
                  segue:
                    to: Legend
                    kind: presentModally
                    modalPresentationStyle: fullScreen
                    modalTransitionStyle: partialCurl
        """#,
        "placeholder-text": #"""
        # Reported
        screen: Example
        title: Example
        table:
          style: grouped
          sections:
            - rows:
                - { style: value1, text: ⟦Title⟧, detail: Detail }
                - ⟦Lorem ipsum dolor sit amet⟧
                - { id: terms, text: ⟦TBD⟧ }

        # Not reported
        screen: Example
        title: Example
        table:
          style: grouped
          sections:
            - rows:
                - { style: value1, text: Version, detail: '2.1' }
                - { id: todo, text: To do }
        """#,
        "positional-row-id": #"""
        # Reported
        screen: Example
        title: Example
        table:
          style: grouped
          sections:
            - rows:
                - ⟦{ image: { symbol: wifi }, accessibilityLabel: Wi-Fi }⟧
                - ⟦—⟧

        # Not reported
        screen: Example
        title: Example
        table:
          style: grouped
          sections:
            - rows:
                - { id: wifi, image: { symbol: wifi }, accessibilityLabel: Wi-Fi }
                - Bluetooth
        """#,
        "push-without-disclosure": #"""
        # Reported: Settings.yaml
        screen: Settings
        title: Settings
        table:
          style: grouped
          sections:
            - rows:
                - { text: Sounds, segue: ⟦{ to: Sounds, kind: show }⟧ }

        # And: Sounds.yaml
        screen: Sounds
        title: Sounds
        table:
          style: grouped
          sections:
            - rows:
                - Ringtone

        # Not reported: Settings.yaml
        screen: Settings
        title: Settings
        table:
          style: grouped
          sections:
            - rows:
                - { text: Sounds, accessory: disclosureIndicator, segue: { to: Sounds, kind: show } }

        # And: Sounds.yaml
        screen: Sounds
        title: Sounds
        table:
          style: grouped
          sections:
            - rows:
                - Ringtone
        """#,
        "push-without-navigation": #"""
        # Reported: App.yaml
        app: Clock
        tabs:
          - { title: Alarms, image: { symbol: alarm }, screen: ⟦Alarms⟧ }
          - { title: Timer, image: { symbol: timer }, screen: Timer }
        external: { Timer: TimerViewController }

        # And: Alarms.yaml
        screen: Alarms
        title: Alarms
        external: { Sound: SoundViewController }
        table:
          sections:
            - rows:
                - { text: Sound, accessory: disclosureIndicator, segue: Sound }

        # Not reported: App.yaml
        app: Clock
        tabs:
          - { title: Alarms, image: { symbol: alarm }, navigation: Alarms }
          - { title: Timer, image: { symbol: timer }, screen: Timer }
        external: { Timer: TimerViewController }

        # And: Alarms.yaml
        screen: Alarms
        title: Alarms
        external: { Sound: SoundViewController }
        table:
          sections:
            - rows:
                - { text: Sound, accessory: disclosureIndicator, segue: Sound }
        """#,
        "pushed-container": #"""
        # Reported
        screen: Clock
        title: Clock
        external: { World: WorldTabBarController, Camera: UIImagePickerController }
        table:
          style: grouped
          sections:
            - rows:
                - { text: World, segue: ⟦World⟧ }
                - { text: Photo, segue: { to: ⟦Camera⟧, kind: show } }

        # Reported
        screen: Clock
        title: Clock
        external: { Editor: EditorNavigationController }
        table:
          style: grouped
          sections:
            - rows:
                - { text: Edit, segue: { to: ⟦Editor⟧, kind: presentModally, wrapInNavigation: true } }

        # Not reported
        screen: Clock
        title: Clock
        external: { World: WorldViewController, Camera: UIImagePickerController }
        table:
          style: grouped
          sections:
            - rows:
                - { text: World, segue: World }
                - { text: Photo, segue: { to: Camera, kind: presentModally } }
        """#,
        "raw-value-in-text": #"""
        # Reported
        screen: Backup
        title: Backup
        state: { isOn: Bool = true, mode: "enum(fast, slowButSure) = fast" }
        table:
          style: grouped
          sections:
            - rows:
                - { text: Mode, style: value1, detail: ⟦$(mode)⟧ }
                - { text: 'On: ⟦$(isOn)⟧', id: isOn }

        # Not reported
        screen: Backup
        title: Backup
        types: { Mode: { fast: Fast, slowButSure: Slow but Sure } }
        state: { isOn: Bool = true, mode: Mode = fast }
        titles: { isOn: { true: On, false: Off } }
        table:
          style: grouped
          sections:
            - rows:
                - { text: Mode, style: value1, detail: $(mode) }
                - { text: 'Backup: $(isOn)', id: isOn }
                - { text: Backups are on, visible: $(isOn) }
                - { text: Backups are off, visible: $(!isOn) }
        """#,
        "repeated-accessibility-label": #"""
        # Reported
        screen: Example
        title: Example
        table:
          style: grouped
          sections:
            - rows:
                - { style: value1, text: Wi-Fi, detail: Home, accessibilityLabel: ⟦Wi-Fi⟧ }

        # Not reported
        screen: Example
        title: Example
        table:
          style: grouped
          sections:
            - rows:
                - { style: value1, text: Wi-Fi, detail: Home }
                - { text: CPU, accessibilityLabel: Processor }
        """#,
        "repeated-control": #"""
        # Reported
        screen: Sounds
        title: Sounds
        state: { isLoud: Bool }
        table:
          style: grouped
          sections:
            - rows:
                - id: loud
                  content: [Loud, { switch: $(isLoud) }]
                  accessory: ⟦{ switch: $(isLoud) }⟧
                  selectionStyle: none

        # Not reported
        screen: Sounds
        title: Sounds
        state: { volume: Float }
        navigationItem: { right: edit }
        table:
          style: grouped
          sections:
            - rows:
                - id: volume
                  content: [Volume, { slider: $(volume) }]
                  accessory: { stepper: $(volume), max: 1, step: 0.1 }
                  editingAccessory: { stepper: $(volume), max: 1, step: 0.1 }
                  selectionStyle: none
        """#,
        "repeated-sample-identity": #"""
        # Reported
        screen: Cities
        types: { City: { id: String, name: String } }
        input: { cities: [City] }
        table:
          prototypes:
            - { id: CityCell, text: $(city.name) }
          sections:
            - rows: { forEach: city in cities, prototype: CityCell }
        samples:
          ⟦cities⟧: [{ id: a, name: Paris }, { id: a, name: Rome }]

        # Not reported
        screen: Cities
        types: { City: { id: String, name: String } }
        input: { cities: [City] }
        table:
          prototypes:
            - { id: CityCell, text: $(city.name) }
          sections:
            - rows: { forEach: city in cities, prototype: CityCell }
        samples:
          cities: [{ id: a, name: Paris }, { id: b, name: Rome }]
        """#,
        "repeated-segment": #"""
        # Reported
        screen: Example
        title: Example
        state: { size: Int }
        table:
          style: grouped
          sections:
            - rows:
                - { text: Size, accessory: { segmentedControl: $(size), segments: [Small, Large, ⟦Small⟧] }, selectionStyle: none }

        # Reported
        screen: Example
        title: Example
        state: { size: Int }
        views: { above: [{ segmentedControl: $(size), segments: [Small, Large, ⟦Small⟧] }] }
        table: { style: grouped, sections: [{ rows: [{ text: Shirt, selectionStyle: none }] }] }

        # Not reported
        screen: Example
        title: Example
        state: { size: Int }
        table:
          style: grouped
          sections:
            - rows:
                - { text: Size, accessory: { segmentedControl: $(size), segments: [Small, Large] }, selectionStyle: none }
        """#,
        "repeated-tab-title": #"""
        # Reported
        app: Clock
        tabs:
          - { title: Alarms, image: { symbol: alarm }, navigation: Alarms }
          - { title: ⟦Alarms⟧, image: { symbol: timer }, screen: Timer }
        external: { Alarms: AlarmsViewController, Timer: TimerViewController }

        # Not reported
        app: Clock
        tabs:
          - { title: Alarms, image: { symbol: alarm }, navigation: Alarms }
          - { title: Timer, image: { symbol: timer }, screen: Timer }
        external: { Alarms: AlarmsViewController, Timer: TimerViewController }
        """#,
        "reserved-keyboard-shortcut": #"""
        # Reported
        screen: Example
        title: Example
        navigationItem: { right: { systemItem: compose, keyboardShortcut: ⟦command+c⟧, action: compose } }
        table:
          style: grouped
          sections:
            - rows:
                - Version

        # Not reported
        screen: Example
        title: Example
        navigationItem: { right: { systemItem: compose, keyboardShortcut: command+n, action: compose } }
        table:
          style: grouped
          sections:
            - rows:
                - Version
        """#,
        "result-never-handed-back": #"""
        # Reported
        screen: NewGrocery
        title: New Grocery
        result: ⟦String⟧
        state: { name: String }
        navigationItem: { left: { systemItem: cancel, finish: cancel } }
        table:
          style: grouped
          sections:
            - rows:
                - { id: name, accessory: { textField: $(name), placeholder: Name }, selectionStyle: none }

        # Not reported
        screen: NewGrocery
        title: New Grocery
        result: String
        state: { name: String }
        navigationItem:
          left: { systemItem: cancel, finish: cancel }
          right: { systemItem: save, finish: save }
        table:
          style: grouped
          sections:
            - rows:
                - { id: name, accessory: { textField: $(name), placeholder: Name }, selectionStyle: none }
        """#,
        "row-below-touch-size": #"""
        # Reported
        screen: Example
        title: Example
        table:
          style: grouped
          sections:
            - rows:
                - { text: Sign Out, height: ⟦30⟧, action: signOut }

        # Not reported
        screen: Example
        title: Example
        table:
          style: grouped
          sections:
            - rows:
                - { text: Sign Out, action: signOut }
                - { text: Version, height: 30 }
        """#,
        "rows-all-alike": #"""
        # Reported
        screen: Cities
        types: { City: { id: String, name: String } }
        input: { cities: [City] }
        table:
          prototypes:
            - { id: CityCell, text: ⟦City⟧ }
          sections:
            - rows: { forEach: city in cities, prototype: CityCell }

        # Not reported
        screen: Cities
        types: { City: { id: String, name: String } }
        input: { cities: [City] }
        table:
          prototypes:
            - { id: CityCell, text: $(city.name) }
          sections:
            - rows: { forEach: city in cities, prototype: CityCell }
        """#,
        "rows-never-shown": #"""
        # Reported
        screen: Example
        title: Example
        table:
          contentUnavailable: [⟦{ text: Nothing Here }⟧]
          sections: [{ rows: [A] }]

        # Reported
        screen: Example
        title: Example
        state: { isLoading: Bool }
        table:
          contentUnavailable:
            - { when: $(isLoading), loading: true }
            - { when: ⟦$(isLoading)⟧, text: Nothing Here }
          sections: [{ rows: [A] }]

        # Not reported
        screen: Example
        title: Example
        state: { names: [String], isLoading: Bool }
        table:
          contentUnavailable:
            - { when: $(isLoading), loading: true }
            - { when: $(names.isEmpty), text: Nothing Here }
          sections: [{ rows: [$(names.count)] }]
        """#,
        "screen-without-title": #"""
        # Reported
        screen: ⟦About⟧
        table:
          style: grouped
          sections:
            - rows:
                - Version

        # Not reported
        screen: About
        title: About
        table:
          style: grouped
          sections:
            - rows:
                - Version
        """#,
        "segue-to-unknown-screen": #"""
        # Reported: Settings.yaml
        screen: Settings
        title: Settings
        table:
          sections:
            - rows:
                - { text: Sounds, accessory: disclosureIndicator, segue: { to: ⟦Sound⟧, kind: show } }
                - { text: About, accessory: disclosureIndicator, segue: ⟦Imprint⟧ }

        # And: Sounds.yaml
        screen: Sounds
        title: Sounds
        table:
          sections:
            - rows:
                - Ringtone

        # Reported: App.yaml
        app: Clock
        tabs:
          - { title: Alarms, image: { symbol: alarm }, navigation: ⟦Alarm⟧ }
          - { title: Timer, image: { symbol: timer }, screen: Timer }
        external: { Timer: TimerViewController, Alarms: AlarmsViewController }

        # Not reported
        screen: Settings
        title: Settings
        external: { Sounds: SoundsViewController }
        table:
          sections:
            - rows:
                - { text: Sounds, accessory: disclosureIndicator, segue: { to: Sounds, kind: show } }
        """#,
        "selectable-control-row": #"""
        # Reported
        screen: Sounds
        title: Sounds
        state: { soundEffects: Bool = true }
        table:
          style: grouped
          sections:
            - rows:
                - { text: Sound Effects, accessory: { switch: $(soundEffects) }, selectionStyle: ⟦default⟧ }

        # Not reported
        screen: Sounds
        title: Sounds
        state: { soundEffects: Bool = true }
        table:
          style: grouped
          sections:
            - rows:
                - { text: Sound Effects, accessory: { switch: $(soundEffects) } }

        # Not reported
        screen: Sounds
        title: Sounds
        state: { soundEffects: Bool = true }
        navigationItem: { right: edit }
        table:
          style: grouped
          sections:
            - rows:
                - { text: Sounds, editingAccessory: { switch: $(soundEffects) }, selectionStyle: default }

        # Not reported
        screen: Sounds
        title: Sounds
        types: { Sound: { id: Int, name: String, volume: Float } }
        state: { sounds: [Sound], chosen: Int? }
        table:
          style: grouped
          prototypes: [{ id: SoundCell, content: [$(sound.name), { slider: $(sound.volume) }], selectionStyle: default }]
          sections:
            - rows: { forEach: sound in sounds, prototype: SoundCell, selection: { mode: exclusive, value: $(chosen) } }
        """#,
        "selection-list-with-segue": #"""
        # Reported
        screen: Toppings
        types: { Topping: { id: String, name: String } }
        external: { Editor: EditorViewController }
        input: { toppings: [Topping] }
        state: { chosen: Set<String> }
        table:
          prototypes:
            - { id: ToppingCell, text: $(topping.name), segue: ⟦{ to: Editor, kind: show }⟧ }
          sections:
            - rows:
                forEach: topping in toppings
                prototype: ToppingCell
                selection: { mode: inclusive, value: $(chosen) }

        # Not reported
        screen: Toppings
        types: { Topping: { id: String, name: String } }
        external: { Editor: EditorViewController }
        input: { toppings: [Topping] }
        state: { chosen: Set<String> }
        table:
          prototypes:
            - { id: ToppingCell, text: $(topping.name), accessory: { detailButton: { segue: Editor } } }
          sections:
            - rows:
                forEach: topping in toppings
                prototype: ToppingCell
                selection: { mode: inclusive, value: $(chosen) }
        """#,
        "setting-without-effect": #"""
        # Reported
        screen: Sounds
        title: Sounds
        table:
          style: grouped
          separatorStyle: none
          separatorColor: ⟦systemRed⟧
          separatorInset: ⟦{ left: 20 }⟧
          sectionIndexColor: ⟦systemRed⟧
          sections:
            - rows:
                - { text: Ringtone, indentationWidth: ⟦20⟧ }
                - { text: Alarm, selectionStyle: none, selectedBackgroundColor: ⟦systemRed⟧ }

        # Reported
        screen: Sounds
        title: Sounds
        table:
          style: grouped
          bounces: false
          alwaysBounceVertical: ⟦true⟧
          showsVerticalScrollIndicator: false
          indicatorStyle: ⟦white⟧
          sections:
            - id: all
              hideHeaderWhenEmpty: ⟦true⟧
              rows:
                - Ringtone

        # Reported
        screen: Sounds
        title: Sounds
        views: { backgroundColor: ⟦systemMint⟧, overlay: [{ label: New, anchor: top }] }
        table:
          style: grouped
          sections:
            - rows:
                - Ringtone

        # Not reported
        screen: Sounds
        title: Sounds
        table:
          style: plain
          separatorStyle: singleLine
          separatorColor: systemRed
          separatorInset: { left: 20 }
          separatorInsetReference: fromAutomaticInsets
          bounces: false
          alwaysBounceVertical: false
          sections:
            - header: Bells
              hideHeaderWhenEmpty: true
              rows:
                - { text: Ringtone, indentationLevel: 1, indentationWidth: 20 }
                - { text: Alarm, selectedBackgroundColor: systemRed }
        """#,
        "shadowed-name": #"""
        # Reported
        screen: Cities
        input: { city: String, cities: "[String]" }
        table:
          prototypes: [{ id: CityCell, text: $(city) }]
          sections:
            - rows: { forEach: ⟦city⟧ in cities, prototype: CityCell }

        # Not reported
        screen: Cities
        input: { capital: String, cities: "[String]" }
        table:
          prototypes: [{ id: CityCell, text: $(city) }]
          sections:
            - rows: { forEach: city in cities, prototype: CityCell }
        """#,
        "shared-reuse-identifier": #"""
        # Reported
        screen: Cities
        input: { cities: [String] }
        table:
          prototypes:
            - { id: CityCell, text: $(city) }
            - { id: ⟦CityCell⟧, style: subtitle, text: $(city) }
          sections:
            - rows: { forEach: city in cities, prototype: CityCell }

        # Not reported
        screen: Cities
        input: { cities: [String], favorites: [String] }
        table:
          prototypes:
            - { id: CityCell, text: $(city) }
            - { id: FavoriteCell, text: $(city), image: { symbol: star } }
          sections:
            - rows: { forEach: city in favorites, prototype: FavoriteCell }
            - rows: { forEach: city in cities, prototype: CityCell }
        """#,
        "state-not-codable": #"""
        # Reported
        screen: Example
        title: Example
        codableState: true
        state: { photo: "⟦Image?⟧" }
        table:
          style: grouped
          sections:
            - rows:
                - { text: Photo, image: $(photo) }

        # Reported
        screen: Walks
        title: Walks
        types: { Walk: { id: Int, name: String, color: Color } }
        codableState: true
        state: { walks: ⟦[Walk]⟧ }
        table:
          prototypes:
            - { id: WalkCell, text: $(walk.name), selectionStyle: none }
          sections:
            - rows: { forEach: walk in walks, prototype: WalkCell }

        # Not reported
        screen: Example
        title: Example
        codableState: true
        state: { photo: "String?" }
        table:
          style: grouped
          sections:
            - rows:
                - { text: Photo, image: $(photo) }

        # Not reported
        screen: Example
        title: Example
        codableState: false
        state: { photo: "Image?" }
        table:
          style: grouped
          sections:
            - rows:
                - { text: Photo, image: $(photo) }
        """#,
        "step-outside-range": #"""
        # Reported
        screen: Example
        title: Example
        state: { size: Int }
        table:
          style: grouped
          sections:
            - rows:
                - { text: Size, accessory: { stepper: $(size), max: 10, step: ⟦20⟧ }, selectionStyle: none }

        # Not reported
        screen: Example
        title: Example
        state: { size: Int }
        table:
          style: grouped
          sections:
            - rows:
                - { text: Size, accessory: { stepper: $(size), max: 10, step: 5 }, selectionStyle: none }
        """#,
        "suppression-of-unknown-rule": #"""
        # Reported
        screen: Example
        title: Example
        table:
          style: grouped
          sections:
            - rows:
                # tablespec:disable:next ⟦detail-in-defualt-style⟧ -- the style is about to change
                - Sounds
                # tablespec:disable:next ⟦unknown-key⟧, ⟦unused-suppression⟧ -- the key comes with the next version
                - Display

        # Not reported
        screen: Example
        title: Example
        table:
          style: grouped
          sections:
            - rows:
                # tablespec:disable:next detail-in-default-style -- the style is about to change
                - { text: Sounds, detail: Loud }
        """#,
        "suppression-without-reason": #"""
        # Reported
        screen: Example
        title: Example
        table:
          style: grouped
          sections:
            - rows:
                ⟦# tablespec:disable:next detail-in-default-style⟧
                - { text: Sounds, detail: Loud }
                - { text: Display, detail: Bright } ⟦# tablespec:disable:line detail-in-default-style --⟧

        # Not reported
        screen: Example
        title: Example
        table:
          style: grouped
          sections:
            - rows:
                # tablespec:disable:next detail-in-default-style -- the style is about to change
                - { text: Sounds, detail: Loud }
        """#,
        "switch-hides-itself": #"""
        # Reported
        screen: Example
        title: Example
        state: { isOn: Bool }
        table:
          style: grouped
          sections:
            - rows:
                - { text: Wi-Fi, accessory: { switch: $(isOn) }, selectionStyle: none, visible: ⟦$(isOn)⟧ }

        # Not reported
        screen: Example
        title: Example
        state: { isOn: Bool }
        table:
          style: grouped
          sections:
            - rows:
                - { text: Wi-Fi, accessory: { switch: $(isOn) }, selectionStyle: none }
                - { text: Network, visible: $(isOn) }
        """#,
        "system-screen-as-tab": #"""
        # Reported
        app: Snapshots
        tabs:
          - { title: Albums, image: { symbol: photo }, screen: Albums }
          - { title: Camera, image: { symbol: camera }, screen: ⟦Camera⟧ }
        external: { Albums: AlbumsViewController, Camera: UIImagePickerController }

        # Not reported: App.yaml
        app: Snapshots
        navigation: Albums

        # And: Albums.yaml
        screen: Albums
        title: Albums
        external: { Camera: UIImagePickerController }
        navigationItem:
          right: { systemItem: camera, segue: { to: Camera, kind: presentModally } }
        table:
          sections:
            - rows:
                - Favorites
        """#,
        "tab-bar-in-tab": #"""
        # Reported
        app: Clock
        tabs:
          - { title: World, image: { symbol: globe }, screen: ⟦World⟧ }
          - { title: Alarms, image: { symbol: alarm }, navigation: ⟦Alarms⟧ }
        external: { World: WorldTabBarController, Alarms: AlarmsNavigationController }

        # Not reported
        app: Clock
        tabs:
          - { title: World, image: { symbol: globe }, screen: World }
          - { title: Alarms, image: { symbol: alarm }, screen: Alarms }
        external: { World: WorldViewController, Alarms: AlarmsNavigationController }
        """#,
        "tab-without-image": #"""
        # Reported
        app: Clock
        tabs:
          - { title: Alarms, image: { symbol: alarm }, navigation: Alarms }
          - ⟦{ title: Timer, screen: Timer }⟧
        external: { Alarms: AlarmsViewController, Timer: TimerViewController }

        # Not reported
        app: Clock
        tabs:
          - { title: Alarms, image: { symbol: alarm }, navigation: Alarms }
          - { title: Timer, image: { symbol: timer }, screen: Timer }
        external: { Alarms: AlarmsViewController, Timer: TimerViewController }

        # Not reported
        app: Clock
        tabs:
          - { systemItem: recents, navigation: Alarms }
          - { systemItem: search, screen: Timer }
        external: { Alarms: AlarmsViewController, Timer: TimerViewController }
        """#,
        "tabs-of-different-orientations": #"""
        # Reported: App.yaml
        app: Library
        tabs:
          - { title: Songs, image: { symbol: music.note }, navigation: Songs }
          - { title: Albums, image: { symbol: square.stack }, navigation: Albums }

        # And: Songs.yaml
        screen: Songs
        title: Songs
        orientations: [portrait, landscapeLeft, landscapeRight]
        table:
          sections:
            - rows:
                - Shuffle

        # And: Albums.yaml
        screen: Albums
        title: Albums
        orientations: [⟦portrait⟧]
        table:
          sections:
            - rows:
                - Recently Added

        # Not reported: App.yaml
        app: Library
        tabs:
          - { title: Songs, image: { symbol: music.note }, navigation: Songs }
          - { title: Albums, image: { symbol: square.stack }, navigation: Albums }

        # And: Songs.yaml
        screen: Songs
        title: Songs
        orientations: [portrait]
        table:
          sections:
            - rows:
                - Shuffle

        # And: Albums.yaml
        screen: Albums
        title: Albums
        orientations: [portrait]
        table:
          sections:
            - rows:
                - Recently Added
        """#,
        "tabs-under-more": #"""
        # Reported
        app: Clock
        tabs:
          - { title: Tab One, image: { symbol: 1.circle }, screen: Timer }
          - { title: Tab Two, image: { symbol: 2.circle }, screen: Timer }
          - { title: Tab Three, image: { symbol: 3.circle }, screen: Timer }
          - { title: Tab Four, image: { symbol: 4.circle }, screen: Timer }
          - ⟦{ title: Tab Five, image: { symbol: 5.circle }, screen: Timer }⟧
          - { title: Tab Six, image: { symbol: 6.circle }, screen: Timer }
        external: { Timer: TimerViewController }

        # Not reported
        app: Clock
        tabs:
          - { title: Tab One, image: { symbol: 1.circle }, screen: Timer }
          - { title: Tab Two, image: { symbol: 2.circle }, screen: Timer }
          - { title: Tab Three, image: { symbol: 3.circle }, screen: Timer }
          - { title: Tab Four, image: { symbol: 4.circle }, screen: Timer }
          - { title: Tab Five, image: { symbol: 5.circle }, screen: Timer }
        external: { Timer: TimerViewController }
        """#,
        "text-lost-in-one-appearance": #"""
        # Reported
        screen: Example
        title: Example
        table:
          style: grouped
          sections:
            - rows:
                - { text: Sounds, textColor: ⟦black⟧ }
                - { style: value1, text: Display, detail: Bright, detailColor: ⟦white⟧ }

        # Not reported
        screen: Example
        title: Example
        table:
          style: grouped
          sections:
            - rows:
                - { text: Sounds, textColor: label }
                - { text: Display, textColor: white, backgroundColor: black }
                - { text: Battery, textColor: { light: "#000000", dark: "#FFFFFF" } }
        """#,
        "three-dots": #"""
        # Reported
        screen: Example
        title: Example
        table:
          style: grouped
          sections:
            - rows:
                - { text: ⟦Add Sound...⟧, action: addSound }

        # Not reported
        screen: Example
        title: Example
        table:
          style: grouped
          sections:
            - rows:
                - { text: Add Sound…, action: addSound }
        """#,
        "too-few-tabs": #"""
        # Reported
        app: ⟦Clock⟧
        tabs:
          - { title: Alarms, image: { symbol: alarm }, navigation: Alarms }
        external: { Alarms: AlarmsViewController }

        # Not reported
        app: Clock
        navigation: Alarms
        external: { Alarms: AlarmsViewController }

        # Not reported
        app: Clock
        tabs:
          - { title: Alarms, image: { symbol: alarm }, navigation: Alarms }
          - { title: Timer, image: { symbol: timer }, screen: Timer }
        external: { Alarms: AlarmsViewController, Timer: TimerViewController }
        """#,
        "touch-without-interaction": #"""
        # Reported
        screen: Settings
        title: Settings
        state: { sounds: Bool }
        table:
          style: grouped
          sections:
            - rows:
                - { text: Sign Out, action: signOut, isUserInteractionEnabled: ⟦false⟧ }
                - text: Sounds
                  accessory: { switch: $(sounds) }
                  selectionStyle: none
                  isUserInteractionEnabled: ⟦false⟧

        # Not reported
        screen: Settings
        title: Settings
        table:
          style: grouped
          sections:
            - rows:
                - { text: Sign Out, action: signOut }
                - { text: 'Version 2.1', isUserInteractionEnabled: false }
        """#,
        "transition-of-form": #"""
        # Reported: Pizza.yaml
        screen: Pizza
        title: Pizza
        table:
          style: grouped
          sections:
            - rows:
                - text: Add Topping
                  segue: { to: NewTopping, kind: presentModally, modalTransitionStyle: ⟦flipHorizontal⟧ }

        # And: NewTopping.yaml
        screen: NewTopping
        title: New Topping
        result: Topping
        types: { Topping: { name: String } }
        state: { name: String }
        navigationItem:
          left: { systemItem: cancel, finish: cancel }
          right: { systemItem: save, finish: save }
        table:
          style: grouped
          sections:
            - rows:
                - { id: name, accessory: { textField: $(name), placeholder: Name }, selectionStyle: none }

        # Not reported: Pizza.yaml
        screen: Pizza
        title: Pizza
        table:
          style: grouped
          sections:
            - rows:
                - text: Add Topping
                  segue: { to: NewTopping, kind: presentModally }

        # And: NewTopping.yaml
        screen: NewTopping
        title: New Topping
        result: Topping
        types: { Topping: { name: String } }
        state: { name: String }
        navigationItem:
          left: { systemItem: cancel, finish: cancel }
          right: { systemItem: save, finish: save }
        table:
          style: grouped
          sections:
            - rows:
                - { id: name, accessory: { textField: $(name), placeholder: Name }, selectionStyle: none }
        """#,
        "trigger-without-highlight": #"""
        # Reported
        screen: Settings
        title: Settings
        table:
          sections:
            - rows:
                - { text: Sign Out, action: signOut, selectionStyle: ⟦none⟧ }

        # Not reported
        screen: Settings
        title: Settings
        table:
          sections:
            - rows:
                - { text: Sign Out, action: signOut }
                - { text: 'Version 2.1', selectionStyle: none }
        """#,
        "trigger-without-selection": #"""
        # Reported
        screen: Settings
        title: Settings
        table:
          allowsSelection: ⟦false⟧
          sections: [{ rows: [{ text: Sign Out, action: signOut }] }]

        # Not reported
        screen: Settings
        title: Settings
        table:
          allowsSelection: false
          sections: [{ rows: [{ text: 'Version 2.1', selectionStyle: none }] }]
        """#,
        "unequal-filling-views": #"""
        # Reported
        screen: Example
        title: Example
        table:
          style: grouped
          sections:
            - rows:
                - id: face
                  accessibilityLabel: Ada
                  content:
                    zstack:
                      - { image: { symbol: circle }, width: 40 }
                      - { image: { symbol: person }, width: ⟦20⟧ }

        # Not reported
        screen: Example
        title: Example
        table:
          style: grouped
          sections:
            - rows:
                - id: face
                  accessibilityLabel: Ada
                  content:
                    zstack:
                      - { image: { symbol: circle }, width: 40 }
                      - { image: { symbol: person }, width: 20, anchor: center }
        """#,
        "unknown-symbol": #"""
        # Reported
        screen: Example
        title: Example
        navigationItem:
          right: { image: { symbol: ⟦settings⟧ }, accessibilityLabel: Settings, action: openSettings }
        table:
          style: grouped
          sections:
            - rows:
                - { text: Contacts, image: { symbol: ⟦person.crop.cicle⟧ } }
                - { text: Favorites, image: { symbol: ⟦fill.heart⟧ } }

        # Not reported
        screen: Example
        title: Example
        navigationItem:
          right: { image: { symbol: gearshape }, accessibilityLabel: Settings, action: openSettings }
        table:
          style: grouped
          sections:
            - rows:
                - { text: Contacts, image: { symbol: person.crop.circle } }
                - { text: Favorites, image: { symbol: heart.fill } }
                - { text: Documents, image: { symbol: doc.on.doc } }
                - { text: Sketches, image: { named: sketches } }
        """#,
        "unlabelled-bar-button": #"""
        # Reported
        screen: Example
        title: Example
        navigationItem:
          right: ⟦{ image: { symbol: line.3.horizontal }, action: openMenu }⟧
        table:
          style: grouped
          sections:
            - rows:
                - Version

        # Not reported
        screen: Example
        title: Example
        navigationItem:
          right: { image: { symbol: line.3.horizontal }, accessibilityLabel: Menu, action: openMenu }
        table:
          style: grouped
          sections:
            - rows:
                - Version
        """#,
        "unlabelled-control": #"""
        # Reported
        screen: Example
        title: Example
        state: { sounds: Bool, name: String }
        table:
          style: grouped
          sections:
            - rows:
                - { id: sounds, accessory: ⟦{ switch: $(sounds) }⟧, selectionStyle: none }
                - { id: name, accessory: ⟦{ textField: $(name) }⟧, selectionStyle: none }

        # Not reported
        screen: Example
        title: Example
        state: { sounds: Bool, name: String }
        table:
          style: grouped
          sections:
            - rows:
                - { text: Sounds, accessory: { switch: $(sounds) }, selectionStyle: none }
                - { id: name, accessory: { textField: $(name), placeholder: Name }, selectionStyle: none }

        # Not reported
        screen: Example
        title: Example
        state: { start: Date, showsPicker: Bool }
        table:
          style: grouped
          sections:
            - rows:
                - { text: Starts, toggle: $(showsPicker) }
                - { id: picker, visible: $(showsPicker), content: { datePicker: $(start) } }
        """#,
        "unlabelled-gesture": #"""
        # Reported
        screen: Example
        title: Example
        table:
          style: grouped
          sections:
            - rows:
                - { id: map, content: [⟦{ image: { symbol: map }, action: openMap }⟧, Map] }

        # Not reported
        screen: Example
        title: Example
        table:
          style: grouped
          sections:
            - rows:
                - { id: map, content: [{ image: { symbol: map }, action: openMap, accessibilityLabel: Open Map }, Map] }
                - { id: help, content: { label: Help, action: openHelp } }
        """#,
        "unlabelled-image": #"""
        # Reported
        screen: Example
        title: Example
        table:
          style: grouped
          sections:
            - rows:
                - { id: map, image: ⟦{ symbol: map }⟧, action: openMap }

        # Not reported
        screen: Example
        title: Example
        table:
          style: grouped
          sections:
            - rows:
                - { id: map, image: { symbol: map }, accessibilityLabel: Map, action: openMap }
                - { text: Directions, image: { symbol: arrow.turn.up.right } }
        """#,
        "unobservable-user-default": #"""
        # Reported
        screen: Example
        title: Example
        userDefaults: { isOn: ⟦com.example.isOn⟧ }
        state: { isOn: Bool }
        table:
          style: grouped
          sections:
            - rows:
                - { text: Sounds, accessory: { switch: $(isOn) } }

        # Not reported
        screen: Example
        title: Example
        userDefaults: { isOn: sounds_on }
        state: { isOn: Bool }
        table:
          style: grouped
          sections:
            - rows:
                - { text: Sounds, accessory: { switch: $(isOn) } }
        """#,
        "unreachable-screen": #"""
        # Reported: App.yaml
        app: Clock
        navigation: Alarms

        # And: Alarms.yaml
        screen: Alarms
        title: Alarms
        table:
          sections:
            - rows:
                - Wake Up

        # And: Sounds.yaml
        screen: ⟦Sounds⟧
        title: Sounds
        table:
          sections:
            - rows:
                - Wake Up

        # Not reported: App.yaml
        app: Clock
        navigation: Alarms

        # And: Alarms.yaml
        screen: Alarms
        title: Alarms
        table:
          sections:
            - rows:
                - { text: Sounds, accessory: disclosureIndicator, segue: Sounds }

        # And: Sounds.yaml
        screen: Sounds
        title: Sounds
        table:
          sections:
            - rows:
                - Wake Up

        # Not reported
        screen: Sounds
        title: Sounds
        table:
          sections:
            - rows:
                - Wake Up
        """#,
        "unsized-zstack": #"""
        # Reported
        screen: Example
        title: Example
        table:
          style: grouped
          sections:
            - rows:
                - { id: both, content: ⟦{ zstack: [{ label: One, anchor: leading }, { label: Two, anchor: trailing }] }⟧ }

        # Not reported
        screen: Example
        title: Example
        table:
          style: grouped
          sections:
            - rows:
                - { id: both, content: { zstack: [One, { label: Two, anchor: trailing }] } }
        """#,
        "untranslated-screen": #"""
        # Reported: Storage.yaml
        screen: Storage
        title: Storage
        strings: Storage
        table:
          style: grouped
          sections:
            - id: all
              rows:
                - { id: photos, text: Photos, accessory: disclosureIndicator, segue: Photos }

        # And: Photos.yaml
        screen: Photos
        title: ⟦Photos⟧
        table:
          style: grouped
          sections:
            - rows:
                - Beach

        # Not reported: Storage.yaml
        screen: Storage
        title: Storage
        strings: Storage
        table:
          style: grouped
          sections:
            - id: all
              rows:
                - { id: photos, text: Photos, accessory: disclosureIndicator, segue: Photos }

        # And: Photos.yaml
        screen: Photos
        title: Photos
        strings: Storage
        table:
          style: grouped
          sections:
            - rows:
                - Beach
        """#,
        "unused-anchor": #"""
        # Reported
        screen: Sounds
        title: Sounds
        table:
          style: grouped
          sections:
            - rows:
                - ⟦&bell⟧ { text: Bell, selectionStyle: none }
                - ⟦&horn⟧
                  text: Horn

        # Not reported
        screen: Sounds
        title: Sounds
        table:
          style: grouped
          sections:
            - rows:
                - &bell { text: Bell, selectionStyle: none }
                - { <<: *bell, text: Horn }
        """#,
        "unused-external-screen": #"""
        # Reported
        screen: Example
        title: Example
        external: { Sounds: SoundsViewController, ⟦Display⟧: DisplayViewController }
        table:
          style: grouped
          sections:
            - rows:
                - { text: Sounds, accessory: disclosureIndicator, segue: Sounds }

        # Not reported
        screen: Example
        title: Example
        external: { Sounds: SoundsViewController }
        table:
          style: grouped
          sections:
            - rows:
                - { text: Sounds, accessory: disclosureIndicator, segue: Sounds }
        """#,
        "unused-prototype": #"""
        # Reported
        screen: Cities
        input: { cities: [String] }
        table:
          prototypes:
            - { id: CityCell, text: $(city) }
            - { id: ⟦FavoriteCell⟧, text: Favorite, image: { symbol: star } }
          sections:
            - rows: { forEach: city in cities, prototype: CityCell }

        # Not reported
        screen: Cities
        types: { City: { name: String, kind: 'enum(plain, favorite)' } }
        identity: { City: name }
        input: { cities: [City] }
        table:
          prototypes:
            - { id: CityCell, text: $(city.name) }
            - { id: FavoriteCell, text: $(city.name), image: { symbol: star } }
          sections:
            - rows:
                forEach: city in cities
                prototype: { of: city.kind, plain: CityCell, favorite: FavoriteCell }
        """#,
        "unused-shared-prototype": #"""
        # Reported
        screen: Cities
        title: Cities
        input: { cities: [String] }
        prototypes:
          - { id: ⟦CityCell⟧, text: $(city), detail: City }
        table:
          prototypes:
            - { id: CityCell, text: $(city) }
          sections:
            - rows: { forEach: city in cities, prototype: CityCell }

        # Not reported
        screen: Cities
        title: Cities
        input: { cities: [String] }
        prototypes:
          - { id: CityCell, text: $(city) }
        table:
          sections:
            - rows: { forEach: city in cities, prototype: CityCell }
        """#,
        "unused-state": #"""
        # Reported
        screen: Example
        title: Example
        state: { sounds: Bool, ⟦volume⟧: Float }
        table:
          style: grouped
          sections:
            - rows:
                - { text: Sounds, accessory: { switch: $(sounds) }, selectionStyle: none }

        # Reported
        app: Clock
        state: { ⟦ringing⟧: Int, timers: Int }
        tabs:
          - { title: World, image: { symbol: globe }, screen: World }
          - { title: Timer, image: { symbol: timer }, screen: Timer, badge: $(timers) }
        external: { World: WorldViewController, Timer: TimerViewController }

        # Not reported
        screen: Example
        title: Example
        state: { sounds: Bool, volume: Float }
        table:
          style: grouped
          sections:
            - rows:
                - { text: Sounds, accessory: { switch: $(sounds) }, selectionStyle: none }
                - { text: Volume, accessory: { slider: $(volume) }, selectionStyle: none, visible: $(sounds) }

        # Not reported
        screen: NewSound
        title: New Sound
        types: { Sound: { id: String, name: String } }
        result: Sound
        state: { name: String, id: String }
        navigationItem:
          left: { systemItem: cancel, finish: cancel }
          right: { systemItem: save, finish: save }
        table:
          style: grouped
          sections:
            - rows:
                - { id: name, accessory: { textField: $(name), placeholder: Name }, selectionStyle: none }
        """#,
        "unused-suppression": #"""
        # Reported
        # tablespec:disable:file ⟦empty-section⟧ -- to be filled by the team that owns it
        screen: Example
        title: Example
        table:
          style: grouped
          sections:
            - rows:
                # tablespec:disable:next detail-in-default-style, ⟦image-in-value-style⟧ -- the style is to change
                - { text: Sounds, detail: Loud }
                - Display # tablespec:disable:line ⟦detail-in-default-style⟧ -- the style is to change

        # Not reported
        # tablespec:disable:file empty-section -- to be filled by the team that owns it
        screen: Example
        title: Example
        table:
          style: grouped
          sections:
            - header: News
              rows: []
            - rows:
                # tablespec:disable:next detail-in-default-style -- the style is about to change
                - { text: Sounds, detail: Loud }
                - { text: Display, detail: Bright } # tablespec:disable:line detail-in-default-style -- likewise
        """#,
        "unused-type": #"""
        # Reported
        screen: Cities
        types:
          City: { name: String }
          ⟦Country⟧: { name: String }
        identity: { City: name }
        input: { cities: [City] }
        table:
          prototypes: [{ id: CityCell, text: $(city.name) }]
          sections:
            - rows: { forEach: city in cities, prototype: CityCell }

        # Not reported
        screen: Cities
        types:
          City: { name: String, country: Country }
          Country: { name: String }
        identity: { City: name }
        input: { cities: [City] }
        table:
          prototypes: [{ id: CityCell, style: subtitle, text: $(city.name), detail: $(city.country.name) }]
          sections:
            - rows: { forEach: city in cities, prototype: CityCell }
        """#,
        "unwind-without-earlier-screen": #"""
        # Reported: Trails.yaml
        screen: Trails
        title: Trails
        table:
          sections:
            - rows:
                - { text: Ridge, accessory: disclosureIndicator, segue: Trail }

        # And: Trail.yaml
        screen: Trail
        title: Trail
        table:
          sections:
            - rows:
                - { text: Map, accessory: disclosureIndicator, segue: Map }
                - { text: Show the Map, unwind: ⟦Map⟧ }

        # And: Map.yaml
        screen: Map
        title: Map
        table:
          sections:
            - rows:
                - Summit

        # Not reported: Trails.yaml
        screen: Trails
        title: Trails
        table:
          sections:
            - rows:
                - { text: Ridge, accessory: disclosureIndicator, segue: Trail }

        # And: Trail.yaml
        screen: Trail
        title: Trail
        table:
          sections:
            - rows:
                - { text: Map, accessory: disclosureIndicator, segue: Map }

        # And: Map.yaml
        screen: Map
        title: Map
        table:
          sections:
            - rows:
                - { text: All Trails, unwind: Trails }
        """#,
    ]
}
