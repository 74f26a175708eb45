internal import Foundation

/// The accessibility report as a page: a numbered preview next to the VoiceOver output.
package enum AccessibilityPage {
    /// The page, which loads no external resources.
    package static func text(_ screens: [ScreenAccessibility]) -> String {
        let body = """
            <header><h1>Accessibility</h1></header>
            <main>
            \(screens.map(section).joined())</main>

            """
        return HTMLPage(title: "Accessibility", style: style, script: "", loads: ["img-src data:"], body: body).text
    }

    private static func section(_ screen: ScreenAccessibility) -> String {
        let name = XMLText.escaped(screen.name)
        let picture = Data(screen.picture.utf8).base64EncodedString()
        let elements = screen.elements.map { element in
            let actions = element.actions.isEmpty ? "" : ". Actions: \(element.actions.joined(separator: ", "))."
            return "<li>\(XMLText.escaped(element.speech + actions))</li>\n"
        }
        let problems = screen.problems.map { problem in
            "<li class=\"\(problem.level.rawValue)\">\(problem.level.rawValue): \(XMLText.escaped(problem.message))</li>\n"
        }
        let found = problems.isEmpty ? "<p>No problems found.</p>" : "<ul>\n\(problems.joined())</ul>"
        return """
            <section>
            <h2>\(name)</h2>
            <img alt="\(name), numbered in VoiceOver order" src="data:image/svg+xml;base64,\(picture)">
            <div>
            <h3>VoiceOver</h3>
            <ol>
            \(elements.joined())</ol>
            <h3>Problems</h3>
            \(found)
            </div>
            </section>

            """
    }

    private static let style = """

        body { margin: 0; background: var(--desk); color: var(--ink); font: 15px/1.5 var(--font); }
        header, section { max-width: 1100px; margin: 0 auto; padding: 16px; }
        section { display: flex; flex-wrap: wrap; gap: 0 32px; border-top: 1px solid var(--edge); }
        section h2 { width: 100%; }
        section img { width: 300px; height: auto; align-self: flex-start; }
        section div { flex: 1 1 320px; min-width: 0; overflow-wrap: anywhere; }
        .warning { color: light-dark(#b00020, #ff8a80); }
        .note { color: var(--muted); }
        """
}
