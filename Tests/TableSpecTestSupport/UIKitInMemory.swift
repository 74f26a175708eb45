/// UIKit in memory as the package's build has left it, for programs that tests compile.
package enum UIKitInMemory {
    /// The folders of its objects, in the folder of the build's products.
    package static let objectFolders = ["TableSpecMarkdown.build", "HeadlessUIKit.build", "UIKit.build"]
}
