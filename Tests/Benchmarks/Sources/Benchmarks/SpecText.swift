/// Spec files of any size, made in memory.
enum SpecText {
    enum Script {
        case latin, cyrillicAndJapanese
    }

    /// A screen in the manner of a settings app: sections of rows with texts, accessories, segues and comments.
    static func settings(sections: Int, script: Script = .latin) -> String {
        let words = Words(script)
        var text = """
            # \(words.title)
            screen: Settings
            title: \(words.title)
            state:
              networkName: String = Home
              soundEffects: Bool = true
              volume: Float = 7.5
            navigationItem:
              largeTitle: always
              right: { systemItem: done, action: close }
            table:
              style: insetGrouped
              sections:

            """
        for section in 0..<sections {
            text += self.section(section, words)
        }
        return text
    }

    private static func section(_ index: Int, _ words: Words) -> String {
        """
            - id: account\(index)
              header: \(words.header) \(index)
              footer: \(words.footer)
              rows:
                - id: profile
                  style: subtitle
                  text: \(words.name)
                  detail: "\(words.detail)"
                  image: { symbol: person.crop.circle }
                  accessory: disclosureIndicator
                  segue: { to: Profile, kind: show }
                - id: wifi
                  style: value1
                  text: Wi-Fi
                  detail: $(networkName)
                  accessory: disclosureIndicator
                  segue: { to: WiFi, kind: show, pass: { network: $(networkName), index: \(index) } }
                - id: soundEffects
                  text: '\(words.sound)'
                  accessory: { switch: $(soundEffects) }        # two-way: the switch writes the state
                  selectionStyle: none
                - id: signOut
                  text: \(words.signOut)
                  textColor: systemRed
                  visible: $(soundEffects)                       # rows can come and go
                  action: signOut

        """
    }

    private struct Words {
        var title, header, footer, name, detail, sound, signOut: String

        init(_ script: Script) {
            switch script {
            case .latin:
                title = "Settings"
                header = "Account"
                footer = "Signing out keeps your data on this device."
                name = "Ada Lovelace"
                detail = "Account, storage and more"
                sound = "Sound Effects"
                signOut = "Sign Out"
            case .cyrillicAndJapanese:
                title = "Настройки"
                header = "アカウント"
                footer = "При выходе данные остаются на этом устройстве."
                name = "Ада Лавлейс"
                detail = "アカウント、ストレージなど"
                sound = "Звуковые эффекты"
                signOut = "サインアウト"
            }
        }
    }
}
