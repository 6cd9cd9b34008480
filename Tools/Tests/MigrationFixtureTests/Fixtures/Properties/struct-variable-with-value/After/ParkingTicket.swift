import Foundation

protocol ParkingFeesProtocol: Sendable {
  func cents(_ minutes: Int) -> Int
}

final class ParkingFees: Sendable {
  static let shared = ParkingFees()
  func cents(_ minutes: Int) -> Int { minutes * 5 }
}

extension ParkingFees: ParkingFeesProtocol {}

struct ParkingTicket {
  struct Dependencies {
    var parkingFees: any ParkingFeesProtocol

    static var defaultDependencies: Self {
      Self(parkingFees: ParkingFees.shared)
    }
  }

  var issued = Date()
  let plate: String
  var dependencies: Dependencies = .defaultDependencies

  func fee(_ minutes: Int) -> Int { issued < .distantFuture ? dependencies.parkingFees.cents(minutes) : 0 }
}
