/// The parts of a scene that are neither in its spec nor in the report.
///
/// A twin of the scene, in which every value is unique, is drafted in the same way. A value that isn't in the twin's
/// spec isn't supported. A value that only the twin has has no meaning there, such as a white background.
extension ScreenDrafter {
    /// Reports lost values and objects, and counts the objects of the scene.
    mutating func reportLosses() -> ElementCount {
        let twin = TracedScene(scene, uninstalled: document.uninstalled)
        let found = arrivals(of: twin)
        let known = ReportedObjects(found.omissions + omissions)
        var arrived = imported
        for number in found.inSpec where twin.values.indices.contains(number) {
            arrived.formUnion(twin.values[number].object.path)
        }
        let arrivedValues = found.inSpec.union(found.inReport).filter(twin.values.indices.contains)
        let kept = Set(arrivedValues.map { twin.values[$0].identity })
        let lost = twin.values.indices.filter { !arrivedValues.contains($0) }.map { twin.values[$0] }.filter { value in
            !value.isUsual && !known.contains(value) && !kept.contains(value.identity) && !isBehindTable(value)
        }
        let byObject = Dictionary(grouping: lost, by: \.object)
        var reported: Set<TracedObject> = []
        for object in lost.map(\.object) where reported.insert(object).inserted {
            report(byObject[object] ?? [], of: object)
        }
        for object in twin.objects
        where Self.isControl(object.element) && !arrived.contains(object.id) && !known.contains(object)
            && byObject[object] == nil
        {
            omit(object.element, .unknownView(object.name))
        }
        return count(twin.objects, arrived, ReportedObjects(omissions))
    }

    /// The numbers of the values in the twin's spec and in its report.
    private func arrivals(of twin: TracedScene) -> (inSpec: Set<Int>, inReport: Set<Int>, omissions: [Omission]) {
        var drafter = ScreenDrafter(place, in: directory, typeNames: typeNames, scene: twin.scene)
        drafter.choice = choice
        var ids = PrototypeIDs()
        let spec = scene.kind == .cell ? drafter.draftPrototype(&ids).spec : drafter.draft()
        // A prototype without a table has no samples. They're only the texts and images of its data in the document.
        let samples = scene.kind == .cell ? drafter.samples : [:]
        var inSpec: Set<Int> = []
        YAMLValue.list([.mapping(spec), .mapping(samples)]).visitTexts {
            inSpec.formUnion(TraceMark.numbers(in: $0))
        }
        let inReport = drafter.omissions.reduce(into: Set<Int>()) { $0.formUnion(TraceMark.numbers(in: $1.what)) }
        return (inSpec, inReport, drafter.omissions)
    }

    /// Whether a value is the background of a view that the table covers.
    private func isBehindTable(_ value: TracedValue) -> Bool {
        guard value.property == "backgroundColor", let root = scene.view, root["id"] == value.object.id
        else { return false }
        return root.list("subviews").contains { $0.name == "tableView" && $0.frame.covers(root.frame) }
    }

    private mutating func report(_ values: [TracedValue], of object: TracedObject) {
        let colors = values.filter { $0.kind == .color }.map(\.place)
        if !colors.isEmpty { omit(object.element, .attributes(colors, of: object.name)) }
        for value in values {
            switch value.kind {
            case .color: break
            case .runtimeAttribute:
                omit(object.element, .runtimeAttribute(value.words, isOfCustomClass: !Self.isOfUIKit(value.words)))
            case .action, .text, .image, .identifier: omit(object.element, .lost(value))
            }
        }
    }

    private func count(_ objects: [TracedObject], _ arrived: Set<String>, _ reported: ReportedObjects) -> ElementCount {
        // The ancestors of an imported object are imported.
        let holders = objects.reduce(into: arrived) { if arrived.contains($1.id) { $0.formUnion($1.path) } }
        var count = ElementCount()
        for object in objects {
            if holders.contains(object.id) {
                count.imported += 1
            } else if reported.contains(object) {
                count.notImported += 1
            } else {
                count.withoutEffect += 1
            }
        }
        return count
    }
}

/// The objects in a report.
private struct ReportedObjects {
    /// The reported descriptions of each object.
    private var words: [String: String] = [:]
    /// The objects that are omitted with all their descendants.
    private var wholes: Set<String> = []

    init(_ omissions: [Omission]) {
        for omission in omissions {
            let properties = omission.properties.sorted().map { "'\($0)'" }.joined()
            words[omission.object, default: ""] += omission.what + properties + "\n"
            if omission.isOfWhole { wholes.insert(omission.object) }
        }
    }

    /// Whether the object, an ancestor, or part of it is omitted.
    func contains(_ object: TracedObject) -> Bool {
        words[object.id] != nil || object.path.contains(where: wholes.contains)
    }

    /// Whether the value is omitted with its object, or reported by its name.
    func contains(_ value: TracedValue) -> Bool {
        if value.object.path.contains(where: wholes.contains) { return true }
        guard let words = words[value.object.id] else { return false }
        if let state = value.state, words.contains("in its \(state) state"), value.kind != .color { return true }
        return words.contains("'\(value.property)'")
    }
}

extension TracedValue {
    /// An object can contain a value twice: a method that it calls on two objects, or the image of a configuration and
    /// of a state.
    fileprivate struct Identity: Hashable {
        var object: TracedObject
        var kind: Kind
        var words: String
        var property: String?
    }

    fileprivate var identity: Identity {
        Identity(object: object, kind: kind, words: words, property: kind == .color ? place : nil)
    }

    /// The property, with the state of a button.
    var place: String { state.map { "\($0).\(property)" } ?? property }
}

extension Gap {
    /// A text, an image, an identifier or a method of the app that the spec doesn't support.
    static func lost(_ value: TracedValue) -> Gap {
        let isAction = value.kind == .action
        let what = "the \(isAction ? "action" : value.place) '\(value.words)' of the \(value.object.name)"
        let hook = value.object.isInCell ? "configure" : "viewDidLoad"
        return Gap(isAction ? .behavior : .content, what)
            .because("specs don't support it")
            .instead("\(isAction ? "add" : "set") it in code: hooks: [\(hook)]")
    }
}

extension YAMLValue {
    /// Visits all keys, texts, literals and comments in the value.
    fileprivate func visitTexts(_ visit: (String) -> Void) {
        walk { key, value in
            if let key { visit(key) }
            switch value {
            case .text(let text), .literal(let text), .commented(_, let text): visit(text)
            case .list, .mapping: break
            }
        }
    }
}
