/// Parts of settings that a spec can't express.
extension Gap {
    static func specifier(_ what: String) -> Gap {
        .content("a setting \(what)")
            .because("the importer doesn't support it")
            .instead("add a row for it")
    }

    static func specifierEffect(_ type: String, of name: String) -> Gap {
        .code("the effect of a tap on '\(name)'")
            .because("its type is '\(type)'")
            .instead("implement it in the method of the screen's actions")
    }

    static func switchValues(_ on: String, _ off: String, of name: String) -> Gap {
        .code("the values '\(on)' and '\(off)' of '\(name)'")
            .because("a switch is either true or false")
            .instead("convert them where the state is stored")
    }

    /// The titles of a value that is only shown.
    static func valueTitles(of name: String, _ titles: [String]) -> Gap {
        .code("the titles of the values of '\(name)' (\(titles.joined(separator: ", ")))")
            .because("the state is the title of one value")
            .instead("set the state to the title of the current value")
    }

    static func choiceValues(_ name: String, _ values: [String]) -> Gap {
        .code("the values of '\(name)' (\(values.joined(separator: ", ")))")
            .because("the state is the index of the selected choice")
            .instead("convert it where the state is stored")
    }

    static func choiceList(_ name: String) -> Gap {
        .appearance("the list of titles of '\(name)'")
            .because("fixed choices are shown in a picker view or a segmented control")
            .instead("leave it as it is, or show a separate screen with a selection")
    }

    static func preferenceKey(_ key: String) -> Gap {
        .code("the user defaults key '\(key)' of the state")
            .because("user defaults contain a different value for it")
            .instead("read the state from UserDefaults and write it back: onChange")
    }

    static func sliderImages(_ name: String) -> Gap {
        .appearance("the images beside the slider '\(name)'")
            .because("their files belong to the pane, not to the app")
            .instead("add them to the app's assets and to the row: content: [{ image: … }, { slider: … }]")
    }

    static func idiom(_ idiom: String, of name: String) -> Gap {
        .behavior("the restriction of '\(name)' to \(idiom)")
            .because("a row appears on all devices")
            .instead("add visible: $(…)")
    }

    /// The gaps of one setting as one, of the most important kind.
    static func joined(_ gaps: [Gap]) -> Gap? {
        let kinds: [Omission.Kind] = [.content, .behavior, .appearance, .code]
        guard let kind = kinds.first(where: { gaps.map(\.kind).contains($0) }) else { return nil }
        let what = [gaps.dropLast().map(\.what).joined(separator: ", "), gaps.last?.what ?? ""]
        return Gap(kind, what.filter { !$0.isEmpty }.joined(separator: " and "))
            .because(gaps.map(\.why).joined(separator: "; "))
            .instead(gaps.map(\.remedy).joined(separator: "; "))
    }

    static func missingPane(_ id: String) -> Gap {
        .content("the pane '\(id)'")
            .because("its file is missing")
            .instead("show it in the method of the screen's actions")
    }
}
