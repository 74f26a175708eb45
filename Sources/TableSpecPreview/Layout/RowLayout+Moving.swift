extension RowLayout {
    /// Moves the content of the row sideways by a distance in points. The row stays.
    mutating func moveContent(by distance: Double) {
        contentFrame.x += distance
        textFrame?.x += distance
        detailFrame?.x += distance
        imageFrame?.x += distance
        for index in textLines.indices { textLines[index].frame.x += distance }
        for index in detailLines.indices { detailLines[index].frame.x += distance }
        for index in messageLines.indices { messageLines[index].frame.x += distance }
        for index in accessories.indices { accessories[index].frame.x += distance }
        for index in drawnViews.indices { drawnViews[index].move(by: distance) }
        control?.move(by: distance)
    }
}
