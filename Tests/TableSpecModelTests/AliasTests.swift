import TableSpecDiagnostics
import TableSpecTestSupport
import Testing

@testable import TableSpecModel

@Suite("Names from UIKit, storyboards and SwiftUI lead to the keys of the language")
struct AliasTests {
    @Test(arguments: [
        ("row", "accessoryType", "accessory"), ("row", "textLabel", "text"), ("row", "title", "text"),
        ("row", "detailTextLabel", "detail"), ("row", "subtitle", "detail"), ("row", "imageView", "image"),
        ("row", "label", "text"), ("row", "foregroundColor", "textColor"), ("row", "onTapGesture", "action"),
        ("prototype", "reuseIdentifier", "id"), ("section", "titleForHeaderInSection", "header"),
        ("section", "cells", "rows"), ("table", "tableHeaderView", "headerView"), ("table", "listStyle", "style"),
        ("file", "navigationTitle", "title"), ("editing", "swipeActions", "trailingSwipeActions"),
        ("row", "swipeActions", "trailingSwipeActions"),
        ("editing", "onDelete", "delete"), ("editing", "onMove", "move"), ("accessory", "isOn", "switch"),
        ("accessory", "Toggle", "switch"), ("content view", "Picker", "pickerView"),
        ("navigation item", "searchable", "search"), ("unavailable content", "message", "secondaryText"),
        ("menu item", "role", "style"), ("validation", "pattern", "matches"),
        ("section header's button", "onTap", "action"),
    ])
    func aKeyWithAnotherNameIsRenamed(_ object: String, _ spelling: String, _ key: String) {
        #expect(Alias.answer(forKey: spelling, in: object) == .renamed(key))
    }

    @Test(arguments: [
        ("row", "isHidden"), ("row", "disclosure"), ("row", "collapsible"), ("dynamic rows", "swipeActions"),
        ("section", "numberOfRows"),
        ("table", "refreshable"), ("table", "cells"), ("dynamic rows", "onDelete"), ("file", "listStyle"),
        ("bar button", "flexibleSpace"), ("bar button", "isHidden"), ("unavailable content", "symbol"),
    ])
    func aKeyWithAnotherPlaceSuggestsIt(_ object: String, _ spelling: String) {
        guard case .remedy = Alias.answer(forKey: spelling, in: object) else {
            Issue.record("\(object).\(spelling)")
            return
        }
    }

    /// Names from UIKit, and a part of the message or help that each must lead to.
    @Test(
        "a name from another framework leads to the key or to an example",
        arguments: [
            "file": [
                "leftBarButtonItem": "navigationItem: { left:", "rightBarButtonItem": "navigationItem: { right:",
                "tableStyle": "table: { style: insetGrouped }", "navTitle": "'title'",
                "background": "'backgroundColor' in 'table'",
                "barButtons": "navigationItem: { left:", "subtitle": "'prompt' in 'navigationItem'",
            ],
            "table": [
                "tableStyle": "'style'", "cells": "'prototypes'", "titleForHeader": "'header' in a section",
                "refresh": "refreshControl: { action:", "separator": "'separatorStyle'", "rows": "sections: [{ rows:",
            ],
            "section": [
                "titleForHeader": "'header'", "titleForFooter": "'footer'", "title": "'header'", "cells": "'rows'",
                "tableStyle": "table: { style:", "collapsed": "collapsible: $(",
            ],
            "row": [
                "tableStyle": "table: { style:", "titleForHeader": "section", "link": "'openURL'",
                "url": "'openURL'", "present": "kind: presentModally", "destructive": "textColor: systemRed",
                "bold": "weight: bold", "fontSize": "font: { size:", "checked": "accessory: checkmark",
                "isSelected": "accessory: checkmark", "secure": "isSecureTextEntry: true",
                "password": "isSecureTextEntry: true", "minLength": "count >= 8", "required": "validate: { required:",
                "badge": "style: value1", "textView": "content: { textView:", "pickerView": "content: { pickerView:",
                "autocapitalization": "content: { textField:", "placeholder": "content: { textField:",
                "textField": "content: { textField: … }', which fills the row", "switch": "accessory: { switch:",
                "datePicker": "accessory: { datePicker:", "picker": "choose: { value:", "button": "action: signIn",
                "keyboard": "content: { textField:", "title": "'text'", "subtitle": "'detail'", "icon": "'image'",
                "onTap": "'action'", "push": "'segue'", "goTo": "'segue'", "chevron": "accessory: disclosureIndicator",
                "isEnabled": "'enabled'", "hidden": "visible: $(!", "if": "'visible'", "delete": "editing: { delete:",
                "color": "'textColor'", "lines": "'numberOfLines'", "align": "'textAlignment'",
                "padding": "'layoutMargins'", "description": "'detail'", "date": "datePicker",
                "section": "sections: [{ rows:", "children": "sections: [{ rows:", "footerText": "section",
                "rightDetail": "style: value1", "multiline": "numberOfLines: 0", "navigate": "'segue'",
                "visibleWhen": "'visible'", "enabledIf": "'enabled'", "toggleSwitch": "accessory: { switch:",
                "choices": "choose: { value:", "clearButton": "content: { textField:", "reorder": "editing: {",
                "prototypeCell": "rows: { forEach:", "separator": "'separatorStyle'",
                "selectable": "selectionStyle: none", "nib": "class: OwnCell", "userDefault": "'userDefaults'",
                "defaultValue": "'String = Anna'",
                "sfSymbol": "image: { symbol:",
            ],
            "accessory beside 'textField'": [
                "secure": "'isSecureTextEntry'", "password": "'isSecureTextEntry'", "minLength": "count >= 8",
                "autocapitalization": "'autocapitalizationType'", "title": "the row's 'text'",
                "bold": "weight: bold", "color": "'textColor'",
            ],
            "content view beside 'label'": [
                "textColor": "'color'", "bold": "weight: bold", "fontSize": "font: { size:", "lines": "'numberOfLines'",
                "tap": "'action'", "url": "'openURL'",
            ],
        ] as KeyValuePairs<String, KeyValuePairs<String, String>>
    )
    func newcomersWord(_ object: String, _ words: KeyValuePairs<String, String>) {
        for (word, expected) in words {
            let row = { (keys: String) in
                "screen: T\nstate: { a: String }\ntable: { sections: [{ rows: [{ id: r, \(keys) }] }] }"
            }
            let text =
                switch object {
                case "file": "screen: T\n\(word): x\ntable: { sections: [{ rows: [A] }] }"
                case "table": "screen: T\ntable: { \(word): x, sections: [{ rows: [A] }] }"
                case "section": "screen: T\ntable: { sections: [{ \(word): x, rows: [A] }] }"
                case "row": row("text: A, \(word): x")
                case "content view beside 'label'": row("content: { label: A, \(word): x }")
                default: row("text: A, accessory: { textField: $(a), \(word): x }")
                }
            let finding = Resolved(text).diagnostics.first { $0.message.contains("'\(word)'") }
            let said = [finding?.message, finding?.help].compactMap { $0 }.joined(separator: "\n")
            #expect(said.contains(expected), "\(word) in \(object): \(said)")
        }
    }

    @Test("an unknown key of a view suggests keys of that kind of view first")
    func keysOfAKind() {
        let label = Resolved(rows: "        - { id: r, content: { label: A, colr1: x } }")
        #expect(
            label.messages.first?.hasPrefix("unknown key 'colr1' in content view; expected 'color', ") == true
        )
        for (view, kinds) in [
            ("label: A", ["slider", "textView", "titles"]), ("textView: $(a)", ["numberOfLines", "titles"]),
        ] {
            let resolved = Resolved(
                rows: "        - { id: r, content: { \(view), zzzzzz: x } }",
                screenKeys: "state: { a: String }"
            )
            let message = resolved.messages.first { $0.contains("zzzzzz") } ?? ""
            #expect(message.contains("expected '") && !kinds.contains { message.contains("'\($0)'") }, "\(message)")
        }
    }

    @Test("a short word isn't taken for another one")
    func shortWords() {
        for word in ["abc", "xyz", "tex2"] {
            let resolved = Resolved(rows: "        - { text: A, \(word): x }")
            #expect(resolved.diagnostics.first?.fixIts.isEmpty == (word != "tex2"))
        }
    }

    @Test("a requirement without a message has an example", arguments: ["required", "[required]", "true"])
    func validation(_ value: String) {
        let resolved = Resolved(
            rows: "        - { id: r, content: { textField: $(a) }, validate: \(value) }",
            screenKeys: "state: { a: String }"
        )
        #expect(
            resolved.diagnostics.map(\.help) == [
                "write a mapping with a message: 'validate: { required: Enter a name. }'"
            ]
        )
    }

    @Test(
        "an enumeration suggests its control",
        arguments: ["pickerView: $(mode), titles: [A, B]"]
    )
    func enumerationInControl(_ control: String) {
        let resolved = Resolved(
            rows: "        - { id: r, content: { \(control) } }",
            screenKeys: "state: { mode: \"enum(fast, slow) = fast\" }"
        )
        #expect(
            resolved.diagnostics.map(\.help)
                == ["write 'menu: $(mode)' in its place, or 'choose: { value: $(mode) }' in the row"]
        )
    }

    @Test func theMessageNamesTheKeyAndTheFixWritesIt() throws {
        let resolved = Resolved(rows: "        - { text: A, ⟦accessoryType⟧: checkmark }")
        expect(resolved, "unknown key 'accessoryType' in row; expected 'accessory'")
        let finding = try #require(resolved.diagnostics.first)
        #expect(finding.help == "'accessoryType' is called 'accessory' here")
        #expect(finding.fixIts.first?.edits.first?.replacement == "accessory")
        #expect(finding.fixIts.first?.isSafe == true)
    }

    @Test func aKeyWithAnotherPlaceHasARemedyAndNoFix() {
        let resolved = Resolved(rows: "        - { text: A, ⟦isHidden⟧: true }")
        expect(resolved, "unknown key 'isHidden' in row")
        #expect(resolved.diagnostics.first?.help == "write 'visible: $(!isHidden)'")
        #expect(resolved.diagnostics.first?.fixIts.isEmpty == true)
    }

    @Test(arguments: [
        "accessory: { menu: $(size), ⟦options⟧: [a, b] }", "content: [{ menu: $(size), ⟦options⟧: [a, b] }]",
        "accessory: { menu: $(size), ⟦items⟧: [a, b] }",
    ])
    func theOptionsOfAMenuStandBesideItsValue(_ keys: String) {
        let resolved = Resolved(
            rows: "        - { id: a, \(keys) }",
            screenKeys: "state: { size: \"enum(small, large) = small\" }"
        )
        #expect(resolved.diagnostics.map(\.range) == resolved.marks)
        let remedy = "move the options into 'menu': 'menu: { value: $(size), options: [ … ] }'"
        #expect(resolved.diagnostics.map(\.help) == [remedy])
        #expect(resolved.diagnostics.first?.fixIts.isEmpty == true)
    }

    // MARK: Words

    @Test(arguments: [
        ("style: ⟦rightDetail⟧, detail: B", "unknown cell style 'rightDetail'; expected 'value1'"),
        (
            "style: ⟦UITableViewCellStyleSubtitle⟧, detail: B",
            "unknown cell style 'UITableViewCellStyleSubtitle'; expected 'subtitle'"
        ),
        (
            "style: ⟦IBUITableViewCellStyleValue1⟧, detail: B",
            "unknown cell style 'IBUITableViewCellStyleValue1'; expected 'value1'"
        ),
        (
            "accessory: ⟦UITableViewCellAccessoryDisclosureIndicator⟧",
            "unknown accessory 'UITableViewCellAccessoryDisclosureIndica…'; expected 'disclosureIndicator'"
        ),
        ("accessory: ⟦.checkmark⟧", "unknown accessory '.checkmark'; expected 'checkmark'"),
        ("textColor: ⟦UIColor.systemRed⟧", "unknown color 'UIColor.systemRed'; expected 'systemRed'"),
        ("textColor: ⟦secondaryLabelColor⟧", "unknown color 'secondaryLabelColor'; expected 'secondaryLabel'"),
        ("font: ⟦UICTFontTextStyleCaption1⟧", "unknown text style 'UICTFontTextStyleCaption1'; expected 'caption1'"),
        ("lineBreakMode: ⟦tailTruncation⟧", "unknown line break mode 'tailTruncation'; expected 'byTruncatingTail'"),
        ("segue: { to: A, kind: ⟦push⟧ }", "unknown segue kind 'push'; expected 'show'"),
    ])
    func aWordOfUIKitHasAFix(_ keys: String, _ message: String) {
        let resolved = Resolved(rows: "        - { text: A, \(keys) }")
        expect(resolved, message)
        #expect(resolved.diagnostics.first?.fixIts.first?.isSafe == true)
    }

    @Test func aColorOfAnotherShadeIsSuggestedOnly() {
        let resolved = Resolved(rows: "        - { text: A, textColor: ⟦red⟧ }")
        #expect(resolved.messages.first?.hasPrefix("unknown color 'red'; expected 'systemRed', ") == true)
        #expect(resolved.diagnostics.first?.help == "did you mean 'systemRed'?")
        #expect(resolved.diagnostics.first?.fixIts.map(\.isSafe) == [false])
    }

    // MARK: The tables

    @Test func eachAliasOfAKeyLeadsToAKeyOfItsObject() throws {
        for (name, aliases) in Alias.keys {
            let object = try #require(Language.objects.first { $0.description.name == name }, "\(name)")
            let keys = Set(object.keys.map(\.name))
            let spellings = aliases.filter { $0.companion == nil }.flatMap(\.spellings)
            #expect(Set(spellings.map { $0.lowercased() }).count == spellings.count, "\(name) has an alias twice")
            #expect(aliases.compactMap(\.companion).allSatisfy(keys.contains), "\(name)")
            #expect(keys.isDisjoint(with: spellings), "\(name): \(keys.intersection(spellings))")
            for alias in aliases {
                switch alias.answer {
                case .renamed(let key), .deprecated(let key), .similar(let key):
                    #expect(keys.contains(key), "\(name): \(alias.spellings) → \(key)")
                case .remedy(let remedy): #expect(Self.unknownKeys(in: remedy).isEmpty, "\(name): \(remedy)")
                }
            }
        }
    }

    @Test func eachAliasOfAWordLeadsToAWordOfItsEnumeration() throws {
        for (noun, aliases) in Alias.values {
            let enumeration = try #require(LanguageHelp().enumerations.first { $0.noun == noun }, "\(noun)")
            let spellings = aliases.flatMap(\.spellings)
            #expect(Set(spellings.map { $0.lowercased() }).count == spellings.count, "\(noun) has an alias twice")
            #expect(Set(enumeration.words).isDisjoint(with: spellings), "\(noun)")
            for alias in aliases {
                switch alias.answer {
                case .renamed(let word), .deprecated(let word), .similar(let word):
                    #expect(enumeration.words.contains(word), "\(noun): \(alias.spellings) → \(word)")
                case .remedy(let remedy): #expect(Self.unknownKeys(in: remedy).isEmpty, "\(noun): \(remedy)")
                }
            }
        }
    }

    /// The words before a colon inside quotes that aren't keys of the language.
    private static func unknownKeys(in remedy: String) -> [String] {
        let keys = Set(Language.objects.flatMap { $0.keys.map(\.name) })
        let quoted = remedy.split(separator: "'", omittingEmptySubsequences: false).enumerated()
            .filter { $0.offset % 2 == 1 }.map(\.element)
        return quoted.flatMap { $0.matches(of: #/([A-Za-z]+):/#).map { String($0.output.1) } }.filter {
            !keys.contains($0)
        }
    }
}
