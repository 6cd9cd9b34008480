import Foundation

final class QuokkaArchive {
  private let folder: URL

  init(folder: URL) {
    self.folder = folder
  }

  func size(of name: String) -> Int {
    let file = folder.appendingPathComponent(name)
    guard (try? file.checkResourceIsReachable()) == true else { return 0 }
    let values = try? file.resourceValues(forKeys: [.fileSizeKey])
    return values?.fileSize ?? 0
  }

  func publish(_ text: String, as name: String) throws {
    let draft = folder.appendingPathComponent(name + ".draft")
    try Data(text.utf8).write(to: draft)
    if rename(draft.path, folder.appendingPathComponent(name).path) != 0 {
      print("not renamed")
    }
  }
}
