import UIKit

/// What a user sees of a view: its kind and its value.
@MainActor
func titleOrImage(_ view: UIView) -> String? {
    switch view {
    case let control as UISwitch: "switch \(control.isOn)"
    case let control as UISlider: "slider \(control.value)"
    case let control as UIStepper: "stepper \(control.value)"
    case let control as UISegmentedControl:
        "segments \((0..<control.numberOfSegments).map { control.titleForSegment(at: $0) ?? "" }) "
            + "\(control.selectedSegmentIndex)"
    case let control as UITextField: "textField \(quoted(control.text)) placeholder \(quoted(control.placeholder))"
    case let control as UIDatePicker where control.datePickerMode == .countDownTimer:
        "duration \(control.countDownDuration)"
    case let control as UIDatePicker: "date \(control.date.timeIntervalSince1970)"
    case let control as UIColorWell: "color \(control.selectedColor?.description ?? "nothing")"
    case let control as UIPageControl: "page \(control.currentPage) of \(control.numberOfPages)"
    case let view as UIProgressView: "progress \(view.progress)"
    case let view as UIActivityIndicatorView: "spinner \(view.isAnimating)"
    case let view as TableSpec.LinkTextView: "label \(quoted(view.text))"
    case let view as TableSpec.RowTextView:
        "textView \(quoted(view.text)) placeholder \(quoted(view.placeholder))"
    case let view as UITextView: "textView \(quoted(view.text)) placeholder \(quoted(nil))"
    case let view as UIPickerView: "wheel \(quoted(title(of: view)))"
    case let control as UIButton:
        "button \(quoted(control.currentTitle ?? name(of: control.currentImage) ?? ""))"
    case let view as AppView: "view \(quoted(view.caption.text))"
    case let label as UILabel: "label \(quoted(label.text ?? ""))"
    case let view as UIImageView: "image \(name(of: view.image) ?? "nothing")"
    default: nil
    }
}

@MainActor
private func title(of wheel: UIPickerView) -> String? {
    wheel.delegate?.pickerView(wheel, titleForRow: wheel.selectedRow(inComponent: 0), forComponent: 0)
}

/// The views in a view that show something or react, in reading order.
@MainActor
func leaves(of view: UIView) -> [UIView] {
    if view.isHidden || view is UITableView { return [] }
    if let stack = view as? UIStackView { return stack.arrangedSubviews.flatMap(leaves) }
    return titleOrImage(view) == nil ? view.subviews.flatMap(leaves) : [view]
}

/// The views of a custom cell.
@MainActor
func views(of cell: UITableViewCell) -> [UIView] {
    if let cell = cell as? AppCell { return [cell.firstLabel, cell.badge] }
    if let row = ControlRowReading(cell) { return row.views.flatMap(leaves) }
    guard !(cell.contentConfiguration is UIListContentConfiguration) else { return [] }
    let standard = [cell.textLabel, cell.detailTextLabel, cell.imageView]
    return cell.contentView.subviews.filter { !standard.contains($0) }.flatMap(leaves)
}

/// A row with a control beside its texts, or below them: what its content view shows.
@MainActor
struct ControlRowReading {
    let text: String?
    let detail: String?
    let image: UIImage?
    /// The control, or the views of a row of the screen's own.
    let views: [UIView]

    init?(_ cell: UITableViewCell) {
        guard let configuration = cell.contentConfiguration, "\(type(of: configuration))" == "ControlContent",
            let stack = cell.contentView.subviews.first as? UIStackView,
            let texts = stack.arrangedSubviews.dropFirst().first as? UIStackView
        else { return nil }
        let labels = texts.arrangedSubviews.map { $0 as? UILabel }.map { $0?.isHidden == true ? nil : $0?.text }
        (text, detail) = (labels[0], labels[1])
        image = (stack.arrangedSubviews.first as? UIImageView)?.image
        views = Array(stack.arrangedSubviews.dropFirst(2))
    }
}

/// Whether a view is something that a user changes or taps.
@MainActor
func reacts(_ view: UIView) -> Bool {
    view is UIControl || view is UITextView && !(view is TableSpec.LinkTextView) || view is UIPickerView
}

/// The controls of a row: the one at the trailing edge, then those among the views of a custom cell.
@MainActor
func controls(of cell: UITableViewCell) -> [UIView] {
    ([cell.inspection.shownAccessoryView].compactMap { $0 } + views(of: cell)).filter(reacts)
}

/// The views of a screen besides its table: in place of the title, then above and below the rows.
@MainActor
func views(of controller: UIViewController) -> [UIView] {
    [controller.navigationItem.titleView].compactMap { $0 } + leaves(of: controller.view)
}

@MainActor
func name(of image: UIImage?) -> String? {
    switch image?.inspection.source {
    case .symbol(let name), .asset(let name): name
    case .blank, nil: nil
    }
}
