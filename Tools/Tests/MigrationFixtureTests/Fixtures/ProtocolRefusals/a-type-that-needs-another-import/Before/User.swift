import Foundation

final class PintailUser {
  init() {}

  func use() {
    print(PintailAPI.shared.a() == nil)
  }
}
