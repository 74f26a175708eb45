/// The settings of a gallery.
struct GalleryControls {
    let options: GalleryOptions
    /// The states that a screen can be in.
    let states: [PreviewState]
    let optionals: [OptionalValues]

    /// A setting with its choices. The first one is selected when the page opens.
    private struct Setting {
        var name: String
        var title: String
        var choices: [Choice]
    }

    private struct Choice {
        var value: String
        var title: String
        /// The data attributes of the choice that the script reads.
        var data: [(name: String, value: String)] = []
    }

    /// The elements of all settings with several choices.
    var text: String {
        settings.map { setting in
            let isHidden = setting.choices.count < 2
            let choices = setting.choices.map { choice in
                var option = MarkupTag("option").with(XMLText.escaped(choice.value), for: "value")
                for item in choice.data { option = option.with(XMLText.escaped(item.value), for: "data-\(item.name)") }
                return "\(option.openTag)\(XMLText.escaped(choice.title))</option>"
            }
            let select = "<select name=\"\(setting.name)\">\(choices.joined())</select>"
            return "<label\(isHidden ? " hidden" : "")><span>\(setting.title)</span>\(select)</label>\n"
        }.joined()
    }

    private var settings: [Setting] {
        [
            Setting(name: "device", title: "Device", choices: options.devices.map(Self.choice)),
            Setting(name: "system", title: "System", choices: options.systems.map(Self.choice)),
            Setting(name: "appearance", title: "Appearance", choices: Appearance.allCases.map { choice($0.rawValue) }),
            Setting(name: "contrast", title: "Contrast", choices: Contrast.allCases.map { choice($0.rawValue) }),
            Setting(name: "size", title: "Text size", choices: options.textSizes.map(Self.choice)),
            Setting(name: "direction", title: "Direction", choices: options.directions.map(Self.choice)),
            Setting(
                name: "localization",
                title: "Localization",
                choices: options.localizations.map { choice($0.rawValue) }
            ),
            Setting(name: "state", title: "State", choices: states.map { choice($0.rawValue) }),
            Setting(name: "optionals", title: "Optional values", choices: optionals.map { choice($0.rawValue) }),
        ]
    }

    private func choice(_ value: String) -> Choice {
        Choice(value: value, title: value.prefix(1).uppercased() + value.dropFirst())
    }

    private static func choice(_ system: SystemVersion) -> Choice {
        Choice(value: system.rawValue, title: "iOS \(system.rawValue)")
    }

    private static func choice(_ device: PreviewDevice) -> Choice {
        let shape = device.hasIsland || device.hasNotch ? "island" : (device.isPad ? "tablet" : "square")
        return Choice(
            value: device.name,
            title: device.name,
            data: [
                ("shape", shape), ("width", DecimalFormatter.string(device.size.width)),
                ("height", DecimalFormatter.string(device.size.height)),
                ("foot", DecimalFormatter.string(device.bottomInset)),
            ]
        )
    }

    private static func choice(_ direction: LayoutDirection) -> Choice {
        Choice(value: direction.rawValue, title: direction == .leftToRight ? "Left to right" : "Right to left")
    }

    private static func choice(_ size: ContentSizeCategory) -> Choice {
        Choice(value: size.rawValue, title: title(of: size))
    }

    /// Source: the names of the sizes in Apple's Human Interface Guidelines.
    static func title(of size: ContentSizeCategory) -> String {
        [
            "xSmall", "Small", "Medium", "Large (default)", "xLarge", "xxLarge", "xxxLarge", "AX1", "AX2", "AX3", "AX4",
            "AX5",
        ][size.index]
    }
}
