/// The measures of the bars in points.
struct BarMetrics {
    let traits: PreviewTraits

    private var device: PreviewDevice { traits.device }

    /// The height of the bar with its buttons.
    ///
    /// Evidence: "nav bar 44 + status; iPad compact bar 50"; on iOS 26 the round buttons of 44 start "directly under
    /// the 62pt status area", the bar's own height is not measured: 44 and 10 below. Of phones in landscape "the navigation
    /// bar has a smaller height of 32 points" (useyourloaf.com/blog/supporting-iphone-x); on iOS 26 not measured.
    var contentHeight: Double {
        if traits.system == .iOS26 { return 54 }
        return device.isPad ? 50 : barHeight
    }

    /// The height of a toolbar without the space below it, and of a phone's navigation bar, up to iOS 18.
    ///
    /// Source: common knowledge for toolbars, not measured.
    var barHeight: Double { device.hasCompactHeight ? 32 : 44 }

    /// How far the bar reaches into the status area.
    ///
    /// Evidence: on phones with an island and iOS 18 the bar begins at 56.33 where the status area ends at 62 (402
    /// points wide); an inline title is at 84.3 there. On iOS 17 it is 5.33 of 59 (393 wide), on iOS 16 6 of 59
    /// (430 wide).
    var statusOverlap: Double {
        guard device.hasIsland, !device.hasCompactHeight else { return 0 }
        return switch traits.system {
        case .iOS15, .iOS16: 6
        case .iOS17: 16 / 3.0
        case .iOS18: 17 / 3.0
        case .iOS26: 0
        }
    }

    /// The height of the area in which the buttons and the title are centered.
    var controlHeight: Double { traits.system == .iOS26 ? 44 : contentHeight }

    /// The space above the bar of a sheet, whose bar is 56 high.
    ///
    /// Source: a beta of iOS 16 had bars that were "12 points smaller on iPhone and 6 points smaller on iPad"
    /// (hacknicity.medium.com/view-controller-presentation-changes-in-ios-and-ipados-16-474c82c9ed2e).
    var sheetTop: Double { device.isPad ? 6 : 12 }

    /// Evidence: "large title adds 52".
    static let largeTitleHeight = 52.0

    /// The distance from a large title's baseline to the bottom of the bar.
    ///
    /// Evidence: "34 bold, baseline = bar bottom − 15.5".
    static let largeTitleBaselineBottom = 15.5

    /// The height that a search field adds, and the field in it.
    ///
    /// Evidence: "search field 36 high, x 20..410 of 430, r 10, fill 767680 @12 %"; 1 above and 15 below are common
    /// knowledge, not measured.
    static let searchHeight = 52.0
    static let searchFieldHeight = 36.0
    static let searchFieldTop = 1.0
    static let searchFieldRadius = 10.0

    /// The side and the place of the magnifying glass in a search field, and where its text begins; not measured.
    static let searchSymbol = 20.0
    static let searchSymbolX = 6.0
    static let searchTextX = 30.0

    /// The same on glass: the magnifying glass is in the middle of the round end.
    ///
    /// Evidence: in a toolbar, the magnifying glass is 17 wide and black, and the ink of the text begins 49.3 after the
    /// capsule does.
    static let glassSearchSymbol = 22.0
    static let glassSearchTextX = 48.4
    static let searchBaseline = 6.0

    /// The width of a search field in the bar of a tablet; not measured.
    static let barSearchWidth = 250.0

    /// The width up to which a search field in a toolbar is only a button; not measured.
    static let smallestSearchField = 100.0

    /// The height that a prompt adds.
    ///
    /// Source: common knowledge, a bar with a prompt is 74 high; not measured.
    static let promptHeight = 30.0

    /// Evidence: "bar buttons x = 16 (≤393) / 20 (414+)"; "large title x = 16 / 20".
    var margin: Double { device.size.width < 414 ? 16 : 20 }

    /// The start of a large title.
    ///
    /// Evidence: up to iOS 18 at the margin; on iOS 26 at the margin of a phone 440 wide, and 2 points after that of one of
    /// 390. That the latter holds for 402 as well is not measured.
    var largeTitleX: Double { traits.system == .iOS26 && device.size.width < 414 ? margin + 2 : margin }

    /// Evidence: "title 17 semibold, centered"; buttons "17 regular (Done = semibold)"; bars do not follow Dynamic
    /// Type.
    static let titleFont = TextFont(size: 17, weight: .semibold)
    static let buttonFont = TextFont(size: 17)
    static let largeTitleStyle = TextStyle.largeTitle
    static let promptFont = TextFont(size: 13)

    /// Evidence: "back chevron 11×19 at x 9 (375/390), 13 (414+)".
    static let backChevron = Size(width: 11, height: 19)
    var backChevronX: Double { device.size.width < 414 ? 9 : 13 }

    /// Evidence: back title at "chevron right + 8.5"; on a phone 402 wide with iOS 18 it begins 1.7 points later than on one of
    /// 393 with iOS 17. That phones of 420 are as those of 402 is not measured.
    var backTitleGap: Double { device.size.width == 402 ? 10.17 : 8.5 }

    /// The size of the glass shape behind a bar button of iOS 26.
    ///
    /// Evidence: "glass back button circle 44×44 at x 16".
    static let glassSide = 44.0

    /// The height of the glass in a toolbar, and its distances from the sides, the bottom and the search field.
    ///
    /// Evidence: "toolbar button, iOS 26: 48 × 48, 28 from the side, 28 from the bottom; search capsule 48 high, gap
    /// 12", on phones with an island; elsewhere not measured.
    static let toolbarGlass = 48.0
    static let toolbarMargin = 28.0
    static let toolbarGap = 12.0

    /// The space beside the text of a button on glass.
    static let glassPadding = 14.0

    /// The space between two glass shapes, and between bar buttons of iOS 18.
    static let glassGap = 8.0
    static let buttonGap = 16.0

    /// The side of the box of a bar button's symbol.
    static let symbolSide = 24.0

    /// The height of the placeholder of a custom view.
    static let appViewHeight = 28.0

    /// The smallest space between the title and a button.
    static let titleGap = 8.0

    /// The vertical distance from the top of a bar of 44 to the baseline of its title.
    ///
    /// Evidence: "title baseline = bar top + 28".
    static let titleBaseline = 28.0
}
