extension Alias {
    static let file = [
        Alias("navigationTitle", "navTitle", is: .renamed("title")),
        Alias("subtitle", is: .remedy("write 'prompt' in 'navigationItem', which appears above the title")),
        Alias("background", "backgroundColor", is: .remedy("write 'backgroundColor' in 'table'")),
        Alias("barButtons", "barButtonItems", "buttons", is: .remedy("write 'navigationItem: { left: …, right: … }'")),
        Alias("name", "viewController", "storyboardIdentifier", is: .renamed("screen")),
        Alias("navigationBar", is: .renamed("navigationItem")),
        Alias("tableView", "list", is: .renamed("table")),
        Alias("model", "models", is: .renamed("types")),
        Alias("parameters", "props", is: .renamed("input")),
        Alias("preview", "previews", "sampleData", is: .renamed("samples")),
        Alias("stringTable", "tableName", is: .renamed("strings")),
        Alias("tabBar", "tabView", "viewControllers", "tabBarController", is: .renamed("tabs")),
        Alias("navigationStack", "navigationController", "rootViewController", is: .renamed("navigation")),
        Alias("toolbarItems", is: .renamed("toolbar")),
        Alias("isToolbarHidden", is: .renamed("toolbarHidden")),
        Alias("isNavigationBarHidden", "prefersNavigationBarHidden", is: .renamed("navigationBarHidden")),
        Alias("supportedInterfaceOrientations", is: .renamed("orientations")),
        Alias("rows", "cells", is: .remedy("move the rows into a section: 'table: { sections: [{ rows: … }] }'")),
        Alias(
            "tableViewStyle",
            "tableStyle",
            "listStyle",
            is: .remedy("move the style into the table: 'table: { style: insetGrouped }'")
        ),
        Alias("tableHeaderView", is: .remedy("use 'headerView' in 'table'")),
        Alias("tableFooterView", is: .remedy("use 'footerView' in 'table'")),
        Alias(
            "searchable",
            "searchController",
            "searchBar",
            "search",
            is: .remedy("move the search field into the navigation item: 'navigationItem: { search: $(query) }'")
        ),
        Alias("refreshable", is: .remedy("use 'refreshControl' in 'table'")),
        Alias(
            "leftBarButtonItem",
            "leftBarButtonItems",
            is: .remedy("move the leading buttons into the navigation item: 'navigationItem: { left: … }'")
        ),
        Alias(
            "rightBarButtonItem",
            "rightBarButtonItems",
            is: .remedy("move the trailing buttons into the navigation item: 'navigationItem: { right: … }'")
        ),
        Alias(
            "largeTitleDisplayMode",
            "prefersLargeTitles",
            "navigationBarTitleDisplayMode",
            is: .remedy("set the size of the title in the navigation item: 'navigationItem: { largeTitle: always }'")
        ),
    ]

    static let navigationItem = [
        Alias("leftBarButtonItem", "leftBarButtonItems", "leading", "leadingItems", is: .renamed("left")),
        Alias("rightBarButtonItem", "rightBarButtonItems", "trailing", "trailingItems", is: .renamed("right")),
        Alias("largeTitleDisplayMode", "navigationBarTitleDisplayMode", "titleDisplayMode", is: .renamed("largeTitle")),
        Alias("searchController", "searchBar", "searchable", is: .renamed("search")),
        Alias("backBarButtonTitle", "backTitle", is: .renamed("backButtonTitle")),
        Alias("navigationBarBackButtonHidden", "backButtonHidden", is: .renamed("hidesBackButton")),
        Alias("prefersLargeTitles", is: .remedy("write 'largeTitle: always' or 'largeTitle: never'")),
        Alias("backBarButtonItem", is: .remedy("write 'backButtonTitle: Title'")),
        Alias("title", "navigationTitle", is: .remedy("move 'title' to the level of 'navigationItem'")),
        Alias("toolbarItems", "toolbar", is: .remedy("move 'toolbar' to the level of 'navigationItem'")),
        Alias(
            "hidesSearchBarWhenScrolling",
            "preferredSearchBarPlacement",
            is: .remedy("move it into the search field: 'search: { text: $(query), … }'")
        ),
    ]

    static let searchField = [
        Alias("query", "searchText", "value", is: .renamed("text")),
        Alias("prompt", is: .renamed("placeholder")),
        Alias("searchScopes", "scopes", is: .renamed("scopeButtonTitles")),
        Alias("hidesWhenScrolling", is: .renamed("hidesSearchBarWhenScrolling")),
    ]

    static let barButton = [
        Alias("pullDownMenu", "actions", is: .renamed("menu")),
        Alias("barButtonSystemItem", is: .renamed("systemItem")),
        Alias("customView", is: .renamed("view")),
        Alias("isEnabled", is: .renamed("enabled")),
        Alias("selector", "primaryAction", "onTap", "onTapGesture", "handler", is: .renamed("action")),
        Alias("label", "text", is: .renamed("title")),
        Alias("tint", is: .renamed("tintColor")),
        Alias("destination", "navigationLink", is: .renamed("segue")), link,
        Alias("flexibleSpace", "spacer", is: .remedy("write 'systemItem: flexibleSpace'")),
        Alias("fixedSpace", is: .remedy("write 'systemItem: fixedSpace'")),
        Alias(
            "isHidden",
            "hidden",
            "visible",
            "isVisible",
            is: .remedy("write 'enabled: $(!isBusy)'; a bar button can't be hidden")
        ),
        systemImage,
    ]

    static let screenView = [
        Alias("text", is: .renamed("label")),
        Alias("imageView", is: .renamed("image")),
        Alias("picker", is: .renamed("segmentedControl")),
        Alias("items", "titles", is: .renamed("segments")),
        Alias("selector", "primaryAction", "onTap", "onTapGesture", "onChange", is: .renamed("action")),
        Alias("customClass", "view", is: .renamed("class")),
        systemImage,
    ]

    static let segue = [
        Alias("destination", "screen", "identifier", is: .renamed("to")),
        Alias("type", "style", is: .renamed("kind")),
        Alias("parameters", "arguments", "input", is: .renamed("pass")),
        Alias("presentationStyle", is: .renamed("modalPresentationStyle")),
        Alias("transitionStyle", is: .renamed("modalTransitionStyle")),
        Alias("presentationDetents", is: .renamed("detents")),
        Alias("presentationDragIndicator", is: .renamed("prefersGrabberVisible")),
        Alias("animates", is: .renamed("animated")),
        Alias("popoverArrowDirection", "arrowDirections", is: .renamed("permittedArrowDirections")),
    ]

    static let tab = [
        Alias("label", is: .renamed("title")),
        Alias("badgeValue", is: .renamed("badge")),
        Alias("isEnabled", is: .renamed("enabled")),
        Alias("isVisible", is: .renamed("visible")),
        Alias("tabBarSystemItem", is: .renamed("systemItem")),
        Alias("navigationStack", "navigationController", "rootViewController", is: .renamed("navigation")),
        Alias("viewController", is: .renamed("screen")),
        systemImage, hidden,
    ]

    /// The name of a symbol where an image is expected.
    static let systemImage = Alias(
        "systemImage",
        "systemName",
        "symbol",
        "sfSymbol",
        is: .remedy("write a symbol as an image: 'image: { symbol: star }'")
    )

    /// A part of a font.
    static let fontAttribute = Alias(
        "bold",
        "isBold",
        "italic",
        "fontSize",
        "fontWeight",
        "size",
        "weight",
        is: .remedy("write 'font: headline', or 'font: { size: 20, weight: bold }'")
    )

    /// The requirements for the value of a row.
    static let required = Alias(
        "required",
        "isRequired",
        "validation",
        "validator",
        "validators",
        is: .remedy("write in the row 'validate: { required: Enter a name. }'")
    )

    static let minimumLength = Alias(
        "minLength",
        "minimumLength",
        is: .remedy("write in the row 'validate: { when: $(name.count >= 8), else: Use 8 characters or more. }'")
    )

    /// The opposite of `visible`.
    static let hidden = Alias("isHidden", "hidden", is: .remedy("write 'visible: $(!isHidden)'"))
}
