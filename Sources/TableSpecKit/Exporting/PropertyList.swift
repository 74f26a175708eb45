/// A value of a property list as settings have it.
indirect enum PropertyList: Hashable, Sendable {
    case string(String)
    case integer(Int)
    case real(Double)
    case boolean(Bool)
    case array([PropertyList])
    case dictionary([String: PropertyList])

    /// The list as a file in the layout that `plutil` gives it: keys in their order, an indentation of tabs.
    ///
    /// https://www.apple.com/DTDs/PropertyList-1.0.dtd
    var file: String {
        """
        <?xml version="1.0" encoding="UTF-8"?>
        <!DOCTYPE plist PUBLIC "-//Apple//DTD PLIST 1.0//EN" "http://www.apple.com/DTDs/PropertyList-1.0.dtd">
        <plist version="1.0">

        """ + lines(indent: "").joined(separator: "\n") + "\n</plist>\n"
    }

    private func lines(indent: String) -> [String] {
        switch self {
        case .string(let text): return ["\(indent)<string>\(Self.escaped(text))</string>"]
        case .integer(let number): return ["\(indent)<integer>\(number)</integer>"]
        case .real(let number):
            let isWhole = number == number.rounded() && abs(number) < 1e15
            return ["\(indent)<real>\(isWhole ? String(Int(number)) : String(number))</real>"]
        case .boolean(let value): return ["\(indent)<\(value)/>"]
        case .array(let values):
            guard !values.isEmpty else { return ["\(indent)<array/>"] }
            return ["\(indent)<array>"] + values.flatMap { $0.lines(indent: indent + "\t") } + ["\(indent)</array>"]
        case .dictionary(let members):
            guard !members.isEmpty else { return ["\(indent)<dict/>"] }
            let lines = members.sorted { $0.key < $1.key }.flatMap { key, value in
                ["\(indent)\t<key>\(Self.escaped(key))</key>"] + value.lines(indent: indent + "\t")
            }
            return ["\(indent)<dict>"] + lines + ["\(indent)</dict>"]
        }
    }

    /// A text between tags; characters that XML 1.0 cannot hold are left out.
    private static func escaped(_ text: String) -> String {
        text.unicodeScalars.reduce(into: "") { result, scalar in
            switch scalar {
            case "&": result += "&amp;"
            case "<": result += "&lt;"
            case ">": result += "&gt;"
            case "\t", "\n": result.unicodeScalars.append(scalar)
            case "\u{0}"..<" ", "\u{FFFE}", "\u{FFFF}": break
            default: result.unicodeScalars.append(scalar)
            }
        }
    }
}
