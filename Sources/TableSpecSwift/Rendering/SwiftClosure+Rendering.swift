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

    private var hasSignature: Bool { !captures.isEmpty || !parameters.isEmpty }

    /// Writes the text before `in`, after the brace or on the next line.
    private func writeSignature(to layout: inout Layout) {
        guard hasSignature else { return }
        layout.group { layout in
            layout.nested { layout in
                layout.space()
                if captures.isEmpty { writeParameters(to: &layout) } else { layout.flat(writeCaptures) }
                layout.text("in")
            }
        }
    }

    /// Writes the captures and the parameters, each list with a space after it.
    private func writeCaptures(to layout: inout Layout) {
        layout.text("[")
        layout.separated(captures) { $1.write(to: &$0) }
        layout.text("] ")
        if !parameters.isEmpty { writeParameters(to: &layout) }
    }

    private func writeParameters(to layout: inout Layout) {
        layout.separated(parameters) { $0.nameOrWildcard($1) }
        layout.blank()
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
        case .value(let name, let value):
            layout.name(name, at: .standalone)
            layout.text(" = ")
            layout.line(of: value)
        }
    }
}
