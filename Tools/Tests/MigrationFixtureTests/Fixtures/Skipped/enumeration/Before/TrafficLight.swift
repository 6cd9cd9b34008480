import Foundation

final class RoadOffice: Sendable {
  static let shared = RoadOffice()
  func seconds() -> Int { 30 }
}

enum TrafficLight {
  case red, green

  var duration: Int { self == .red ? RoadOffice.shared.seconds() : 20 }
}
