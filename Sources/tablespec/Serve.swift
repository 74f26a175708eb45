internal import ArgumentParser
internal import Foundation
internal import TableSpecConsole
internal import TableSpecKit
internal import TableSpecPictures
internal import TableSpecServer

/// Shows the gallery in a browser and reloads it whenever a spec changes, until the process is interrupted.
enum Serve {
    /// The default port.
    static let port: UInt16 = 8026

    #if PreviewServer
        static func run(_ specs: SpecArguments, _ choices: PictureChoices, screen: String?, port: UInt16) async throws {
            let snapshot = SpecSnapshot(paths: specs.paths)
            var preview = LivePreview(
                paths: specs.paths,
                choices: choices,
                screen: screen,
                allowsEmptyFolders: specs.emptyFolders.allowEmpty
            )
            update(&preview)
            let server = PreviewServer(
                page: LivePreview.page(),
                content: LiveContent(preview),
                port: port
            )
            try await start(server, port: port)
            try await watch(specs, after: snapshot, from: preview, server)
            await server.stop()
        }

        /// Watches on a separate thread: on a machine with one core, the server would wait for the watch to end.
        private static func watch(
            _ specs: SpecArguments,
            after snapshot: SpecSnapshot,
            from preview: LivePreview,
            _ server: PreviewServer
        ) async throws {
            try await withCheckedThrowingContinuation { (ended: CheckedContinuation<Void, any Error>) in
                let thread = Thread {
                    var preview = preview
                    let result = Result {
                        try Watch.run(specs, after: snapshot) {
                            update(&preview)
                            server.publish(LiveContent(preview))
                        }
                    }
                    ended.resume(with: result)
                }
                // The same stack size as the main thread, on which other commands read specs.
                thread.stackSize = 8 << 20
                thread.start()
            }
        }

        private static func update(_ preview: inout LivePreview) {
            preview.update()
            for finding in preview.findings { Console.standardError(finding.text + "\n") }
        }

        private static func start(_ server: PreviewServer, port: UInt16) async throws {
            do {
                let port = try await server.start()
                Console.standardOutput("http://127.0.0.1:\(port)/ (press Ctrl-C to stop)\n")
            } catch {
                Console.tell("error: can't listen on port \(port): \(error.message)")
                throw ExitStatus.inputOutput
            }
        }
    #else
        static func run(_ specs: SpecArguments, _ choices: PictureChoices, screen: String?, port: UInt16) async throws {
            let reason = "it was built without the package trait PreviewServer"
            Console.tell("error: --serve isn't available in this tool: \(reason)")
            throw ExitStatus.usage
        }
    #endif
}

#if PreviewServer
    extension LiveContent {
        fileprivate init(_ preview: LivePreview) {
            self.init(gallery: preview.gallery, news: preview.news)
        }
    }
#endif
