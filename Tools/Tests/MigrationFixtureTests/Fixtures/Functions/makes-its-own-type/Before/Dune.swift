import Foundation

final class Dune6119 {
  let name: String

  required init(name: String) { self.name = name }

  func height() -> Int { UserDefaults.standard.integer(forKey: name) }

  static func last(or name: String) -> Dune6119 {
    let last = UserDefaults.standard.string(forKey: "dune6119")
    return Dune6119(name: last ?? name)
  }

  static func made(_ names: [String]) -> [Dune6119] { names.map { self.init(name: $0) } }
}
