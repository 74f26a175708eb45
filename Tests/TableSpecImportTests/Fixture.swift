import TableSpecDiagnostics
import TableSpecKit
import TableSpecModel

@testable import TableSpecImport

/// A small storyboard that is put together in a test.
struct Fixture {
    var scenes: [String]
    var initial: String?
    var attributes = ""
    var resources = ""
    var path = "Main.storyboard"

    /// A storyboard with one table view controller.
    ///
    /// - Parameters:
    ///   - table: What is in the table: sections or prototypes.
    ///   - attributes: Those of the table.
    ///   - controller: What else is in the controller.
    init(
        table: String,
        _ attributes: String = "",
        controller: String = "",
        class className: String = "ListViewController"
    ) {
        scenes = [Self.scene("list", class: className, table: table, attributes, controller)]
    }

    init(scenes: [String], initial: String? = nil) {
        self.scenes = scenes
        self.initial = initial
    }

    /// A scene with a table view controller.
    static func scene(
        _ id: String,
        class className: String,
        table: String,
        _ attributes: String = "",
        _ controller: String = ""
    ) -> String {
        let style = attributes.contains("style=\"grouped\"") ? "" : "style=\"plain\""
        return """
            <scene sceneID="\(id)-scene"><objects>
            <tableViewController id="\(id)" customClass="\(className)">
            <tableView key="view" \(style) \(attributes) id="\(id)-table">
            <rect key="frame" x="0.0" y="0.0" width="375" height="667"/>
            \(table)
            </tableView>
            \(controller)
            </tableViewController>
            </objects></scene>
            """
    }

    /// A scene with another controller.
    static func controller(_ name: String, _ id: String, _ attributes: String = "", _ content: String = "") -> String {
        "<scene sceneID=\"\(id)-scene\"><objects><\(name) id=\"\(id)\" \(attributes)>\(content)</\(name)></objects></scene>"
    }

    /// A static table of one section.
    static func section(_ cells: String, _ attributes: String = "") -> String {
        "<sections><tableViewSection \(attributes) id=\"s\"><cells>\(cells)</cells></tableViewSection></sections>"
    }

    /// A cell of one of UIKit's styles.
    static func cell(
        _ text: String,
        detail: String? = nil,
        style: String = "Default",
        _ attributes: String = "",
        _ more: String = "",
        id: String = "c"
    ) -> String {
        let secondLabel = detail.map { "<label id=\"\(id)-d\" text=\"\($0)\"/>" } ?? ""
        let second = detail == nil ? "" : "detailTextLabel=\"\(id)-d\""
        return """
            <tableViewCell id="\(id)" style="IBUITableViewCellStyle\(style)" textLabel="\(id)-t" \(second) \(attributes)>
            <tableViewCellContentView key="contentView"><subviews>
            <label id="\(id)-t" text="\(text)"/>\(secondLabel)
            </subviews></tableViewCellContentView>\(more)</tableViewCell>
            """
    }

    /// A cell with custom views, 375 points wide.
    static func custom(
        _ views: String,
        _ height: Double = 44,
        _ attributes: String = "",
        _ more: String = "",
        id: String = "c"
    ) -> String {
        """
        <tableViewCell id="\(id)" \(attributes)>\(frame(0, 0, 375, height))
        <tableViewCellContentView key="contentView">\(frame(0, 0, 375, height))
        <subviews>\(views)</subviews></tableViewCellContentView>\(more)</tableViewCell>
        """
    }

    static func frame(_ x: Double, _ y: Double, _ width: Double, _ height: Double) -> String {
        "<rect key=\"frame\" x=\"\(x)\" y=\"\(y)\" width=\"\(width)\" height=\"\(height)\"/>"
    }

    /// A segue as a connection of an object.
    static func segue(to destination: String, _ kind: String, _ attributes: String = "") -> String {
        "<connections><segue destination=\"\(destination)\" kind=\"\(kind)\" \(attributes) id=\"s-\(destination)\"/></connections>"
    }

    var source: ImportSource {
        let start = initial.map { "initialViewController=\"\($0)\"" } ?? ""
        let text = """
            <?xml version="1.0" encoding="UTF-8"?>
            <document type="com.apple.InterfaceBuilder3.CocoaTouch.Storyboard.XIB" version="3.0" \(start) \(attributes)>
            <scenes>\(scenes.joined(separator: "\n"))</scenes>
            <resources>\(resources)</resources>
            </document>
            """
        return ImportSource(path: path, bytes: Array(text.utf8))
    }

    var result: Import { Import([source]) }

    /// The spec of the first screen, without the comment at its top.
    var spec: String { result.files.first { $0.screen != nil }.flatMap { result.text(of: $0.name) } ?? "" }

    /// What was left out.
    var leftOut: [String] { result.omissions.map(\.what) }
}

extension Import {
    /// The findings of the linter about all that was made.
    var findings: [Diagnostic] {
        Analysis(Workspace(files: files.map { ($0.name, $0.text) })).diagnostics
    }

    /// The findings that are errors, as texts.
    var errors: [String] { findings.filter { $0.severity == .error }.map { "\($0.id): \($0.message)" } }

    /// The text of a file without the comment at its top.
    func text(of name: String) -> String? {
        files.first { $0.name == name }?.text
            .split(separator: "\n", maxSplits: 1, omittingEmptySubsequences: false).last.map(String.init)
    }
}

extension Import {
    /// What the first screen shows.
    var firstScreen: ScreenContent? {
        let model = Analysis(Workspace(files: files.map { ($0.name, $0.text) })).model
        return model.screens.first.map { model.content(of: $0) }
    }
}
