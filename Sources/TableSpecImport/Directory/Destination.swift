/// The destination of a segue.
enum Destination: Hashable, Sendable {
    /// An imported or handwritten screen, by name.
    case screen(String)
    case external(String)
    /// A container that can't be pushed.
    case container(String)
    case unwind
    case missing

    /// The name of the screen or the container.
    var name: String? {
        switch self {
        case .screen(let name), .external(let name), .container(let name): name
        case .unwind, .missing: nil
        }
    }
}

/// A scene with its document.
struct ScenePlace: Hashable, Sendable {
    var document: Int
    var scene: Int
}
