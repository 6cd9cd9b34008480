import Foundation

protocol LinnetStore {
  func save(_ text: String) -> String
}

final class LinnetCloud: LinnetStore {
  func save(_ text: String) -> String {
    text + (UserDefaults.standard.string(forKey: "linnet-cloud") ?? "c")
  }
}

final class LinnetDisk: LinnetStore {
  func save(_ text: String) -> String {
    text + (UserDefaults.standard.string(forKey: "linnet-disk") ?? "d")
  }
}

final class LinnetBackup {
  private let stores: [any LinnetStore] = [
    LinnetCloud(),
    LinnetDisk(),
  ]

  func save() -> [String] { stores.map { $0.save("a") } }
}

protocol LinnetReader {
  func read() -> String
}

extension LinnetDisk: LinnetReader {
  func read() -> String { save("r") }
}

final class LinnetDesk {
  var store: any LinnetStore = LinnetDisk()
  var reader: any LinnetReader = LinnetDisk()

  func use() -> String { store.save("a") + reader.read() }
}

final class LinnetArchive {
  private func all(_ stores: [LinnetDisk]) -> Int { stores.count }

  func count() -> Int { all([LinnetDisk()]) }
}
