internal import Foundation
internal import TableSpecModel

/// Finds texts with too little contrast against their background.
///
/// Source: Web Content Accessibility Guidelines 2.2, 1.4.3 and its "relative luminance" and "contrast ratio": 4.5, and
/// 3 for large text, which is at least 18 points, or 14 points if bold. Text of an inactive component has no limit.
struct ContrastCheck {
    let items: [DisplayItem]
    let isSheet: Bool

    /// Texts in light and in dark appearance that are below the limit, without duplicates.
    var problems: [AccessibilityProblem] {
        var found: [AccessibilityProblem] = []
        for text in texts {
            for appearance in Appearance.allCases {
                guard let problem = problem(text, appearance), !found.contains(problem) else { continue }
                found.append(problem)
            }
        }
        return found
    }

    private struct ShownText {
        var line: LaidOutLine
        var paint: Paint
        /// The areas behind the text, from back to front.
        var grounds: [Paint]
    }

    /// The texts with the areas that were drawn before them and contain their centers.
    private var texts: [ShownText] {
        var texts: [ShownText] = []
        var areas: [(frame: Rect, paint: Paint)] = []
        func take(_ items: [DisplayItem]) {
            for item in items {
                switch item {
                case .rect(let frame, _, .fill(let paint)), .ellipse(let frame, .fill(let paint)):
                    areas.append((frame, paint))
                case .path(let steps, .fill(let paint)):
                    if let frame = steps.bounds { areas.append((frame, paint)) }
                case .text(let line, let paint):
                    let middle = Rect(x: line.frame.midX, y: line.frame.midY, width: 0, height: 0)
                    let grounds = areas.filter { $0.frame.contains(middle) }.map(\.paint)
                    texts.append(ShownText(line: line, paint: paint, grounds: grounds))
                case .group(let group, let items) where group.role != .statusBar && group.role != .inactive:
                    take(items)
                case .rect, .ellipse, .path, .image, .masked, .placed, .group: break
                }
            }
        }
        take(items)
        return texts
    }

    private func problem(_ text: ShownText, _ appearance: Appearance) -> AccessibilityProblem? {
        guard !text.line.text.isEmpty else { return nil }
        func shade(_ paint: Paint) -> Shade { paint.shade(appearance, contrast: .standard, isElevated: isSheet) }
        let ground = text.grounds.reduce(Light(Shade(appearance == .light ? 0xFFFFFF : 0x000000))) {
            $0.under(shade($1))
        }
        let ratio = ground.under(shade(text.paint)).contrast(to: ground)
        let font = text.line.font
        let isLarge = font.size >= 18 || font.size >= 14 && font.weight == .bold
        let limit = isLarge ? 3.0 : 4.5
        guard ratio < limit else { return nil }
        let shown = DecimalFormatter.string((ratio * 10).rounded(.down) / 10)
        return AccessibilityProblem(
            kind: .contrast,
            level: Self.systemPaints.contains(text.paint) ? .note : .warning,
            message: "'\(text.line.text)' has a contrast ratio of \(shown) in the \(appearance.rawValue) appearance, "
                + "below \(DecimalFormatter.string(limit))"
        )
    }

    /// UIKit's own colors, which the setting "Increase Contrast" changes.
    private static let systemPaints = Set(SystemColor.allCases.map(SystemPaint.paint))
}

/// An opaque color, with components from 0 to 1.
private struct Light {
    var red: Double
    var green: Double
    var blue: Double

    init(_ shade: Shade) {
        (red, green, blue) = (Double(shade.red) / 255, Double(shade.green) / 255, Double(shade.blue) / 255)
    }

    /// The color with another one on top of it.
    func under(_ shade: Shade) -> Light {
        let (top, alpha) = (Light(shade), Double(shade.alpha) / 255)
        var mixed = self
        mixed.red += (top.red - red) * alpha
        mixed.green += (top.green - green) * alpha
        mixed.blue += (top.blue - blue) * alpha
        return mixed
    }

    func contrast(to other: Light) -> Double {
        let (first, second) = (luminance, other.luminance)
        return (max(first, second) + 0.05) / (min(first, second) + 0.05)
    }

    private var luminance: Double {
        func linear(_ part: Double) -> Double { part <= 0.04045 ? part / 12.92 : pow((part + 0.055) / 1.055, 2.4) }
        return 0.2126 * linear(red) + 0.7152 * linear(green) + 0.0722 * linear(blue)
    }
}

extension [PathStep] {
    /// The bounding box of the points.
    fileprivate var bounds: Rect? {
        let points = flatMap { step -> [Point] in
            switch step {
            case .move(let point), .line(let point): [point]
            case .curve(let first, let second, let end): [first, second, end]
            case .close: []
            }
        }
        guard let left = points.map(\.x).min(), let right = points.map(\.x).max(), let top = points.map(\.y).min(),
            let bottom = points.map(\.y).max()
        else { return nil }
        return Rect(x: left, y: top, width: right - left, height: bottom - top)
    }
}
