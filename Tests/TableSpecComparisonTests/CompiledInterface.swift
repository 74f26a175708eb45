import Foundation
import TableSpecGenerator
import TableSpecTestSupport
import Testing

/// The public interface of a compiled module, as `swift-api-digester` reads it.
struct CompiledInterface {
    static let digester = ExternalProgram(name: "swift-api-digester")

    /// A change after which code that uses the module may not compile.
    struct Break {
        /// What the digester says: `Func TestActions.go() has been removed`.
        let text: String
        /// The declaration without labels: `C1TestActions.go`.
        var path: Substring { text.split(separator: " ")[1].prefix { $0 != "(" } }
        /// The first letter of the declaration with the number after it: `C1`.
        var prefix: String { String(path.prefix(1) + path.dropFirst().prefix(while: \.isNumber)) }

        /// Whether the path of the declaration, or of a type that contains it, is one of a set.
        ///
        /// The type of rows decides about the methods that take a row or its identity.
        func isKnown(in paths: Set<String>) -> Bool {
            let parts = path.split(separator: ".")
            return ["id", "indexPath"].contains(parts.last)
                || parts.indices.contains { paths.contains(parts[...$0].joined(separator: ".")) }
        }

        /// Whether an enumeration of rows or sections has a new case, for which apps should have a `default`.
        fileprivate var isNewRow: Bool {
            text.hasSuffix("as a new enum case")
                && path.split(separator: ".").contains { ["Row", "Section"].contains($0) }
        }

        /// Whether only UIKit called what is gone.
        fileprivate var isOfUIKit: Bool {
            text.contains(" has removed conformance to UI") || Self.callbacks.contains { path.hasSuffix(".\($0)") }
        }

        private static let callbacks = [
            "numberOfComponents", "numberOfSections", "pickerView", "presentationControllerDidDismiss",
            "sectionIndexTitles", "tabBarController", "tableView", "textViewDidChange", "updateSearchResults",
            "viewDidLayoutSubviews", "viewIsAppearing",
        ]

        /// Whether a method of a screen has more parameters than before, which calls can leave out.
        fileprivate var isExtension: Bool {
            let renaming = /Func \S+\.(\w+)\((\S*)\) has been renamed to Func (\w+)\((\S*)\)/
            guard let match = text.wholeMatch(of: renaming), match.1 == match.3, path.contains("ViewController.") else {
                return false
            }
            var labels = match.2.split(separator: ":")[...]
            for label in match.4.split(separator: ":") where label == labels.first { labels.removeFirst() }
            return labels.isEmpty
        }
    }

    private let folder: TemporaryFolder
    private static let name = "Tables"

    /// Compiles generated Swift as one module, without the bodies of functions.
    init(of files: [String]) async throws {
        var options = GeneratorOptions()
        options.accessLevel = .public
        var texts = Dictionary(uniqueKeysWithValues: files.enumerated().map { ("\($0).swift", $1) })
        texts["Support.swift"] = SwiftGenerator.completeSupport(options: options)
        texts["Own.swift"] = """
            public import UIKit
            public class OtherViewController: UIViewController {}
            public class SampleViewController: UIViewController {}
            public class SampleView: UIView {}

            """
        let module = try SwiftModule(texts, options: ["-Xfrontend", "-experimental-skip-all-function-bodies"])
        let (modules, messages) = try await module.emitInterface(named: Self.name)
        try #require(messages == "")
        folder = try TemporaryFolder()
        try await Self.run([
            "-dump-sdk", "-module", Self.name, "-I", modules.path, "-I", BuildProducts.modules.path, "-sdk", "/",
            "-module-cache-path", "\(folder.path)/cache", "-o", "\(folder.path)/interface",
        ])
        withExtendedLifetime(module) {}
    }

    /// The changes that break code that uses this module when a newer one replaces it.
    func breaks(in newer: CompiledInterface) async throws -> [Break] {
        let inputs = [self, newer].flatMap { ["--input-paths", "\($0.folder.path)/interface"] }
        let output = try await Self.run(["-diagnose-sdk", "-print-module", "-disable-fail-on-error"] + inputs)
        let lines = output.split(separator: "\n").filter { $0.hasPrefix("\(Self.name): ") }
        let all = lines.map { Break(text: String($0.dropFirst(Self.name.count + 2))) }
        let extended = Set(all.filter(\.isExtension).map(\.path))
        return all.filter { !$0.isNewRow && !$0.isOfUIKit && !extended.contains($0.path) }
    }

    @discardableResult
    private static func run(_ arguments: [String]) async throws -> String {
        let run = try await digester.run(arguments)
        try #require(run.status == 0, "\(run.output)")
        return run.output
    }
}
