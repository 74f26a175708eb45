internal import TableSpecModel

extension LayoutContext {
    /// The size of an image. Symbols scale with the text, and images of the app have their own size.
    func size(of image: ImageContent) -> Size {
        guard case .named(let name) = image, assets.ownSymbols[name] == nil else { return symbolSize }
        guard let image = assets.images[name] else {
            return Size(width: TableMetrics.assetImageSide, height: TableMetrics.assetImageSide)
        }
        let scale = min(1, table.width / image.width, RowMetrics.maximumHeight / image.height)
        return Size(
            width: (image.width * scale).roundedToPixel(self.scale),
            height: (image.height * scale).roundedToPixel(self.scale)
        )
    }

    private var symbolSize: Size {
        let side = (TableMetrics.symbolSide * symbolGrowth).roundedToPixel(scale)
        return Size(width: side, height: side)
    }
}
