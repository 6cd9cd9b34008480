import Foundation

final class BilbyNotes {
  let folder: URL

  init(folder: URL) { self.folder = folder }

  func text(_ name: String) -> String? {
    try? String(contentsOf: folder.appendingPathComponent(name), encoding: .utf8)
  }

  func bytes(_ name: String) throws -> Data {
    try Data(contentsOf: folder.appendingPathComponent(name))
  }

  func table(_ name: String) -> NSDictionary? {
    NSDictionary(contentsOf: folder.appendingPathComponent(name))
  }
}
