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

    /// Imports by name, followed by those whose access depends on the module's settings, and those with a condition.
    private func writeImports(to layout: inout Layout) {
        let sorted = imports.sorted { $0.module < $1.module }
        let conditional = sorted.filter(\.isConditional)
        let unconditional = sorted.filter { !$0.isConditional }
        let plain = unconditional.filter(\.access.isEmpty)
        plain.write(to: &layout)
        let shared = unconditional.filter { !$0.access.isEmpty }
        if !shared.isEmpty {
            if !plain.isEmpty { layout.emptyLine() }
            SwiftConditional(
                [.init(.hasFeature("InternalImportsByDefault"), shared)],
                otherwise: shared.map { SwiftImport($0.module) }
            ).write(to: &layout) { $1.write(to: &$0) }
        }
        for (index, item) in conditional.enumerated() {
            if index > 0 || !unconditional.isEmpty { layout.emptyLine() }
            SwiftConditional([.init(.canImport(item.module), [item])]).write(to: &layout) { $1.write(to: &$0) }
        }
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
