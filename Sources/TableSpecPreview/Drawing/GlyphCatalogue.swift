/// Our own simple drawings for common symbol names; Apple's symbols are not ours to copy.
enum GlyphCatalogue {
    /// The drawing for the first part of a symbol's name, for example of `folder.badge.plus` that of `folder`.
    static func elements(_ name: String) -> [GlyphElement]? {
        signs(name) ?? objects(name) ?? places(name) ?? media(name)
    }

    private static func signs(_ name: String) -> [GlyphElement]? {
        switch name {
        case "plus": [.line(12, 4, 12, 20), .line(4, 12, 20, 12)]
        case "minus": [.line(4, 12, 20, 12)]
        case "xmark": [.line(6, 6, 18, 18), .line(18, 6, 6, 18)]
        case "checkmark": [.line(5, 13, 10, 18, 19, 6)]
        case "info": [.dot(12, 6, 1.4), .line(10, 11, 12, 11, 12, 18), .line(10, 18, 14, 18)]
        case "questionmark": [.curve(8, 8, 8, 2, 18, 4, 15, 10), .line(15, 10, 12, 13, 12, 15), .dot(12, 19, 1.3)]
        case "exclamationmark": [.line(12, 4, 12, 14), .dot(12, 19, 1.3)]
        case "ellipsis": [.dot(5, 12, 1.7), .dot(12, 12, 1.7), .dot(19, 12, 1.7)]
        case "list":
            [
                .dot(4.5, 6, 1.2), .line(9, 6, 20, 6), .dot(4.5, 12, 1.2), .line(9, 12, 20, 12), .dot(4.5, 18, 1.2),
                .line(9, 18, 20, 18),
            ]
        case "star":
            [
                .shape(
                    12,
                    3,
                    14.7,
                    8.9,
                    21,
                    9.6,
                    16.3,
                    13.9,
                    17.6,
                    20.2,
                    12,
                    17,
                    6.4,
                    20.2,
                    7.7,
                    13.9,
                    3,
                    9.6,
                    9.3,
                    8.9
                )
            ]
        case "heart":
            [
                .curve(12, 20, 2, 13, 1, 4, 7.5, 4.5), .curve(7.5, 4.5, 10, 4.6, 11.5, 6, 12, 7.5),
                .curve(12, 7.5, 12.5, 6, 14, 4.6, 16.5, 4.5), .curve(16.5, 4.5, 23, 4, 22, 13, 12, 20),
            ]
        case "bolt": [.shape(13, 3, 5, 14, 11, 14, 10, 21, 19, 9.5, 12.5, 9.5)]
        case "chevron": [.line(9, 5, 16, 12, 9, 19)]
        case "person": [.circle(12, 8, 4), .curve(4, 20.5, 5, 12.5, 19, 12.5, 20, 20.5), .line(4, 20.5, 20, 20.5)]
        default: nil
        }
    }

    private static func objects(_ name: String) -> [GlyphElement]? {
        switch name {
        case "gear", "gearshape":
            [
                .circle(12, 12, 6.5), .circle(12, 12, 2.5), .line(12, 2.5, 12, 5.5), .line(12, 18.5, 12, 21.5),
                .line(2.5, 12, 5.5, 12), .line(18.5, 12, 21.5, 12), .line(5.3, 5.3, 7.4, 7.4),
                .line(16.6, 16.6, 18.7, 18.7), .line(18.7, 5.3, 16.6, 7.4), .line(7.4, 16.6, 5.3, 18.7),
            ]
        case "bell":
            [
                .curve(5, 17, 9, 13, 5, 4, 12, 4), .curve(12, 4, 19, 4, 15, 13, 19, 17), .line(5, 17, 19, 17),
                .line(10.5, 20.5, 13.5, 20.5),
            ]
        case "folder": [.shape(3, 6, 9, 6, 11, 8.5, 21, 8.5, 21, 19, 3, 19)]
        case "trash":
            [
                .line(4, 6.5, 20, 6.5), .line(9.5, 6.5, 9.5, 4, 14.5, 4, 14.5, 6.5),
                .line(6, 6.5, 7, 21, 17, 21, 18, 6.5), .line(10, 10.5, 10.3, 17), .line(14, 10.5, 13.7, 17),
            ]
        case "pencil": [.shape(5, 19, 6, 15, 16, 5, 19, 8, 9, 18)]
        case "book", "books":
            [
                .line(12, 7, 12, 20), .curve(12, 7, 9, 4.5, 5, 4.5, 3, 5.5), .line(3, 5.5, 3, 18.5),
                .curve(3, 18.5, 5, 17.5, 9, 17.5, 12, 20), .curve(12, 7, 15, 4.5, 19, 4.5, 21, 5.5),
                .line(21, 5.5, 21, 18.5), .curve(21, 18.5, 19, 17.5, 15, 17.5, 12, 20),
            ]
        case "envelope": [.box(2.5, 5, 19, 14, 2.5), .line(3.5, 7, 12, 13.5, 20.5, 7)]
        case "phone": [.box(7, 2.5, 10, 19, 2.5), .line(10.5, 18.5, 13.5, 18.5)]
        case "lock": [.box(5, 10.5, 14, 10, 2.5), .curve(8, 10.5, 8, 1.5, 16, 1.5, 16, 10.5)]
        case "key": [.circle(8, 12, 4), .line(12, 12, 21, 12, 21, 15.5), .line(17.5, 12, 17.5, 14.5)]
        case "cart":
            [
                .line(2.5, 4.5, 5.5, 4.5, 8, 15.5, 18.5, 15.5, 20.5, 7.5, 6.3, 7.5), .dot(9.5, 19.3, 1.6),
                .dot(17, 19.3, 1.6),
            ]
        case "bookmark": [.shape(7, 3.5, 17, 3.5, 17, 20.5, 12, 16, 7, 20.5)]
        case "tag": [.shape(3.5, 11, 3.5, 3.5, 11, 3.5, 20.5, 13, 13, 20.5), .dot(7.5, 7.5, 1.3)]
        case "flag": [.line(6, 21, 6, 4, 18, 4, 15, 8.5, 18, 13, 6, 13)]
        case "doc", "note":
            [
                .shape(6, 3, 14, 3, 18.5, 7.5, 18.5, 21, 6, 21), .line(14, 3, 14, 7.5, 18.5, 7.5),
            ]
        case "calendar": [.box(3.5, 5, 17, 16, 2.5), .line(3.5, 10, 20.5, 10), .line(8, 3, 8, 6), .line(16, 3, 16, 6)]
        case "creditcard": [.box(2.5, 5, 19, 14, 2.5), .line(2.5, 10, 21.5, 10)]
        case "paintbrush":
            [.line(20, 4, 11, 13), .curve(11, 13, 7, 13, 8, 18, 4, 19), .curve(4, 19, 9, 21, 13, 18, 11, 13)]
        default: nil
        }
    }
}
