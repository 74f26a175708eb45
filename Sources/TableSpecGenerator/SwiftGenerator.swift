public import TableSpecModel
internal import TableSpecSwift

/// Makes Swift source of specs.
public enum SwiftGenerator {
    /// The Swift source of a file: its types, its screen and the samples of that screen.
    ///
    /// The text is a function of the file and of what it refers to in the model; nothing of the machine is in it.
    public static func generate(_ file: SpecFile, in model: SpecModel) -> String {
        FileTranslator(file: file, in: ModelIndex(model)).file.rendered()
    }
}
