import CLibYAML
import TableSpecKit
import Yams

/// Reading specs into nodes, against libyaml's events alone and against Yams.
///
/// Yams brings its own copy of libyaml 0.2.5, which the linker also gives to the two others here, so that all three stand on
/// the same code.
struct YAMLParsing: Benchmark {
    let name = "parsing"
    let rounds = 9

    var inputs: [BenchmarkInput] {
        [
            input("settings, ASCII, one file", [SpecText.settings(sections: 4000)]),
            input(
                "settings, other scripts, one file",
                [SpecText.settings(sections: 4000, script: .cyrillicAndJapanese)]
            ),
            input("settings, 500 files", (1...500).map { SpecText.settings(sections: 1 + $0 % 12) }),
        ]
    }

    private func input(_ name: String, _ texts: [String]) -> BenchmarkInput {
        let files = texts.map { Array($0.utf8) }
        return BenchmarkInput(
            name: name,
            byteCount: files.reduce(0) { $0 + $1.count },
            ways: [
                BenchmarkWay(name: "libyaml events") { files.reduce(0) { $0 + Self.countEvents(of: $1) } },
                BenchmarkWay(name: "tablespec") { texts.reduce(0) { $0 + Self.parse($1) } },
                BenchmarkWay(name: "Yams compose") { texts.reduce(0) { $0 + Self.compose($1) } },
            ]
        )
    }

    static func countEvents(of bytes: [UInt8]) -> Int {
        var parser = yaml_parser_t()
        yaml_parser_initialize(&parser)
        defer { yaml_parser_delete(&parser) }
        return bytes.withUnsafeBufferPointer { bytes in
            yaml_parser_set_input_string(&parser, bytes.baseAddress, bytes.count)
            var count = 0
            var isDone = false
            while !isDone {
                var event = yaml_event_t()
                guard yaml_parser_parse(&parser, &event) != 0 else { return -1 }
                isDone = event.type == YAML_STREAM_END_EVENT
                count += 1
                yaml_event_delete(&event)
            }
            return count
        }
    }

    private static func parse(_ text: String) -> Int {
        SpecSyntax.diagnostics(in: text, path: "Settings.yaml").count
    }

    private static func compose(_ text: String) -> Int {
        (try? Yams.compose(yaml: text))?.mapping?.count ?? -1
    }
}
