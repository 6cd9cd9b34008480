import Foundation

func later6171(_ work: @escaping () -> Void) { work() }

final class KiteStore6171 {
  static let shared = KiteStore6171()
  func load(_ done: ([Int]) -> Void) {
    done(FileManager.default.fileExists(atPath: "/") ? [1, 2] : [])
  }
}

final class KiteHelper6171 {
  static let shared = KiteHelper6171()
  func install(_ done: @escaping () -> Void) {
    if FileManager.default.fileExists(atPath: "/") { done() }
  }
}

final class KiteField6171 {
  var shown: [Int] = []

  func load() {
    KiteStore6171.shared.load { [weak self] kites in
      later6171 {
        KiteHelper6171.shared.install { [kites] in
          self?.show(kites)
        }
      }
    }
  }

  private func show(_ kites: [Int]) { shown = kites }
}
