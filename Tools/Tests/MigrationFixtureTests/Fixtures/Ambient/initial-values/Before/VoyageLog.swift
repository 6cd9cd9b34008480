import Foundation

final class VoyageLog {
  let started = Date()
  private var last: Date = Date()
  let id = UUID().uuidString
  var notes: [String] = []

  init() {}

  init(notes: [String]) {
    self.notes = notes
  }

  func touch() -> Bool {
    last = Date()
    return last >= started && id.count == 36
  }
}
