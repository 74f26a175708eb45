internal import TableSpecDiagnostics
internal import TableSpecYAML

/// The title or image of a button.
package struct TitleOrImage: Equatable, Sendable {
    var title: TextTemplate?
    var image: ImageReference?
}

extension Place where Root == Control, Value == TitleOrImage {
    /// The title or the image of a button. An image next to the title keeps the title.
    static var titleOrImage: Self {
        Place(
            get: { TitleOrImage(title: $0.title, image: $0.image) },
            modify: { control, change in
                var titleOrImage = TitleOrImage(title: control.title, image: nil)
                change(&titleOrImage)
                control.title = titleOrImage.title
                if let image = titleOrImage.image { control.image = image }
            }
        )
    }
}

extension ValueType where Value == TitleOrImage {
    /// A title, or an image in its place. A walk visits the image under its own key.
    static var titleOrImage: Self {
        ValueType(
            .either([.text, .object(ImageKey.object.name)]),
            read: { decoder, node in
                node.kind == .mapping
                    ? TitleOrImage(image: decoder.image(node)) : TitleOrImage(title: decoder.text(node))
            },
            json: { ($0.title?.json) ?? $0.image?.json }
        )
        .walked { model, titleOrImage in
            guard var title = titleOrImage.title else { return false }
            model.walk(&title, as: .buttonTitle)
            titleOrImage.title = title
            return true
        }
    }
}

extension SymbolConfiguration {
    package static let mapping = MappingType(SymbolConfigurationKey.self)
}

extension ValueType where Value == SymbolConfiguration? {
    /// A text style, or a mapping.
    static var symbolConfiguration: Self {
        var type = mapping(
            SymbolConfigurationKey.object,
            { SymbolConfiguration.mapping },
            blank: { _ in SymbolConfiguration() }
        )
        let readMapping = type.read
        type = type.described(as: .either([.choice(FontTextStyle.self), .object(SymbolConfigurationKey.object.name)]))
        return type.reading { decoder, node in
            guard node.kind != .mapping else { return readMapping(&decoder, node) }
            var configuration = SymbolConfiguration()
            configuration.textStyle = decoder.choice(node)
            return configuration
        }
    }
}

/// The style of a button, or the size of an activity indicator.
package struct ContentStyle: Equatable, Sendable {
    var button = Setting<ButtonStyle>.unset
    var indicator = Setting<ActivityIndicatorStyle>.unset
}

extension Place where Root == Control, Value == ContentStyle {
    static var style: Self {
        Place(
            get: { control in
                control.kind == .button
                    ? ContentStyle(button: control.buttonAttributes.style)
                    : ContentStyle(indicator: control.indicatorStyle)
            },
            modify: { control, change in
                var style = ContentStyle()
                change(&style)
                if control.kind == .button {
                    control.buttonAttributes.style = style.button
                } else {
                    control.indicatorStyle = style.indicator
                }
            }
        )
    }
}

extension KeyDeclaration where Owner == ContentView {
    /// The style, for which buttons and activity indicators have separate enumerations.
    static func style(default defaultValue: String, _ documentation: String) -> Self {
        let (button, indicator) = (
            ValueType<Setting<ButtonStyle>>.choice(), ValueType<Setting<ActivityIndicatorStyle>>.choice()
        )
        let type = ValueType<ContentStyle>(
            .either([button.description, indicator.description]),
            read: { _, _ in ContentStyle() },
            json: { button.json($0.button) ?? indicator.json($0.indicator) }
        )
        var declaration = KeyDeclaration<Control>(at: .style, type, default: defaultValue, documentation)
            .reading { decoder, pair, control in
                if control.kind == .button {
                    control.buttonAttributes.style = button.read(&decoder, pair.value)
                } else {
                    control.indicatorStyle = indicator.read(&decoder, pair.value)
                }
            }
            .lifted(to: Place<ContentView, Control>.control)
        declaration.isInner = true
        return declaration
    }
}

extension SpecDecoder {
    /// Reports a button with two images.
    mutating func checkImages(of fields: MappingFields) {
        guard let button = fields.node[Control.Kind.button.rawValue], button.kind == .mapping,
            let image = fields.keyRange(of: ContentKey.image)
        else { return }
        report(.conflicting("a button can have only one image", at: image, first: button.range))
    }
}
