internal import Foundation

/// What a validator of JSON Schema that we have not written says about many files.
package struct SchemaVerdict: Sendable {
    /// The faults by the name of the file.
    package let faults: [String: [String]]

    /// What the validator needs besides Python.
    package static let requirement = "needs: pip install jsonschema-rs pyyaml"

    /// Whether the validator is installed.
    package static func isAvailable() async -> Bool {
        let run = try? await ExternalProgram.python.run(["-c", "import jsonschema_rs, yaml; yaml.CSafeLoader"])
        return run?.status == 0
    }

    /// Validates texts against a schema, all in one run of the program.
    ///
    /// - Parameters:
    ///   - files: The names, with an extension that says how to read them, and the texts.
    ///   - schema: The text of the schema.
    package init(of files: [(name: String, text: String)], against schema: String) async throws {
        let texts = Dictionary(uniqueKeysWithValues: files.map { ($0.name, $0.text) })
        let folder = try TemporaryFolder(["schema.json": schema])
        try JSONEncoder().encode(texts).write(to: folder.url.appendingPathComponent("texts.json"))
        let run = try await ExternalProgram.python.run(
            ["-c", Self.script, "schema.json", "texts.json"],
            in: folder.url,
            keepsErrorsApart: true
        )
        guard run.status == 0 else { throw Failure(description: run.errors) }
        faults = try JSONDecoder().decode([String: [String]].self, from: run.data)
    }

    /// The reason for a missing verdict.
    private struct Failure: Error, CustomStringConvertible {
        var description: String
    }

    /// PyYAML reads YAML 1.1; with the plain scalars of YAML 1.2's core schema, `on` and `yes` are texts.
    private static let script = """
        import json, re, sys, yaml
        from jsonschema_rs import validator_for

        class Loader(yaml.CSafeLoader):
            yaml_implicit_resolvers = {}

        for kind, pattern, first in [
            ("bool", "true|True|TRUE|false|False|FALSE", "tTfF"), ("null", "~|null|Null|NULL|", ["~", "n", "N", ""]),
            ("int", "[-+]?[0-9]+|0o[0-7]+|0x[0-9a-fA-F]+", "-+0123456789"), ("merge", "<<", "<"),
            ("float", r"[-+]?(\\.[0-9]+|[0-9]+(\\.[0-9]*)?)([eE][-+]?[0-9]+)?|[-+]?\\.(inf|Inf|INF)|\\.(nan|NaN|NAN)",
             "-+.0123456789"),
        ]:
            Loader.add_implicit_resolver("tag:yaml.org,2002:" + kind, re.compile(f"^(?:{pattern})$"), list(first))

        def read(name, text):
            return json.loads(text) if name.endswith(".json") else yaml.load(text, Loader)

        def faults(name, text):
            try:
                return [f"{error.instance_path}: {error.message}" for error in validator.iter_errors(read(name, text))]
            except (ValueError, yaml.YAMLError) as error:
                return [str(error)]

        schema, texts = (json.load(open(path)) for path in sys.argv[1:])
        validator = validator_for(schema)
        verdict = {name: faults(name, text) for name, text in texts.items()}
        print(json.dumps({name: faults for name, faults in verdict.items() if faults}))
        """
}
