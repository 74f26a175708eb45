package import Foundation

/// What the package's build has left beside the tests.
package enum BuildProducts {
    /// The folder of the products.
    package static let folder: URL = {
        let bundle = Bundle.allBundles.first { $0.bundlePath.hasSuffix(".xctest") }
        return bundle?.bundleURL.deletingLastPathComponent() ?? Bundle.main.bundleURL
    }()

    /// Variables for builds of packages that depend on this one, which must not have unsafe flags.
    package static let noUnsafeFlags = ["TABLESPEC_QUICK_BUILD": "", "TABLESPEC_STRICT_BUILD": ""]

    /// The folder of the modules.
    package static let modules = folder.appendingPathComponent("Modules")

    /// The object files of UIKit in memory, and of the classes that the specs of the repository name.
    package static var uiKitObjects: [String] {
        get throws {
            try ["TableSpecMarkdown", "HeadlessUIKit", "UIKit", "Companions"].flatMap { target in
                let objects = folder.appendingPathComponent("\(target).build")
                // The folder also contains the objects of files that were removed or renamed since they were compiled.
                let sources = try String(contentsOf: objects.appendingPathComponent("sources"), encoding: .utf8)
                return sources.split(separator: "\n").compactMap { $0.split(separator: "/").last }.sorted()
                    .map { objects.appendingPathComponent("\($0).o").path }
            }
        }
    }
}
