import Foundation

final class HawfinchUser {
  init() {}

  func use() {
    print(HawfinchAPI.shared.a([]).count)
  }
}
