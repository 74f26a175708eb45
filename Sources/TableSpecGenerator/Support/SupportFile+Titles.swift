extension SupportFile {
    /// How the source shows titles that change, and the end of its class.
    static let sourceTitles = #"""
            //: titles

            // MARK: Changing titles

            /// Returns the view of a header, for the delegate. Unlike plain titles, it can change in place.
            func headerView(inSection section: Int) -> UIView? { titleView(headerConfiguration(of: content.parts[section])) }

            /// Returns the view of a footer, for the delegate.
            func footerView(inSection section: Int) -> UIView? { titleView(footerConfiguration(of: content.parts[section])) }

            private func titleView(_ configuration: (any UIContentConfiguration)?) -> UIView? {
                guard let configuration else { return nil }
                let view = tableView?.dequeueReusableHeaderFooterView(withIdentifier: "Title")
                view?.contentConfiguration = configuration
                return view
            }

            private func headerConfiguration(of part: TableContent<Section, Row>.Part) -> (any UIContentConfiguration)? {
                //: titles+oneHeader
                let standard = UIListContentConfiguration.header()
                //: titles+!oneHeader
                let standard: UIListContentConfiguration = tableView?.style == .plain ? .plainHeader() : .groupedHeader()
                //: titles
                return configuration(standard, part.header, part.headerStyle, isHeader: true)
            }

            private func footerConfiguration(of part: TableContent<Section, Row>.Part) -> (any UIContentConfiguration)? {
                //: titles+oneHeader
                let standard = UIListContentConfiguration.footer()
                //: titles+!oneHeader
                let standard: UIListContentConfiguration = tableView?.style == .plain ? .plainFooter() : .groupedFooter()
                //: titles
                return configuration(standard, part.footer, part.footerStyle, isHeader: false)
            }

            private func configuration(
                _ standard: UIListContentConfiguration,
                _ title: String?,
                _ style: TitleStyle?,
                isHeader: Bool
            ) -> (any UIContentConfiguration)? {
                guard title != nil else { return nil }
                //: hiddenTitles
                if style?.isShown == false {
                    // Keeps the spacing between groups.
                    let margins = standard.directionalLayoutMargins
                    return HiddenTitle(height: tableView?.style == .plain ? 0 : margins.top + margins.bottom)
                }
                //: titles
                var configuration = standard
                configuration.text = title
                if let color = style?.color { configuration.textProperties.color = color }
                if let font = style?.font { configuration.textProperties.font = font }
                configuration.image = style?.image
                //: titleViews
                if let views = style?.views { return views.content(configuration, isHeader) }
                //: titles
                return configuration
            }

            /// Returns whether two titles have the same text and style. Custom views are never the same.
            private func isSame(_ title: (any UIContentConfiguration)?, _ other: (any UIContentConfiguration)?) -> Bool {
                guard let title, let other else { return title == nil && other == nil }
                guard let title = title as? UIListContentConfiguration else { return false }
                return title == other as? UIListContentConfiguration
            }

            /// Updates titles in place, because reloading a section would dismiss the keyboard.
            private func showTitles(from old: TableContent<Section, Row>, kept: [(from: Int, to: Int)]) {
                guard let tableView else { return }
                var heightsChange = false
                for (from, to) in kept where !content.parts[to].hasSameTexts(as: old.parts[from]) {
                    let (before, after) = (old.parts[from], content.parts[to])
                    let (header, footer) = (headerConfiguration(of: after), footerConfiguration(of: after))
                    if !isSame(header, headerConfiguration(of: before)) {
                        heightsChange = show(header, in: tableView.headerView(forSection: to)) || heightsChange
                    }
                    if !isSame(footer, footerConfiguration(of: before)) {
                        heightsChange = show(footer, in: tableView.footerView(forSection: to)) || heightsChange
                    }
                }
                if heightsChange { tableView.performBatchUpdates(nil) }
            }

            /// Updates a visible title and returns whether its height can change.
            private func show(_ configuration: (any UIContentConfiguration)?, in view: UITableViewHeaderFooterView?) -> Bool {
                // Sections with added or removed titles are reloaded. Offscreen titles can change height.
                guard let configuration else { return false }
                guard let view, view.contentConfiguration != nil else {
                    return configuration is UIListContentConfiguration
                }
                let height = fittedHeight(of: view)
                view.contentConfiguration = configuration
                return fittedHeight(of: view) != height
            }

            private func fittedHeight(of view: UIView) -> CGFloat {
                let size = CGSize(width: view.bounds.width, height: 0)
                return view.systemLayoutSizeFitting(
                    size,
                    withHorizontalFittingPriority: .required,
                    verticalFittingPriority: .fittingSizeLevel
                ).height
            }
            //: .
        }
        //: titles

        /// The appearance of a title that differs from the table's style.
        struct TitleStyle {
            var color: UIColor?
            var font: UIFont?
            var image: UIImage?
            //: hiddenTitles
            /// Whether the header or footer is visible.
            var isShown = true
            //: titleViews
            var views: TitleViews?
            //: titles
        }
        //: .
        """#
}
