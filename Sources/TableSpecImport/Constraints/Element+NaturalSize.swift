extension Element {
    /// The natural size of a view's content; 0 for a length that depends on its surroundings.
    ///
    /// The sizes of controls are those in documents with saved frames.
    ///
    /// - Parameter images: The sizes of the images that the document names.
    func naturalSize(_ images: [String: Frame]) -> Frame {
        switch name {
        case "label": labelSize
        case "button": buttonSize(images)
        case "imageView": self["image"].flatMap { images[$0] } ?? Frame()
        case "textField": Frame(height: self["borderStyle"] == "roundedRect" ? 30 : 22)
        default: Self.sizesOfControls[name] ?? Frame()
        }
    }

    private static let sizesOfControls = [
        "switch": Frame(width: 49, height: 31), "stepper": Frame(width: 94, height: 29), "slider": Frame(height: 30),
        "segmentedControl": Frame(height: 28), "activityIndicatorView": Frame(width: 20, height: 20),
        "progressView": Frame(height: 2), "pageControl": Frame(width: 39, height: 37), "searchBar": Frame(height: 44),
        "datePicker": Frame(height: 216), "pickerView": Frame(height: 216),
    ]

    private var labelSize: Frame {
        let font = InterfaceFont(self) ?? .style("body")
        let text = ScreenDrafter.labelText(self)
        return Frame(width: font.width(of: text).rounded(.up), height: (font.size * 1.2).rounded(.up))
    }

    /// A title has a padding of six points above and below.
    private func buttonSize(_ images: [String: Frame]) -> Frame {
        let state = property("state", "normal") ?? children.first { $0.name == "state" && $0["key"] == "normal" }
        let font = InterfaceFont(self) ?? .usualOfButton
        let title = state?.string("title") ?? ""
        let image = (state?["image"] ?? state?["backgroundImage"]).flatMap { images[$0] } ?? Frame()
        guard !title.isEmpty else { return image.width > 0 ? image : Frame(width: 30, height: 22) }
        let width = font.width(of: title).rounded(.up) + image.width
        return Frame(width: max(width, 30), height: max((font.size * 1.2).rounded(.up) + 12, image.height))
    }
}
