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
    var makePackCourier: @Sendable (@escaping PackCourier.Receiver) -> PackCourier

    static var defaultDependencies: Self {
      Self(makePackCourier: { PackCourier(receiver: $0) })
    }
  }

  private let dependencies: Dependencies

  init(dependencies: Dependencies = .defaultDependencies) {
    self.dependencies = dependencies
  }

  func open() { dependencies.makePackCourier({ print("got", $0) }).deliver() }
}
