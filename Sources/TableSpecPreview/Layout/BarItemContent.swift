internal import TableSpecModel

/// The content of a bar button: text, a symbol, or only space.
enum BarItemContent: Hashable {
    case text(String, isBold: Bool)
    /// A symbol by its name, and its text for screen readers if it differs from the symbol's.
    case symbol(String, isBold: Bool = false, label: String? = nil)
    case asset(String)
    case control(ControlContent)
    /// A view of a custom class, of which only the name is known.
    case appView(String)
    case space

    init(_ content: BarButtonContent.Kind, isEditing: Bool, system: SystemVersion) {
        switch content {
        case .edit where isEditing: self = .text("Done", isBold: true)
        case .edit: self = .text("Edit", isBold: false)
        case .title(let title): self = .text(title, isBold: false)
        case .image(.symbol(let name)): self = .symbol(name)
        case .image(.named(let name)): self = .asset(name)
        case .system(.done) where system == .iOS26:
            // The checkmark is tinted if the style is prominent: https://developer.apple.com/forums/thread/791292
            self = .symbol("checkmark", isBold: true)
        case .system(.cancel) where system == .iOS26:
            // Apps use the item instead of a titled one for this
            // (https://github.com/deltachat/deltachat-ios/pull/3162), and `.close` for a cross on older releases as
            // well (https://github.com/stripe/stripe-ios/pull/6896); not seen on a device.
            self = .symbol("xmark", label: "Cancel")
        case .system(let item): self.init(item)
        case .view(let view): self.init(view)
        }
    }

    init(_ view: ViewContent) {
        switch view {
        case .label(let text): self = .text(text, isBold: false)
        case .custom(let name): self = .appView(name)
        case .image(.symbol(let name)): self = .symbol(name)
        case .image(.named(let name)): self = .asset(name)
        case .control(let control): self = .control(control)
        case .content: self = .space
        }
    }

    init(_ content: BarButtonContent, isEditing: Bool, system: SystemVersion) {
        self.init(content.kind, isEditing: isEditing, system: system)
        switch (self, content.style) {
        case (.text(let text, _), let style?): self = .text(text, isBold: style == .done)
        case (.symbol(let name, _, let label), let style?):
            self = .symbol(name, isBold: style == .done, label: label)
        default: break
        }
    }

    /// Source: the words and pictures in the documentation of `UIBarButtonItem.SystemItem`.
    private init(_ item: SystemItem) {
        switch item {
        case .done: self = .text("Done", isBold: true)
        case .cancel: self = .text("Cancel", isBold: false)
        case .edit: self = .text("Edit", isBold: false)
        case .save: self = .text("Save", isBold: false)
        case .undo: self = .text("Undo", isBold: false)
        case .redo: self = .text("Redo", isBold: false)
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

    /// The name of the button for screen readers: its text, or that of its symbol's name.
    var label: String {
        switch self {
        case .text(let text, _): text
        case .asset(let name): name
        case .space, .control, .appView: ""
        case .symbol(_, _, let label?): label
        case .symbol(let name, _, nil): Self.spokenNames[name] ?? name.split(separator: ".").joined(separator: " ")
        }
    }

    /// The VoiceOver names of the symbols of the system's buttons.
    ///
    /// Source: the names by which UI tests of apps find such buttons, `navigationBars.buttons["Compose"]` in those of
    /// Mastodon and `toolbars.buttons["Delete"]` in others; the rest are the names of `UIBarButtonItem.SystemItem`, not heard
    /// on a device.
    private static let spokenNames = [
        "plus": "Add", "xmark": "Close", "magnifyingglass": "Search", "square.and.arrow.up": "Share",
        "checkmark": "Done", "square.and.pencil": "Compose", "arrowshape.turn.up.left": "Reply", "folder": "Organize",
        "book": "Bookmarks", "arrow.clockwise": "Refresh", "camera": "Camera", "trash": "Delete", "play": "Play",
        "pause": "Pause", "backward": "Rewind", "forward": "Fast Forward",
    ]
}
