import Foundation
import HeadlessUIKit
import Testing

/// Cells and their content.
@MainActor struct ContentTests {
    @Test func theDefaultStyleHasNoSecondText() {
        #expect(UITableViewCell(style: .default, reuseIdentifier: nil).detailTextLabel == nil)
        for style in [UITableViewCell.CellStyle.value1, .value2, .subtitle] {
            #expect(UITableViewCell(style: style, reuseIdentifier: nil).detailTextLabel != nil)
        }
    }

    @Test func value2ShowsNoImage() {
        let cell = UITableViewCell(style: .value2, reuseIdentifier: nil)
        cell.imageView?.image = UIImage(systemName: "star")
        #expect(cell.inspection.shownImage == nil)
        let plain = UITableViewCell(style: .subtitle, reuseIdentifier: nil)
        plain.imageView?.image = UIImage(systemName: "star")
        #expect(plain.inspection.shownImage?.inspection.name == "star")
    }

    @Test func theStyleDecidesTheDefaultConfiguration() {
        func configuration(_ style: UITableViewCell.CellStyle) -> UIListContentConfiguration {
            UITableViewCell(style: style, reuseIdentifier: nil).defaultContentConfiguration()
        }
        #expect(configuration(.default) == .cell())
        #expect(configuration(.subtitle) == .subtitleCell())
        #expect(configuration(.value1) == .valueCell())
        #expect(configuration(.value1).secondaryTextProperties.color == .secondaryLabel)
        #expect(configuration(.value1).prefersSideBySideTextAndSecondaryText)
    }

    @Test func aConfigurationIsWhatTheCellShows() {
        let cell = UITableViewCell(style: .value1, reuseIdentifier: nil)
        cell.textLabel?.text = "Label"
        var content = cell.defaultContentConfiguration()
        content.text = "Wi-Fi"
        content.secondaryText = "Home"
        cell.contentConfiguration = content
        #expect(cell.inspection.shownText == "Wi-Fi" && cell.inspection.shownDetailText == "Home")
        cell.contentConfiguration = nil
        #expect(cell.inspection.shownText == "Label")
    }

    @Test func aSupportingContentViewIsKept() {
        let cell = UITableViewCell(style: .default, reuseIdentifier: nil)
        cell.contentConfiguration = UIListContentConfiguration.cell()
        let view = cell.contentView
        #expect(view is UIListContentView)
        cell.contentConfiguration = UIListContentConfiguration.valueCell()
        #expect(cell.contentView === view)
        cell.contentConfiguration = nil
        #expect(view.superview == nil && cell.contentView.superview === cell)
        #expect(cell.contentView.subviews == [])
    }

    @Test func aContentViewReplacesTheViewsOfACellsClass() {
        let cell = UITableViewCell(style: .default, reuseIdentifier: nil)
        let (badge, old) = (UIView(), cell.contentView)
        old.addSubview(badge)
        cell.contentConfiguration = UIListContentConfiguration.cell()
        #expect(old.superview == nil && !badge.isDescendant(of: cell))
    }

    @Test func attributedTextAndTextReplaceEachOther() {
        var content = UIListContentConfiguration.cell()
        content.attributedText = NSAttributedString(string: "Rich")
        #expect(content.text == "Rich")
        content.text = "Plain"
        #expect(content.attributedText?.string == "Plain")
    }

    @Test func theUpdateHandlerSeesTheState() {
        let cell = UITableViewCell(style: .default, reuseIdentifier: nil)
        var states: [Bool] = []
        cell.configurationUpdateHandler = { _, state in states.append(state.isSelected) }
        cell.isSelected = true
        #expect(states == [false, true])
    }

    @Test func editingHasItsOwnAccessory() {
        let cell = UITableViewCell(style: .default, reuseIdentifier: nil)
        cell.accessoryType = .disclosureIndicator
        #expect(cell.inspection.shownAccessoryType == .disclosureIndicator)
        cell.isEditing = true
        #expect(cell.inspection.shownAccessoryType == .none)
        cell.editingAccessoryView = UISwitch()
        #expect(cell.inspection.shownAccessoryView is UISwitch)
    }

    @Test func colorsFontsAndImagesAreValues() {
        #expect(UIColor.systemRed == UIColor.systemRed && UIColor.systemRed != UIColor.red)
        #expect(UIColor.systemRed.inspection.name == "systemRed")
        #expect(UIColor(red: 1, green: 0, blue: 0, alpha: 1) == .red)
        #expect(UIColor(hue: 0, saturation: 1, brightness: 1, alpha: 1) == .red)
        #expect(UIColor(named: "Brand")?.inspection.name == "Brand" && UIColor(named: "") == nil)
        #expect(UIImage(systemName: "star") == UIImage(systemName: "star"))
        #expect(UIImage(systemName: "star") != UIImage(named: "star"))
        #expect(UIImage(systemName: "") == nil && UIImage(named: "") == nil)
        #expect(UIImage() != UIImage())
        #expect(UIFont.preferredFont(forTextStyle: .headline).pointSize == CGFloat(17))
        #expect(UIFont.preferredFont(forTextStyle: .body) != .systemFont(ofSize: 17))
    }

    @Test func aBoldBodyFontComesFromADescriptor() {
        let bold = UIFont.preferredFont(forTextStyle: .body).fontDescriptor.withSymbolicTraits(.traitBold)
        let font = bold.map { UIFont(descriptor: $0, size: 0) }
        #expect(font?.inspection.weight == .semibold && font?.inspection.textStyle == .body && font?.pointSize == 17)
    }

    @Test func dynamicColorsResolve() {
        let color = UIColor { $0.userInterfaceStyle == .dark ? .white : .systemBackground }
        #expect(color.resolvedColor(with: UITraitCollection(userInterfaceStyle: .dark)) == .white)
        #expect(color.resolvedColor(with: UITraitCollection(userInterfaceStyle: .light)) == .white)
        let label = UIColor.label.resolvedColor(with: UITraitCollection(userInterfaceStyle: .dark))
        #expect(label == .white && label != .label)
    }

    @Test func viewsAreFoundByTag() {
        let (root, middle, leaf) = (UIView(), UIView(), UILabel())
        root.addSubview(middle)
        middle.addSubview(leaf)
        leaf.tag = 7
        #expect(root.viewWithTag(7) === leaf && root.viewWithTag(8) == nil)
        #expect(leaf.isDescendant(of: root))
        middle.removeFromSuperview()
        #expect(root.subviews.isEmpty && leaf.superview === middle)
    }

    @Test func constraintsCanBeInspected() {
        let (root, leaf) = (UIView(), UIView())
        root.addSubview(leaf)
        let width = leaf.widthAnchor.constraint(equalToConstant: 80)
        NSLayoutConstraint.activate([width, leaf.topAnchor.constraint(equalTo: root.topAnchor, constant: 8)])
        #expect(leaf.constraints.count == 2 && width.isActive && width.constant == CGFloat(80))
        width.isActive = false
        #expect(leaf.constraints.map(\.firstAttribute) == [.top])
    }

    @Test func collationHas27EnglishSections() {
        let collation = UILocalizedIndexedCollation.current()
        #expect(collation.sectionTitles.count == 27 && collation.sectionTitles.last == "#")
        #expect(collation.headlessSection(forText: "Éclair") == 4)
        #expect(collation.headlessSection(forText: "7up") == 26 && collation.headlessSection(forText: "") == 26)
        #expect(collation.section(forSectionIndexTitle: 3) == 3)
        #expect(collation.headlessSortedArray(from: ["b", "A", "c"], text: { $0 }) == ["A", "b", "c"])
    }

    /// See https://developer.apple.com/documentation/uikit/uibackgroundconfiguration-swift.struct/clear().
    @Test func aClearBackgroundIsTransparent() {
        #expect(UIBackgroundConfiguration.clear().backgroundColor == .clear)
    }
}
