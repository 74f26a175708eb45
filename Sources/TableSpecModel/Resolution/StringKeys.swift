internal import TableSpecDiagnostics

/// Gives every text of a screen a key in a string table.
///
/// Keys are derived from ids. In a table that isn't named after the screen, they begin with the screen's name, because
/// other screens share the table.
final class StringKeys: ModelVisitor {
    /// The location of the following texts.
    private struct Place {
        /// The prefix of their keys.
        var path = ""
        /// The part in comments for translators, for example "the row “sounds”".
        var owner = "the screen"
        var part = Part.screen
    }

    /// The kinds of parts whose texts with the same role have different purposes.
    private enum Part { case screen, wholeTable, cell, contentView, control, view, barButton }

    private(set) var texts: [LocalizedText] = []
    private let table: String
    private let prefix: String
    private let usedPrototypes: Set<String>
    private var places = [Place()]
    private var taken: Set<String>
    /// The last number that was appended to a key.
    private var numbers: [String: Int] = [:]

    /// - Parameters:
    ///   - table: The name of the string table.
    ///   - others: The keys of other texts in the table.
    init(of screen: Screen, table: String, besides others: Set<String>) {
        self.table = table
        taken = others
        prefix = table == screen.name.value ? "" : "\(screen.name.value)."
        usedPrototypes = Set(screen.table.dynamicRows.flatMap(\.prototypeNames).map(\.value))
    }

    private var place: Place { places[places.count - 1] }

    func enter(_ part: ModelPart) -> Bool {
        if case .prototype(let prototype) = part, !usedPrototypes.contains(prototype.id.value) { return false }
        places.append(place(of: part))
        return true
    }

    func leave(_ part: ModelPart) { places.removeLast() }

    func visit(_ text: inout TextTemplate, as role: TextRole) {
        // The titles of a type or a property have keys already.
        guard text.localization == nil, let (name, comment) = description(of: role), text.isTranslatable else { return }
        let path = prefix + [place.path, name].filter { !$0.isEmpty }.joined(separator: ".")
        let localization = StringKey(table: table, key: freeKey(path), comment: comment)
        text.localization = localization
        texts.append(LocalizedText(key: localization, of: text))
    }

    /// The key itself, or the first one with a number that is unique.
    private func freeKey(_ path: String) -> String {
        var key = path
        while !taken.insert(key).inserted {
            let number = numbers[path, default: 1] + 1
            numbers[path] = number
            key = "\(path)\(number)"
        }
        return key
    }

    // MARK: Places

    private func place(of part: ModelPart) -> Place {
        switch part {
        case .view(_, let place), .views(let place): viewPlace(place)
        case .barButton(let button, in: .navigationBar):
            Place(path: "navigationItem.\(button.kind.stem)", owner: "the navigation bar", part: .barButton)
        case .barButton(let button, in: .toolbar):
            Place(path: "toolbar.\(button.kind.stem)", owner: "the toolbar", part: .barButton)
        case .searchField: Place(path: "search", owner: "the navigation bar")
        case .searchScopes: Place(path: "search", owner: "the search field")
        case .headerView: Place(path: "headerView", owner: "The view above all rows", part: .wholeTable)
        case .footerView: Place(path: "footerView", owner: "The view below all rows", part: .wholeTable)
        case .refreshControl: Place(path: "refreshControl")
        case .contentUnavailable(let index):
            Place(path: "unavailable\(index + 1)", owner: "the content in place of the rows")
        case .prototype(let prototype):
            Place(path: prototype.id.value, owner: "the rows “\(prototype.id.value)”", part: .cell)
        case .section(let section):
            Place(path: section.id.value, owner: "the section “\(section.id.value)”")
        case .row(let row):
            Place(path: "\(place.path).\(row.id.value)", owner: "the row “\(row.id.value)”", part: .cell)
        case .validation(let index): Place(path: "\(place.path).validate\(index + 1)", owner: place.owner)
        case .accessory(let accessory) where accessory.place == .editing:
            Place(path: "\(place.path).editing", owner: "\(place.owner) in editing mode", part: .cell)
        case .contentView(let view):
            Place(
                path: view.id.map { "\(place.path).\($0.value)" } ?? place.path,
                owner: place.part == .wholeTable ? place.owner.withLowercaseStart : place.owner,
                part: .contentView
            )
        case .control: Place(path: place.path, owner: place.owner, part: .control)
        case .accessory, .dynamicRows, .tab: place
        }
    }

    private func viewPlace(_ view: ModelPart.ViewPlace) -> Place {
        switch view {
        case .titleView: Place(path: "titleView", owner: "the middle of the navigation bar", part: .view)
        case .barButton: Place(path: place.path, owner: place.owner, part: .view)
        case .aboveTable(let index):
            Place(path: "above\(index + 1)", owner: "the views above the table", part: .view)
        case .belowTable(let index):
            Place(path: "below\(index + 1)", owner: "the views below the table", part: .view)
        case .overTable(let index):
            Place(path: "overlay\(index + 1)", owner: "the views over the table", part: .view)
        case .behindTable: Place(path: "backgroundView", owner: "the view behind the rows", part: .view)
        }
    }

    // MARK: Roles

    /// The suffix of the key of a text, and the comment for translators, or `nil` for a text that isn't translated.
    private func description(of role: TextRole) -> (name: String, comment: String)? {
        let owner = place.owner
        switch role {
        case .title: return ("title", "The title of the screen")
        case .prompt: return ("prompt", "The line of text above the controls of the navigation bar")
        case .backButtonTitle: return ("backButtonTitle", "The title of the back button on the next screens")
        case .header: return ("header", "The header of \(owner)")
        case .footer: return ("footer", "The footer of \(owner)")
        case .text: return shownText
        case .detail: return ("detail", "The detail text of \(owner)")
        case .accessibilityLabel: return spokenText
        case .accessibilityHint: return ("accessibilityHint", "The VoiceOver hint about a tap on \(owner)")
        case .accessibilityValue: return ("accessibilityValue", "The VoiceOver value of \(owner)")
        case .longPressLabel:
            return ("longPressLabel", "The VoiceOver name of the long-press action in \(owner)")
        case .barButtonTitle: return ("title", "A button of \(owner)")
        case .buttonTitle: return ("button", "The button of \(owner)")
        case .selectedTitle: return ("selectedTitle", "The button of \(owner) while it's selected")
        case .placeholder: return ("placeholder", "The placeholder of the text field of \(owner)")
        case .segment(let index): return ("segment\(index + 1)", "A segment of \(owner)")
        case .pickerTitle(let index): return ("title\(index + 1)", "A row of the picker view of \(owner)")
        case .refreshTitle: return ("title", "The text below the spinner while the table is refreshing")
        case .swipeActionTitle(let action): return (action, "A swipe action of \(owner)")
        case .confirmation(let name): return ("\(name).confirm", "A confirmation question for \(owner)")
        case .option(let index): return ("option\(index + 1)", "An option of \(owner)")
        case .noOption: return ("none", "The option of \(owner) for no value")
        case .menuItemTitle(let item): return ("menu.\(item)", "A menu item of \(owner)")
        case .requiredMessage: return ("", "The message below \(owner) when its value is missing")
        case .numberMessage: return ("", "The message below \(owner) when its text isn't a number within the limits")
        case .elseMessage: return ("", "The message below \(owner) when its value is invalid")
        case .deleteTitle, .defaultDeleteTitle: return ("delete", "The button that deletes a row of \(owner)")
        case .assigned(let property, let isShown): return isShown ? (property, "Text of \(owner)") : nil
        case .symbolName, .imageName, .passed, .tabTitle, .badge: return nil
        }
    }

    private var shownText: (String, String) {
        switch place.part {
        case .contentView: ("label", "Text of \(place.owner)")
        case .view: ("text", "Text in \(place.owner)")
        case .wholeTable: ("text", place.owner)
        case .screen, .cell, .control, .barButton: ("text", "The text of \(place.owner)")
        }
    }

    private var spokenText: (String, String) {
        let owner = place.owner
        return switch place.part {
        case .contentView: ("accessibilityLabel", "The VoiceOver label of a part of \(owner)")
        case .view: ("accessibilityLabel", "The VoiceOver label in \(owner)")
        case .barButton: ("accessibilityLabel", "The VoiceOver label of a button of \(owner)")
        case .control: ("accessory.accessibilityLabel", "The VoiceOver label of the accessory of \(owner)")
        case .screen, .wholeTable, .cell: ("accessibilityLabel", "The VoiceOver label of \(owner)")
        }
    }
}

extension BarButton.Kind {
    /// A name for a button without an id.
    fileprivate var stem: String {
        switch self {
        case .edit: "edit"
        case .system(let item): item.rawValue
        case .title(let title): title.literal.flatMap(SpecDecoder.camelCased) ?? "button"
        case .image(.symbol(let name)), .image(.named(let name)):
            name.literal.flatMap(SpecDecoder.camelCased) ?? "image"
        case .image: "image"
        case .view: "view"
        case .invalid: "button"
        }
    }
}
