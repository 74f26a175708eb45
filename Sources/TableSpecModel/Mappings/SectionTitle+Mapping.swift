package import TableSpecDiagnostics
internal import TableSpecYAML

/// A section's header or footer: its text, and its style if it needs a custom view.
package struct SectionTitle: Equatable, Sendable {
    package var text: TextTemplate?
    package var attributes: SectionViewAttributes?

    /// Creates a title.
    package init(text: TextTemplate?, attributes: SectionViewAttributes? = nil) {
        self.text = text
        self.attributes = attributes
    }

    static let mapping = MappingType(SectionHeaderKey.self)

    /// The title in the output of `inspect`, or `nil` if there's none.
    package var json: JSONValue? {
        attributes == nil ? text?.json : .object(Self.mapping.members(of: self))
    }
}

extension Place where Root == SectionTitle {
    /// A property of the style, which a text-only title doesn't have.
    static func attributes(_ path: ModelPath<SectionViewAttributes, Value>) -> Self {
        Place(
            get: { $0.attributes?[keyPath: path] },
            modify: { title, change in
                guard var attributes = title.attributes else { return }
                change(&attributes[keyPath: path])
                title.attributes = attributes
            }
        )
    }
}

extension LoopedSection {
    /// The text and the style of the header, which are stored separately.
    var header: SectionTitle {
        get { SectionTitle(text: section.header, attributes: section.statedHeaderAttributes) }
        set { (section.header, section.statedHeaderAttributes) = (newValue.text, newValue.attributes) }
    }

    /// The text and the style of the footer, which are stored separately.
    var footer: SectionTitle {
        get { SectionTitle(text: section.footer, attributes: section.footerAttributes) }
        set { (section.footer, section.footerAttributes) = (newValue.text, newValue.attributes) }
    }
}

extension ValueType where Value == SectionTitle {
    /// A text, or a mapping with a style.
    static func title(_ role: TextRole) -> Self {
        ValueType(
            .either([.text, .object(SectionHeaderKey.object.name)]),
            read: { decoder, node in
                guard node.kind == .mapping else { return SectionTitle(text: decoder.text(node)) }
                var title = SectionTitle(text: nil, attributes: SectionViewAttributes(at: node.range))
                decoder.read(node, as: SectionTitle.mapping, into: &title)
                return title
            },
            json: \.json
        )
        .walked { model, title in
            guard title.text != nil || title.attributes?.hasParts == true else { return false }
            if var text = title.text {
                model.walk(&text, as: role)
                if model.isChanging { title.text = text }
            }
            if var image = title.attributes?.image {
                model.walk(&image)
                if model.isChanging { title.attributes?.image = image }
            }
            title.attributes?.walkParts(model)
            return true
        }
    }
}

extension SectionViewAttributes {
    static let button = ValueType<Control?>.sectionButton
    static let content = ValueType<ContentView?>.content
    static let condition = ValueType<Condition?>.condition

    /// Whether the title has content in addition to a style.
    fileprivate var hasParts: Bool { image != nil || button != nil || content != nil || visible != nil }

    /// Walks over the views and their conditions.
    fileprivate mutating func walkParts(_ model: ModelWalk) {
        _ = Self.button.walk?(model, &button)
        _ = Self.content.walk?(model, &content)
        _ = Self.condition.walk?(model, &visible)
    }
}

extension ValueType where Value == Control? {
    /// The button after the text of a section's header or footer.
    static var sectionButton: Self {
        .mapping(
            SectionButtonKey.object,
            { Control.sectionButtonMapping },
            blank: { Control(kind: .button, at: $0) },
            as: { .control($0) }
        )
    }
}

extension Control {
    static let sectionButtonMapping = MappingType(SectionButtonKey.self)
}
