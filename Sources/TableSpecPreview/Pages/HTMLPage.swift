/// An HTML page that contains its only style sheet and its only script, and can load nothing else.
struct HTMLPage {
    /// The title, as plain text.
    let title: String
    /// The style sheet after ``root``.
    let style: String
    let script: String
    /// Directives of a content security policy for what the page can load in addition to its own style and script.
    var loads: [String] = []
    /// The attributes of the body, each after a space.
    var attributes = ""
    /// The elements of the body before the script, with a line break at the end.
    let body: String

    var text: String {
        let style = Self.root + style
        let policy = ContentSecurityPolicy(style: style, script: script, others: loads)
        return """
            <!DOCTYPE html>
            <html lang="en">
            <head>
            <meta charset="utf-8">
            <meta http-equiv="Content-Security-Policy" content="\(policy.text)">
            <meta name="viewport" content="width=device-width, initial-scale=1">
            <meta name="color-scheme" content="light dark">
            <title>\(XMLText.escaped(title))</title>
            <style>\(style)</style>
            </head>
            <body\(attributes)>
            \(body)<script>\(script)</script>
            </body>
            </html>

            """
    }

    /// The start of the style sheets of all pages: their font and their colors.
    private static let root = """

        :root {
          color-scheme: light dark;
          --font: -apple-system, 'SF Pro Text', Inter, 'Helvetica Neue', sans-serif;
          --ink: light-dark(#1d1d1f, #f5f5f7);
          --muted: light-dark(#6e6e73, #98989d);
          --paper: light-dark(#ffffff, #1c1c1e);
          --desk: light-dark(#ececf0, #0b0b0d);
          --edge: light-dark(#d2d2d7, #38383a);
          --accent: light-dark(#0066cc, #4ca2ff);
        }
        * { box-sizing: border-box; }
        """
}
