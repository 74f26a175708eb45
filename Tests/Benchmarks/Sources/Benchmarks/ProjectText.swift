/// A project of specs without findings, made in memory: settings screens that lead to each other.
enum ProjectText {
    /// The rows of one screen.
    static let rowsPerScreen = 30

    static func files(count: Int) -> [(path: String, text: String)] {
        (0..<count).map { ("Screen\($0).yaml", screen($0, next: ($0 + 1) % count)) }
    }

    /// One screen with that many short rows, each of them with another text, in sections of ten.
    static func screen(rows: Int) -> String {
        let state = (0..<rows / 100).map { "  value\($0): String\n" }.joined()
        let sections = (0..<rows / 10).map { section in
            let rows = (section * 10..<section * 10 + 10).map { row in
                let text = row % 2 == 0 ? "Row \(row)" : "$(value\(row % (rows / 100)))"
                return "        - { id: row\(row), text: \(text), selectionStyle: none }\n"
            }
            return "    - id: section\(section)\n      rows:\n" + rows.joined()
        }
        return "screen: Screen\ntitle: Settings\nstate:\n\(state)table:\n  style: grouped\n  sections:\n"
            + sections.joined()
    }

    /// An app that starts with the first screen of a project in each of its tabs.
    static let app = (
        path: "App.yaml", text: "app: Project\ntabs: [{ title: First, image: { symbol: star }, navigation: Screen0 }]\n"
    )

    private static func screen(_ index: Int, next: Int) -> String {
        let sections = (0..<rowsPerScreen / 5).map { section($0, next: next) }
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
