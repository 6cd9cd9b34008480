protocol PackDepotProtocol: Sendable {
  func next() -> String
}

final class PackDepot: Sendable {
  static let shared = PackDepot()

  private init() {}

  func next() -> String { "parcel" }
}

extension PackDepot: PackDepotProtocol {}

final class PackCourier {
  struct Dependencies {
    var packDepot: any PackDepotProtocol

    static var defaultDependencies: Self {
      Self(packDepot: PackDepot.shared)
    }
  }

  private let dependencies: Dependencies

  typealias Receiver = (String) -> Void

  private let receiver: Receiver

  init(receiver: @escaping Receiver, dependencies: Dependencies = .defaultDependencies) {
    self.dependencies = dependencies
    self.receiver = receiver
  }

  func deliver() { receiver(dependencies.packDepot.next()) }
}

final class PackOffice {
  struct Dependencies {
    var deliverPackCourier: @Sendable (@escaping PackCourier.Receiver) -> Void

    static var defaultDependencies: Self {
      Self(deliverPackCourier: { PackCourier(receiver: $0).deliver() })
    }
  }

  private let dependencies: Dependencies

  init(dependencies: Dependencies = .defaultDependencies) {
    self.dependencies = dependencies
  }

  func open() { dependencies.deliverPackCourier({ print("got", $0) }) }
}
