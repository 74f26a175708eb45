/// The destination of a segue.
enum Destination: Hashable, Sendable {
    /// An imported or handwritten screen, by name.
    case screen(String)
    case external(String)
    /// A container that can't be pushed.
    case container(String)
    case unwind
    case missing
}

/// A scene with its document.
struct ScenePlace: Hashable, Comparable, Sendable {
    var document: Int
    var scene: Int

    static func < (left: Self, right: Self) -> Bool {
        (left.document, left.scene) < (right.document, right.scene)
    }
}
