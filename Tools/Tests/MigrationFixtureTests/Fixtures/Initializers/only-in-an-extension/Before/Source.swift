import Foundation

final class HeathSettings {
  nonisolated(unsafe) static let shared = HeathSettings()
  var isOpen = true
  private init() {}
}

struct HeathEntry {
  let date: Date
  let isOpen: Bool
  let name: String
}

extension HeathEntry {
  init(name: String) {
    self.date = Date()
    self.isOpen = HeathSettings.shared.isOpen
    self.name = name
  }

  init(plain name: String) {
    self.date = .distantPast
    self.isOpen = false
    self.name = name
  }
}
