import Foundation

/// An artifact bundle of SwiftPM: a folder with a program for each platform, listed in `info.json`.
struct ArtifactBundle {
  private struct Index: Decodable {
    struct Artifact: Decodable { var variants: [Variant] }
    struct Variant: Decodable { var path: String }

    var artifacts: [String: Artifact]
  }

  let folder: URL

  init(_ folder: URL) { self.folder = folder }

  /// The programs for all platforms; those of other platforms do not run here.
  var programs: [URL] {
    guard let data = try? Data(contentsOf: folder.appendingPathComponent("info.json")),
      let index = try? JSONDecoder().decode(Index.self, from: data)
    else { return [] }
    return (index.artifacts["depstructs"]?.variants ?? []).map {
      folder.appendingPathComponent($0.path)
    }
  }
}
