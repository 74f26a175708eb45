extension SwiftFile {
    /// The source text: lines of at most 120 columns where the language allows breaks, with a trailing line break.
    ///
    /// The format is that of `swift format` with four spaces, 120 columns and a line for each argument that doesn't
    /// fit. Formatting the text again changes nothing.
    package func rendered() -> String {
        Layout.printed { write(to: &$0) }.text()
    }

    func write(to layout: inout Layout) {
        if !header.text.isEmpty {
            layout.comment("//", header.lines)
            if !imports.isEmpty || !declarations.isEmpty { layout.emptyLine() }
        }
        writeImports(to: &layout)
        if !imports.isEmpty, !declarations.isEmpty { layout.emptyLine() }
        declarations.write(to: &layout)
    }

    /// Imports by name, followed by those whose access depends on the module's settings.
    private func writeImports(to layout: inout Layout) {
        let sorted = imports.sorted { $0.module < $1.module }
        let plain = sorted.filter(\.access.isEmpty)
        plain.write(to: &layout)
        let shared = sorted.filter { !$0.access.isEmpty }
        guard !shared.isEmpty else { return }
        if !plain.isEmpty { layout.emptyLine() }
        layout.text("#if hasFeature(InternalImportsByDefault)")
        layout.nestedLines(shared.write)
        layout.text("#else")
        layout.nestedLines(shared.map { SwiftImport($0.module) }.write)
        layout.text("#endif")
    }
}

extension Array where Element == SwiftImport {
    fileprivate func write(to layout: inout Layout) {
        for (index, item) in enumerated() {
            if index > 0 { layout.newLine() }
            item.access.forEachWord { layout.text($0 + " ") }
            layout.text("import ")
            layout.name(item.module, at: .standalone)
        }
    }
}
