public import Foundation

/// A control that offers a few choices.
@MainActor open class UISegmentedControl: UIControl {
    private struct Segment {
        var title: String?
        var image: UIImage?
        var action: UIAction?
        var isEnabled = true
        var width: CGFloat = 0
    }

    private var segments: [Segment] = []
    private var storedIndex = UISegmentedControl.noSegment

    /// The index that stands for no segment.
    public class var noSegment: Int { -1 }

    /// The selected segment. Setting it runs no action; an index out of range means `noSegment`.
    open var selectedSegmentIndex: Int {
        get { storedIndex }
        set { storedIndex = segments.indices.contains(newValue) ? newValue : UISegmentedControl.noSegment }
    }
    /// Whether segments don't stay selected.
    open var isMomentary = false
    /// Whether the width of segments follows their content.
    open var apportionsSegmentWidthsByContent = false
    /// The color of the selected segment.
    open var selectedSegmentTintColor: UIColor?

    /// Creates a control without segments, with a frame in points.
    public override init(frame: CGRect) {
        super.init(frame: frame)
    }

    /// Creates segments from strings and images. Other objects are ignored.
    public init(items: [Any]?) {
        super.init(frame: .zero)
        for item in items ?? [] {
            if let title = item as? String { segments.append(Segment(title: title)) }
            if let image = item as? UIImage { segments.append(Segment(image: image)) }
        }
    }

    /// Creates segments from actions, with a frame in points.
    public convenience init(frame: CGRect, actions: [UIAction]) {
        self.init(frame: frame)
        for action in actions { insertSegment(action: action, at: numberOfSegments, animated: false) }
    }

    /// Creates a control without segments; HeadlessUIKit doesn't read archives.
    public required init?(coder: NSCoder) {
        super.init(coder: coder)
    }

    open override var intrinsicContentSize: CGSize { CGSize(width: UIView.noIntrinsicMetric, height: 32) }

    /// The number of segments.
    open var numberOfSegments: Int { segments.count }

    /// Adds a segment. The selected segment stays selected.
    open func insertSegment(action: UIAction, at segment: Int, animated: Bool) {
        insert(Segment(title: action.title, image: action.image, action: action), at: segment)
    }

    /// Adds a segment. The selected segment stays selected.
    open func insertSegment(withTitle title: String?, at segment: Int, animated: Bool) {
        insert(Segment(title: title), at: segment)
    }

    /// Adds a segment. The selected segment stays selected.
    open func insertSegment(with image: UIImage?, at segment: Int, animated: Bool) {
        insert(Segment(image: image), at: segment)
    }

    /// Removes a segment.
    open func removeSegment(at segment: Int, animated: Bool) {
        guard segments.indices.contains(segment) else { return }
        segments.remove(at: segment)
        if storedIndex >= segments.count { storedIndex = UISegmentedControl.noSegment }
    }

    /// Removes all segments.
    open func removeAllSegments() {
        segments = []
        storedIndex = UISegmentedControl.noSegment
    }

    /// Returns the title of a segment. Reports an exception if the segment doesn't exist.
    open func titleForSegment(at segment: Int) -> String? {
        self[segment]?.title
    }

    /// Sets the title of a segment and removes its image. Reports an exception if the segment doesn't exist.
    ///
    /// “A segment can only have an image or a title; it can’t have both”:
    /// https://developer.apple.com/documentation/uikit/uisegmentedcontrol/settitle(_:forsegmentat:)
    open func setTitle(_ title: String?, forSegmentAt segment: Int) {
        change(segment) { ($0.title, $0.image) = (title, nil) }
    }

    /// Returns the image of a segment. Reports an exception if the segment doesn't exist.
    open func imageForSegment(at segment: Int) -> UIImage? {
        self[segment]?.image
    }

    /// Sets the image of a segment and removes its title. Reports an exception if the segment doesn't exist.
    ///
    /// “A segment can only have an image or a title; it can’t have both”:
    /// https://developer.apple.com/documentation/uikit/uisegmentedcontrol/setimage(_:forsegmentat:)
    open func setImage(_ image: UIImage?, forSegmentAt segment: Int) {
        change(segment) { ($0.title, $0.image) = (nil, image) }
    }

    /// Returns the action of a segment. Reports an exception if the segment doesn't exist.
    open func actionForSegment(at segment: Int) -> UIAction? {
        self[segment]?.action
    }

    /// Sets the action of a segment. Reports an exception if the segment doesn't exist.
    open func setAction(_ action: UIAction, forSegmentAt segment: Int) {
        change(segment) { $0.action = action }
    }

    /// Returns the index of the segment with an action, or `NSNotFound`.
    open func segmentIndex(identifiedBy actionIdentifier: UIAction.Identifier) -> Int {
        segments.firstIndex { $0.action?.identifier == actionIdentifier } ?? NSNotFound
    }

    /// Returns whether a segment is enabled. Reports an exception if the segment doesn't exist.
    open func isEnabledForSegment(at segment: Int) -> Bool {
        self[segment]?.isEnabled ?? false
    }

    /// Enables or disables a segment. Reports an exception if the segment doesn't exist.
    open func setEnabled(_ enabled: Bool, forSegmentAt segment: Int) {
        change(segment) { $0.isEnabled = enabled }
    }

    /// Returns the width of a segment in points; 0 means automatic. Reports an exception if the segment doesn't exist.
    open func widthForSegment(at segment: Int) -> CGFloat {
        self[segment]?.width ?? 0
    }

    /// Sets the width of a segment, in points. Reports an exception if the segment doesn't exist.
    open func setWidth(_ width: CGFloat, forSegmentAt segment: Int) {
        change(segment) { $0.width = width }
    }

    /// UIKit documents that indexes are pinned to the range, and throws `NSRangeException` (openradar 14692011,
    /// ra1028/Former#3).
    private subscript(index: Int) -> Segment? {
        hasSegment(index) ? segments[index] : nil
    }

    private func hasSegment(_ index: Int) -> Bool {
        if segments.indices.contains(index) { return true }
        HeadlessFailure.report(.exception, "index \(index) beyond bounds [0 .. \(segments.count - 1)]")
        return false
    }

    private func insert(_ segment: Segment, at index: Int) {
        segments.insert(segment, at: min(max(index, 0), segments.count))
        if storedIndex >= index { storedIndex += 1 }
    }

    private func change(_ index: Int, _ body: (inout Segment) -> Void) {
        if hasSegment(index) { body(&segments[index]) }
    }
}
