internal import Foundation

/// Makes a page that shows what differs between two sets of pictures.
package enum ComparisonRenderer {
    /// The files by path below a folder: a page without anything outside it, which needs no server, and a summary in
    /// Markdown with the pictures that it shows.
    ///
    /// On the page pictures stand side by side, over each other with a line to move or a fading to set, or as their
    /// difference. They are embedded as images, which run no scripts whatever is in them.
    ///
    /// - Parameter pictureURL: Where the pictures of the summary will lie; `nil` for beside it.
    package static func files(
        _ comparison: PictureComparison,
        title: String = "Changed pictures",
        pictureURL: String? = nil
    ) -> [(path: String, text: String)] {
        let summary = ComparisonSummary(comparison, title: title, pictureURL: pictureURL)
        return [("index.html", page(comparison, title: title)), ("summary.md", summary.text)] + summary.pictures
    }

    private static func page(_ comparison: PictureComparison, title: String) -> String {
        let body = """
            <header>
            <h1>\(XMLText.escaped(title))</h1>
            <p>\(comparison.summary)</p>
            <label><span>View</span><select id="mode">
            <option value="side">Side by side</option>
            <option value="swipe">Swipe</option>
            <option value="fade">Onion skin</option>
            <option value="difference">Difference</option>
            </select></label>
            <label><span>Before / after</span><input id="share" type="range" min="0" max="100" value="50"></label>
            </header>
            <main>
            \(sections(comparison))</main>

            """
        return HTMLPage(
            title: title,
            style: ComparisonStyle.text,
            script: ComparisonScript.text,
            loads: ["img-src data:"],
            attributes: " data-mode=\"side\"",
            body: body
        ).text
    }

    private static func sections(_ comparison: PictureComparison) -> String {
        guard !comparison.isEmpty else { return "<p>Nothing has changed.</p>\n" }
        return comparison.groups.map { group in
            """
            <section class="\(group.change.rawValue)">
            <h2 tabindex="-1">\(XMLText.escaped(group.name)) <span>\(group.change.rawValue)</span></h2>
            \(list(of: group.changes))
            \(group.entries.map(pair).joined())</section>

            """
        }.joined()
    }

    private static func pair(_ entry: PictureComparison.Entry) -> String {
        let name = XMLText.escaped(entry.name)
        let pictures = [("before", entry.old), ("after", entry.new)].compactMap { side, svg in
            svg.map { figure($0, side: side, name: name) }
        }
        return """
            <div class="pair \(entry.change.rawValue)">
            \(pictures.joined())</div>

            """
    }

    private static func list(of changes: [String]) -> String {
        guard !changes.isEmpty else { return "" }
        return "<ul>\n\(changes.map { "<li>\(XMLText.escaped($0))</li>\n" }.joined())</ul>"
    }

    private static func figure(_ svg: String, side: String, name: String) -> String {
        let data = Data(svg.utf8).base64EncodedString()
        let caption = side == "before" ? "Before" : "After"
        return """
            <figure class="\(side)">
            <figcaption>\(caption)</figcaption>
            <img alt="\(name), \(side)" src="data:image/svg+xml;base64,\(data)">
            </figure>

            """
    }
}
