import Foundation

/// All fixtures, and what of the folder could not be read.
struct FixtureLibrary: Sendable {
  static let standard = FixtureLibrary(
    folder: URL(fileURLWithPath: #filePath).deletingLastPathComponent()
      .deletingLastPathComponent().appendingPathComponent("Fixtures"))

  private(set) var fixtures: [Fixture] = []
  private(set) var problems: [String] = []

  /// The fixtures that a compiler here takes in some language mode.
  var compiled: [Fixture] { fixtures.filter { !$0.expectation.modes.isEmpty } }

  init(folder: URL) {
    for area in Self.folders(in: folder) {
      for name in Self.folders(in: folder.appendingPathComponent(area)) {
        let id = "\(area)/\(name)"
        do {
          fixtures.append(try Fixture(id: id, folder: folder.appendingPathComponent(id)))
        } catch {
          problems.append("\(id): \(error)")
        }
      }
    }
  }

  private static func folders(in folder: URL) -> [String] {
    let names = (try? FileManager.default.contentsOfDirectory(atPath: folder.path)) ?? []
    return names.filter {
      var isFolder: ObjCBool = false
      let path = folder.appendingPathComponent($0).path
      return FileManager.default.fileExists(atPath: path, isDirectory: &isFolder)
        && isFolder.boolValue
    }.sorted()
  }
}
