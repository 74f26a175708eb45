/// Creates the page around a gallery with live reload: it shows the gallery in a frame, with an error overlay.
package enum LivePageRenderer {
    /// The page, which listens to the events at `events` and shows the gallery at `gallery`.
    ///
    /// An event's data is a JSON object: `version`, a text that changes with the gallery and is empty until there is
    /// one; `summary`, the number of findings; `findings`, a list of objects with `severity` and `text`, which contains
    /// the location, the message and the lines of the spec; `mark`, the start of the id of a row to mark, or an empty
    /// text. The page runs only its own script and style, and all text stays text.
    ///
    /// - Parameter reportsClicks: Whether the page reports clicks on rows to `select`, with the `screen` and the `row`.
    package static func page(title: String, reportsClicks: Bool = false) -> String {
        let body = """
            <iframe id="gallery" title="Screens"></iframe>
            <section id="findings" aria-label="Findings" hidden>
            <h2 id="summary"></h2>
            <ul id="list"></ul>
            </section>
            <p id="connection" role="status"></p>

            """
        return HTMLPage(
            title: title,
            style: LivePageStyle.text,
            script: LivePageScript.text,
            loads: ["connect-src 'self'", "frame-src 'self'"],
            attributes: reportsClicks ? " data-reports-clicks" : "",
            body: body
        ).text
    }
}
