package import Foundation

/// What the package's build has left beside the tests.
package enum BuildProducts {
    /// The folder of the products.
    package static let folder: URL = {
        let bundle = Bundle.allBundles.first { $0.bundlePath.hasSuffix(".xctest") }
        return bundle?.bundleURL.deletingLastPathComponent() ?? Bundle.main.bundleURL
    }()

    /// The folder of the modules.
    package static let modules = folder.appendingPathComponent("Modules")

    /// The object files of UIKit in memory, and of the classes that the specs of the repository name.
    package static var uiKitObjects: [String] {
        get throws {
            try ["TableSpecMarkdown", "HeadlessUIKit", "UIKit", "Companions"].flatMap { target in
                let objects = folder.appendingPathComponent("\(target).build").path
                return try FileManager.default.contentsOfDirectory(atPath: objects).filter { $0.hasSuffix(".o") }
                    .sorted()
                    .map { "\(objects)/\($0)" }
            }
        }
    }
}
