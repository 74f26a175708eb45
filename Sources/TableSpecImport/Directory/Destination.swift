/// The destination of a segue.
enum Destination: Hashable, Sendable {
    /// A screen that is imported, or one that is written by hand, by its name.
    case screen(String)
    case external(String)
    /// A container that cannot be pushed.
    case container(String)
    case unwind
    case missing
}

/// A place of a scene: its document and itself.
struct ScenePlace: Hashable, Comparable, Sendable {
    var document: Int
    var scene: Int

    static func < (left: Self, right: Self) -> Bool {
        (left.document, left.scene) < (right.document, right.scene)
    }
}
