/// The measures in points of open menus and of questions at the default text size: estimates from the look of screenshots,
/// which no measurement has confirmed.
struct PopupMetrics {
    let system: SystemVersion

    private var isGlass: Bool { system == .iOS26 }

    // MARK: Menus

    let menuWidth = 250.0
    let lineHeight = 44.0
    /// The space beside a menu and inside its lines.
    let padding = 16.0
    /// Between a menu and its source.
    let gap = 8.0
    var menuRadius: Double { isGlass ? 30 : 13 }
    /// Above the first line and below the last.
    var menuInset: Double { isGlass ? 10 : 0 }
    /// Between two groups of entries: a band, or a line with space around it.
    var groupGap: Double { isGlass ? 20 : 8 }
    /// The side of an image, and of a checkmark and the mark of a submenu.
    let imageSide = 22.0
    let markSide = 15.0
    /// The start of texts, after a column of checkmarks or images.
    var textInset: Double { isGlass ? 24 : 16 }
    var columnWidth: Double { isGlass ? 34 : 18 }
    /// Whether images are before the texts, in the column of the checkmarks, and submenus have their mark at the end.
    ///
    /// Source: "icons on the leading edge" of menus, WWDC25 session 284; before, they were at the trailing edge, and
    /// checkmarks and marks of submenus before the texts.
    var hasLeadingImages: Bool { isGlass }
    /// Whether a line separates all entries rather than groups.
    var separatesEntries: Bool { !isGlass }
    /// Whether the menu of a bar button covers the button.
    var coversBarButton: Bool { isGlass }

    // MARK: Questions

    /// Whether questions appear next to their source on phones, too, without a button to cancel.
    ///
    /// Source: action sheets "appear on top of the source view" on iPhone, WWDC25 session 284.
    var asksAtSource: Bool { isGlass }
    let sheetRadius = 13.0
    let sheetLineHeight = 57.0
    /// The width of a question that appears next to its source.
    var popoverWidth: Double { isGlass ? 288 : 270 }
    var popoverRadius: Double { isGlass ? 34 : 13 }
    /// The arrow of a popover: its length is the space between popover and source.
    var arrow: Size? { isGlass ? nil : Size(width: 26, height: 13) }
    /// The buttons of a question are capsules, inside this margin.
    var capsuleInset: Double { isGlass ? 14 : 0 }
    let capsuleHeight = 48.0
}
