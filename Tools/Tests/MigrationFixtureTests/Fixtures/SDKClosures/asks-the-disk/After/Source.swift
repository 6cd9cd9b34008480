import Foundation

final class QuokkaArchive {
  struct Dependencies {
    var isReachable: @Sendable (URL) throws -> Bool
    var writeData: @Sendable (Data, URL) throws -> Void
    var renameFile: @Sendable (String, String) -> Int32

    static var defaultDependencies: Self {
      Self(
        isReachable: { try $0.checkResourceIsReachable() },
        writeData: { try $0.write(to: $1) },
        renameFile: { rename($0, $1) })
    }
  }

  private let dependencies: Dependencies

  private let folder: URL

  init(folder: URL, dependencies: Dependencies = .defaultDependencies) {
    self.dependencies = dependencies
    self.folder = folder
  }

  func size(of name: String) -> Int {
    let file = folder.appendingPathComponent(name)
    guard (try? dependencies.isReachable(file)) == true else { return 0 }
    let values = try? file.resourceValues(forKeys: [.fileSizeKey])
    return values?.fileSize ?? 0
  }

  func publish(_ text: String, as name: String) throws {
    let draft = folder.appendingPathComponent(name + ".draft")
    try dependencies.writeData(Data(text.utf8), draft)
    if dependencies.renameFile(draft.path, folder.appendingPathComponent(name).path) != 0 {
      print("not renamed")
    }
  }
}
