internal import Foundation

/// A headless Chromium, driven through two pipes by its own protocol.
///
/// Source: the Chrome DevTools Protocol; with `--remote-debugging-pipe` messages are JSON, each ended by a zero byte, read
/// from descriptor 3 and written to 4.
package final class Browser {
    /// What went wrong in the page: exceptions, errors in the console, violations of its policy.
    package private(set) var problems: [String] = []
    private let process = Process()
    private let folder: URL
    private let input: FileHandle
    private let output: FileHandle
    private var buffer: [UInt8] = []
    private var lastID = 0
    private var session: String?

    /// Why a browser did not do what it was asked to.
    package struct Failure: Error, CustomStringConvertible {
        package var description: String
    }

    /// The path of the first browser found, or `nil`.
    package static let path: String? = {
        let folders = (ProcessInfo.processInfo.environment["PATH"] ?? "").split(separator: ":")
        let names = ["chromium", "chromium-browser", "google-chrome", "google-chrome-stable"]
        return names.lazy.flatMap { name in folders.lazy.map { "\($0)/\(name)" } }
            .first { FileManager.default.isExecutableFile(atPath: $0) }
    }()

    /// Starts the browser with a page that holds the files, of which the first is opened.
    public convenience init(opening files: [(path: String, text: String)], size: String = "1280,1000") throws {
        guard let first = files.first else { throw Failure(description: "no page") }
        try self.init(size: size)
        for file in files {
            try file.text.write(to: folder.appendingPathComponent(file.path), atomically: true, encoding: .utf8)
        }
        try open(folder.appendingPathComponent(first.path).absoluteString)
    }

    /// Starts the browser with the page at an address.
    public convenience init(opening address: String) throws {
        try self.init(size: "1280,1000")
        try open(address)
    }

    private init(size: String) throws {
        guard let path = Self.path else { throw Failure(description: "no browser") }
        let folder = FileManager.default.temporaryDirectory.appendingPathComponent("gallery-\(UUID().uuidString)")
        self.folder = folder
        try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
        let pipes = ["in", "out"].map { folder.appendingPathComponent($0).path }
        for pipe in pipes where mkfifo(pipe, 0o600) != 0 { throw Failure(description: "no pipe at \(pipe)") }
        process.executableURL = URL(fileURLWithPath: "/bin/sh")
        let flags = [
            "--headless=new", "--disable-gpu", "--no-first-run", "--disable-dev-shm-usage", "--remote-debugging-pipe",
            "--user-data-dir=\(folder.appendingPathComponent("profile").path)", "--window-size=\(size)",
            "--disable-background-networking", getuid() == 0 ? "--no-sandbox" : "--disable-sync", "about:blank",
        ]
        process.arguments =
            ["-c", "in=$1 out=$2; shift 2; exec \"$@\" 3<\"$in\" 4>\"$out\"", "sh"] + pipes + [path] + flags
        process.standardOutput = FileHandle.nullDevice
        process.standardError = FileHandle.nullDevice
        try process.run()
        guard let input = FileHandle(forWritingAtPath: pipes[0]), let output = FileHandle(forReadingAtPath: pipes[1])
        else { throw Failure(description: "the pipes cannot be opened") }
        (self.input, self.output) = (input, output)
    }

    deinit {
        // Asked to, the browser ends its own processes; only then nothing writes into the folder any more.
        session = nil
        _ = try? send("Browser.close")
        for _ in 0..<500 where process.isRunning { usleep(10_000) }
        if process.isRunning { process.terminate() }
        process.waitUntilExit()
        try? FileManager.default.removeItem(at: folder)
    }

    // MARK: The protocol

    /// Sends a command and waits for its answer; events that come before it are looked through for problems.
    @discardableResult
    package func send(_ method: String, _ parameters: PlainJSON = [:]) throws -> PlainJSON {
        lastID += 1
        var message: [String: PlainJSON] = ["id": .number(Double(lastID)), "method": .string(method)]
        message["params"] = parameters
        message["sessionId"] = session.map(PlainJSON.string)
        input.write(try JSONEncoder().encode(PlainJSON.object(message)) + [0])
        while true {
            let answer = try nextMessage()
            if answer["id"].number == Double(lastID) {
                if let text = answer["error"]["message"].string { throw Failure(description: "\(method): \(text)") }
                return answer["result"]
            }
            note(answer)
        }
    }

    private func nextMessage() throws -> PlainJSON {
        while true {
            if let end = buffer.firstIndex(of: 0) {
                let message = Data(buffer[..<end])
                buffer.removeSubrange(...end)
                return try JSONDecoder().decode(PlainJSON.self, from: message)
            }
            var descriptor = pollfd(fd: output.fileDescriptor, events: Int16(POLLIN), revents: 0)
            guard poll(&descriptor, 1, 30_000) > 0 else { throw Failure(description: "no answer within 30 seconds") }
            let data = output.availableData
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

    private func open(_ url: String) throws {
        let target = try send("Target.createTarget", ["url": "about:blank"])["targetId"]
        session = try send("Target.attachToTarget", ["targetId": target, "flatten": true])["sessionId"].string
        for domain in ["Page", "Runtime", "Log", "Accessibility"] { try send("\(domain).enable") }
        let media: PlainJSON = ["name": "prefers-reduced-motion", "value": "reduce"]
        try send("Emulation.setEmulatedMedia", ["features": .array([media])])
        try send("Page.navigate", ["url": .string(url)])
        while try evaluate("document.readyState") != "complete" { usleep(10_000) }
        // A gallery unpacks its pictures.
        while try evaluate("document.querySelector('main[aria-busy]') !== null").isTrue { usleep(10_000) }
    }

    /// The value of an expression of JavaScript.
    @discardableResult
    package func evaluate(_ script: String) throws -> PlainJSON {
        let answer = try send(
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

    /// Waits until an expression is true, at most for half a minute: other tests may take all cores.
    package func wait(until condition: String) throws -> Bool {
        for _ in 0..<3000 {
            if try evaluate(condition).isTrue { return true }
            usleep(10_000)
        }
        return false
    }

    /// Goes to a place of the page by what follows `#` and waits until it is shown.
    package func visit(_ hash: String) throws {
        let text = try JSONEncoder().encode(PlainJSON.string(hash))
        try evaluate(
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
    package func click(_ selector: String) throws {
        let point = try evaluate(
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
            try send("Input.dispatchMouseEvent", event)
        }
    }

    /// Presses a key: `Tab`, `Enter`, `Escape` or an arrow by its name, or one that types a character.
    package func press(_ key: String) throws {
        let code = ["Tab": 9, "Enter": 13, "Escape": 27][key] ?? 0
        for type in ["keyDown", "keyUp"] {
            var event: [String: PlainJSON] = [
                "type": .string(type), "key": .string(key), "code": .string(key),
                "windowsVirtualKeyCode": .number(Double(code)),
            ]
            if key == "Enter" { event["text"] = "\r" } else if key.count == 1 { event["text"] = .string(key) }
            try send("Input.dispatchKeyEvent", .object(event))
        }
    }

    private static func quoted(_ text: String) -> String {
        (try? JSONEncoder().encode(PlainJSON.string(text))).map { String(decoding: $0, as: UTF8.self) } ?? "\"\""
    }

    /// What assistive software sees: roles and names of everything that is not ignored, in order.
    package func accessibilityTree() throws -> [(role: String, name: String)] {
        try send("Accessibility.getFullAXTree")["nodes"].array.compactMap { node in
            guard !node["ignored"].isTrue, let role = node["role"]["value"].string else { return nil }
            return (role, node["name"]["value"].string ?? "")
        }
    }
}
