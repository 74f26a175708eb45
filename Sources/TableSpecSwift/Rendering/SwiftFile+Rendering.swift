extension SwiftFile {
    /// The source text: lines of at most 120 columns where the language allows to break, ended by one new line.
    ///
    /// The form is the one of `swift format` with four spaces, 120 columns and a line for each argument that does not
    /// fit; running it on the text changes nothing.
    public func rendered() -> String {
        var sections: [Layout] = []
        if !header.isEmpty { sections.append(.comment(marker: "//", lines: SwiftText.commentLines(of: header))) }
        if let imports = importLayout { sections.append(imports) }
        if !declarations.isEmpty { sections.append(declarations.layout) }
        return LayoutPrinter.print(sections.joined(.emptyLine))
    }

    /// Imports by name, then those under a condition.
    private var importLayout: Layout? {
        let sorted = imports.sorted { $0.module < $1.module }
        let plain = sorted.filter { !$0.isConditional }.map { Layout.text($0.source) }.joined(.newLine)
        let conditional = sorted.filter(\.isConditional).map { item in
            SwiftConditional([.init(.canImport(item.module), [item])]).layout { $0.map(\.layout).joined(.newLine) }
        }
        let groups = (plain.isBlank ? [] : [plain]) + conditional
        return groups.isEmpty ? nil : groups.joined(.emptyLine)
    }
}

extension SwiftImport {
    fileprivate var source: String { (isPublic ? "public " : "") + "import " + module.spelled(at: .standalone) }

    fileprivate var layout: Layout { .text(source) }
}
