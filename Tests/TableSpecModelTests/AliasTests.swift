import TableSpecDiagnostics
import TableSpecTestSupport
import Testing

@testable import TableSpecModel

@Suite("Spellings of UIKit, storyboards and SwiftUI are told their names here")
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
        ("row", "isHidden"), ("row", "disclosure"), ("dynamic rows", "swipeActions"),
        ("section", "numberOfRows"),
        ("table", "refreshable"), ("table", "cells"), ("dynamic rows", "onDelete"), ("file", "listStyle"),
        ("bar button", "flexibleSpace"), ("bar button", "isHidden"), ("unavailable content", "symbol"),
    ])
    func aKeyWithAnotherPlaceIsToldThePlace(_ object: String, _ spelling: String) {
        guard case .remedy = Alias.answer(forKey: spelling, in: object) else {
            Issue.record("\(object).\(spelling)")
            return
        }
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

    @Test func aColourOfAnotherShadeIsSuggestedOnly() {
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
        for (noun, aliases) in Alias.words {
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

    /// The words before a colon inside quotes that are no keys of the language.
    private static func unknownKeys(in remedy: String) -> [String] {
        let keys = Set(Language.objects.flatMap { $0.keys.map(\.name) })
        let quoted = remedy.split(separator: "'", omittingEmptySubsequences: false).enumerated()
            .filter { $0.offset % 2 == 1 }.map(\.element)
        return quoted.flatMap { $0.matches(of: #/([A-Za-z]+):/#).map { String($0.output.1) } }.filter {
            !keys.contains($0)
        }
    }
}
