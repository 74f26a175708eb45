import TableSpecKit
import TableSpecPictures

/// Specs with the images, colors, and symbols that their configuration names.
struct IllustratedSpecs {
    let workspace: Workspace
    let inputs: PictureInputs

    init(paths: [String]) throws {
        var workspace = try Workspace(paths: paths)
        inputs = PictureInputs(readingAssetsOf: &workspace)
        self.workspace = workspace
    }

    var analysis: Analysis { Analysis(workspace) }
    var previews: Previews { Previews(workspace, analysis, inputs) }
}
