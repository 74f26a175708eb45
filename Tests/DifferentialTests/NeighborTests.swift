import Foundation
import TableSpecTestSupport
import Testing

/// Generated Swift beside declarations of an app's module, which may have any names but those of its screens.
struct NeighborTests {
    /// Compiles the tables of the repository with a file of the app's.
    private func compile(beside app: String) async throws {
        let folder = Repository.root.appendingPathComponent("Generated/Swift")
        var files = try Batch.appViews
        for name in try FileManager.default.contentsOfDirectory(atPath: folder.path) where name.hasSuffix(".swift") {
            files[name] = try String(contentsOf: folder.appendingPathComponent(name), encoding: .utf8)
        }
        files["App.swift"] = "import UIKit\n\n" + app
        let messages = try await SwiftModule(files, options: ["-wmo"]).messages()
        #expect(messages == "")
    }

    /// The names that the shared Swift once declared for the whole module, and one that apps give to things to do.
    @Test(.slow) func namesThatTheSharedSwiftHad() async throws {
        let types = Self.formerTypes.map { "class \($0) {}\n" }.joined()
        try await compile(beside: types + "struct Task {}\n" + Self.formerMembers)
    }

    /// The names of classes in the storyboards of apps, the most frequent first.
    @Test(.slow, .enabled(if: Self.storyboards != nil)) func namesOfClassesInApps() async throws {
        let screens = Set(
            try FileManager.default.contentsOfDirectory(
                atPath: Repository.root.appendingPathComponent("Generated/Swift").path
            ).map { $0.replacing(".tablespec.swift", with: "") }
        )
        let names = try classNames().filter { name in
            !screens.contains(name) && !screens.contains(name.replacing("ViewController", with: ""))
        }
        #expect(names.count >= 300)
        let classes = names.prefix(300).map { "class \($0): UIViewController {}\n" }.joined()
        try await compile(beside: classes)
    }

    private static let storyboards: URL? = {
        let folder = Repository.root.appendingPathComponent("../shared/corpus/storyboards")
        return FileManager.default.fileExists(atPath: folder.path) ? folder : nil
    }()

    private func classNames() throws -> [String] {
        let folder = try #require(Self.storyboards)
        let files = FileManager.default.enumerator(at: folder, includingPropertiesForKeys: nil)
        var counts: [String: Int] = [:]
        for case let file as URL in files?.allObjects ?? [] where ["storyboard", "xib"].contains(file.pathExtension) {
            guard let text = try? String(contentsOf: file, encoding: .utf8) else { continue }
            for match in text.matches(of: #/customClass="([A-Za-z_][A-Za-z_0-9]*)"/#) {
                counts[String(match.1), default: 0] += 1
            }
        }
        // Classes of UIKit are in some documents as custom classes.
        return counts.filter { !$0.key.hasPrefix("UI") && !$0.key.hasPrefix("NS") }
            .sorted { ($1.value, $0.key) < ($0.value, $1.key) }.map(\.key)
    }

    private static let formerTypes = [
        "AnchoredView", "BorderView", "ChoiceOption", "ContainerView", "DisclosureButton", "DurationPicker",
        "EditingRules", "FieldTableView", "FormScreen", "HeldRows", "IndexLetter", "PersistedState", "PersistedValue",
        "KeyboardToolbar", "RemoteImages", "LayersView", "LimitedTextField", "ListDifference", "LoadingViews",
        "PopUpButton", "RowContent", "RowField", "RowPickerView", "RowProblem", "RowTextView", "RowValidation",
        "RowViews", "SectionIndex", "StateChanges", "StatefulScreen", "TableContent", "TableDifference",
        "TableHeaderView", "TableItem", "TableScreen", "TableSource", "TextPattern", "TitleStyle", "TitleViews",
        "UnavailableContent", "ValidatedScreen", "Value2Cell", "ValueControl", "ValueQuestion", "ValueView",
    ]

    private static let formerMembers = """
        extension Array {
            mutating func remove<ID: Equatable>(_ element: Element, near index: Int, by id: (Element) -> ID) {}
            mutating func change<ID: Equatable>(
                _ element: Element?, near index: Int, by id: (Element) -> ID, _ change: (inout Element) -> Void
            ) {}
        }
        extension Sequence {
            func byLetter(_ text: (Element) -> String) -> [Element] { [] }
        }
        extension CaseIterable where Self: Equatable, AllCases == [Self] {
            var asIndex: Int { get { 0 } set {} }
        }
        extension Int {
            var asDouble: Double { get { 0 } set {} }
            var asFloat: Float { get { 0 } set {} }
        }
        extension Double { var asFloat: Float { get { 0 } set {} } }
        extension Float { var asDouble: Double { get { 0 } set {} } }
        extension Date {
            func limited(from minimum: Date? = nil, to maximum: Date? = nil) -> Date { self }
        }
        extension String {
            static func read(_ key: String, of defaults: UserDefaults) -> String? { nil }
            func write(_ key: String, to defaults: UserDefaults) {}
            func register(_ key: String, in defaults: UserDefaults) {}
            var escapedForMarkdown: String { self }
            var inUIKitsWords: String { self }
        }
        extension NSAttributedString { static func markdown(_ text: String) -> NSAttributedString { NSAttributedString(string: text) } }
        extension NSTextAlignment {
            static var leading: NSTextAlignment { .left }
            static var trailing: NSTextAlignment { .right }
        }
        extension NSObjectProtocol where Self: UIView {
            func with(_ set: (Self) -> Void) -> Self { self }
            func sized(width: CGFloat? = nil, height: CGFloat? = nil) -> Self { self }
            func limited(minWidth: CGFloat? = nil) -> Self { self }
            func onTap(_ action: @escaping (UIView) -> Void) -> Self { self }
            func onLongPress(_ name: String, _ action: @escaping (UIView) -> Void) -> Self { self }
            func nameLongPress(_ name: String) {}
        }
        extension UIView {
            var isRoom: Bool { false }
            func border(_ color: UIColor, width: CGFloat) {}
            func addOverlay(_ layers: [UIView], over tableView: UITableView) {}
            func heightOverRows(inset: CGFloat = 0) -> CGFloat { 0 }
            func touched(_ view: UIView?, at point: CGPoint) -> UIView? { nil }
            func layOutRow(_ view: UIView, overMargins distance: CGFloat = 0) {}
        }
        extension UIControl {
            func on(_ event: UIControl.Event, _ action: @escaping () -> Void) -> Self { self }
        }
        extension UISwitch {
            typealias Value = String
            var shownValue: String { get { "" } set {} }
            func show(_ value: Bool) {}
            func changed(_ action: @escaping (UISwitch) -> Void) -> Self { self }
            func writing(_ path: String, of screen: UIViewController) -> Self { self }
        }
        extension UITextField {
            static func forRow(placeholder: String? = nil) -> UITextField { UITextField() }
            var shownValue: String { get { "" } set {} }
            func show(_ value: String) {}
            func endingOnReturn() -> Self { self }
            func accompanied(by bar: UIToolbar) -> Self { self }
        }
        extension UIButton {
            static func forRow(title: String? = nil, image: UIImage? = nil, label: String? = nil) -> UIButton { UIButton() }
            func show(title: String? = nil, image: UIImage? = nil, label: String? = nil) {}
            func tapped(_ action: @escaping (UIAction) -> Void) -> Self { self }
        }
        extension UILabel { static func forRow(_ text: String? = nil) -> UILabel { UILabel() } }
        extension UIImageView { static func forRow(_ image: UIImage? = nil) -> UIImageView { UIImageView() } }
        extension UIStackView {
            static func row(_ views: [UIView], spacing: CGFloat = 8) -> UIStackView { UIStackView() }
            static func column(_ views: [UIView], spacing: CGFloat = 0) -> UIStackView { UIStackView() }
        }
        extension UITableViewCell { var fields: [UIView] { [] } }
        extension UIContextMenuConfiguration {
            static func forRow(_ children: [UIMenuElement]) -> UIContextMenuConfiguration {
                UIContextMenuConfiguration(identifier: nil, previewProvider: nil) { _ in nil }
            }
        }
        extension UIViewController {
            var searchOrSelf: UIViewController { self }
            func confirm(
                _ question: String, _ title: String?, at source: UIView?, completion: @escaping (Bool) -> Void
            ) {}
            func choose<Value>(from options: [Value], titled title: String?, chosen: Value?, choose: @escaping (Value) -> Void) {}
            func dismissPresented(then next: @escaping () -> Void) {}
            func popPushed(then next: @escaping () -> Void) {}
            func unwind<Screen: UIViewController>(to _: Screen.Type, animated: Bool = true) {}
            func showUnavailable(_ content: String?, in tableView: @autoclosure () -> UITableView) {}
        }
        extension UIBarButtonItem {
            func keyCommand(for input: String, _ modifiers: UIKeyModifierFlags, named name: String? = nil) -> UIKeyCommand? {
                nil
            }
            func press() {}
        }
        """
}
