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

  private let dependencies: Dependencies

  var issued = Date()
  let plate: String

  init(issued: Date = Date(), plate: String, dependencies: Dependencies = .defaultDependencies) {
    self.issued = issued
    self.plate = plate
    self.dependencies = dependencies
  }

  func fee(_ minutes: Int) -> Int { issued < .distantFuture ? dependencies.parkingFees.cents(minutes) : 0 }
}
