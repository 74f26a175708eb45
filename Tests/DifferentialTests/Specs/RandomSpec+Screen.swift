import TableSpecTestSupport

/// What a screen has besides its table: bars, a search field, and views around the table.
extension RandomSpec {
    mutating func navigationItem(isEditable: Bool) -> [String] {
        var lines: [String] = []
        if random.chance(15) { lines.append("  largeTitle: \(random.pick(["always", "never"]))") }
        if random.chance(15) { lines.append("  prompt: \(text())") }
        if random.chance(10) { lines.append("  titleView: \(screenView(isInBar: true))") }
        if random.chance(15) { lines.append("  search: \(searchField())") }
        if random.chance(10) { lines.append("  backButtonTitle: \(text())") }
        if random.chance(10) { lines.append("  backButtonDisplayMode: minimal") }
        if random.chance(5) { lines.append("  hidesBackButton: true") }
        var right: [String] = []
        if isEditable { right.append("edit") }
        right += barButtons(isEditable: isEditable)
        if !right.isEmpty { lines.append("  right: [\(right.joined(separator: ", "))]") }
        if random.chance(10) { lines.append("  left: { view: \(screenView(isInBar: true)) }") }
        return lines.isEmpty ? [] : ["navigationItem:"] + lines
    }

    private mutating func barButtons(isEditable: Bool) -> [String] {
        let condition = isEditable && random.chance(50) ? ", enabled: \(random.pick(["notEditing", "editing"]))" : ""
        var buttons: [String] = []
        if random.chance(60) {
            buttons.append(
                "{ systemItem: add, segue: { to: \(name)Form, kind: presentModally\(presentation()) }\(condition) }"
            )
        }
        if random.chance(30) {
            let attributes = some(of: ["style", "tintColor"], in: "bar button", percent: 20).map { ", \($0)" }.joined()
            buttons.append("{ title: \(text()), action: \(fresh("act"))\(condition)\(attributes) }")
        }
        if random.chance(10) {
            buttons.append("{ image: { symbol: star }, action: \(fresh("act")), accessibilityLabel: \(text()) }")
        }
        return buttons
    }

    /// How a screen is presented.
    mutating func presentation() -> String {
        var keys = some(of: ["modalTransitionStyle", "animated"], in: "segue", percent: 10)
        switch random.number(0...9) {
        case 0: keys += ["detents: [medium, large]", "prefersGrabberVisible: true"]
        case 1: keys.append("modalPresentationStyle: \(random.pick(["fullScreen", "formSheet", "overCurrentContext"]))")
        case 2: keys += ["modalPresentationStyle: popover", "permittedArrowDirections: [up, left]"]
        default: break
        }
        if random.chance(10) { keys.append("wrapInNavigation: true") }
        keys.removeAll { $0 == "modalTransitionStyle: partialCurl" }
        return keys.map { ", \($0)" }.joined()
    }

    /// The keys of the file besides those that every screen has.
    mutating func screenSettings() -> [String] {
        var lines: [String] = []
        if random.chance(15) {
            let buttons = barButtons(isEditable: false) + ["{ systemItem: flexibleSpace }"]
            lines.append("toolbar: [\((buttons + ["{ systemItem: fixedSpace, width: 20 }"]).joined(separator: ", "))]")
            if random.chance(30) { lines.append("toolbarHidden: \(random.chance(50))") }
        }
        lines += some(
            of: [
                "hidesBottomBarWhenPushed", "isModalInPresentation", "clearsSelectionOnViewWillAppear", "orientations",
            ],
            in: "file",
            percent: 6
        )
        if random.chance(5) { lines.append("navigationBarHidden: true") }
        if random.chance(10) { lines.append("strings: \(name)") }
        if random.chance(12) {
            lines.append("views:")
            if random.chance(70) {
                lines.append("  above: [\(screenView(isInBar: false)), \(screenView(isInBar: false))]")
            }
            lines.append("  below: [\(screenView(isInBar: false))]")
            if random.chance(30) { lines.append("  columnMargins: { left: 8, right: 16 }") }
            if random.chance(30) { lines.append("  margins: { left: 8, right: 16 }") }
            lines += some(of: ["backgroundColor"], in: "views", percent: 30).map { "  \($0)" }
        }
        if random.chance(30) { lines.append("hooks: [\(hooks().joined(separator: ", "))]") }
        return lines
    }

    private mutating func hooks() -> [String] {
        let all = [
            "configure", "willDisplay", "didEndDisplaying", "heightForRow", "shouldHighlight", "willSelect",
            "didSelect",
            "didDeselect", "accessoryButtonTapped", "viewDidLoad", "viewWillAppear", "viewDidAppear",
            "viewWillDisappear", "viewDidDisappear", "setEditing",
        ]
        let some = random.some(of: all, percent: 30)
        return some.isEmpty ? ["didSelect"] : some
    }

    private mutating func searchField() -> String {
        let value = declare("term", "String")
        texts.append(value)
        guard random.chance(70) else { return "$(\(value))" }
        var keys = ["text: $(\(value))"]
        if random.chance(60) { keys.append("placeholder: \(text())") }
        if random.chance(50) {
            keys += [
                "scopeButtonTitles: [One, \(text()), Three]",
                "selectedScopeButtonIndex: $(\(declare("scope", "Int = 0")))",
            ]
        }
        if random.chance(60) { keys.append("action: \(fresh("act"))") }
        keys += some(
            of: ["preferredSearchBarPlacement", "hidesSearchBarWhenScrolling", "hidesNavigationBarDuringPresentation"],
            in: "search field",
            percent: 20
        )
        return "{ \(keys.joined(separator: ", ")) }"
    }

    /// A view of a bar, or above or below the table.
    private mutating func screenView(isInBar: Bool) -> String {
        let spoken = random.chance(20) ? ", accessibilityLabel: \(text())" : ""
        switch random.number(0...(isInBar ? 2 : 6)) {
        case 0: return "{ label: \(text())\(spoken) }"
        case 1:
            let value = declare("choice", "Int = 1")
            return "{ segmentedControl: $(\(value)), segments: [One, \(text())]\(spoken) }"
        case 2: return "{ button: \(text()), action: \(fresh("act"))\(spoken) }"
        case 3: return "{ image: { symbol: star }\(spoken) }"
        case 4: return "{ label: \(text()), font: headline, color: secondaryLabel, alignment: center }"
        case 5:
            let value = declare("flag", "Bool = true")
            return "{ hstack: [\(text()), { switch: $(\(value)), action: \(fresh("act")) }] }"
        default: return "{ class: AppView\(spoken) }"
        }
    }

    // MARK: Around the rows

    /// The keys of a table besides its rows.
    mutating func tableSettings() -> [String] {
        var lines = some(of: AttributeKeys.table, in: "table", percent: 3)
        if random.chance(12) { lines.append("headerView: \(random.chance(50) ? text() : headerView())") }
        if random.chance(12) { lines.append("footerView: \(random.chance(50) ? text() : headerView())") }
        if random.chance(12) {
            let title = random.chance(50) ? ", title: \(text())" : ""
            let color = random.chance(50) ? ", tintColor: \(color())" : ""
            lines.append("refreshControl: { action: \(fresh("act"))\(title)\(color) }")
        }
        return lines.map { "  \($0)" }
    }

    private mutating func headerView() -> String {
        let attributes = some(of: ["textColor", "font", "height"], in: "header view", percent: 30).map { ", \($0)" }
            .joined()
        return "{ text: \(text()), image: { symbol: star }\(attributes) }"
    }

    /// A section's header or footer: a text, or a view.
    mutating func sectionTitle(_ paths: [String] = []) -> String {
        guard random.chance(25) else { return text(paths) }
        let attributes = some(of: ["textColor", "font"], in: "section header", percent: 30).map { ", \($0)" }.joined()
        let image = random.chance(40) ? ", image: { symbol: star }" : ""
        return "{ text: \(text(paths))\(image)\(attributes) }"
    }
}
