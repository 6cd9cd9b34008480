import Foundation

final class TarnIndex {
  func rebuild() -> Bool {
    let manager = Foundation.FileManager()
    Foundation.UserDefaults.standard.set(1, forKey: "tarn")
    return manager.fileExists(atPath: "/")
  }
}
