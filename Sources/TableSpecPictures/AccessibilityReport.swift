internal import TableSpecDiagnostics
internal import TableSpecKit
internal import TableSpecModel
package import TableSpecPreview

/// A report of what VoiceOver reads on each screen, and of accessibility problems.
public struct AccessibilityReport: Sendable {
    package let screens: [ScreenAccessibility]

    package init(screens: [ScreenAccessibility]) {
        self.screens = screens
    }

    /// A format of the report.
    public enum Format: String, CaseIterable, Hashable, Sendable {
        /// Text for the terminal.
        case text
        /// JSON, with frames in points.
        case json
        /// An HTML page with previews.
        case html
    }

    /// Whether there are problems that can be fixed in the spec.
    public var hasWarnings: Bool { screens.contains { $0.problems.contains { $0.level == .warning } } }

    /// Returns the report in a format.
    public func text(_ format: Format) -> String {
        switch format {
        case .text: screens.map(Self.text).joined(separator: "\n")
        case .json: json.indentedText + "\n"
        case .html: AccessibilityPage.text(screens)
        }
    }

    private static func text(_ screen: ScreenAccessibility) -> String {
        var lines = [screen.name]
        for (index, element) in screen.elements.enumerated() {
            let number = "\(index + 1)"
            let space = String(repeating: " ", count: max(0, 4 - number.count))
            let actions = element.actions.isEmpty ? "" : " [\(element.actions.joined(separator: ", "))]"
            lines.append("\(space)\(number)  \(element.speech)\(actions)")
        }
        if !screen.headings.isEmpty { lines.append("      Headings: \(screen.headings.joined(separator: "; "))") }
        for problem in screen.problems { lines.append("      \(problem.level.rawValue): \(problem.message)") }
        return lines.map(VisibleText.singleLine).joined(separator: "\n") + "\n"
    }

    private var json: JSONValue {
        .object([("version", .integer(1)), ("screens", .array(screens.map(Self.json)))])
    }

    private static func json(_ screen: ScreenAccessibility) -> JSONValue {
        .object([
            ("name", .string(screen.name)), ("elements", .array(screen.elements.map(json))),
            ("headings", .strings(screen.headings)),
            ("problems", .array(screen.problems.map(json))),
        ])
    }

    private static func json(_ element: AccessibilityElement) -> JSONValue {
        var members: [JSONValue.Member] = []
        for (key, text) in [("label", element.label), ("value", element.value), ("hint", element.hint)] {
            if let text { members.append((key, .string(text))) }
        }
        let frame = [element.frame.x, element.frame.y, element.frame.width, element.frame.height]
        return .object(
            members + [
                ("traits", .strings(element.traits.map(\.rawValue))),
                ("actions", .strings(element.actions)), ("speech", .string(element.speech)),
                ("frame", .array(frame.map { .number(($0 * 100).rounded() / 100) })),
            ]
        )
    }

    private static func json(_ problem: AccessibilityProblem) -> JSONValue {
        .object([
            ("kind", .string(problem.kind.rawValue)), ("level", .string(problem.level.rawValue)),
            ("message", .string(problem.message)),
        ])
    }
}
