import Foundation

final class HarrierUser {
  init() {}

  func use() {
    print(HarrierAPI.shared.a() == nil)
    print(HarrierAPI.shared.b() > Date.distantPast)
  }
}
