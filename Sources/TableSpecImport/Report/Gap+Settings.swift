/// Parts of settings that a spec cannot express.
extension Gap {
    static func specifier(_ what: String) -> Gap {
        Gap(.content, "a setting \(what)", why: "no such setting is known", instead: "add a row for it")
    }

    static func specifierEffect(_ type: String, of name: String) -> Gap {
        Gap(
            .code,
            "what a tap on '\(name)' does",
            why: "it is a '\(type)'",
            instead: "do it in the method of the screen's actions"
        )
    }

    static func switchValues(_ on: String, _ off: String, of name: String) -> Gap {
        Gap(
            .code,
            "the values '\(on)' and '\(off)' of '\(name)'",
            why: "a switch is true or false",
            instead: "translate them where the state is kept"
        )
    }

    static func choiceValues(_ name: String, _ values: [String]) -> Gap {
        Gap(
            .code,
            "the values of '\(name)' (\(values.joined(separator: ", ")))",
            why: "the state is the index of what is chosen",
            instead: "translate it where the state is kept"
        )
    }

    static func choiceList(_ name: String) -> Gap {
        Gap(
            .appearance,
            "the list of titles of '\(name)'",
            why: "fixed choices are a wheel, or segments",
            instead: "leave it, or show a screen of its own with a selection"
        )
    }

    static func preferenceKey(_ key: String) -> Gap {
        Gap(
            .code,
            "that the state is kept as '\(key)'",
            why: "user defaults hold another value there",
            instead: "fill the state from UserDefaults, and write it back: onChange"
        )
    }

    static func sliderImages(_ name: String) -> Gap {
        Gap(
            .appearance,
            "the images beside the slider '\(name)'",
            why: "the pane has their files, not the app",
            instead: "add them to the app's assets and to the row: content: [{ image: … }, { slider: … }]"
        )
    }

    static func idiom(_ idiom: String, of name: String) -> Gap {
        Gap(
            .behaviour,
            "that '\(name)' is there on \(idiom) only",
            why: "a row is there on all devices",
            instead: "add visible: $(…)"
        )
    }

    static func missingPane(_ id: String) -> Gap {
        Gap(
            .content,
            "the pane '\(id)'",
            why: "its file is not there",
            instead: "show it in the method of the screen's actions"
        )
    }

    static func dependency(_ key: String, of name: String) -> Gap {
        Gap(
            .behaviour,
            "that '\(name)' depends on '\(key)'",
            why: "a control in a row is enabled",
            instead: "let the row come and go: visible: $(…)"
        )
    }

    static func resource(_ name: String) -> Gap {
        Gap(
            .content,
            "the resource '\(name)'",
            why: "it is not among the app's resources",
            instead: "write its text into the spec"
        )
    }
}
