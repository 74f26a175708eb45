internal import TableSpecModel

/// What a bar button shows: words, a symbol, or nothing but room.
enum BarItemFace: Hashable {
    case words(String, isBold: Bool)
    case symbol(String)
    case asset(String)
    case control(ControlContent)
    case space

    init(_ face: BarButtonContent.Face, isEditing: Bool) {
        switch face {
        case .edit where isEditing: self = .words("Done", isBold: true)
        case .edit: self = .words("Edit", isBold: false)
        case .title(let title): self = .words(title, isBold: false)
        case .image(.symbol(let name)): self = .symbol(name)
        case .image(.named(let name)): self = .asset(name)
        case .system(let item): self.init(item)
        case .view(let view): self.init(view)
        }
    }

    init(_ view: ViewContent) {
        switch view {
        case .label(let text), .custom(let text): self = .words(text, isBold: false)
        case .image(.symbol(let name)): self = .symbol(name)
        case .image(.named(let name)): self = .asset(name)
        case .control(let control): self = .control(control)
        }
    }

    init(_ content: BarButtonContent, isEditing: Bool) {
        self.init(content.face, isEditing: isEditing)
        if let style = content.style, case .words(let words, isBold: _) = self {
            self = .words(words, isBold: style == .done)
        }
    }

    /// Source: the words and pictures in the documentation of `UIBarButtonItem.SystemItem`.
    private init(_ item: SystemItem) {
        switch item {
        case .done: self = .words("Done", isBold: true)
        case .cancel: self = .words("Cancel", isBold: false)
        case .edit: self = .words("Edit", isBold: false)
        case .save: self = .words("Save", isBold: false)
        case .undo: self = .words("Undo", isBold: false)
        case .redo: self = .words("Redo", isBold: false)
        case .flexibleSpace, .fixedSpace: self = .space
        case .add: self = .symbol("plus")
        case .compose: self = .symbol("square.and.pencil")
        case .reply: self = .symbol("arrowshape.turn.up.left")
        case .action: self = .symbol("square.and.arrow.up")
        case .organize: self = .symbol("folder")
        case .bookmarks: self = .symbol("book")
        case .search: self = .symbol("magnifyingglass")
        case .refresh: self = .symbol("arrow.clockwise")
        case .stop, .close: self = .symbol("xmark")
        case .camera: self = .symbol("camera")
        case .trash: self = .symbol("trash")
        case .play: self = .symbol("play")
        case .pause: self = .symbol("pause")
        case .rewind: self = .symbol("backward")
        case .fastForward: self = .symbol("forward")
        }
    }

    /// What a screen reader calls the button: its words, or the name of its symbol in words.
    var label: String {
        switch self {
        case .words(let words, _): words
        case .asset(let name): name
        case .space, .control: ""
        case .symbol("plus"): "Add"
        case .symbol("xmark"): "Close"
        case .symbol("magnifyingglass"): "Search"
        case .symbol("square.and.arrow.up"): "Share"
        case .symbol(let name): name.split(separator: ".").joined(separator: " ")
        }
    }
}
