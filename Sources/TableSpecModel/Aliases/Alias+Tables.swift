extension Alias {
    static let table = [
        Alias("inputAccessoryView", "keyboardAccessory", "inputAccessory", is: .renamed("keyboardToolbar")),
        Alias("tableHeaderView", "header", is: .renamed("headerView")),
        Alias("tableFooterView", "footer", is: .renamed("footerView")),
        Alias("tableViewStyle", "tableStyle", "listStyle", is: .renamed("style")),
        Alias("prototypeCells", is: .renamed("prototypes")),
        Alias("scrollEnabled", is: .renamed("isScrollEnabled")),
        Alias("tint", is: .renamed("tintColor")),
        Alias("rows", is: .remedy("move the rows into a section: 'sections: [{ rows: … }]'")),
        Alias("cells", beside: "sections", is: .renamed("prototypes")),
        Alias(
            "cells",
            is: .remedy(
                "write 'prototypes' for the cells of collections, and 'sections: [{ rows: … }]' for single rows"
            )
        ),
        Alias(
            "numberOfSections",
            is: .remedy("remove it; 'sections' or the elements of its 'forEach' determine the number of sections")
        ),
        Alias("separator", "separators", is: .renamed("separatorStyle")),
        Alias(
            "headerTitle",
            "titleForHeader",
            is: .remedy("write 'header' in a section, or 'headerView' above all of them")
        ),
        Alias(
            "refreshable",
            "onRefresh",
            "refresh",
            "pullToRefresh",
            is: .remedy("write 'refreshControl: { action: reload }'")
        ),
        Alias(
            "searchable",
            "searchController",
            "searchBar",
            "search",
            is: .remedy("move the search field into the navigation item: 'navigationItem: { search: $(query) }'")
        ),
        Alias("sectionIndexTitles", is: .remedy("write 'index: { collation: name }', which provides the titles")),
        Alias("title", "navigationTitle", is: .remedy("move 'title' to the level of 'table'")),
        Alias(
            "clearsSelectionOnViewWillAppear",
            is: .remedy("move 'clearsSelectionOnViewWillAppear' to the level of 'table'")
        ),
        Alias(
            "dataSource",
            "delegate",
            is: .remedy("both are generated; use 'hooks' to call the app's code")
        ),
        Alias("onDelete", "onMove", "swipeActions", "editing", "isEditing", is: dynamicEditing),
    ]

    static let refreshControl = [
        Alias("selector", "handler", "onRefresh", is: .renamed("action")),
        Alias("attributedTitle", is: .renamed("title")),
        Alias("tint", is: .renamed("tintColor")),
    ]

    /// The views above and below the rows of a table or a section.
    static let header = [
        Alias("title", "label", "textLabel", is: .renamed("text")),
        Alias("color", "foregroundColor", "foregroundStyle", is: .renamed("textColor")),
        Alias("imageView", is: .renamed("image")),
        systemImage,
    ]

    static let section = [
        Alias("tableStyle", "listStyle", is: .remedy("write 'style' in 'table': 'table: { style: insetGrouped }'")),
        Alias(
            "collapsed",
            "isCollapsed",
            "isExpanded",
            is: .remedy("write 'collapsible: $(isExpanded)', which shows a button")
        ),
        Alias(
            "title",
            "titleForHeader",
            "titleForHeaderInSection",
            "headerTitle",
            "headerText",
            "headerView",
            is: .renamed("header")
        ),
        Alias(
            "titleForFooter",
            "titleForFooterInSection",
            "footerTitle",
            "footerText",
            "footerView",
            is: .renamed("footer")
        ),
        Alias("heightForHeaderInSection", "sectionHeaderHeight", is: .renamed("headerHeight")),
        Alias("heightForFooterInSection", "sectionFooterHeight", is: .renamed("footerHeight")),
        Alias("cells", "items", "children", "content", is: .renamed("rows")),
        Alias("identifier", is: .renamed("id")),
        Alias("isVisible", is: .renamed("visible")),
        Alias(
            "numberOfRows",
            "numberOfRowsInSection",
            is: .remedy("remove it; 'rows' or the elements of its 'forEach' determine the number of rows")
        ),
        Alias("editing", "onDelete", "onMove", "swipeActions", is: dynamicEditing),
        hidden,
    ]

    static let dynamicRows = [
        Alias("in", "data", "items", is: .remedy("name the element and its collection: 'forEach: item in items'")),
        Alias("cell", "reuseIdentifier", "cellIdentifier", "dequeue", is: .renamed("prototype")),
        Alias("onDelete", "canEdit", "delete", is: .remedy("write 'editing: { delete: true }'")),
        Alias("onMove", "canMove", "move", is: .remedy("write 'editing: { move: true }'")),
        Alias("prefetch", "prefetchRowsAt", "prefetchDataSource", is: .renamed("onPrefetch")),
        Alias("cancelPrefetching", "cancelPrefetchingForRowsAt", is: .renamed("onCancelPrefetching")),
        Alias("onReachEnd", "infiniteScroll", "pagination", is: .renamed("loadMore")),
        Alias(
            "swipeActions",
            "trailingSwipeActions",
            "leadingSwipeActions",
            is: .remedy("move swipe actions into the prototype: 'prototypes: [{ id: Cell, trailingSwipeActions: … }]'")
        ),
        Alias(
            "text",
            "title",
            "style",
            "detail",
            "image",
            "accessory",
            "segue",
            "action",
            "content",
            is: .remedy("describe the row in its prototype: 'prototypes: [{ id: Cell, … }]'")
        ),
    ]

    static let loadMore = [
        Alias("if", "visible", "hasMore", is: .renamed("when")),
        Alias("handler", "onAppear", "task", is: .renamed("action")),
    ]

    static let selection = [
        Alias("selected", "binding", is: .renamed("value")),
        Alias("type", "kind", is: .renamed("mode")),
        Alias("maximum", "limit", "maximumCount", is: .renamed("max")),
        Alias("minimum", "minimumCount", is: .renamed("min")),
    ]

    static let insertRow = [Alias("when", "if", "condition", is: .renamed("visible"))]

    static let editing = [
        Alias("onDelete", "canDelete", is: .renamed("delete")),
        Alias("onMove", "canMove", "reorder", is: .renamed("move")),
        Alias("swipeActions", "trailingSwipeActionsConfiguration", is: .renamed("trailingSwipeActions")),
        Alias("leadingSwipeActionsConfiguration", is: .renamed("leadingSwipeActions")),
        Alias("insert", "insertionRow", is: .renamed("insertRow")),
        Alias("titleForDeleteConfirmationButton", is: .renamed("deleteTitle")),
        Alias("rowAnimation", is: .renamed("animation")),
    ]

    static let swipeAction =
        trigger + [
            Alias("label", "text", is: .renamed("title")),
            Alias("backgroundColor", "tint", "tintColor", is: .renamed("color")),
            Alias("role", is: .renamed("style")),
            Alias("confirmationDialog", "alert", is: .renamed("confirm")),
            systemImage,
        ]

    private static let dynamicEditing = Answer.remedy(
        "add 'editing' to the rows of a collection: 'rows: { forEach: …, prototype: …, editing: { delete: true } }'"
    )
}
