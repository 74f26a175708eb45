package import TableSpecDiagnostics
internal import TableSpecYAML

/// A section's header or footer: its text, and its style where it is a view of its own.
package struct SectionTitle: Hashable, Sendable {
    package var text: TextTemplate?
    package var look: SectionViewLook?

    /// Creates a title.
    package init(text: TextTemplate?, look: SectionViewLook? = nil) {
        self.text = text
        self.look = look
    }

    static let mapping = MappingType(SectionHeaderKey.self)

    /// The title as `inspect` prints it; `nil` for none.
    package var json: JSONValue? {
        look == nil ? text?.json : .object(Self.mapping.members(of: self))
    }
}

extension Place where Root == SectionTitle {
    /// A property of the style, which a title of a text alone does not have.
    static func look(_ path: ModelPath<SectionViewLook, Value>) -> Self {
        Place(
            get: { $0.look?[keyPath: path] },
            modify: { title, change in
                guard var look = title.look else { return }
                change(&look[keyPath: path])
                title.look = look
            }
        )
    }
}

extension LoopedSection {
    /// The text and the style of the header, which are stored separately.
    var header: SectionTitle {
        get { SectionTitle(text: section.header, look: section.headerLook) }
        set { (section.header, section.headerLook) = (newValue.text, newValue.look) }
    }

    /// The text and the style of the footer, which are stored separately.
    var footer: SectionTitle {
        get { SectionTitle(text: section.footer, look: section.footerLook) }
        set { (section.footer, section.footerLook) = (newValue.text, newValue.look) }
    }
}

extension ValueType where Value == SectionTitle {
    /// A text, or a mapping that also has a style.
    static func title(_ role: TextRole) -> Self {
        ValueType(
            .either([.text, .object(SectionHeaderKey.object.name)]),
            read: { decoder, node in
                guard node.kind == .mapping else { return SectionTitle(text: decoder.text(node)) }
                var title = SectionTitle(text: nil, look: SectionViewLook(at: node.range))
                decoder.read(node, as: SectionTitle.mapping, into: &title)
                return title
            },
            json: \.json
        )
        .walked { model, title in
            guard title.text != nil || title.look?.hasParts == true else { return false }
            if var text = title.text {
                model.walk(&text, as: role)
                if model.isChanging { title.text = text }
            }
            if var image = title.look?.image {
                model.walk(&image)
                if model.isChanging { title.look?.image = image }
            }
            title.look?.walkParts(model)
            return true
        }
    }
}

extension SectionViewLook {
    static let button = ValueType<Control?>.sectionButton
    static let content = ValueType<ContentView?>.content
    static let condition = ValueType<Condition?>.condition

    /// Whether there is more to see than a style.
    fileprivate var hasParts: Bool { image != nil || button != nil || content != nil || visible != nil }

    /// Walks over the views and over what decides whether they are there.
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
