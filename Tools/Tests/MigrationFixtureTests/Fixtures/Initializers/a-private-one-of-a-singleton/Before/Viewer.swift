import Foundation

@MainActor
final class Viewer6178: NSObject {
  static let instance = Viewer6178()

  private var count = 0

  override private init() {
    super.init()
  }

  func open() -> Int {
    count += 1
    return UserDefaults.standard.integer(forKey: "viewer6178") + count
  }
}
