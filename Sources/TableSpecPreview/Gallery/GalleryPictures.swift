internal import TableSpecModel

/// Draws the previews of one screen, from which the page takes bars and tables.
struct GalleryPictures {
    let screen: GalleryScreen
    let options: GalleryOptions
    /// The app whose tabs are between the buttons of an iPad's bars.
    let app: AppContent?
    let stacks: NavigationStacks

    /// A state, a choice of optional values, and the resulting content of the screen.
    private struct Situation {
        var state: PreviewState
        var optionals: OptionalValues
        var content: ScreenContent
        /// The open menu, question or list; `nil` for the first.
        var opening: Opening?
    }

    /// Adds the previews of the screen. Those of all devices are adjacent because they differ least.
    func add(to archive: inout PictureArchive, _ writer: inout GalleryPictureWriter) {
        for system in options.systems {
            for direction in options.directions {
                for localization in options.localizations {
                    for situation in situations(of: screen.translations[localization] ?? screen) {
                        var traits = PreviewTraits(system: system, direction: direction, state: situation.state)
                        traits.opening = situation.opening?.place
                        add(situation, traits, localization, to: &archive, &writer)
                    }
                }
            }
        }
        archive.endScreen()
    }

    /// The situations in which the screen looks different.
    private func situations(of screen: GalleryScreen) -> [Situation] {
        let required = options.hasStates ? screen.requiredContent : nil
        let contents = [(OptionalValues.present, screen.content)] + (required.map { [(.missing, $0)] } ?? [])
        let situations = contents.flatMap { optionals, content in
            states.filter { $0 == .normal || content.hasOwnPicture(in: $0) }.flatMap { state in
                let openings = PreviewState.opening.contains(state) ? content.openings(in: state) : []
                return ([nil] + openings).map {
                    Situation(state: state, optionals: optionals, content: content, opening: $0)
                }
            }
        }
        guard options.hasStates, let empty = screen.emptyContent else { return situations }
        return situations + [Situation(state: .empty, optionals: .present, content: empty)]
    }

    private var states: [PreviewState] {
        options.hasStates ? [.normal, .editing, .swiped, .invalid, .choosing, .menu, .confirmation] : [.normal]
    }

    private func add(
        _ situation: Situation,
        _ traits: PreviewTraits,
        _ localization: Localization,
        to archive: inout PictureArchive,
        _ writer: inout GalleryPictureWriter
    ) {
        let content = situation.content
        let key = [
            screen.content.name, traits.system.rawValue, traits.direction.rawValue, localization.rawValue,
            situation.opening?.name ?? situation.state.rawValue, situation.optionals.rawValue,
        ]
        func onDevices(
            _ traits: PreviewTraits,
            _ draw: (PreviewTraits, inout GalleryPictureWriter) -> [String]
        ) -> [[String]] {
            options.devices.map { device in
                var traits = traits
                traits.device = device
                writer.sideInset = device.sideInset
                return draw(traits, &writer)
            }
        }
        guard !situation.state.showsPopup else {
            for size in options.textSizes {
                var sized = traits
                sized.textSize = size
                archive.add(["opened"] + key + [size.rawValue], onDevices(sized) { popupPictures(content, $0, &$1) })
            }
            return
        }
        archive.add(["bars"] + key, onDevices(traits) { barPictures(content, $0, &$1) })
        for size in options.textSizes {
            var sized = traits
            sized.textSize = size
            let pictures = onDevices(sized) { tablePictures(content, $0, &$1) }
            archive.add(["table"] + key + [size.rawValue], pictures)
        }
    }

    // MARK: Bars

    /// The position of a screen: first or later in a stack, or in none; full screen or in a sheet.
    private enum Place: String, CaseIterable {
        case root, pushed, bare, sheet
        case sheetPushed = "sheet-pushed"
        case sheetBare = "sheet-bare"

        var isInStack: Bool { self != .bare && self != .sheetBare }
    }

    private var places: [Place] {
        let name = screen.content.name
        let isEverBare = stacks.isBareEntry(name) || stacks.isPresentedBare(name)
        return Place.allCases.filter { $0.isInStack || isEverBare }
    }

    private func barPictures(
        _ content: ScreenContent,
        _ traits: PreviewTraits,
        _ writer: inout GalleryPictureWriter
    ) -> [String] {
        var small = content.withoutTable
        small.largeTitle = .never
        if let search = content.searchField, !SearchFieldLayouter.isInBar(search, traits) { small.searchField = nil }
        var pictures: [String] = []
        for place in places {
            let painter = painter(place.isInStack ? small : small.withoutNavigation, self.traits(traits, in: place))
            let bars = painter.bars
            let part = Rect(x: 0, y: 0, width: painter.layout.size.width, height: painter.layout.bars.frame.maxY)
            let picture = writer.picture(
                surroundings(content, painter, in: part) + bars.statusBar + bars.controls,
                of: part,
                attributes: [("class", painter.hasTitleRow ? "bar title-row" : "bar"), ("data-place", place.rawValue)],
                label: place.isInStack ? "Navigation bar" : nil
            )
            pictures.append(picture)
        }
        return pictures + largeTitlePicture(content, traits, &writer)
    }

    /// The tabs themselves are a separate drawing.
    private func traits(_ traits: PreviewTraits, in place: Place) -> PreviewTraits {
        var traits = traits
        if let app, traits.device.isTablet { traits.tabBar = TabBarContext(tabs: app.tabs, assets: app.assets) }
        traits.backButtonTitle = place == .pushed || place == .sheetPushed ? "Back" : nil
        traits.isSheet = [.sheet, .sheetPushed, .sheetBare].contains(place)
        return traits
    }

    private func largeTitlePicture(
        _ content: ScreenContent,
        _ traits: PreviewTraits,
        _ writer: inout GalleryPictureWriter
    ) -> [String] {
        guard content.title != nil, content.largeTitle != .never else { return [] }
        var large = content.withoutTable
        large.largeTitle = .always
        large.searchField = nil
        let painter = painter(large, traits)
        let height = BarMetrics.largeTitleHeight
        let bottom = painter.layout.bars.frame.maxY
        let part = Rect(x: 0, y: bottom - height, width: painter.layout.size.width, height: height)
        let picture = writer.picture(
            surroundings(content, painter, in: part) + painter.bars.largeTitle,
            of: part,
            attributes: [("class", "large-title")],
            label: "Large title"
        )
        return [picture]
    }

    // MARK: Tables

    private func tablePictures(
        _ content: ScreenContent,
        _ traits: PreviewTraits,
        _ writer: inout GalleryPictureWriter
    ) -> [String] {
        var small = stacks.isBareEntry(content.name) ? content.withoutNavigation : content
        small.largeTitle = .never
        let painter = painter(small, traits)
        let layout = painter.layout
        let bars = painter.bars
        // Views above the table keep the search field, and what appears above it, in place.
        let barEnd = barEnd(layout)
        let scrollsSearch = layout[.viewAbove] == nil
        let top = scrollsSearch ? barEnd : layout.contentTop
        let width = layout.size.width
        let part = Rect(x: 0, y: top, width: width, height: tableBottom(layout) - top)
        let table = writer.picture(
            painter.surroundings(in: part) + (scrollsSearch ? bars.searchField : []) + painter.tableItems,
            of: part,
            attributes: [
                ("class", "table"), ("data-style", content.style.rawValue),
                ("data-ground", writer.classes.name(of: painter.background)),
            ],
            label: "Table"
        )
        var pictures = [table]
        if !scrollsSearch {
            let part = Rect(x: 0, y: barEnd, width: width, height: top - barEnd)
            let above = writer.picture(
                painter.surroundings(in: part) + bars.searchField + bars.views(.viewAbove),
                of: part,
                attributes: [("class", "above")],
                label: "Above the table"
            )
            pictures.append(above)
        }
        pictures += bottomPicture(painter, &writer) + fixedPictures(small, traits, &writer)
        guard !painter.indexItems.isEmpty else { return pictures }
        let index = writer.picture(
            painter.indexItems,
            of: Rect(x: 0, y: 0, width: width, height: traits.device.size.height),
            attributes: [("class", "index")],
            label: nil
        )
        return pictures + [index]
    }

    /// The views behind and over the table, which stay in place on a device.
    private func fixedPictures(
        _ content: ScreenContent,
        _ traits: PreviewTraits,
        _ writer: inout GalleryPictureWriter
    ) -> [String] {
        guard content.overlay != nil || content.backgroundView != nil else { return [] }
        var traits = traits
        traits.height = .screen
        let painter = painter(content, traits)
        let layers = [
            ("background", "Behind the rows", painter.backgroundItems),
            ("overlay", "Over the table", painter.overlayItems),
        ]
        return layers.filter { !$0.2.isEmpty }.map { name, label, items in
            writer.picture(
                items,
                of: painter.layout.page,
                attributes: [("class", name)],
                label: label
            )
        }
    }

    /// The bottom of the screen: views, which the table doesn't overlap, and the toolbar.
    private func bottomPicture(_ painter: ScreenPainter, _ writer: inout GalleryPictureWriter) -> [String] {
        let (bars, layout) = (painter.bars, painter.layout)
        let views = layout[.viewBelow].map { $0.frame.y - layout.columnMargins.top }
        guard let top = views ?? layout[.toolbar]?.frame.y else { return [] }
        let part = Rect(x: 0, y: top, width: layout.size.width, height: layout.size.height - top)
        let picture = writer.picture(
            painter.surroundings(in: part) + bars.views(.viewBelow) + bars.toolbar,
            of: part,
            attributes: [("class", views == nil ? "below" : "below views")],
            label: views == nil ? "Toolbar" : "Below the table"
        )
        return [picture]
    }

    /// The color behind a bar that is above other views than the table.
    private func surroundings(_ content: ScreenContent, _ painter: ScreenPainter, in part: Rect) -> [DisplayItem] {
        content.viewsAbove.isEmpty ? [] : painter.surroundings(in: part)
    }

    /// The end of the bar above the search field, which is below the large title that appears and disappears.
    func barEnd(_ layout: ScreenLayout) -> Double {
        layout.bars[.searchField].map { $0.frame.y - BarMetrics.searchFieldTop } ?? layout.bars.frame.maxY
    }

    private func tableBottom(_ layout: ScreenLayout) -> Double {
        let last = layout.sections.last
        let parts = [layout[.tableHeader]?.frame, last?.frame, last?.frame(.footer), layout[.tableFooter]?.frame]
        let bottom = parts.compactMap { $0?.maxY }.max() ?? layout.contentTop
        return bottom + SectionMetrics.bottomPadding
    }

    func painter(_ content: ScreenContent, _ traits: PreviewTraits) -> ScreenPainter {
        ScreenPainter(content, fitted: traits.device.hasCompactHeight ? traits.fitted : traits)
    }
}

extension ScreenContent {
    /// Only the bars: laying out the rows again for each of them would cost more than the tables themselves.
    fileprivate var withoutTable: ScreenContent {
        var content = self
        content.sections = []
        content.headerView = nil
        content.footerView = nil
        content.sectionIndexTitles = []
        return content
    }
}
