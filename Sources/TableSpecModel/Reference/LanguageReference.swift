/// The reference page of the language as Markdown, generated from the key tables.
package enum LanguageReference {
    /// The page's text.
    package static var text: String {
        let sections = Language.objects.map(section)
        return
            (["# The language", introduction] + sections + [
                conditions, validation, formats, titlesOfValues, sharedPrototypes, hooks, translations, choices,
                rowLists, nestedRows, editing, loadMore, updates, results, systemScreens,
            ])
            .joined(
                separator: "\n\n"
            )
            + "\n"
    }

    private static let introduction = """
        One file describes one screen. A file can also contain only types or external screens for other files, or \
        use `app` to describe how an app starts. Every key has a default, and the default is UIKit's.

        Where text is allowed, `$(path)` stands for a value of the screen's data: a loop's variable, a property of the \
        state, or a property of the input, in this order. `$$(` is a literal `$(`, and `$(!path)` negates a Boolean. \
        Text in a block, after `|` or `>`, doesn't contain the line break that ends the block; `|+` and `>+` keep it.

        Types are `String`, `Int`, `Double`, `Float`, `Decimal`, `Bool`, `Date`, `URL`, `UUID`, `Image`, `Color`, \
        `enum(a, b)`, the names under `types`, `[T]`, `Set<T>` and `"T?"`. A default is written `= value`. A state \
        property without a default starts empty, or with 0, `false` or `nil`; a `Date` starts with `now`, the app's \
        current time. A property of the type `URL`, `UUID`, `Image` or `Color`, of an `enum`, or of a type under \
        `types` has no such initial value. It needs a default, or must be optional.
        """

    private static let conditions = """
        ## Conditions

        A condition specifies when a row, a section or a tab is shown: `visible: $(isOn)`. It can combine paths and \
        literals with these operators of Swift: `!`, `&&`, `||`, `==`, `!=`, `<`, `<=`, `>`, `>=` and parentheses. No \
        other Swift is allowed. Strings and collections have `isEmpty` and `count`. A literal is `true`, `false`, \
        `nil`, a number, a string in `"`, or a case of the enumeration that it's compared with.

        ```yaml
        visible: $(messages.isEmpty && !isLoading)
        visible: $(kind == image || failure != nil)
        editing: { delete: { when: $(list.count > 1) } }
        ```

        Both sides of a comparison have the same type. Only optional values can be compared with `nil`, and only \
        numbers, strings and dates are ordered. In YAML, use single quotes around a condition that contains `: ` or ` \
        #`, or that contains `,` inside `{ }` or `[ ]`.
        """

    private static let validation = """
        ## Validation

        `validate` specifies requirements for the value of a row, with a message for each of them:

        ```yaml
        - text: Name
          accessory: { textField: $(name) }
          validate:
            - required: Choose a name.
            - { matches: "[a-z]+", else: A name can contain only letters. }
            - { when: $(name.count <= 20), else: A name can have at most 20 characters. }
            - { action: isFree, else: "$(name) is taken." }
        ```

        The message of the first unmet requirement appears below the row after the user has left its field, until the \
        value is valid. VoiceOver reads it. Other controls show the message as soon as the user changes them. A hidden \
        row is always valid, except for one that another row's `toggle` shows, such as an inline picker. While that \
        picker is closed, its message appears below the row with the toggle. A toggle that the row also shows in a \
        control is a setting, and doesn't count. Empty text matches every pattern, and isn't passed to the app's \
        method. That method is asynchronous, `func isFree(_ name: String) async -> Bool`. Its task is canceled when the \
        value changes again.

        A text field can show a number: `textField: $(price), min: 0, max: 99.5`. It's written in the user's language \
        and region, with separators between thousands when it isn't being edited. The state changes with each valid \
        number and keeps the last one while the text isn't a number within the limits. `number: Enter a price.` is \
        the message for such text. Without `number`, the first message of the row appears. If the row has no \
        `validate`, the field shows the last number again after editing. Empty text is valid for an optional number, \
        which becomes `nil`, and `required` is the message for it.

        Conditions can use two more names: `enabled: $(isValid && isChanged)`. `isValid` is true if the values of all \
        these rows are valid. `isChanged` is true if the state differs from its initial value. A property of the \
        screen with the same name takes precedence. The Return key of the last field, if it has `onReturn`, and the \
        button that saves a result check the values first. If a value is invalid, all messages appear, and nothing \
        else happens. `tablespec preview --state invalid` shows the messages.
        """

    private static let formats = """
        ## Formats

        In text, a format follows a colon: `$(due:date=long)`. It formats the value as Foundation's `formatted` does, \
        for the user's language and region. Previews use American English and the time zone GMT.

        | format | formats | as | example |
        |---|---|---|---|
        | `date=…` | a `Date` | \(DateFormatOption.list) | `$(due:date=long)`: January 5, 2011 |
        | `time=…` | a `Date` | \(TimeFormatOption.list) | `$(due:date=numeric:time=shortened)`: 1/5/2011, 9:41 AM |
        | `relative`, `relative=…` | a `Date` | \(RelativeFormatOption.list) | `$(due:relative)`: yesterday |
        | `number` | a number | with separators | `$(population:number)`: 8,804,190 |
        | `fractionLength=…` | a number | with that many decimal places | `$(distance:fractionLength=1)`: 12.5 |
        | `percent` | a number | 0.25, or the whole number 25, as 25% | `$(share:percent)`: 25% |
        | `currency=…` | a number | an amount in the currency with that code | `$(price:currency=EUR)`: €12.00 |
        | `byteCount`, `byteCount=…` | an `Int` | \(ByteCountFormatOption.list) | `$(size:byteCount)`: 1.2 MB |
        | `measurement=…` | a number | \(MeasurementUnit.list) | `$(distance:measurement=kilometers)`: 12.5 km |
        | `list`, `list=…` | a `[String]` | \(ListFormatOption.list) | `$(names:list)`: Ada, Grace, and Joan |
        | `one=…:other=…` | an `Int` | words that match the number | `$(count) $(count:one=item:other=items)`: 1 item |

        A measurement has the same unit in all regions. A relative date is correct when the row appears, and doesn't \
        change with time. In previews, the current time is June 9, 2026, 9:41 AM.

        Plural words require text that also contains the number: `$(count)`, `$(messages.count)`. `one` is for 1, and \
        `other` for all other numbers. A text can vary by only one number. In a string catalog, the whole text varies, \
        so that translators can add the plural forms of their language.
        """

    private static let titlesOfValues = """
        ## Titles of values

        Users see the titles of an enumeration's cases, and of a Boolean's `true` and `false`:

        ```yaml
        types:
          Quality: { low: Low, best: Best Available }
          Trail: { name: String, difficulty: "enum(easy, hard)", isOpen: Bool }
        state: { quality: Quality = low, isOn: Bool = true, order: "enum(name, date) = name" }
        titles:
          isOn: { true: On, false: Off }
          order: { name: Name, date: Date }
          Trail.difficulty: { easy: Easy, hard: Hard }
          Trail.isOpen: { true: Open, false: Closed }
        ```

        A type under `types` that maps words to titles is an enumeration with these cases. If one of the titles is also \
        the name of a type, such as `Date`, declare the cases, `Order: enum(name, date)`, and specify the titles under \
        `titles`. There, a name is that of a property of the input or the state, of a type of the file, or of a property \
        of such a type. Cases without a title have their own name, made readable.

        Text with `$(quality)`, menus, segmented controls and lists of options show the titles. A menu or a list can \
        replace some of them with its own `titles`. In Swift, the cases of an enumeration have a property `title`. \
        Titles are translated like other text, with keys such as `titles.Quality.low`: those of a type in the string \
        table of the screen that is declared in the same file, or else in that of the configuration.
        """

    private static let sharedPrototypes = """
        ## Shared prototypes

        A prototype that several tables use goes under `prototypes` at the top level of a file, with a screen or \
        alone. Like types, it's available in all files. Rows refer to it as they do to a prototype of their own table. \
        The prototypes of the table are looked up first. Its bindings begin with a loop's variable, so the rows that \
        use it must use the same name for their elements: `forEach: contact in favorites` for a prototype with \
        `$(contact.name)`. Anything else that it refers to, such as a property of the state, must exist in every \
        screen that uses it.
        """

    private static let hooks = """
        ## Hooks

        Hooks are for what a spec can't express. Each of the `hooks` makes a method of UIKit call a method that the \
        screen's actions must implement. The hooks are \
        \(Hook.allCases.map { "`\($0.rawValue)`" }.joined(separator: ", ")). A method for a row receives the row's \
        identifier, a case of the table's `Row`: the id of a static row, or the identity of an element. `configure` \
        and `willDisplay` also receive the cell. `didEndDisplaying` receives only the cell, because its row may have \
        been deleted. The methods for the view controller receive it, and are called after `super`.
        """

    private static let translations = """
        ## Translations

        With `strings: Settings`, or a `stringTable` under `swift` in the configuration, all text that contains words \
        is looked up in a string table: `String(localized: "account.profile.text", defaultValue: …, table: "Settings", \
        comment: …)`. Keys are derived from ids, so they stay the same when a text changes: give ids to sections and \
        rows. In a table that doesn't have the screen's own name, keys begin with the screen's name. A text with \
        bindings is a format, `%1$@ of %2$lld`. A text with a whole number can vary by plural, and \
        a text with plural words does.

        The text of the specs is written to a string catalog, `Strings/Settings.xcstrings` in the output folder, which \
        Xcode compiles. Translations are added there, and are preserved. When a text of a spec changes, its \
        translations are marked for review. When it's removed, its key becomes stale.
        """

    private static let rowLists = """
        ## Rows of several kinds

        A section's list of rows can contain static rows and the rows of any number of collections:

        ```yaml
        rows:
          - { text: Name, accessory: { textField: $(name) } }
          - { forEach: tag in tags, prototype: TagCell, editing: { delete: true, move: true } }
          - { text: Add Tag, action: addTag }
        ```

        The rows of a collection stay at its position in the list, even if it's empty. `first` and `last` are its \
        first and last elements, and a dragged row stays between the static rows. Elements can have the ids of static \
        rows, or those of another collection's elements. An indexed list, and sections with `forEach`, have only the \
        rows of one collection.
        """

    private static let nestedRows = """
        ## Nested rows

        The rows of a collection can have `rows` of their own, for a collection of each element:

        ```yaml
        rows:
          forEach: folder in folders
          prototype: FolderCell
          collapsible: $(folder.isOpen)
          rows: { forEach: file in folder.files, prototype: FileCell }
        ```

        The nested rows follow the row of their element, indented by one level. Their prototype can use both `folder` \
        and `file`, and its controls change the file in its folder in the state. Without `collapsible`, nested rows \
        are always shown. With it, a chevron at the end of the element's row shows and hides them. So does a tap on \
        the row, unless the prototype specifies what a tap does.

        Nested rows, and the rows around them, can't have `editing`, `loadMore` or `updates`: use the \
        `trailingSwipeActions` of the prototype. An indexed list and sections with `forEach` have no nested rows, and \
        nested rows have none themselves. A prototype is either for nested rows or for others, and either for \
        collapsible rows or for others.
        """

    private static let editing = """
        ## Editing rows

        Deleting, inserting and dragging rows changes the state, so it must contain the collection of the rows. The \
        state changes first, and the table follows with one batch update. The insert row is always below the elements, \
        as in the Table View Programming Guide. A tap on it does the same as its green plus button. A drag ends at the \
        nearest position among the rows of its collection that isn't fixed: `except` names the first and the last \
        element. With `within: table`, a row can be dragged into the collection of every section whose rows can be \
        dragged this way. Rows of an indexed list can be deleted. Rows of sections with `forEach` over a collection in \
        the state can be deleted and dragged.

        `delete: { except: [first], when: $(item.isDone), confirm: confirmDeletion }` specifies which rows can be \
        deleted. `confirm` names a method of the app that receives the element and a closure, and calls the closure to \
        delete the row.

        The buttons of swiped rows are the `leadingSwipeActions` and `trailingSwipeActions` of a row, a prototype or \
        `editing`. They can have the same effects as taps on rows. `action` calls the app's method with the \
        element, and `segue` shows a screen. `toggle` toggles a Boolean, `unwind` returns to an earlier \
        screen, and `openURL` opens a URL in the app that handles it.

        With `confirm: Delete this message?`, a sheet asks first. That's possible for the buttons of swiped rows, \
        bars, rows and headers, for menu items, and for taps on rows. The sheet has a red button with the title of the \
        button or the row's text, and a button that cancels. A button without a title uses its `accessibilityLabel`.
        """

    private static let choices = """
        ## Choices

        A tap on a row with `choose` pushes a list with a checkmark at the selected option. Selecting an option \
        changes the state and returns to the row. By default, the row has the style `value1` and a disclosure \
        indicator. It shows the selected option if it has no `detail`.

        ```yaml
        - { text: Country, choose: { value: $(country), forEach: country in countries, text: $(country.name) } }
        - { text: Size, choose: { value: $(size), options: [Small, Large] } }
        - { text: Appearance, choose: { value: $(theme), titles: { system: Automatic } } }
        ```

        For elements, the value is the element's `id`, or the element itself if the value has the type of the \
        elements. The value can be optional, so that nothing is selected at first. A list of 12 or more options has a \
        search field.

        A pop-up button takes the same keys: `accessory: { menu: { value: $(size), options: [Small, Large] } }`. In a \
        row of a collection, it sets a value of the element, and its options are strings or cases. It shows a dash \
        while the value isn't one of the options.
        """

    private static let loadMore = """
        ## Loading more

        `rows: { forEach: item in items, prototype: Cell, loadMore: { when: $(hasMore), action: loadPage } }` adds a \
        row with a spinner below the elements while there are more of them. The app's method is called when the row \
        becomes visible. It's called again only after the number of rows has changed, or when the row reappears after \
        the state has changed. Changes that the app makes during the call are shown after UIKit's layout pass, and \
        don't cause another call.

        `onPrefetch: loadPhotos` with `forEach: photo in photos` passes elements to the app before their rows become \
        visible: `loadPhotos(photos: [Photo])`, the nearest first. The app can then load data that takes long. \
        `onCancelPrefetching` passes the elements that the user has scrolled away from. UIKit chooses the elements, \
        and may choose none.
        """

    private static let updates = """
        ## Named updates

        A change of the state becomes one batch update of the table, with the animation of `editing`. If a change has \
        its own animations, or if equal elements can be distinguished only by their positions, `updates` names a \
        method for it: `{ id: renewStates, of: states, deleteRows: fade, insertRows: right }` becomes

        ```swift
        table.renewStates(deletingRows: [2, 4], insertingRows: [0: "Alaska", 3: "Georgia", 5: "Virginia"])
        ```

        As in UIKit, positions of deleted items are those before the update, and positions of inserted items are those \
        after it. In sections with `forEach`, the positions of rows are index paths, `[0, 1]`. The method changes the \
        state first. Everything else that depends on the state follows.
        """

    private static let results = """
        ## Results

        A screen with a `result` is presented or pushed, and a bar button with `finish` ends it. `finish: cancel` \
        returns `nil`. `finish: save` returns a value of the type that `result` names. Its properties come from the \
        properties of the state and the input with the same names and types. A property without a match takes its \
        default, or is `nil` if it's optional. The app creates the value if a property has neither, or if the type \
        isn't one of those under `types`. It does so in a method of the screen's actions, `func makeGrocery(from \
        state: NewGroceryViewController.State) -> Grocery?`. As long as this method returns `nil`, the screen stays.

        The screen that presented or pushed it dismisses or pops it, and then takes the result. The Back button \
        returns `nil`. If the screen that takes the result edits exactly one collection of the result's type, it \
        appends the result to that collection. This requires that only bar buttons and insert rows lead to the screen \
        with the `result`. Otherwise, the app receives the result in `func didFinish(newGrocery result: Grocery?)`.

        A screen that is dragged down returns `nil`, as after canceling. If the screen has a button that cancels, and \
        the user has changed its state, it stays and asks whether to discard the changes. \
        `isModalInPresentation: false` omits the question, and `true` keeps the screen in any case.
        """

    private static let systemScreens = """
        ## Screens of the system

        Pickers for photos and contacts, mail and web pages are external screens like others. `external` names \
        their class, a segue presents them, and a method of the screen's actions creates them with their delegate, \
        `func makePhotoPicker() -> UIViewController`. They have their own bars, so they aren't put into a navigation \
        stack unless `wrapInNavigation` is `true`. The delegate is part of the app and receives the user's choice. It \
        changes the state, and dismisses the screen whether the user chose something or not.
        """

    /// A kind of mapping with the table of its keys.
    package static func section(_ object: LanguageObject) -> String {
        let rows = object.keys.map { key in
            "| `\(key.name)`\(key.entry.isRequired ? " (required)" : "") | \(text(for: key.entry.type)) "
                + "| \(key.entry.defaultValue ?? "") | \(key.entry.documentation) |"
        }
        let head: [String] = [
            "## \(object.description.name)", "", object.description.documentation, "",
            "| key | value | default | meaning |", "|---|---|---|---|",
        ]
        return (formerAnchor(of: object) + head + rows + renamedKeys(of: object)).joined(separator: "\n")
    }

    /// An anchor for links to the former name of an object.
    private static func formerAnchor(of object: LanguageObject) -> [String] {
        formerNames[object.description.name].map { ["<a id=\"\(anchor(of: $0))\"></a>", ""] } ?? []
    }

    /// The former names of objects.
    private static let formerNames = ["color": "colour", "alternating colors": "alternating colours"]

    /// The old names of keys.
    private static func renamedKeys(of object: LanguageObject) -> [String] {
        let names = Alias.deprecatedKeys(of: object.description.name).map { "`\($0.successor)` was `\($0.spelling)`" }
        guard !names.isEmpty else { return [] }
        return [
            "", "Renamed: \(names.joined(separator: ", ")). The old names still work; `lint --fix` replaces them.",
        ]
    }

    /// The fragment that Markdown renderers derive from the heading of an object: lowercase, without punctuation, and
    /// with hyphens for spaces.
    package static func anchor(of object: String) -> String {
        object.lowercased().replacing(" ", with: "-").filter { $0.isLetter || $0.isNumber || $0 == "-" }
    }

    /// Describes the values that a key accepts, in Markdown.
    package static func text(for type: ValueDescription) -> String {
        switch type {
        case .text: "text"
        case .string: "string"
        case .url: "URL such as `https://example.com`"
        case .identifier: "name"
        case .name(let noun): "name of a \(noun)"
        case .path: "path"
        case .loop: "`element in collection`"
        case .boolean: "`true`, `false`"
        case .count: "whole number"
        case .number: "number"
        case .bounded(let range): "number from \(range.lowerBound.text) to \(range.upperBound.text)"
        case .wholeNumber(let numbers): numbers.map { "`\($0)`" }.joined(separator: ", ")
        case .points: "points"
        case .length: "points, or a percentage of the cell's width such as `50%`"
        case .choice(_, let words): words.map { "`\($0)`" }.joined(separator: ", ")
        case .binding(let noun): "binding to \(noun)"
        case .condition: "[condition](#conditions)"
        case .type: "type"
        case .enumeration: "`enum(first, second)`"
        case .value: "value"
        case .color: "[color](#color): a name of `UIColor`, `\"#RRGGBB\"`, or a mapping"
        case .hexadecimalColor: "`\"#RRGGBB\"` or `\"#RRGGBBAA\"`"
        case .font:
            "text style (\(FontTextStyle.allCases.map { "`\($0.rawValue)`" }.joined(separator: ", "))), or a [font](#font)"
        case .content: "[content view](#content-view), text for a label, or a list of them"
        case .alternatingColor: "\(text(for: .color)); or [alternating colors](#alternating-colors)"
        case .image: "[image](#image): a name, a binding, or a mapping"
        case .list(let element): "list of \(text(for: element))"
        case .table(let value): "mapping of names to \(text(for: value))"
        case .tableWith(let key, let keyType, let value):
            "mapping with `\(key)` (\(text(for: keyType))), and of cases to \(text(for: value))"
        case .object(let name): "[\(name)](#\(anchor(of: name)))"
        case .requiring(let key, let type): "\(text(for: type)) with `\(key)`"
        case .excluding(let key, let type): "\(text(for: type)) without `\(key)`"
        case .either(let types): types.map(text).joined(separator: "; or ")
        }
    }
}

extension SpecEnumeration {
    /// The values of the enumeration, for a table cell.
    fileprivate static var list: String { allCases.map { "`\($0.rawValue)`" }.joined(separator: ", ") }
}
