import Foundation
import TableSpecKit
import TableSpecModel
import Testing

@testable import TableSpecImport

#if canImport(FoundationXML)
    import FoundationXML
#endif

/// What a storyboard says of its rows, read again without any of the importer's code.
@Suite(
    "An independent reader finds the same",
    .needsStoryboards
)
struct IndependentReaderTests {
    @Test(arguments: Corpus.documents)
    func rowsOfStylesAreTheSame(_ document: Corpus.Document) throws {
        let result = document.imported
        let model = Analysis(Workspace(files: result.files.map { ($0.name, $0.text) })).model
        let scenes = PlainReader.scenes(document.source.bytes)
        for file in result.files {
            guard let name = file.screen, let cells = scenes[file.scene ?? ""] else { continue }
            let screen = try #require(model.screens.first { $0.name.value == name })
            let rows = model.content(of: screen).sections.flatMap(\.rows)
            guard !cells.isEmpty else { continue }
            #expect(rows.count == cells.count, "\(name)")
            for (row, cell) in zip(rows, cells) {
                #expect(Self.differences(row, cell) == [], "\(name), \(row.id)")
            }
        }
    }

    private static func differences(_ row: RowContent, _ cell: PlainReader.Cell) -> [String] {
        var found: [String] = []
        func compare(_ name: String, _ first: String, _ second: String) {
            if first != second { found.append("\(name): \(first) instead of \(second)") }
        }
        if let prototype = row.prototype, let identifier = cell.identifier {
            compare("identifier", prototype, identifier)
        }
        if let accessory = cell.accessory {
            switch row.accessory {
            case .type(let type): compare("accessory", type.rawValue, accessory)
            case .control: found.append("accessory: a control instead of \(accessory)")
            }
        }
        // A cell of a style with further views in it, or with views of the app's class, is one of views.
        guard let style = cell.style, !(cell.hasOwnViews && row.style == .custom) else { return found }
        compare("style", row.style.rawValue, style)
        compare(
            "text",
            (row.text ?? "").trimmingCharacters(in: .whitespaces),
            cell.text.trimmingCharacters(in: .whitespaces)
        )
        compare(
            "detail",
            (row.detail ?? "").trimmingCharacters(in: .whitespaces),
            cell.detail.trimmingCharacters(in: .whitespaces)
        )
        return found
    }
}

/// The cells of a document by the identifier of the controller, in order.
private final class PlainReader: NSObject, XMLParserDelegate {
    struct Cell {
        var identifier: String?
        var style: String?
        var accessory: String?
        var textID: String?
        var detailID: String?
        var imageID: String?
        var text = ""
        var detail = ""
        var hasOwnViews = false
        var hasCustomClass = false
    }

    private static let views: Set<String> = [
        "label", "button", "textField", "textView", "imageView", "view", "stackView", "segmentedControl", "slider",
    ]

    private(set) var scenes: [String: [Cell]] = [:]
    private var controller: String?
    private var tables = 0
    private var isStatic = false
    private var cells: [Cell] = []
    private var isInCell = false
    private var label: String?
    private var string: String?

    static func scenes(_ bytes: [UInt8]) -> [String: [Cell]] {
        let reader = PlainReader()
        let parser = XMLParser(data: Data(bytes))
        parser.delegate = reader
        _ = parser.parse()
        return reader.scenes
    }

    func parser(
        _ parser: XMLParser,
        didStartElement name: String,
        namespaceURI: String?,
        qualifiedName: String?,
        attributes: [String: String]
    ) {
        if isInCell, attributes["key"] == nil, Self.views.contains(name), let last = cells.indices.last,
            ![cells[last].textID, cells[last].detailID, cells[last].imageID].contains(attributes["id"])
        {
            cells[last].hasOwnViews = true
        }
        switch name {
        case "tableViewController":
            controller = attributes["id"]
            cells = []
            tables = 0
            isStatic = false
        case "tableView": tables += 1
        case "sections": isStatic = true
        // A hidden row of a static table comes when the screen's state says so.
        case "tableViewCell" where isStatic && attributes["hidden"] == "YES": break
        case "tableViewCell" where controller != nil && tables == 1:
            isInCell = true
            var cell = Cell(identifier: attributes["reuseIdentifier"])
            let style = attributes["style"]?.replacing("IBUITableViewCellStyle", with: "").lowercased()
            if attributes["textLabel"] != nil { cell.style = style }
            cell.accessory = attributes["accessoryType"].flatMap {
                ["disclosureIndicator", "checkmark"].contains($0) ? $0 : nil
            }
            (cell.textID, cell.detailID) = (attributes["textLabel"], attributes["detailTextLabel"])
            cell.imageID = attributes["imageView"]
            cell.hasCustomClass = attributes["customClass"] != nil
            cells.append(cell)
        case "outlet" where isInCell:
            guard let last = cells.indices.last, cells[last].hasCustomClass,
                ![nil, "imageView", "textLabel", "detailTextLabel"].contains(attributes["property"])
            else { break }
            let views = [cells[last].textID, cells[last].detailID, cells[last].imageID].compactMap { $0 }
            if let id = attributes["destination"], views.contains(id) { cells[last].hasOwnViews = true }
        case "label" where isInCell:
            if attributes["customClass"] != nil, let last = cells.indices.last { cells[last].hasOwnViews = true }
            label = attributes["id"]
            note(attributes["text"] ?? "")
        case "string" where isInCell && attributes["key"] == "text": string = ""
        default: break
        }
    }

    func parser(_ parser: XMLParser, foundCharacters text: String) { string? += text }

    func parser(_ parser: XMLParser, didEndElement name: String, namespaceURI: String?, qualifiedName: String?) {
        switch name {
        case "string":
            if let string { note(string) }
            string = nil
        case "tableViewCell": isInCell = false
        case "tableViewController":
            if let controller { scenes[controller] = tables == 1 ? cells : [] }
            controller = nil
        default: break
        }
    }

    private func note(_ text: String) {
        guard let last = cells.indices.last else { return }
        if label == cells[last].textID { cells[last].text = text }
        if label == cells[last].detailID { cells[last].detail = text }
    }
}
