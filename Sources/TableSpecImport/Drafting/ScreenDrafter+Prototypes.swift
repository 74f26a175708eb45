extension ScreenDrafter {
    /// One section for the elements of each prototype.
    mutating func dynamicSections(_ prototypes: [Element], of table: Element, into keys: inout YAMLMapping) {
        guard !prototypes.isEmpty else { return codedRows(table, into: &keys) }
        var list: [YAMLValue] = []
        var sections: [YAMLValue] = []
        var ids = PrototypeIDs(reserved: directory.avoidedIdentifiers)
        for cell in prototypes {
            let (prototype, id, loop) = pattern(cell, &ids)
            list.append(.mapping(prototype))
            sections.append(Self.section(loop, id))
        }
        keys["prototypes"] = .list(list)
        keys["sections"] = .list(sections)
    }

    /// A section with a row for each element of a collection.
    private static func section(_ loop: String, _ prototype: String) -> YAMLValue {
        .mapping(["rows": .mapping(["forEach": .text(loop), "prototype": .text(prototype)])])
    }

    /// A cell as a prototype with the type of its elements, and the loop for its rows.
    private mutating func pattern(_ cell: Element, _ ids: inout PrototypeIDs) -> (
        prototype: YAMLMapping, id: String, loop: String
    ) {
        let id = ids.take(identifier(of: cell))
        let words = Self.singular(Self.withoutCell(withoutPrefix(Self.words(of: id, cell), cell)))
        let ownNoun = Identifier.lower(words, limit: 3) ?? "item"
        let isGeneric = words.count == 1 && Self.genericWords.contains(words[0].lowercased())
        let noun = isGeneric ? "item" : ownNoun
        let variable = dataNames.take(ownNoun == "item" ? [noun] : [noun, ownNoun + "Item"])
        let collection = dataNames.take(Self.plural(variable.hasPrefix(ownNoun + "Item") ? variable : noun))
        let typeNoun = isGeneric && variable == noun ? "Item" : Identifier.upper(words, limit: 4) ?? "Item"
        let ofScreen = typeNoun.hasPrefix(name) ? typeNoun + "Item" : name + typeNoun
        let typeName = typeNames.take(TypeNaming.isOfFramework(typeNoun) ? [ofScreen] : [typeNoun, ofScreen])
        element = ElementDraft(variable: variable)
        var prototype = self.prototype(cell)
        prototype["id"] = .text(id)
        finish(prototype, collection: collection, typeName: typeName)
        element = nil
        return (prototype.ordered(CellOrder.keys), id, "\(variable) in \(collection)")
    }

    /// The spec of a cell outside a table: a prototype that all tables can use.
    mutating func draftPrototype(_ ids: inout PrototypeIDs) -> (id: String, loop: String, spec: YAMLMapping) {
        let cell = scene.controller
        tableFrame = cell.frame
        let (prototype, id, loop) = pattern(cell, &ids)
        omit(cell, .tableOfCell(id, loop: loop))
        noteGestures()
        noteUnsupportedAttributes()
        for text in cell.texts where !document.strings.values(of: text.key).isEmpty {
            omit(text.object, .translations(of: text.text))
        }
        return (id, loop, ["types": .mapping(types), "prototypes": .list([.mapping(prototype)])])
    }

    /// A screen with one row of the prototype that was drafted last.
    func screen(of prototype: (id: String, loop: String, spec: YAMLMapping)) -> YAMLMapping {
        let prototypes = prototype.spec["prototypes"] ?? .list([])
        let sections = YAMLValue.list([Self.section(prototype.loop, prototype.id)])
        return [
            "screen": .text("Trial"), "types": .mapping(types), "state": .mapping(state),
            "table": .mapping(["prototypes": prototypes, "sections": sections]), "samples": .mapping(samples),
        ]
    }

    private mutating func finish(_ prototype: YAMLMapping, collection: String, typeName: String) {
        // The table identifies an element by its constant part, regardless of the app's changes.
        element?.identify()
        guard let element else { return }
        // Properties that were bound in views that were later omitted are removed.
        let used = YAMLValue.mapping(prototype).paths
        let properties = element.properties.filter { $0 == "id" || used.contains("\(element.variable).\($0)") }
        let sample = element.sample.filter { properties[$0] != nil }
        types[typeName] = .mapping(properties)
        state[collection] = .literal("[\(typeName)]")
        collections.insert(collection)
        samples[collection] = .list([.mapping(sample)])
    }

    /// A table whose cells are all created in code is represented by one prototype with a text.
    private mutating func codedRows(_ table: Element, into keys: inout YAMLMapping) {
        let type = typeNames.take("\(name)Item")
        let variable = dataNames.take("item")
        let collection = dataNames.take("items")
        types[type] = .mapping(["id": .text("Int"), "title": .text("String")])
        state[collection] = .literal("[\(type)]")
        collections.insert(collection)
        keys["prototypes"] = .list([.mapping(["id": .text("Cell"), "text": .binding("\(variable).title")])])
        keys["sections"] = .list([Self.section("\(variable) in \(collection)", "Cell")])
        omit(table, .codedCells)
    }

    /// The reuse identifier. The app can't dequeue a cell without one.
    private func identifier(of cell: Element) -> String {
        let ofFile = scene.kind == .cell ? Identifier.upper(document.name) : nil
        return cell.shown("reuseIdentifier") ?? cell["customClass"].flatMap { Identifier.upper($0) } ?? ofFile ?? "Cell"
    }

    /// The words of a reuse identifier: none for one that Interface Builder generated, and those of a text in the cell
    /// if they're joined, as in `collectdeviceidswitch`.
    private static func words(of id: String, _ cell: Element) -> [String] {
        let parts = id.split(separator: "-", omittingEmptySubsequences: false)
        if parts.map(\.count) == [3, 2, 3], parts.contains(where: { $0.contains(where: \.isUppercase) }) { return [] }
        let words = Identifier.words(of: id)
        guard words.count == 1, let word = words.first, word.dropFirst().allSatisfy(\.isLowercase) else { return words }
        let texts = cell.descendants.lazy.filter { $0.name == "label" }.compactMap { $0.string("text") }
        let found = texts.map(Identifier.words).first { spoken in
            word.lowercased().hasPrefix(spoken.joined().lowercased()) && spoken.joined().count > 3
        }
        let stem = word.hasSuffix("cell") && word.count > 8 ? String(word.dropLast(4)) : word
        let kind = runTogether.first { stem.hasSuffix($0) && stem.count > $0.count + 3 } ?? ""
        return found ?? [String(stem.dropLast(kind.count))]
    }

    /// Kinds of views at the end of identifiers.
    private static let runTogether = ["switch", "button", "label", "slider"]

    /// The words without the prefix of two or three capitals of an app's classes.
    private func withoutPrefix(_ words: [String], _ cell: Element) -> [String] {
        guard words.count > 1, 2...3 ~= words[0].count, words[0].allSatisfy(\.isUppercase) else { return words }
        let classes = [cell["customClass"], scene.controller["customClass"]].compactMap { $0.flatMap(Self.className) }
        let isOfClasses = classes.contains { Identifier.words(of: $0).first == words[0] }
        return isOfClasses ? Array(words.dropFirst()) : words
    }

    private static func withoutCell(_ words: [String]) -> [String] {
        let noise: Set<String> = [
            "cell", "identifier", "id", "reuse", "table", "view", "prototype", "reuseidentifier", "row",
            "tableviewcell", "cellid", "tvc",
        ]
        let rest = words.filter { word in !noise.contains(String(word.lowercased().prefix { !$0.isNumber })) }
            .map { $0.count > 5 && $0.lowercased().hasSuffix("cell") ? String($0.dropLast(4)) : $0 }
        let hasLetters = rest.contains { $0.contains(where: \.isLetter) && $0.count > 1 }
        return hasLetters ? rest : ["Item"]
    }

    /// Words of reuse identifiers that say nothing about the rows.
    private static let genericWords: Set<String> = [
        "basic", "custom", "default", "generic", "normal", "simple", "standard",
    ]

    private static func singular(_ words: [String]) -> [String] {
        guard let last = words.last, last.count > 3, last.hasSuffix("s"),
            !["ss", "us", "is"].contains(where: last.hasSuffix)
        else { return words }
        return words.dropLast() + [last.hasSuffix("ies") ? last.dropLast(3) + "y" : String(last.dropLast())]
    }

    private static let irregularPlurals = [
        ("child", "children"), ("data", "dataItems"), ("elf", "elves"), ("half", "halves"), ("info", "infoItems"),
        ("leaf", "leaves"), ("media", "mediaItems"), ("music", "musicItems"), ("news", "newsItems"),
        ("person", "people"), ("woman", "women"),
    ]

    private static func plural(_ name: String) -> String {
        if let irregular = irregularPlurals.first(where: { name.lowercased().hasSuffix($0.0) }) {
            let last = name.suffix(irregular.0.count)
            return String(name.dropLast(irregular.0.count) + last.prefix(1) + irregular.1.dropFirst())
        }
        if ["s", "x", "ch", "sh"].contains(where: name.hasSuffix) { return name + "es" }
        if name.hasSuffix("y"), let before = name.dropLast().last, !"aeiou".contains(before) {
            return name.dropLast() + "ies"
        }
        return name + "s"
    }
}
