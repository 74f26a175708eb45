/// The ANSI colors of the parts of a report, or none.
struct TerminalPalette: Sendable {
    let isOn: Bool

    func strong(_ text: String) -> String {
        paint(text, "1")
    }

    func gutter(_ text: String) -> String {
        paint(text, "34")
    }

    func label(_ text: String) -> String {
        paint(text, "36")
    }

    func severity(_ text: String, _ severity: Diagnostic.Severity) -> String {
        switch severity {
        case .error: paint(text, "1;31")
        case .warning: paint(text, "1;33")
        case .info: paint(text, "1;36")
        }
    }

    private func paint(_ text: String, _ code: String) -> String {
        isOn && !text.isEmpty ? "\u{1B}[\(code)m\(text)\u{1B}[0m" : text
    }
}
