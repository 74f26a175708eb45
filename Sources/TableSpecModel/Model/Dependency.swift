/// A library on which the specs of a build depend.
package struct Dependency: Hashable, Sendable {
    /// The name of the library, as the build system spells it.
    package var library: String
    /// Whether specs of the build can refer to the library's screens. The others are known because those refer to them.
    package var isDirect: Bool

    /// Creates a dependency.
    package init(on library: String, isDirect: Bool) {
        self.library = library
        self.isDirect = isDirect
    }
}
