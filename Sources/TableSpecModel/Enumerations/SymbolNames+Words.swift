extension SymbolNames {
    /// The names of things for which SF Symbols has other names; of its own names those that all versions know.
    static let called = [
        "add": "plus", "alert": "exclamationmark.triangle", "apple": "applelogo", "attachment": "paperclip",
        "back": "chevron.backward", "bin": "trash", "bookmarks": "bookmark", "bug": "ladybug", "build": "hammer",
        "calculator": "plusminus", "cancel": "xmark", "chat": "message", "check": "checkmark", "close": "xmark",
        "cloud.download": "icloud.and.arrow.down", "code": "chevron.left.forwardslash.chevron.right",
        "compose": "square.and.pencil", "contact": "person.crop.circle", "contacts": "person.2", "copy": "doc.on.doc",
        "date": "calendar", "delete": "trash", "done": "checkmark", "download": "arrow.down.circle", "edit": "pencil",
        "email": "envelope", "error": "exclamationmark.circle", "face": "face.smiling", "favorite": "star",
        "favourite": "star", "file": "doc", "filter": "line.3.horizontal.decrease", "friends": "person.2",
        "group": "person.3", "help": "questionmark.circle", "history": "clock.arrow.circlepath", "home": "house",
        "image": "photo", "images": "photo.on.rectangle", "like": "hand.thumbsup", "loading": "rays",
        "login": "rectangle.portrait.and.arrow.forward", "logout": "rectangle.portrait.and.arrow.right",
        "love": "heart", "menu": "line.3.horizontal", "more": "ellipsis", "music": "music.note",
        "next": "chevron.forward", "notification": "bell", "notifications": "bell", "password": "key",
        "paste": "doc.on.clipboard", "picture": "photo", "pin.location": "mappin", "previous": "chevron.backward",
        "profile": "person.crop.circle", "refresh": "arrow.clockwise", "reload": "arrow.clockwise", "remove": "minus",
        "save": "square.and.arrow.down", "search": "magnifyingglass", "send": "paperplane", "settings": "gearshape",
        "share": "square.and.arrow.up", "sort": "arrow.up.arrow.down", "success": "checkmark.circle",
        "test": "testtube.2", "time": "clock", "unlock": "lock.open", "upload": "arrow.up.circle", "user": "person",
        "users": "person.2", "volume.up": "speaker.wave.3", "warning": "exclamationmark.triangle", "web": "globe",
        "write": "square.and.pencil",
    ]
}
