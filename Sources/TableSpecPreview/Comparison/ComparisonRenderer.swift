internal import Foundation

/// Creates a page that shows the differences between two sets of previews.
package enum ComparisonRenderer {
    /// The files by path below a folder: a self-contained page that needs no server, and a summary in Markdown with its
    /// previews.
    ///
    /// On the page, previews are side by side, on top of each other with a movable divider or a fade, or shown as their
    /// difference; rows in both have the same height. Previews are embedded as images, which run no scripts
    /// regardless of their content.
    ///
    /// - Parameter pictureURL: The base URL of the summary's previews; `nil` for the folder of the summary.
    package static func files(
        _ comparison: PictureComparison,
        title: String = "Changed previews",
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
            <label><input id="rows" type="checkbox" checked><span>Align rows</span></label>
            <label><span>Before / after</span><input id="share" type="range" min="0" max="100" value="50"></label>
            </header>
            \(list(of: comparison))<main>
            \(sections(comparison))\(others(comparison))</main>

            """
        return HTMLPage(
            title: title,
            style: ComparisonStyle.text,
            script: ComparisonScript.text,
            loads: ["img-src data:"],
            attributes: " data-mode=\"side\" data-rows=\"aligned\"",
            body: body
        ).text
    }

    // MARK: The list

    /// The changed screens, each with its differences.
    private static func list(of comparison: PictureComparison) -> String {
        guard !comparison.isEmpty else { return "" }
        let items = zip(comparison.groups, anchors(comparison)).map { group, anchor in
            """
            <li class="\(group.change.rawValue)"><a href="#\(anchor)">\(XMLText.escaped(group.name))</a>
            <p>\(XMLText.escaped(group.changes.isEmpty ? group.change.rawValue : shortened(group.changes)))</p></li>

            """
        }
        return """
            <nav aria-label="Changed screens">
            <p>Press n or → for the next screen, p or ← for the previous one.</p>
            <ol>
            \(items.joined())</ol>
            </nav>

            """
    }

    private static func shortened(_ changes: [String]) -> String {
        let count = 4
        let rest = changes.count > count ? ", \(changes.count - count) more" : ""
        return changes.prefix(count).joined(separator: ", ") + rest
    }

    // MARK: Screens

    private static func sections(_ comparison: PictureComparison) -> String {
        guard !comparison.isEmpty else { return "<p>Nothing has changed.</p>\n" }
        return zip(comparison.groups, anchors(comparison)).map { group, anchor in
            let pairs = group.entries.enumerated().map { pair($1, id: "\(anchor)-\($0 + 1)") }
            return """
                <section class="\(group.change.rawValue)" id="\(anchor)">
                <h2 tabindex="-1">\(XMLText.escaped(group.name)) <span>\(group.change.rawValue)</span></h2>
                \(list(of: group.changes))
                <div class="pairs">
                \(pairs.joined())\(group.spec.map(markup) ?? "")</div>
                </section>

                """
        }.joined()
    }

    /// The anchor of each change on the page, which is the name of its screen.
    private static func anchors(_ comparison: PictureComparison) -> [String] {
        var names = ElementNames()
        return comparison.groups.map { names.name(for: "change-\($0.name)") }
    }

    private static func pair(_ entry: PictureComparison.Entry, id: String) -> String {
        let aligned = entry.aligned
        let pictures = [(AlignedPictures.Side.before, entry.old), (.after, entry.new)].compactMap { side, svg in
            svg.map { figure($0, side, of: entry, aligned, id: "\(id)-\(side.rawValue)") }
        }
        return """
            <div class="pair \(entry.change.rawValue)\(aligned == nil ? "" : " alignable")">
            \(pictures.joined())</div>

            """
    }

    private static func list(of changes: [String]) -> String {
        guard !changes.isEmpty else { return "" }
        return "<ul>\n\(changes.map { "<li>\(XMLText.escaped($0))</li>\n" }.joined())</ul>"
    }

    private static func figure(
        _ svg: String,
        _ side: AlignedPictures.Side,
        of entry: PictureComparison.Entry,
        _ aligned: AlignedPictures?,
        id: String
    ) -> String {
        let data = Data(svg.utf8).base64EncodedString()
        let name = "\(XMLText.escaped(entry.name)), \(side.rawValue)"
        return """
            <figure class="\(side.rawValue)">
            <figcaption>\(side == .before ? "Before" : "After")\(entry.isDark ? ", dark" : "")</figcaption>
            <img alt="\(name)" src="data:image/svg+xml;base64,\(data)">
            \(aligned?.markup(side, id: id, name: name) ?? "")
            </figure>

            """
    }

    // MARK: Specs

    /// The specs whose previews don't differ.
    private static func others(_ comparison: PictureComparison) -> String {
        guard !comparison.otherSpecs.isEmpty else { return "" }
        return """
            <section>
            <h2 tabindex="-1">Other specs</h2>
            \(comparison.otherSpecs.map(markup).joined())</section>

            """
    }

    private static func markup(_ change: SpecChange) -> String {
        let lines = change.lines.map { "<span class=\"\($0.kind.rawValue)\">\(XMLText.escaped($0.unified))</span>\n" }
        return """
            <figure class="spec">
            <figcaption>\(XMLText.escaped(change.path))</figcaption>
            <pre tabindex="0">\(lines.joined())</pre>
            </figure>

            """
    }
}

extension PictureComparison.Entry {
    /// Both previews row by row, or `nil` if one was added or removed, or doesn't specify the frames of its rows.
    fileprivate var aligned: AlignedPictures? {
        guard let old, let new else { return nil }
        return AlignedPictures(PictureParts(old), PictureParts(new))
    }
}
