/// Creates the page around a gallery with live reload: it shows the gallery in a frame, with an error overlay.
package enum LivePageRenderer {
    /// The page, which listens to the events at `events` and shows the gallery at `gallery`.
    ///
    /// An event's data is a JSON object: `version`, a text that changes with the gallery and is empty until there is
    /// one; `summary`, the number of findings; `findings`, a list of objects with `severity` and `text`, which contains
    /// the location, the message and the lines of the spec. The page runs only its own script and style, and all text
    /// stays text.
    package static func page(title: String) -> String {
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
            body: body
        ).text
    }
}
