/// The reference page of the language as Markdown, made from the key tables.
package enum LanguageReference {
    /// The page's text.
    package static var text: String {
        let sections = Language.objects.map(section)
        return
            (["# The language", introduction] + sections + [
                conditions, validation, formats, sharedPrototypes, hooks, translations, choices, editing, loadMore,
                updates, results, systemScreens,
            ])
            .joined(
                separator: "\n\n"
            )
            + "\n"
    }

    private static let introduction = """
        One file is one screen; a file may also hold only types, or hand-written screens that others lead to, or say with \
        `app` how an app starts. Every key has a default, and the default is UIKit's. Where a text is allowed, `$(path)` stands for a value of the screen's data: a \
        loop's variable, a property of the state, or a property of the input, in this order; `$$(` is a literal `$(`, and \
        `$(!path)` negates a Boolean. Types are `String`, `Int`, `Double`, `Float`, `Bool`, `Date`, `URL`, `UUID`, `Image`, `Color`, \
        `enum(a, b)`, the names under `types`, `[T]`, `Set<T>` and `"T?"`; a default is written `= value`. \
        A state without one begins empty, with 0, `false` or `nil`; a `Date` begins with the moment of the app, `now`. \
        One of the type `URL`, `UUID`, `Image` or `Color`, of an `enum` or of a type under `types` has no such beginning: it \
        needs a default, or is optional.
        """

    private static let conditions = """
        ## Conditions

        Where a row, a section or a tab is there only at times, a condition says when: `visible: $(isOn)`. It may join paths \
        and literals as Swift does, with `!`, `&&`, `||`, `==`, `!=`, `<`, `<=`, `>`, `>=` and parentheses; nothing else of \
        Swift can stand there. Texts and collections have `isEmpty` and `count`; a literal is `true`, `false`, `nil`, a number, \
        a text in `"`, or a word of the enumeration that is compared with it.

        ```yaml
        visible: $(messages.isEmpty && !isLoading)
        visible: $(kind == image || failure != nil)
        editing: { delete: { when: $(list.count > 1) } }
        ```

        Both sides of a comparison have one type; only an optional value is compared with `nil`, and only numbers, texts and \
        dates have an order. In YAML a condition with `: `, ` #`, or with `,` inside `{ }` and `[ ]`, stands between single quotes.
        """

    private static let validation = """
        ## Validation

        `validate` says what the value of a row must be, with a message for each thing that may be wrong:

        ```yaml
        - text: Name
          accessory: { textField: $(name) }
          validate:
            - required: Choose a name.
            - { matches: "[a-z]+", else: A name has nothing but letters. }
            - { when: $(name.count <= 20), else: A name has 20 letters at most. }
            - { action: isFree, else: "$(name) is taken." }
        ```

        The message of the first thing that is wrong stands below the row from when its field was left until the value is \
        right; VoiceOver says it. Other controls tell at once when a person has changed them. A row that is not there has \
        no problem, and an empty text matches every pattern and is asked about nowhere. The app's method is asynchronous, \
        `func isFree(_ name: String) async -> Bool`; its task is cancelled when the value changes again.

        Conditions have two names for it: `isValid`, whether the values of all rows that are there are right, and \
        `isChanged`, whether the state differs from the one with which the screen began: `enabled: $(isValid && isChanged)`. \
        A property of the screen with such a name takes its place. The return key of the last field, where it has `onReturn`, \
        and the button that saves a result ask first: where something is wrong, all messages show, and nothing else happens. \
        `tablespec preview --state invalid` draws the messages.
        """

    private static let formats = """
        ## Formats

        In a text, a format stands after a colon: `$(due:date=long)`. It writes the value as Foundation's `formatted` does, in \
        the words of the person's language and region; pictures have American English and the time zone GMT.

        | format | writes | as | example |
        |---|---|---|---|
        | `date=…` | a `Date` | \(DateWord.list) | `$(due:date=long)`: January 5, 2011 |
        | `time=…` | a `Date` | \(TimeWord.list) | `$(due:date=numeric:time=shortened)`: 1/5/2011, 9:41 AM |
        | `number` | a number | with separators | `$(population:number)`: 8,804,190 |
        | `fractionLength=…` | a number | so many digits after the point | `$(distance:fractionLength=1)`: 12.5 |
        | `percent` | a number | 0.25, or the whole number 25, as 25% | `$(share:percent)`: 25% |
        | `currency=…` | a number | the code of a currency | `$(price:currency=EUR)`: €12.00 |
        | `one=…:other=…` | an `Int` | words that go with the number | `$(count) $(count:one=item:other=items)`: 1 item |

        The words of a plural stand in a text that also holds the number: `$(count)`, `$(messages.count)`. `one` is for 1, \
        `other` for all other numbers. A text varies by one number. In a catalogue of strings the whole text is varied, so that \
        translators can give it the forms of their language.
        """

    private static let sharedPrototypes = """
        ## Shared prototypes

        A prototype that several tables use stands under `prototypes` at the top of a file, beside a screen or alone, and is \
        known to all files, as types are. Rows name it as they name one of their own table, whose prototypes are looked up \
        first. Its bindings begin with a loop's variable, so the rows that use it call their elements the same: \
        `forEach: contact in favorites` for a prototype with `$(contact.name)`. What else it names, a property of the state for \
        example, must be there in every screen that uses it.
        """

    private static let hooks = """
        ## Hooks

        What a spec cannot say, the app's code does: each of `hooks` makes a method of UIKit call a method that the screen's \
        actions must have. The words are \(Hook.allCases.map { "`\($0.rawValue)`" }.joined(separator: ", ")). A method about a \
        row gets what tells the row apart, a case of the table's `Row`: the id of a row that the spec spells out, or the \
        identity of an element; `configure` and `willDisplay` get the cell, too. `didEndDisplaying` gets the cell alone, as its \
        row may have been deleted. The methods of the view controller get it, and are called after `super`.
        """

    private static let translations = """
        ## Translations

        With `strings: Settings`, or a `stringTable` under `swift` in the configuration, every text in which something is \
        written in words is looked up in a table of strings: `String(localized: "account.profile.text", defaultValue: …, \
        table: "Settings", comment: …)`. Keys are made of ids, so that they stay when a text changes: give ids to sections \
        and rows. In a table that has not the screen's own name they begin with the screen's name. A text with bindings is a \
        format, `%1$@ of %2$lld`; a whole number can be varied by plural, and a text with the words of a plural is.

        The texts of the specs are written into a catalogue, `Strings/Settings.xcstrings` in the output folder, which Xcode \
        compiles. Translations are made there, and stay: when a text of a spec changes, its translations are marked for \
        review; when it goes, its key becomes stale.
        """

    private static let editing = """
        ## Editing rows

        What a person deletes, inserts or drags is a change of the state: the collection of the rows must be there. The \
        state changes first, and the table follows with one batch update. The insert row is the last row of its section \
        at all times, as in the Table View Programming Guide; its green plus and a tap on it do the same. A drag ends at \
        the nearest place in its section that no row keeps: `except` names the first and the last element, and the insert \
        row stays last anyway. With `within: table` a row can be dragged into every section whose rows can be dragged so. Rows of an indexed list \
        can be deleted; those of sections that are made for each element of the state can be deleted and dragged.

        `delete: { except: [first], when: $(item.isDone), confirm: confirmDeletion }` says which rows can be deleted: \
        `confirm` names a method of the app that gets the element and a closure, and calls the closure to delete. The buttons of \
        swiped rows, `leadingSwipeActions` and `trailingSwipeActions` of a row, a prototype or `editing`, do what taps on rows \
        do: `action` calls a method of the app, which gets the element, `segue` shows a screen, `toggle` flips a Boolean and \
        `unwind` leads back. With `confirm: Delete this message?` such a button, one in a bar, a row or a header, an entry \
        of a menu, or a row that is tapped, asks in a sheet first: the sheet has a red button with its title, or with the \
        row's text, and one that cancels. A button without a title is called as its `accessibilityLabel` says.
        """

    private static let choices = """
        ## Choices

        A tap on a row with `choose` pushes a list with a checkmark at what is chosen; a choice is written to the state, and \
        the list goes. The row has the style `value1` and a disclosure indicator unless it states others, and shows what is \
        chosen where it has no `detail`.

        ```yaml
        - { text: Country, choose: { value: $(country), forEach: country in countries, text: $(country.name) } }
        - { text: Size, choose: { value: $(size), options: [Small, Large] } }
        - { text: Appearance, choose: { value: $(theme), titles: { system: Automatic } } }
        ```

        Of elements the `id` is chosen or, where the value has their type, the element itself. The value may be optional: then \
        nothing need be chosen at first. From 12 options on the list has a search field.

        A pop-up button takes the same: `accessory: { menu: { value: $(size), options: [Small, Large] } }`. In a row of a \
        collection it chooses for the element, among texts or words. While the value is none of the options it shows a dash.
        """

    private static let loadMore = """
        ## Loading more

        `rows: { forEach: item in items, prototype: Cell, loadMore: { when: $(hasMore), action: loadPage } }` puts a row with a \
        spinner below the elements while there are more of them. When it comes into sight the app is asked, and then not again \
        until the number of rows is another one, or until the state has changed and the row comes back. What the app \
        changes while it is asked is shown when UIKit has ended its pass, and is no reason to ask again.

        `onPrefetch: loadPhotos` beside `forEach: photo in photos` hands the app elements before their rows come into sight, \
        `loadPhotos(photos: [Photo])`, the nearest first, so that it can load what takes long; `onCancelPrefetching` hands it \
        those that a person has turned away from. UIKit chooses them, and may choose none.
        """

    private static let updates = """
        ## Named updates

        A change of the state becomes one batch update of the table anyway, with the animation of `editing`. Where a change has \
        animations of its own, or where equal elements can only be told apart by their places, `updates` names a method for \
        it: `{ id: renewStates, of: states, deleteRows: fade, insertRows: right }` becomes

        ```swift
        table.renewStates(deletingRows: [2, 4], insertingRows: [0: "Alaska", 3: "Georgia", 5: "Virginia"])
        ```

        Places of what leaves are those before the update, places of what comes those after it, as in UIKit. In sections that \
        are made for each element, the places of rows are index paths, `[0, 1]`. The method changes the state first; what else \
        depends on the state follows.
        """

    private static let results = """
        ## Results

        A screen with a `result` is presented or pushed, and a bar button with `finish` ends it. `finish: cancel` hands back `nil`. \
        `finish: save` hands back a value of the type that `result` names: its properties are those of the state and the \
        input that have the same names and types; a property that is missing there takes its default, or is `nil` if it is \
        optional. Where a property is missing that has neither, or where the type is none of those under `types`, the app \
        makes the value in a method of the screen's actions, `func makeGrocery(from state: NewGroceryViewController.State) -> \
        Grocery?`; as long as it makes nothing, the screen stays.

        The screen that has presented it dismisses it, one that has pushed it pops it, and then takes the result; the Back \
        button hands back `nil`. Where it edits exactly one collection of the \
        result's type, and nothing but bar buttons and insert rows lead to the other screen, it appends the result to that \
        collection. Otherwise its app gets it, `func didFinish(newGrocery result: Grocery?)`. A screen that can be cancelled so \
        cannot be dragged down, so that nothing that has been entered is lost by accident, unless `isModalInPresentation` is \
        `false`. A screen that can be dragged down hands back `nil` then, as after cancelling.
        """

    private static let systemScreens = """
        ## Screens of the system

        Pickers of pictures and contacts, mail and web pages are hand-written screens like others: `external` names their \
        class, a segue presents them, and a method of the screen's actions makes them with their delegate, \
        `func makePhotoPicker() -> UIViewController`. They bring their own bars, so they are not put into a navigation \
        stack unless `wrapInNavigation` says so. What a person has chosen comes to the delegate, which is the app's: it \
        changes the state, and dismisses the screen whether something was chosen or not.
        """

    /// A kind of mapping with the table of its keys.
    package static func section(_ object: LanguageObject) -> String {
        let rows = object.keys.map { key in
            "| `\(key.name)`\(key.entry.isRequired ? " (required)" : "") | \(words(for: key.entry.type)) "
                + "| \(key.entry.defaultValue ?? "") | \(key.entry.documentation) |"
        }
        return
            (["## \(object.description.name)", "", object.description.documentation, ""]
            + ["| key | value | default | meaning |", "|---|---|---|---|"] + rows + renamedKeys(of: object))
            .joined(separator: "\n")
    }

    /// The old names of keys.
    private static func renamedKeys(of object: LanguageObject) -> [String] {
        let names = Alias.deprecatedKeys(of: object.description.name).map { "`\($0.successor)` was `\($0.spelling)`" }
        guard !names.isEmpty else { return [] }
        return [
            "", "Renamed: \(names.joined(separator: ", ")). The old names are still read; `lint --fix` replaces them.",
        ]
    }

    /// The fragment that Markdown renderers give the heading of an object: small letters without marks, hyphens for spaces.
    package static func anchor(of object: String) -> String {
        object.lowercased().replacing(" ", with: "-").filter { $0.isLetter || $0.isNumber || $0 == "-" }
    }

    /// Describes the values that a key accepts, in Markdown.
    static func words(for type: ValueDescription) -> String {
        switch type {
        case .text: "text"
        case .string: "string"
        case .identifier: "name"
        case .name(let noun): "name of a \(noun)"
        case .path: "path"
        case .loop: "`element in collection`"
        case .boolean: "`true`, `false`"
        case .count: "whole number"
        case .number: "number"
        case .bounded(let range): "a number from \(range.lowerBound.spelling) to \(range.upperBound.spelling)"
        case .wholeNumber(let numbers): numbers.map { "`\($0)`" }.joined(separator: ", ")
        case .points: "points"
        case .length: "points, or a part of the cell's width such as `50%`"
        case .word(_, let words): words.map { "`\($0)`" }.joined(separator: ", ")
        case .binding(let noun): "binding to \(noun)"
        case .condition: "[condition](#conditions)"
        case .type: "type"
        case .enumeration: "`enum(first, second)`"
        case .value: "value"
        case .color: "[colour](#colour): a name of `UIColor`, `\"#RRGGBB\"`, or a mapping"
        case .hexadecimalColor: "`\"#RRGGBB\"` or `\"#RRGGBBAA\"`"
        case .font:
            "a text style (\(FontTextStyle.allCases.map { "`\($0.rawValue)`" }.joined(separator: ", "))), or a [font](#font)"
        case .content: "[content view](#content-view), a text for a label, or a list of them"
        case .alternatingColor: "\(words(for: .color)); or [alternating colours](#alternating-colours)"
        case .image: "[image](#image): a name, a binding, or a mapping"
        case .list(let element): "list of \(words(for: element))"
        case .table(let value): "mapping of names to \(words(for: value))"
        case .tableWith(let key, let keyType, let value):
            "mapping with `\(key)` (\(words(for: keyType))) and words to \(words(for: value))"
        case .object(let name): "[\(name)](#\(anchor(of: name)))"
        case .requiring(let key, let type): "\(words(for: type)) with `\(key)`"
        case .excluding(let key, let type): "\(words(for: type)) without `\(key)`"
        case .either(let types): types.map(words).joined(separator: "; or ")
        }
    }
}

extension SpecEnumeration {
    /// The values of the enumeration, for a table.
    fileprivate static var list: String { allCases.map { "`\($0.rawValue)`" }.joined(separator: ", ") }
}
