/// Checks of a file before it is parsed.
enum Preflight {
    static func accepts(_ bytes: [UInt8], limits: YAMLLimits, findings: inout FileFindings) -> Bool {
        guard bytes.count <= limits.maximumFileSize, bytes.count < Int(Int32.max) else {
            findings.add(
                .limit,
                "the file is larger than \(limits.maximumFileSize) bytes, the maximum for a spec",
                at: 0..<min(bytes.count, 1),
                help: "split the spec into several files"
            )
            return false
        }
        guard let encoding = foreignEncoding(of: bytes) else { return true }
        findings.add(
            .encoding,
            "the file is encoded in \(encoding); a spec must be UTF-8",
            at: 0..<min(bytes.count, 2),
            help: "save the file as UTF-8"
        )
        return false
    }

    /// Detects UTF-32 and UTF-16 by the byte order mark, or by the zero byte of an ASCII first character.
    private static func foreignEncoding(of bytes: [UInt8]) -> String? {
        let start = Array(bytes.prefix(4))
        switch start {
        case [0xFF, 0xFE, 0, 0], [0, 0, 0xFE, 0xFF]: return "UTF-32"
        case _ where start.starts(with: [0xFF, 0xFE]) || start.starts(with: [0xFE, 0xFF]): return "UTF-16"
        default: break
        }
        guard start.count == 4 else { return nil }
        switch (start[0] == 0, start[1] == 0, start[2] == 0, start[3] == 0) {
        case (false, true, true, true), (true, true, true, false): return "UTF-32"
        case (false, true, false, true), (true, false, true, false): return "UTF-16"
        default: return nil
        }
    }
}
