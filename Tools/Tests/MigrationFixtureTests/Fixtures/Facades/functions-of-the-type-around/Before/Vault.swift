import Foundation

enum Vault6203 {
  static let folder = "/none/"

  private static func isFree(_ name: String) -> Bool {
    !FileManager.default.fileExists(atPath: folder + name)
  }

  static func name() -> String { isFree("new") ? "new" : "old" }

  final class Box {
    func isFree() -> Bool { Vault6203.isFree("box") && Vault6203.folder != "" }

    func first() -> String { Vault6203.name() + name() }

    func second() -> String { name() }
  }
}
