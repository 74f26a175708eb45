internal import Foundation
package import Testing

/// A headless Chromium, driven through two pipes by its own protocol.
///
/// Source: the Chrome DevTools Protocol; with `--remote-debugging-pipe` messages are JSON, each ended by a zero byte, read
/// from descriptor 3 and written to 4.
package final class Browser {
    /// What went wrong in the page: exceptions, errors in the console, violations of its policy.
    package private(set) var problems: [String] = []
    private let program: RunningProgram
    private let folder: TemporaryFolder
    private let input: FileHandle
    private let output: FileHandle
    private let reading = DispatchQueue(label: "Browser.reading")
    private var buffer: [UInt8] = []
    private var lastID = 0
    private var session: String?

    /// Why a browser did not do what it was asked to.
    package struct Failure: Error, CustomStringConvertible {
        package var description: String
    }

    /// The path of the first browser found, or `nil`.
    private static let path = ["chromium", "chromium-browser", "google-chrome", "google-chrome-stable"].lazy
        .compactMap { ExternalProgram(name: $0).url?.path }.first

    /// Whether there is a browser.
    package static let isInstalled = path != nil

    /// Starts the browser with a page that holds the files, of which the first is opened.
    public convenience init(opening files: [(path: String, text: String)], size: String = "1280,1000") async throws {
        guard let first = files.first else { throw Failure(description: "no page") }
        try self.init(size: size)
        for file in files { try folder.write(file.text, to: file.path) }
        try await open(folder.url.appendingPathComponent(first.path).absoluteString)
    }

    /// Starts the browser with the page at an address.
    public convenience init(opening address: String) async throws {
        try self.init(size: "1280,1000")
        try await open(address)
    }

    private init(size: String) throws {
        guard let path = Self.path else { throw Failure(description: "no browser") }
        folder = try TemporaryFolder()
        let pipes = ["in", "out"].map { [folder] in "\(folder.path)/\($0)" }
        for pipe in pipes where mkfifo(pipe, 0o600) != 0 { throw Failure(description: "no pipe at \(pipe)") }
        let flags = [
            "--headless=new", "--disable-gpu", "--no-first-run", "--disable-dev-shm-usage", "--remote-debugging-pipe",
            "--user-data-dir=\(folder.path)/profile", "--window-size=\(size)",
            "--disable-background-networking", getuid() == 0 ? "--no-sandbox" : "--disable-sync", "about:blank",
        ]
        let script = "in=$1 out=$2; shift 2; exec \"$@\" 3<\"$in\" 4>\"$out\""
        program = try RunningProgram(.bash, ["-c", script, "bash"] + pipes + [path] + flags)
        guard let input = FileHandle(forWritingAtPath: pipes[0]), let output = FileHandle(forReadingAtPath: pipes[1])
        else { throw Failure(description: "the pipes cannot be opened") }
        (self.input, self.output) = (input, output)
    }

    deinit {
        // Asked to, the browser ends its own processes; only then nothing writes into the folder any more.
        input.write(Data(#"{"id":0,"method":"Browser.close"}"#.utf8) + [0])
        Task { [program, folder] in
            _ = await program.exitStatus
            withExtendedLifetime(folder) {}
        }
    }

    // MARK: The protocol

    /// Sends a command and waits for its answer; events that come before it are looked through for problems.
    @discardableResult
    package func send(_ method: String, _ parameters: PlainJSON = [:]) async throws -> PlainJSON {
        lastID += 1
        var message: [String: PlainJSON] = ["id": .number(Double(lastID)), "method": .string(method)]
        message["params"] = parameters
        message["sessionId"] = session.map(PlainJSON.string)
        input.write(try JSONEncoder().encode(PlainJSON.object(message)) + [0])
        while true {
            let answer = try await nextMessage()
            if answer["id"].number == Double(lastID) {
                if let text = answer["error"]["message"].string { throw Failure(description: "\(method): \(text)") }
                return answer["result"]
            }
            note(answer)
        }
    }

    private func nextMessage() async throws -> PlainJSON {
        while true {
            if let end = buffer.firstIndex(of: 0) {
                let message = Data(buffer[..<end])
                buffer.removeSubrange(...end)
                return try JSONDecoder().decode(PlainJSON.self, from: message)
            }
            let data = await withCheckedContinuation { [output] continuation in
                reading.async { continuation.resume(returning: output.availableData) }
            }
            guard !data.isEmpty else { throw Failure(description: "the browser has ended") }
            buffer += data
        }
    }

    private func note(_ event: PlainJSON) {
        let parameters = event["params"]
        switch event["method"].string {
        case "Runtime.exceptionThrown":
            problems.append("exception: \(parameters["exceptionDetails"]["exception"]["description"].string ?? "?")")
        case "Runtime.consoleAPICalled" where ["error", "warning", "assert"].contains(parameters["type"].string):
            problems.append("console: \(parameters["args"])")
        case "Log.entryAdded" where ["error", "warning"].contains(parameters["entry"]["level"].string):
            problems.append("log: \(parameters["entry"]["text"].string ?? "?")")
        default: break
        }
    }

    // MARK: The page

    private func open(_ url: String) async throws {
        let target = try await send("Target.createTarget", ["url": "about:blank"])["targetId"]
        session = try await send("Target.attachToTarget", ["targetId": target, "flatten": true])["sessionId"].string
        for domain in ["Page", "Runtime", "Log", "Accessibility"] { try await send("\(domain).enable") }
        let media: PlainJSON = ["name": "prefers-reduced-motion", "value": "reduce"]
        try await send("Emulation.setEmulatedMedia", ["features": .array([media])])
        try await send("Page.navigate", ["url": .string(url)])
        while try await evaluate("document.readyState") != "complete" { try await Task.sleep(for: .milliseconds(10)) }
        // A gallery unpacks its pictures.
        while try await evaluate("document.querySelector('main[aria-busy]') !== null").isTrue {
            try await Task.sleep(for: .milliseconds(10))
        }
    }

    /// The value of an expression of JavaScript.
    @discardableResult
    package func evaluate(_ script: String) async throws -> PlainJSON {
        let answer = try await send(
            "Runtime.evaluate",
            [
                "expression": .string(script), "returnByValue": true, "awaitPromise": true,
                "allowUnsafeEvalBlockedByCSP": false,
            ]
        )
        if let text = answer["exceptionDetails"]["exception"]["description"].string {
            throw Failure(description: "\(script): \(text)")
        }
        return answer["result"]["value"]
    }

    /// Waits until an expression is true; throws when the browser ends before.
    package func wait(until condition: String) async throws -> Bool {
        while try await !evaluate(condition).isTrue { try await Task.sleep(for: .milliseconds(10)) }
        return true
    }

    /// Goes to a place of the page by what follows `#` and waits until it is shown.
    package func visit(_ hash: String) async throws {
        let text = try JSONEncoder().encode(PlainJSON.string(hash))
        try await evaluate(
            """
            new Promise((done) => {
              if (location.hash === \(String(decoding: text, as: UTF8.self))) return done();
              addEventListener("hashchange", () => done(), { once: true });
              location.hash = \(String(decoding: text, as: UTF8.self));
            })
            """
        )
    }

    /// Clicks with the mouse in the middle of what a selector finds.
    package func click(_ selector: String) async throws {
        let point = try await evaluate(
            """
            (() => {
              const node = document.querySelector(\(Self.quoted(selector)));
              node.scrollIntoView({ block: "nearest" });
              const box = node.getBoundingClientRect();
              return [box.x + box.width / 2, box.y + box.height / 2];
            })()
            """
        )
        for type in ["mousePressed", "mouseReleased"] {
            let event: PlainJSON = [
                "type": .string(type), "x": point.array[0], "y": point.array[1], "button": "left", "clickCount": 1,
            ]
            try await send("Input.dispatchMouseEvent", event)
        }
    }

    /// Presses a key: `Tab`, `Enter`, `Escape` or an arrow by its name, or one that types a character.
    package func press(_ key: String) async throws {
        let code = ["Tab": 9, "Enter": 13, "Escape": 27][key] ?? 0
        for type in ["keyDown", "keyUp"] {
            var event: [String: PlainJSON] = [
                "type": .string(type), "key": .string(key), "code": .string(key),
                "windowsVirtualKeyCode": .number(Double(code)),
            ]
            if key == "Enter" { event["text"] = "\r" } else if key.count == 1 { event["text"] = .string(key) }
            try await send("Input.dispatchKeyEvent", .object(event))
        }
    }

    private static func quoted(_ text: String) -> String {
        (try? JSONEncoder().encode(PlainJSON.string(text))).map { String(decoding: $0, as: UTF8.self) } ?? "\"\""
    }

    /// What assistive software sees: roles and names of everything that is not ignored, in order.
    package func accessibilityTree() async throws -> [(role: String, name: String)] {
        try await send("Accessibility.getFullAXTree")["nodes"].array.compactMap { node in
            guard !node["ignored"].isTrue, let role = node["role"]["value"].string else { return nil }
            return (role, node["name"]["value"].string ?? "")
        }
    }
}

extension Trait where Self == ConditionTrait {
    /// Skips a test or a suite without a browser.
    package static var needsBrowser: Self {
        .enabled(if: Browser.isInstalled, "no Chromium on the path: install Debian's package chromium")
    }
}
