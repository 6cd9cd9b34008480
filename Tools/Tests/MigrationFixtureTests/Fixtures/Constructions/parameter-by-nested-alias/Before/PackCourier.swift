final class PackDepot: Sendable {
  static let shared = PackDepot()

  private init() {}

  func next() -> String { "parcel" }
}

final class PackCourier {
  typealias Receiver = (String) -> Void

  private let receiver: Receiver

  init(receiver: @escaping Receiver) { self.receiver = receiver }

  func deliver() { receiver(PackDepot.shared.next()) }
}

final class PackOffice {
  func open() { PackCourier(receiver: { print("got", $0) }).deliver() }
}
