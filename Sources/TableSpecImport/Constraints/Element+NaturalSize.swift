extension Element {
    /// The natural size of a view's content; 0 for a length that depends on its surroundings.
    ///
    /// The sizes of controls are those in documents with saved frames.
    ///
    /// - Parameter images: The sizes of the images that the document names.
    func naturalSize(_ images: [String: Rect]) -> Rect {
        switch name {
        case "label": labelSize
        case "button": buttonSize(images)
        case "imageView": self["image"].flatMap { images[$0] } ?? Rect()
        case "textField": Rect(height: self["borderStyle"] == "roundedRect" ? 30 : 22)
        default: Self.sizesOfControls[name] ?? Rect()
        }
    }

    private static let sizesOfControls = [
        "switch": Rect(width: 49, height: 31), "stepper": Rect(width: 94, height: 29), "slider": Rect(height: 30),
        "segmentedControl": Rect(height: 28), "activityIndicatorView": Rect(width: 20, height: 20),
        "progressView": Rect(height: 2), "pageControl": Rect(width: 39, height: 37), "searchBar": Rect(height: 44),
        "datePicker": Rect(height: 216), "pickerView": Rect(height: 216),
    ]

    private var labelSize: Rect {
        let font = InterfaceFont(self) ?? .style("body")
        let text = ScreenDrafter.labelText(self)
        return Rect(width: font.width(of: text).rounded(.up), height: (font.size * 1.2).rounded(.up))
    }

    /// A title has a padding of six points above and below.
    private func buttonSize(_ images: [String: Rect]) -> Rect {
        let state = property("state", "normal") ?? children.first { $0.name == "state" && $0["key"] == "normal" }
        let font = InterfaceFont(self) ?? .usualOfButton
        let title = state?.string("title") ?? ""
        let image = (state?["image"] ?? state?["backgroundImage"]).flatMap { images[$0] } ?? Rect()
        guard !title.isEmpty else { return image.width > 0 ? image : Rect(width: 30, height: 22) }
        let width = font.width(of: title).rounded(.up) + image.width
        return Rect(width: max(width, 30), height: max((font.size * 1.2).rounded(.up) + 12, image.height))
    }
}
