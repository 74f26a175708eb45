/// How arranged views sit across the axis: `UIStackView.Alignment`.
public enum StackAlignment: String, Word {
    case fill, leading, top, firstBaseline, center, trailing, bottom, lastBaseline

    public static let noun = "stack alignment"
}

/// How arranged views share the axis: `UIStackView.Distribution`.
public enum StackDistribution: String, Word {
    case fill, fillEqually, fillProportionally, equalSpacing, equalCentering

    public static let noun = "stack distribution"
}

/// How an image fits into its view: `UIView.ContentMode`.
public enum ContentMode: String, Word {
    case scaleToFill, scaleAspectFit, scaleAspectFill, center, top, bottom, left, right
    case topLeft, topRight, bottomLeft, bottomRight

    public static let noun = "content mode"
}
