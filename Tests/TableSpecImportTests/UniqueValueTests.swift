import TableSpecModel
import TableSpecTestSupport
import Testing

@testable import TableSpecImport

/// Whatever the imported scenes of real documents say is found again: each value of a document is another one.
@Suite("Each value of an imported scene is in its spec or in the report", .needsStoryboards)
struct UniqueValueTests {
    /// The documents with other values, what was made of them, and what of it nobody finds again.
    private static let trials: [Trial] = TestTier.share(of: Corpus.sources).concurrentMap { Trial($0) }

    @Test func nothingIsLostInSilence() {
        for trial in Self.trials {
            #expect(trial.unread.isEmpty)
            #expect(trial.lost == [], "\(trial.path)")
        }
    }

    /// The share of values that only the report has. It can fall, but must never rise.
    @Test(
        .slow,
        arguments: [
            (.text, 0.017), (.image, 0.086), (.identifier, 0.255), (.action, 0.078), (.color, 0.092),
        ] as [(UniqueValues.Value.Kind, Double)]
    )
    func fewValuesAreOmitted(_ kind: UniqueValues.Value.Kind, _ most: Double) {
        let all = Self.trials.map { $0.counts[kind]?.all ?? 0 }.reduce(0, +)
        let omitted = Self.trials.map { $0.counts[kind]?.omitted ?? 0 }.reduce(0, +)
        #expect(Double(omitted) <= most * Double(all), "\(omitted) of \(all)")
    }
}

/// A document with other values, and what became of them.
private struct Trial {
    var path: String
    var unread: [UnreadDocument] = []
    /// The values that are neither in a spec nor in the report.
    var lost: [String] = []
    var counts: [UniqueValues.Value.Kind: (all: Int, omitted: Int)] = [:]

    init(_ source: ImportSource) {
        path = source.path
        let unique = UniqueValues(source)
        let result = Import([unique.source])
        unread = result.unread
        let scenes = Set(result.files.compactMap(\.scene))
        let specs = result.files.map(\.text).joined(separator: "\n")
        let reports = Reports(result)
        for value in unique.values {
            let path = value.node.path
            guard Self.isImported(path, scenes), !value.isWithoutEffect else { continue }
            counts[value.kind, default: (0, 0)].all += 1
            if specs.contains(value.word) { continue }
            counts[value.kind, default: (0, 0)].omitted += 1
            if !reports.tell(of: value) {
                lost.append(
                    "\(value.kind) of \(path.prefix(3).map(\.name)), \(path.compactMap { $0.attributes["id"] }.first ?? "")"
                )
            }
        }
    }
}

extension Trial {
    /// Whether a node is in a scene that became a screen, or beside its controller.
    fileprivate static func isImported(_ path: [PlainTree.Node], _ scenes: Set<String>) -> Bool {
        let objects = path.first { $0.name == "objects" }
        return objects?.children.contains { scenes.contains($0.attributes["id"] ?? "") } == true
    }
}

/// What changes nothing that anybody sees or hears, written down by hand.
extension UniqueValues.Value {
    fileprivate var isWithoutEffect: Bool {
        let path = node.path
        if path.contains(where: { $0.name == "variation" || $0.attributes["key"] == "userComments" }) { return true }
        if path.contains(where: \.isUninstalled) { return true }
        guard let owner = path.first(where: { $0.attributes["id"] != nil }) else { return false }
        let key = node.attributes["key"] ?? ""
        switch (owner.name, kind) {
        case ("tableViewCell", .identifier):
            return node.name == "tableViewCell" && path.contains { $0.name == "tableViewSection" }
        case ("label", .color): return key == "tintColor" || key == "shadowColor"
        case ("button", .color):
            let shown = { (key: String) in owner.children.contains { $0.attributes[key] != nil } }
            // The color of a title beside an image that isn't there, and of a button that shows nothing.
            return key == "titleShadowColor" || key == "titleColor" && shown("image") && !shown("title")
                || key == "tintColor" && !shown("image") && !shown("title")
        case ("button", .text):
            let isConfigured = owner.children.contains { $0.attributes["key"] == "configuration" }
            return isConfigured && path.contains { $0.name == "state" }
        case ("tableView", .color):
            return key == "separatorColor" && owner.attributes["separatorStyle"] == "none"
        case ("tableViewCell", .color):
            return key == "backgroundColor"
                && owner.children.contains { child in
                    child.attributes["key"] == "contentView"
                        && child.children.contains { $0.attributes["key"] == "backgroundColor" }
                }
        case ("view", .color), ("view", .text), ("stackView", .text):
            return kind == .text
                ? !owner.isAccessibilityElement : key == "backgroundColor" && (owner.isCoveredByTable || owner.isFlat)
        case ("barButtonItem", .text): return owner.children.contains { $0.attributes["key"] == "customView" }
        case (_, .text) where owner.name.hasSuffix("Controller"):
            return owner.children.contains { $0.name == "navigationItem" && $0.attributes["title"] != nil }
        default: return false
        }
    }
}

extension PlainTree.Node {
    /// Whether the default size class has no such view.
    fileprivate var isUninstalled: Bool {
        guard let id = attributes["id"], let holder = parent?.parent else { return false }
        return holder.children.contains { variation in
            variation.name == "variation" && variation.attributes["key"] == "default"
                && variation.children.contains { mask in
                    mask.children.contains { $0.name == "exclude" && $0.attributes["reference"] == id }
                }
        }
    }

    fileprivate var isAccessibilityElement: Bool {
        children.contains { $0.name == "accessibility" && $0.children.contains { $0.attributes["value"] == "YES" } }
    }

    /// Whether the document gives the view no height.
    fileprivate var isFlat: Bool { children.contains { Double($0.attributes["height"] ?? "") == 0 } }

    /// Whether a view is the one of its controller, and a table fills it.
    fileprivate var isCoveredByTable: Bool {
        parent?.name.hasSuffix("Controller") == true
            && children.contains { $0.name == "subviews" && $0.children.contains { $0.name == "tableView" } }
    }
}

/// What the report tells of a document with unique values.
private struct Reports {
    private let text: String
    private let objects: [String: [Omission]]

    init(_ result: Import) {
        text = result.omissions.map(\.what).joined(separator: "\n")
        objects = Dictionary(grouping: result.omissions, by: \.object)
    }

    /// Whether the report has the value, its property, or the object, or one around it, as a whole.
    func tell(of value: UniqueValues.Value) -> Bool {
        if text.contains(value.word) { return true }
        let objects = value.node.path.compactMap { $0.attributes["id"] }
        if objects.contains(where: { id in self.objects[id]?.contains(where: \.isOfWhole) == true }) { return true }
        guard let key = value.node.attributes["key"], let owner = objects.first else { return false }
        return self.objects[owner]?.contains { $0.what.contains(key) || $0.properties.contains(key) } == true
    }
}
