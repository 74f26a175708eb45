/// A project of specs without findings, made in memory: settings screens that lead to each other.
enum ProjectText {
    /// The rows of one screen.
    static let rowsPerScreen = 30

    static func files(count: Int) -> [(path: String, text: String)] {
        (0..<count).map { ("Screen\($0).yaml", screen($0, next: ($0 + 1) % count)) }
    }

    /// One screen with that many rows, which leads to itself.
    static func screen(rows: Int) -> String { screen(0, next: 0, rows: rows) }

    /// One screen with a mistake of the language in each fifth row, and a finding of a rule in the others.
    static func faulty(rows: Int) -> String {
        screen(rows: rows).replacing("text: Sound Effects", with: "txt: Sound Effects")
            .replacing("style: value1", with: "style: default")
            .replacing("text: Volume", with: "text: VOLUME...")
            .replacing("header: Account", with: "header: ACCOUNT")
    }

    private static func screen(_ index: Int, next: Int, rows: Int = rowsPerScreen) -> String {
        let sections = (0..<rows / 5).map { section($0, next: next) }
        return """
            # A screen of the app's settings.
            screen: Screen\(index)
            title: Settings \(index)
            state:
              networkName: String = Home
              soundEffects: Bool = true
              volume: Float = 7.5
            table:
              style: insetGrouped
              sections:

            """ + sections.joined()
    }

    private static func section(_ index: Int, next: Int) -> String {
        """
            - id: section\(index)
              header: Account \(index)
              footer: Signing out keeps your data on this device.
              rows:
                - id: profile\(index)
                  style: subtitle
                  text: Ada Lovelace
                  detail: Account, storage and more
                  image: { symbol: person.crop.circle }
                  accessory: disclosureIndicator
                  segue: { to: Screen\(next), kind: show }
                - id: network\(index)
                  style: value1
                  text: Network
                  detail: $(networkName)
                  selectionStyle: none
                - id: effects\(index)
                  text: Sound Effects
                  accessory: { switch: $(soundEffects) }
                  selectionStyle: none
                - id: volume\(index)
                  text: Volume
                  accessory: { slider: $(volume), min: 0, max: 10 }
                  selectionStyle: none
                - id: signOut\(index)
                  text: Sign Out
                  textColor: systemRed
                  visible: $(soundEffects)
                  action: signOut\(index)

        """
    }
}
