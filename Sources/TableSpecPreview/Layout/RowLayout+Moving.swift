extension RowLayout {
    /// Moves everything that belongs to the content of the row sideways by a distance in points; the row stays.
    mutating func moveContent(by distance: Double) {
        contentFrame.x += distance
        textFrame?.x += distance
        detailFrame?.x += distance
        imageFrame?.x += distance
        for index in textLines.indices { textLines[index].frame.x += distance }
        for index in detailLines.indices { detailLines[index].frame.x += distance }
        for index in accessories.indices { accessories[index].frame.x += distance }
        guard control != nil else { return }
        control?.frame.x += distance
        for index in control?.lines.indices ?? 0..<0 { control?.lines[index].frame.x += distance }
        for index in control?.segmentFrames.indices ?? 0..<0 { control?.segmentFrames[index].x += distance }
    }
}
