package import TableSpecDiagnostics
package import TableSpecModel

/// A change of a spec's structure that keeps its meaning.
package struct Refactoring {
    /// The kind of change.
    package enum Kind {
        /// A part becomes a separate declaration.
        case extraction
        /// The same content is written in another way, which has been checked.
        case rewriting
    }

    /// A description of the change, as a command.
    package let title: String
    package let kind: Kind
    /// Whether the generated Swift must stay the same.
    package let keepsSwift: Bool
    /// The changes of the text, from its start to its end.
    package let changes: [(replaced: Range<Int>, text: String)]

    fileprivate init(_ title: String, _ kind: Kind, keepsSwift: Bool, _ form: FormEdit) {
        (self.title, self.kind, self.keepsSwift) = (title, kind, keepsSwift)
        changes = form.changes
    }
}

/// Finds the refactorings at a position of a spec.
package struct Refactorings {
    private let form: FormEdit
    /// The indexes of the entries around the position.
    private let path: [Int]
    private let model: SpecModel

    /// Reads a spec.
    ///
    /// - Parameters:
    ///   - offset: The position in bytes.
    ///   - model: The model, whose names the refactorings don't declare again.
    /// - Returns: `nil` for a file with syntax errors.
    package init?(_ file: SourceFile, id: SourceID, at offset: Int, in model: SpecModel) {
        guard let form = FormEdit(file, id: id) else { return nil }
        self.form = form
        let start = file.bytes[offset...].firstIndex { $0 != UInt8(ascii: " ") } ?? offset
        path = form.path(to: start)
        self.model = model
    }

    /// The refactorings. One that must keep the Swift may not do so.
    package var all: [Refactoring] { [type, prototype].compactMap { $0 } + rowDefaults + [style].compactMap { $0 } }

    /// The key of the entry at each index of the path.
    private var keys: [String?] { path.indices.map { form[Array(path[...$0])].key } }

    // MARK: Style

    /// Converts the innermost mapping or list with its own lines to flow style, or from flow style.
    private var style: Refactoring? {
        let places = (0...form.depthOfLines(path)).dropFirst().reversed().map { Array(path.prefix($0)) }
        guard let place = places.first(where: { !form.value(at: $0).entries.isEmpty }) else { return nil }
        var changed = form
        let isBlock = changed.value(at: place).isBlock
        if isBlock { changed[place].value.setFlow() } else { changed[place].value.isFlow = false }
        changed.mark(place)
        // A text with a comma, for example, would need quotes between brackets.
        guard !isBlock || changed.fitsOnLine(place), changed.keepsContent else { return nil }
        return Refactoring("Convert to \(isBlock ? "flow" : "block") style", .rewriting, keepsSwift: true, changed)
    }

    // MARK: Extractions

    /// Declares the enumeration of a property as a type.
    private var type: Refactoring? {
        let keys = keys.compactMap { $0 }
        let isProperty =
            keys.count == 2 && ["input", "state"].contains(keys[0]) || keys.count == 3 && keys[0] == "types"
        guard isProperty, keys.count == path.count, let property = keys.last, let text = form.value(at: path).word,
            let enumeration = text.firstMatch(of: #/enum\([^()"']*\)/#)?.output
        else { return nil }
        let name = property.withUppercaseStart
        guard !model.types.contains(where: { $0.name.value == name }) else { return nil }
        var changed = form
        changed[path].value = .text(text.replacing(enumeration, with: name))
        changed.mark(path)
        let declared = FormEntry(key: name, .text(String(enumeration), inFlow: "\"\(enumeration)\""))
        guard changed.add([declared], to: FileKey.types.name, of: [], FileKey.object.name) else { return nil }
        return Refactoring("Extract the type '\(name)'", .extraction, keepsSwift: false, changed)
    }

    /// Moves keys that only prototypes have from the rows of a collection to a new prototype.
    private var prototype: Refactoring? {
        let loop = DynamicRowsKey.forEach.name
        let places = path.indices.map { Array(path[...$0]) }
        guard let place = places.last(where: { form.value(at: $0).index(of: loop) != nil }),
            keys.prefix(place.count).last(where: { $0 != nil }) == SectionKey.rows.name,
            let table = form.root.index(of: FileKey.table.name),
            let object = Language.object(named: DynamicRowsKey.object.name)
        else { return nil }
        let rows = form.value(at: place)
        let moved = rows.entries.filter { entry in entry.key.map { !object.keys.map(\.name).contains($0) } ?? false }
        guard !moved.isEmpty, rows.index(of: DynamicRowsKey.prototype.name) == nil,
            let variable = rows[loop]?.word?.split(separator: " ").first
        else { return nil }
        let known = Set(model.files.flatMap { ($0.screen?.table.prototypes ?? []) + $0.prototypes }.map(\.id.value))
        let id = "\(String(variable).withUppercaseStart)Cell"
        guard !known.contains(id) else { return nil }
        var changed = form
        changed[place].value.entries.removeAll { entry in moved.contains { $0.key == entry.key } }
        let position = changed.value(at: place).index(of: loop).map { $0 + 1 } ?? 0
        changed[place].value.entries.insert(FormEntry(key: DynamicRowsKey.prototype.name, .text(id)), at: position)
        changed.mark(place)
        let entries = [FormEntry(key: PrototypeKey.id.name, .text(id))] + moved
        let list = [FormEntry(FormNode(.mapping(entries), isFlow: !rows.isBlock))]
        let key = TableKey.prototypes.name
        guard changed.add(list, to: key, of: [table], TableKey.object.name, isList: true) else { return nil }
        return Refactoring("Extract the prototype '\(id)'", .extraction, keepsSwift: false, changed)
    }

    // MARK: Row defaults

    /// Moves the keys that all rows of the section or the table share to the row defaults.
    private var rowDefaults: [Refactoring] {
        guard let table = form.root.index(of: FileKey.table.name), path.first == table,
            let list = form.value(at: [table]).index(of: TableKey.sections.name)
        else { return [] }
        let sections = form.value(at: [table, list]).entries.indices.map { [table, list, $0] }
            .filter { form[$0].key == nil }
        let own = sections.filter { path.starts(with: $0) }
        let section = own.first.flatMap { defaults(of: own, in: $0, SectionKey.object.name) }
        let whole = sections.count > 1 ? defaults(of: sections, in: [table], TableKey.object.name) : nil
        return [section, whole].compactMap { $0 }
    }

    private func defaults(of sections: [[Int]], in owner: [Int], _ object: String) -> Refactoring? {
        let rows = sections.flatMap(rows)
        let names = Language.object(named: RowDefaults.object.name)?.keys.map(\.name) ?? []
        guard rows.count > 1 else { return nil }
        let shared = form.value(at: rows[0]).entries.filter { entry in
            names.contains(entry.key ?? "") && rows.allSatisfy { form.value(at: $0).states(entry) }
        }
        guard !shared.isEmpty else { return nil }
        var changed = form
        for row in rows {
            changed[row].value.entries.removeAll { entry in shared.contains { $0.key == entry.key } }
            changed.mark(row)
        }
        guard changed.add(shared, to: SectionKey.rowDefaults.name, of: owner, object) else { return nil }
        let title = "Move the settings that all rows share to the \(object)"
        return Refactoring(title, .extraction, keepsSwift: true, changed)
    }

    /// The static rows of a section.
    private func rows(of section: [Int]) -> [[Int]] {
        guard let list = form.value(at: section).index(of: SectionKey.rows.name) else { return [] }
        let rows = form.value(at: section + [list]).entries.indices.map { section + [list, $0] }
        return rows.filter { form[$0].key == nil && form.value(at: $0).index(of: DynamicRowsKey.forEach.name) == nil }
    }
}

extension String {
    fileprivate var withUppercaseStart: String { prefix(1).uppercased() + dropFirst() }
}

extension FormNode {
    fileprivate static func text(_ text: String, inFlow flow: String? = nil) -> FormNode {
        FormNode(.scalar(FormScalar(text, inFlow: flow ?? text)))
    }

    /// Whether a mapping has the same entry, without comments.
    fileprivate func states(_ entry: FormEntry) -> Bool {
        let text = { (entry: FormEntry) in FormWriter.line(of: FormNode(.mapping([entry]), isFlow: true)) }
        guard let own = entries.first(where: { $0.key == entry.key }), !own.isFixed else { return false }
        return text(own) == text(entry) && !text(own).isEmpty
    }
}

extension FormEdit {
    /// Adds entries to the mapping or the list of a key, which is created if it's missing.
    ///
    /// - Parameters:
    ///   - owner: The path of the mapping with the key.
    ///   - object: The kind of this mapping.
    /// - Returns: Whether they can be added.
    fileprivate mutating func add(
        _ entries: [FormEntry],
        to key: String,
        of owner: [Int],
        _ object: String,
        isList: Bool = false
    ) -> Bool {
        let names = Language.object(named: object)?.keys.map(\.name) ?? []
        guard let rank = names.firstIndex(of: key) else { return false }
        let mapping = value(at: owner)
        if let index = mapping.index(of: key) {
            let (place, value) = (owner + [index], mapping.entries[index].value)
            guard let first = value.entries.first, (first.key == nil) == isList else { return false }
            self[place].value.entries += entries
            if !value.isBlock { mark(place) }
            return true
        }
        let value = isList ? FormNode(.sequence(entries)) : FormNode(.mapping(entries), isFlow: true)
        let next = mapping.entries.firstIndex { names.firstIndex(of: $0.key ?? "") ?? 0 > rank }
        let position = next ?? mapping.entries.count
        let entry = FormEntry(key: key, value)
        if owner.isEmpty {
            root.entries.insert(entry, at: position)
        } else {
            self[owner].value.entries.insert(entry, at: position)
            if !mapping.isBlock { mark(owner) }
        }
        return true
    }
}
