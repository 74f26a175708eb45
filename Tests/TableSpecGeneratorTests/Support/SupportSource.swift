import Foundation
import TableSpecTestSupport

/// The sources of the Swift that screens share, and the constant of the generator that holds them.
struct SupportSource {
    /// The files in the order in which a generated module has them.
    private static let order = [
        "TableSpec", "Content", "Difference", "Source", "RowPrefetching", "TitleStyle", "EditingRules", "Swipes",
        "ContextMenus", "Confirming", "Choosing", "SectionIndex", "RowContent", "RowCells", "MessageContent",
        "ValueControl", "Switch", "Slider", "Stepper", "SegmentedControl", "TextField", "NumberField", "DatePicker",
        "ColorWell", "PageControl", "ProgressView", "ActivityIndicator", "PopUpButton", "EnumerationIndex", "TextView",
        "LinkTextView", "PickerView", "Disclosure", "Numbers", "Measurements", "Views", "Attributes", "HeaderView",
        "LoadMore", "TitleViews", "RemoteImages", "Gestures", "UnavailableContent", "PersistedState", "Screen",
        "FormScreen", "KeyboardToolbar", "StatefulScreen", "BarItem", "WeakActions", "Transitions", "KeyboardShortcuts",
        "RowValidation",
    ]

    /// The texts of the files, in order, as a generated module has them.
    let texts: [String]
    /// The parts, by name, with all that each needs.
    let needs: [String: Set<String>]
    /// The names of the files without a place in the order, and of those that don't exist.
    let unordered: Set<String>

    init() throws {
        let folder = Repository.root.appendingPathComponent("Sources/TableSpecSupport")
        let names = try FileManager.default.contentsOfDirectory(atPath: folder.path)
            .filter { $0.hasSuffix(".swift") }.map { String($0.dropLast(6)) }
        unordered = Set(names).symmetricDifference(Self.order)
        var needs: [String: Set<String>] = [:]
        texts = try Self.order.filter(names.contains).map { name in
            let source = try String(contentsOf: folder.appendingPathComponent("\(name).swift"), encoding: .utf8)
            for part in Self.parts(of: source) { needs[part, default: []].formUnion([]) }
            for match in source.matches(of: Self.requirement) {
                for part in Self.words(match.1) { needs[part, default: []].formUnion(Self.words(match.2)) }
            }
            return Self.inOneFile(
                source.replacing(Self.requirement, with: "").replacing(#/(?:internal|public) import UIKit\n/#, with: "")
            )
        }
        for _ in needs {
            needs = needs.mapValues { parts in parts.reduce(into: parts) { $0.formUnion(needs[$1] ?? []) } }
        }
        self.needs = needs
    }

    /// A requirement of parts: `#if goingOn && !typing`, followed by an error.
    nonisolated(unsafe) private static let requirement = #/#if ([^\n]*) && !([^\n]*)\n#error\([^\n]*\)\n#endif\n/#

    /// The names of the parts in the conditions of a text.
    static func parts(of source: String) -> [String] {
        source.matches(of: #/(?m)^ *#(?:if|elseif) (.*)$/#).filter {
            !$0.1.contains("canImport") && !$0.1.contains("compiler")
        }
        .flatMap { words($0.1) }
    }

    private static func words(_ condition: Substring) -> [String] {
        condition.matches(of: #/\w+/#).map { String($0.0) }
    }

    /// The text of a file as a part of the one file of a module, in which `internal` declarations are private.
    private static func inOneFile(_ source: String) -> String {
        source.replacing(#/(?m)^internal /#, with: "private ").replacing(#/(?m)^( +)internal /#) {
            "\($0.1)fileprivate "
        }
    }

    /// The members that screens get from the protocols of the files, which no other member of a screen may be called.
    var memberNames: [String] {
        let bodies = texts.flatMap { text in
            text.matches(
                of:
                    #/(?m)^( *)(?:public protocol \w*Screen|extension TableSpec\.\w*Screen)\b[^{]*\{\n((?:.*\n)*?)\1\}$/#
            )
        }
        return Set(
            bodies.flatMap { body in
                let members = body.2.matches(of: #/(?m)^( *)(?:public |fileprivate )?(?:func|var) (\w+)/#)
                return members.filter { $0.1.count == body.1.count + 4 }.map { String($0.2) }
            }
        ).sorted()
    }

    /// The source of the constant.
    var constant: String {
        let parts = needs.keys.sorted()
        let cases = parts.map { "    case \($0)\n" }.joined()
        let needing = parts.filter { needs[$0]?.isEmpty == false }.map { part in
            "        case .\(part): [\((needs[part] ?? []).sorted().map { ".\($0)" }.joined(separator: ", "))]\n"
        }.joined()
        let code = texts.joined(separator: "\n").split(separator: "\n", omittingEmptySubsequences: false)
            .map { $0.isEmpty ? "" : "        \($0)" }.joined(separator: "\n")
        return """
            // Recorded from Sources/TableSpecSupport by SupportSwiftTests. Do not edit.

            /// A part of the Swift that the screens of a module share, which the module contains if a screen uses it.
            package enum SupportPart: String, CaseIterable, Sendable {
            \(cases)
                /// The parts without which the part doesn't compile.
                var needed: Set<SupportPart> {
                    switch self {
            \(needing)        default: []
                    }
                }
            }

            extension SupportSwift {
                /// The names of the members that screens get.
                static let memberNames: Set<String> = \(Self.literal(memberNames))

                /// The Swift with the conditions of its parts.
                static let source = #\"""
            \(code)
                    \"""#
            }

            """
    }

    private static func literal(_ names: [String]) -> String {
        "[\n" + names.map { "        \"\($0)\",\n" }.joined() + "    ]"
    }
}
