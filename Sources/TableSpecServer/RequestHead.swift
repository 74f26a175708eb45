#if PreviewServer
    /// The request line and the header fields of a request (RFC 9112, sections 3 and 5).
    struct RequestHead: Hashable, Sendable {
        let method: String
        /// The requested path, without the query.
        let path: String
        /// The part of the requested address after `?`.
        let query: String
        private let fields: [Field]

        private struct Field: Hashable, Sendable {
            var name: String
            var value: String
        }

        /// Parses the lines of a head, of which there is at least one.
        init(lines: [String]) throws(Status) {
            let line = lines[0].split(separator: " ", omittingEmptySubsequences: false)
            guard line.count == 3, ["HTTP/1.0", "HTTP/1.1"].contains(line[2]) else { throw .badRequest }
            method = String(line[0])
            path = String(line[1].prefix { $0 != "?" })
            query = String(line[1].dropFirst(path.count + 1))
            var fields: [Field] = []
            for line in lines.dropFirst() {
                guard let colon = line.firstIndex(of: ":"), colon > line.startIndex else { throw .badRequest }
                let value = line[line.index(after: colon)...].trimmingPrefix { $0 == " " || $0 == "\t" }
                fields.append(Field(name: line[..<colon].lowercased(), value: Self.withoutTrailingSpace(value)))
            }
            self.fields = fields
        }

        /// The values of all fields with a name, in lowercase.
        func values(of name: String) -> [String] {
            fields.filter { $0.name == name }.map(\.value)
        }

        private static func withoutTrailingSpace(_ text: Substring) -> String {
            var text = text
            while text.last == " " || text.last == "\t" { text.removeLast() }
            return String(text)
        }
    }
#endif
