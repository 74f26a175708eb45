extension SwiftFile {
    /// The source text: lines of at most 120 columns where the language allows to break, ended by one new line.
    ///
    /// The form is the one of `swift format` with four spaces, 120 columns and a line for each argument that does not
    /// fit; running it on the text changes nothing.
    public func rendered() -> String {
        LayoutPrinter.print(Layout(capacity: 1 << 15) { write(to: &$0) })
    }

    private func write(to layout: inout Layout) {
        if !header.isEmpty {
            layout.comment("//", SwiftText.commentLines(of: header))
            if !imports.isEmpty || !declarations.isEmpty { layout.emptyLine() }
        }
        writeImports(to: &layout)
        if !imports.isEmpty, !declarations.isEmpty { layout.emptyLine() }
        declarations.write(to: &layout)
    }

    /// Imports by name, then those under a condition.
    private func writeImports(to layout: inout Layout) {
        let sorted = imports.sorted { $0.module < $1.module }
        let plain = sorted.filter { !$0.isConditional }
        plain.write(to: &layout)
        for (index, item) in sorted.filter(\.isConditional).enumerated() {
            if index > 0 || !plain.isEmpty { layout.emptyLine() }
            SwiftConditional([.init(.canImport(item.module), [item])]).write(to: &layout) { $1.write(to: &$0) }
        }
    }
}

extension Array where Element == SwiftImport {
    fileprivate func write(to layout: inout Layout) {
        for (index, item) in enumerated() {
            if index > 0 { layout.newLine() }
            layout.text(item.isPublic ? "public import " : "import ")
            layout.name(item.module, at: .standalone)
        }
    }
}
