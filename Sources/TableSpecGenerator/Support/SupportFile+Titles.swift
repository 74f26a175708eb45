extension SupportFile {
    /// How the source shows titles that change, and the end of its class.
    static let sourceTitles = #"""
            //: titles

            // MARK: Titles that change

            /// The view of a header, for the delegate: unlike that of a plain title, its text can change in place.
            func headerView(inSection section: Int) -> UIView? { titleView(headerConfiguration(of: content.parts[section])) }

            /// The view of a footer, for the delegate.
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
                    // A group keeps its distance from the next one.
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

            /// Whether two titles are the same text in the same style; views are filled anew whenever something has changed.
            private func isSame(_ title: (any UIContentConfiguration)?, _ other: (any UIContentConfiguration)?) -> Bool {
                guard let title, let other else { return title == nil && other == nil }
                guard let title = title as? UIListContentConfiguration else { return false }
                return title == other as? UIListContentConfiguration
            }

            /// Changes titles in place: to reload a section would take the keyboard from its fields.
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

            /// Changes a title that is shown, and says whether it needs another height.
            private func show(_ configuration: (any UIContentConfiguration)?, in view: UITableViewHeaderFooterView?) -> Bool {
                // A title that comes or goes is loaded with its section; one out of sight may get another height.
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

        /// The appearance of a title, where it is not that of the table’s style.
        struct TitleStyle {
            var color: UIColor?
            var font: UIFont?
            var image: UIImage?
            //: hiddenTitles
            /// Whether the header or footer is there.
            var isShown = true
            //: titleViews
            var views: TitleViews?
            //: titles
        }
        //: .
        """#
}
