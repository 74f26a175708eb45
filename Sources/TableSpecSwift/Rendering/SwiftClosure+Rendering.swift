extension SwiftClosure {
    /// Writes `{ signature in body }`, on one line if it fits and contains one simple statement.
    func write(to layout: inout Layout, _ closures: TrailingClosures = .allowed) {
        if closures == .inParentheses { layout.text("(") }
        writeBraces(to: &layout)
        if closures == .inParentheses { layout.text(")") }
    }

    private func writeBraces(to layout: inout Layout) {
        guard !body.isEmpty else {
            layout.text("{")
            if hasSignature {
                writeSignature(to: &layout)
                layout.blank()
            }
            return layout.text("}")
        }
        layout.group { layout in
            layout.text("{")
            writeSignature(to: &layout)
            layout.nested { layout in
                if body.isSimple { layout.space() } else { layout.newLine() }
                body.write(to: &layout)
            }
            layout.space()
            layout.text("}")
        }
    }

    private var hasSignature: Bool { !attributes.isEmpty || !captures.isEmpty || !parameters.isEmpty }

    /// Writes the text before `in`, after the brace or on the next line.
    private func writeSignature(to layout: inout Layout) {
        guard hasSignature else { return }
        let isWhole = !attributes.isEmpty || !captures.isEmpty || hasTypes
        layout.group { layout in
            layout.nested { layout in
                layout.space()
                if isWhole {
                    layout.flat { writeWords(to: &$0) }
                } else {
                    layout.separated(parameters) { $1.write(to: &$0) }
                    layout.blank()
                }
                layout.text("in")
            }
        }
    }

    private var hasTypes: Bool { parameters.contains { $0.type != nil } }

    /// Writes the attributes, captures, parameters and the result, each with a space after it.
    private func writeWords(to layout: inout Layout) {
        for attribute in attributes {
            attribute.write(to: &layout)
            layout.blank()
        }
        if !captures.isEmpty {
            layout.text("[")
            layout.separated(captures) { $1.write(to: &$0) }
            layout.text("] ")
        }
        guard !parameters.isEmpty else { return }
        if hasTypes { layout.text("(") }
        layout.separated(parameters) { $1.write(to: &$0) }
        layout.text(hasTypes ? ") " : " ")
        if hasTypes, let result {
            layout.text("-> ")
            result.write(to: &layout)
            layout.blank()
        }
    }
}

extension SwiftClosure.Capture {
    fileprivate func write(to layout: inout Layout) {
        switch self {
        case .weak(let name):
            layout.text("weak ")
            layout.capturedName(name)
        case .unowned(let name):
            layout.text("unowned ")
            layout.capturedName(name)
        case .strong(let name): layout.capturedName(name)
        case .value(let name, let value):
            layout.name(name, at: .standalone)
            layout.text(" = ")
            layout.line(of: value)
        }
    }
}

extension SwiftClosure.Parameter {
    fileprivate func write(to layout: inout Layout) {
        layout.nameOrWildcard(name)
        guard let type else { return }
        layout.text(": ")
        type.write(to: &layout)
    }
}
